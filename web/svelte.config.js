import { readdirSync } from 'node:fs';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const plain = (path) => String(path).replaceAll('\\', '/');
const components = readdirSync(new URL('./src', import.meta.url), { recursive: true })
  .map(plain)
  .filter((name) => name.endsWith('.svelte'))
  .sort();

/** The class that binds a CSS rule to its component: a number, since every selector and most elements carry it. */
function cssHash({ filename, css, hash }) {
  const number = components.findIndex((name) => plain(filename).endsWith(`src/${name}`));
  return number < 0 ? `s-${hash(css)}` : `_${number.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, fragments: 'tree', cssHash } };
