// Python with tumbleweed installed: the one that PYTHON names, otherwise the one of `uv run`.
import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What a Python program prints when it is run in the repository's root. */
export function python(...words) {
  const named = process.env.PYTHON;
  const [command, ...first] = named ? [/[\\/]/.test(named) ? resolve(named) : named] : ['uv', 'run', 'python'];
  return execFileSync(command, [...first, ...words], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
}
