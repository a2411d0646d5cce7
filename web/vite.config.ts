import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import type {} from 'vitest/config';
import { makeSheets } from './scripts/art.mjs';
import { fontPackages, makeFonts } from './scripts/fonts.mjs';
import { licences, packagesOf } from './scripts/licences.mjs';

const OUT = '../src/tumbleweed/server/page/dist';
const BASE =
  /node_modules|rolldown|[\\/]made[\\/]sheets[\\/](shell|town)\.|[\\/]src[\\/](ui|router|rules[\\/]desk|games[\\/]registry|state[\\/](?!table|games)|lib[\\/](rest|keep))/;
const TABLE =
  /[\\/]src[\\/](pages[\\/]Table|table[\\/](?!Menu|Pace|Presets|FairPanel|Curtain|Patience|announce|advice[\\/](Sheet|Bars|bars|Agreement)|help[\\/](?!asking))|games[\\/](ask[\\/]|motion[\\/]|shell[\\/]|box)|lib[\\/]sound|words[\\/]speech)/;
/** Without what is loaded a little later: desks, final counts, helps, and the components of scenes. */
const DICE_TOWN =
  /[\\/]src[\\/]games[\\/]dice-town[\\/](?!desk|end|help|seats[\\/]CardDetail|words[\\/]..\.|scene[\\/]((?!Say|Pips)[A-Z]|places))/;
const LATER = /[\\/]src[\\/]games[\\/]dice-town[\\/](desk|scene)/;
const BOOMTOWN =
  /[\\/]src[\\/]games[\\/]boomtown[\\/](?!end|help|words[\\/]..\.|scene[\\/](?!Tableau|Trail|Plate)[A-Z])/;
const DODGE_CITY =
  /[\\/]src[\\/]games[\\/]dodge-city[\\/](?!end|help|words[\\/]..\.|scene[\\/](Settlement|Six|Showdown|Stakes|duels))/;
/** The pages of rules show pictures of games whose tables they do not need. */
const SHEETS = /[\\/]made[\\/]sheets[\\/](boomtown|dodge-city)\./;
const DICE = /[\\/]made[\\/]sheets[\\/]dice-town\./;

/** Makes the sheets of art and the fonts before anything asks for them. */
function made(): Plugin {
  return {
    name: 'made',
    async config() {
      makeSheets();
      await makeFonts();
    },
  };
}

/** Adds the licences of what others have made. */
function licensed(): Plugin {
  return {
    name: 'licensed',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
      const source = licences(new Set([...packagesOf(modules), ...fontPackages]));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** Puts compressed copies beside every text file, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html|json|txt)$/.test(name)) continue;
        const path = join(OUT, name);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
        writeFileSync(`${path}.br`, brotliCompressSync(text));
      }
    },
  };
}

/** Parts of the program by the name under which public/light.js asks for them in advance. */
const PARTS: Record<string, string> = {
  start: 'src/pages/Start.svelte',
  table: 'src/pages/Table.svelte',
  rules: 'src/pages/Rules.svelte',
  'dice-town': 'src/games/dice-town/Table.svelte',
  boomtown: 'src/games/boomtown/Table.svelte',
  'dodge-city': 'src/games/dodge-city/Table.svelte',
};
for (const language of ['en', 'de', 'hu']) {
  PARTS[language] = `src/words/${language}.ts`;
  for (const game of ['dice-town', 'boomtown', 'dodge-city'])
    PARTS[`${game}-${language}`] = `src/games/${game}/words/${language}.ts`;
}

/** Fonts that only some pages need at first; index.html asks for those that all pages need. */
const FONTS: Record<string, string[]> = {
  start: ['sancreek-latin-400-normal', 'besley-700'],
  table: ['besley-700'],
};

/** Lists in the page which files each part needs, so that they are on their way before the program asks for them. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const assets = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const files = (name: string): string[] => {
          const chunk = chunks.find((each) => each.fileName === name);
          const styles = [...(chunk?.viteMetadata?.importedCss ?? [])];
          return [name, ...styles, ...(chunk?.imports ?? []).flatMap(files)];
        };
        const first = new Set(chunks.filter((each) => each.isEntry).flatMap((each) => files(each.fileName)));
        const needed = Object.entries(PARTS).map(([part, source]) => {
          const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(source)));
          if (!chunk) throw new Error(`no part of the program holds ${source}`);
          const fonts = assets.filter((file) => FONTS[part]?.some((font) => new RegExp(`/${font}-.{8}\\.`).test(file)));
          return [part, [...new Set(files(chunk.fileName)), ...fonts].filter((file) => !first.has(file)).join(' ')];
        });
        const content = JSON.stringify(Object.fromEntries(needed));
        return [{ tag: 'meta', attrs: { name: 'parts', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}

export default defineConfig({
  base: '/page/',
  plugins: [made(), svelte(), ahead(), licensed(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // it is an inline script, which the page's security policy forbids
    assetsInlineLimit: 0,
    // Few files: what the first page needs, what every table needs, what each game needs; the rest on demand.
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } }, // names of decisions are for readers; the page needs their ids
      output: {
        codeSplitting: {
          groups: [
            { name: 'sheets', test: SHEETS, priority: 4 },
            { name: 'dice', test: DICE, priority: 4 },
            { name: 'base', test: BASE, priority: 3 },
            { name: 'table', test: TABLE, priority: 2 },
            { name: 'dice-town', test: DICE_TOWN, priority: 1 },
            { name: 'desk', test: LATER },
            { name: 'boomtown', test: BOOMTOWN, priority: 1 },
            { name: 'dodge-city', test: DODGE_CITY, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` beside a running `tumbleweed serve`
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    globalSetup: 'scripts/fixtures.mjs',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    isolate: false, // making a window for each file takes longer than its tests
    execArgv: ['--max-semi-space-size=64'], // drawing a table makes many short-lived objects
  },
});
