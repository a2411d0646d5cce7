// Puts the pictures of each folder in src/art, and a few that are picked, into one sheet of symbols,
// made/sheets/FOLDER.svg, and their names and sizes into FOLDER.ts. Pages draw them with <use>, so they follow the light through CSS variables and cost no script.
// What several pictures share is in src/art/shared; they draw it with <use href="#shared-NAME">.
// Vite runs this before it builds; what it writes is not committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ART = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'art');
const SHEETS = join(ART, '..', '..', 'made', 'sheets');

/**
 * Sheets of pictures that other sheets have too: where only these are shown, nobody needs the whole sheets of games.
 */
const PICKED = {
  people: [
    'boomtown/bt-dynamite',
    'dice-town/bill',
    'dice-town/die-A',
    'dice-town/star',
    'dice-town-cards/card-hat',
    'dodge-city/dc-cowboy',
    'dodge-city/dc-gunman',
    'dodge-city/dc-lady',
    'dodge-city/dc-sheriff',
    'shell/weed',
  ],
};

/** An SVG file as a symbol of a sheet, and its viewBox. */
function symbol(name, text) {
  const [, head, body] = /^\s*<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(text) ?? [];
  const box = /viewBox="([^"]*)"/.exec(head ?? '')?.[1];
  if (!body || !box) throw new Error(`src/art: ${name}.svg has no viewBox or no content`);
  if (!box.startsWith('0 0 ')) throw new Error(`src/art: the viewBox of ${name}.svg begins at ${box}, not at 0 0`);
  const drawn = /stroke-linecap|stroke-linejoin|fill=|stroke=/.test(head)
    ? `<g${head.replace(/\s(xmlns|viewBox|width|height|class)="[^"]*"/g, '')}>${body}</g>`
    : body;
  const own = drawn
    .replace(/\bid="([^"]*)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]*)\)/g, `url(#${name}-$1)`)
    .replace(/href="#(?!shared-)([^"]*)"/g, `href="#${name}-$1"`);
  return { box, text: `<symbol id="${name}" viewBox="${box}" overflow="visible">${own}</symbol>` };
}

/** The shared pieces that drawings refer to. */
function pieces(drawings) {
  const names = new Set([...drawings.matchAll(/"#shared-([^"]*)"/g)].map((found) => found[1]));
  const drawn = [...names].sort().map((name) => {
    const text = readFileSync(join(ART, 'shared', `${name}.svg`), 'utf8');
    return `<g id="shared-${name}">${/^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(text)[1]}</g>`;
  });
  return drawn.length === 0 ? '' : `<defs>${drawn.join('')}</defs>`;
}

function write(path, text) {
  try {
    if (readFileSync(path, 'utf8') === text) return;
  } catch {
    // not there yet
  }
  writeFileSync(path, text);
}

/** A sheet of pictures, each given by its path in src/art. */
function makeSheet(sheet, pictures) {
  const names = pictures.map((path) => basename(path));
  const symbols = pictures.map((path) => symbol(basename(path), readFileSync(join(ART, `${path}.svg`), 'utf8')));
  const all = symbols.map((each) => each.text).join('\n');
  write(join(SHEETS, `${sheet}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">${pieces(all)}${all}</svg>\n`);
  const boxes = names.map((name, place) => `  '${name}': '${symbols[place].box}',`).join('\n');
  write(
    join(SHEETS, `${sheet}.ts`),
    `// Made by scripts/art.mjs.\nimport url from './${sheet}.svg?no-inline';\n\nexport default { url, boxes: {\n${boxes}\n} } as const;\n`,
  );
}

export function makeSheets() {
  mkdirSync(SHEETS, { recursive: true });
  for (const folder of readdirSync(ART, { withFileTypes: true })) {
    if (!folder.isDirectory() || folder.name === 'shared') continue;
    const files = readdirSync(join(ART, folder.name)).filter((file) => file.endsWith('.svg'));
    makeSheet(folder.name, files.map((file) => `${folder.name}/${file.slice(0, -4)}`).sort());
  }
  for (const [sheet, pictures] of Object.entries(PICKED)) makeSheet(sheet, pictures);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeSheets();
