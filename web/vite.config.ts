import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import type {} from 'vitest/config';
import { makeSheets } from './scripts/art.mjs';

const OUT = '../src/tumbleweed/server/page/dist';

/** The sheets of art are there before anything asks for them. */
function sheets(): Plugin {
  return { name: 'sheets', config: makeSheets };
}

/** A compressed copy beside every text file, so that the server has nothing to compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html|json)$/.test(name)) continue;
        const path = join(OUT, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}

export default defineConfig({
  base: '/page/',
  plugins: [sheets(), svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // an inline script, which the page's security policy forbids
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    // `npm run dev` beside a running `tumbleweed serve`
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], restoreMocks: true },
});
