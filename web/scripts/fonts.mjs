// Makes the page's fonts from those of the packages. made/fonts/FACE.woff2 has the letters of the page's languages,
// which is all that most pages load. fonts.css also names the packages' whole files, for other letters in players'
// names. Vite runs this before it builds; what it writes is not committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const FONTS = join(dirname(fileURLToPath(import.meta.url)), '..', 'made', 'fonts');
const find = createRequire(import.meta.url).resolve;

/** Each font of a package comes in two files, so the letters that are wanted are listed for each. */
const PARTS = [
  { part: 'latin-ext', wanted: 'ŐőŰű', all: 'U+0100-02BA, U+1E00-1EFF' },
  {
    part: 'latin',
    wanted:
      String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)) +
      '\u00a0\u00adÄÖÜäöüßÁÉÍÓÚáéíóú·×«»–‘’‚“”„…−½↑↓',
    all: 'U+0000-00FF, U+2000-206F, U+20AC, U+2191, U+2193, U+2212',
  },
];

/** Bitter is used in three weights: one file with all of them is smaller than three. */
const FACES = [
  // The licence of Sancreek reserves its name for unchanged files.
  { whole: true, family: 'Sancreek', from: '@fontsource/sancreek/files/sancreek-PART-400-normal' },
  {
    name: 'league-gothic',
    family: 'League Gothic',
    from: '@fontsource/league-gothic/files/league-gothic-PART-400-normal',
  },
  { name: 'besley-700', family: 'Besley', weight: '700', from: '@fontsource/besley/files/besley-PART-700-normal' },
  { name: 'besley-900', family: 'Besley', weight: '900', from: '@fontsource/besley/files/besley-PART-900-normal' },
  {
    name: 'bitter',
    family: 'Bitter',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    from: '@fontsource-variable/bitter/files/bitter-PART-wght-normal',
  },
  { name: 'bitter-italic', family: 'Bitter', style: 'italic', from: '@fontsource/bitter/files/bitter-PART-400-italic' },
];

function rule({ family, weight = '400', style = 'normal' }, file, range) {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}
`;
}

const code = (letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Letters as CSS writes them, consecutive ones as a range. */
function ranges(letters) {
  const runs = [];
  for (const letter of [...letters].sort()) {
    const last = runs.at(-1);
    if (last?.at(-1).codePointAt(0) === letter.codePointAt(0) - 1) last.push(letter);
    else runs.push([letter]);
  }
  return runs.map((run) => (run.length > 1 ? `${code(run[0])}-${code(run.at(-1)).slice(2)}` : code(run[0]))).join(', ');
}

/** The packages that the fonts come from. */
export const fontPackages = [...new Set(FACES.map(({ from }) => from.split('/files/')[0]))];

export async function makeFonts() {
  const versions = fontPackages.map((name) => readFileSync(find(`${name}/package.json`), 'utf8'));
  const recipe = readFileSync(fileURLToPath(import.meta.url), 'utf8') + versions.join('');
  const stamp = join(FONTS, '.made-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === recipe) return;
  mkdirSync(FONTS, { recursive: true });
  // Of several rules for a letter the last one counts, so the small files come after the whole ones.
  const whole = [];
  const small = [];
  for (const face of FACES) {
    for (const { part, wanted, all } of PARTS) {
      const file = `${face.from.replace('PART', part)}.woff2`;
      whole.push(rule(face, file, all));
      if (face.whole) continue;
      const options = { targetFormat: 'woff2', variationAxes: face.axes };
      const name = part === 'latin' ? face.name : `${face.name}-more`;
      writeFileSync(join(FONTS, `${name}.woff2`), await subset(readFileSync(find(file)), wanted, options));
      small.push(rule(face, `./${name}.woff2`, ranges(wanted)));
    }
  }
  writeFileSync(join(FONTS, 'fonts.css'), whole.join('') + small.join(''));
  writeFileSync(stamp, recipe);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeFonts();
