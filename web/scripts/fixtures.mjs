// Before the tests run, what they draw is recorded again (tests/web/fixtures.py): it is always what the games show.
import { python } from './python.mjs';

export default function setup() {
  python('-m', 'tests.web.fixtures', 'web/made/fixtures');
}
