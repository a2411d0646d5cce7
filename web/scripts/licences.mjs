// The licences of everything in the page that others have made: the packages that went into it, and the fonts.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');

/** The packages that modules come from, by name. */
export function packagesOf(modules) {
  const names = modules.map((id) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined).map((name) => name.replace('\\', '/')))];
}

/** The licences of packages, one after another. */
export function licences(packages) {
  return [...packages]
    .sort()
    .map((name) => {
      const folder = join(PACKAGES, name);
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (!file) throw new Error(`${name} has no licence beside it`);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
