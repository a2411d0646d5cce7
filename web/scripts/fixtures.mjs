// What the tests draw is recorded anew before they run (tests/web/fixtures.py), so that it always is what the games show.
import { python } from './python.mjs';

export default function setup() {
  python('-m', 'tests.web.fixtures', 'web/made/fixtures');
}
