/**
 * The workbench: the table with recorded views, without a server. `?name=D-02-first&lang=de&theme=night`; `&play` tells
 * the last events again. Opened with `npm run dev` at /page/src/games/dice-town/dev/index.html; not part of the page.
 */
import { mount } from 'svelte';
import '../../../../made/fonts/fonts.css';
import '../../../style/tokens.css';
import '../../../style/base.css';
import '../../../style/parts.css';
import { settings } from '../../../state/settings.svelte';
import type { Language } from '../../../lib/rest';
import Bench from './Bench.svelte';
import type { Fixture } from './fake.svelte';

const asked = new URLSearchParams(location.search);
const files = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
const name = asked.get('name') ?? 'D-02-first';

async function begin(): Promise<void> {
  await settings.begin();
  await settings.setLanguage((asked.get('lang') ?? 'en') as Language);
  settings.setTheme(asked.get('theme') === 'night' ? 'night' : 'day');
  const fixture = await files[`../fixtures/${name}.json`]!();
  mount(Bench, { target: document.getElementById('app')!, props: { fixture, play: asked.has('play') } });
}
void begin();
