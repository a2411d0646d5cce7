/**
 * The workbench: the table with recorded views (`npm test` records them), without a server. Open it with `npm run dev`
 * at /page/src/games/dice-town/dev/index.html?name=D-02&lang=de&theme=night; `&play` tells the last events again. It is
 * not part of the page.
 */
import { mount } from 'svelte';
import '../../../../made/fonts/fonts.css';
import '../../../style/tokens.css';
import '../../../style/base.css';
import '../../../style/parts.css';
import { settings } from '../../../state/settings.svelte';
import type { BoxInfo, Language } from '../../../lib/rest';
import { box } from '../../box.svelte';
import { KEEP_DICE } from '../model/decisions.gen';
import Bench from './Bench.svelte';
import type { Fixture } from '../../tests/fake.svelte';

const asked = new URLSearchParams(location.search);
const files = import.meta.glob<Fixture>('../../../../made/fixtures/dice-town/*.json', { import: 'default' });
const boxes = import.meta.glob<BoxInfo>('../../../../made/fixtures/boxes/*.json', { import: 'default' });
const name = asked.get('name') ?? KEEP_DICE;

async function begin(): Promise<void> {
  await settings.begin();
  await settings.setLanguage((asked.get('lang') ?? 'en') as Language);
  settings.setTheme(asked.get('theme') === 'night' ? 'night' : 'day');
  box.put(await boxes[`../../../../made/fixtures/boxes/dice-town-1-${settings.language}.json`]!());
  void box.open('dice-town', 1, settings.language);
  const fixture = await files[`../../../../made/fixtures/dice-town/${name}.json`]!();
  mount(Bench, { target: document.getElementById('app')!, props: { fixture, play: asked.has('play') } });
}
void begin();
