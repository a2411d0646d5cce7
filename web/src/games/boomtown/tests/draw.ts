/** The table with a recorded moment, as tests draw it, and how to answer there with the buttons alone. */
import { drawing, type Drawn } from '../../tests/draw';
import Table from '../Table.svelte';
import { speech } from '../words/speech.svelte';

export const draw = drawing('boomtown', Table, speech);

/** Presses what leads to an answer, then the button that gives it. */
export async function choose({ root, table, press }: Drawn, action: string): Promise<void> {
  const [word, ...rest] = action.split(' ');
  const options = table.question!.options;
  const last = (): Promise<void> => press('.acts .btn', root.querySelectorAll('.acts .btn').length - 1);
  if (action === 'pass') return last();
  if (word === 'bid')
    for (let tries = 0; tries < 99 && root.querySelector('.amount-of')!.textContent!.trim() !== rest[0]; tries++)
      await press('.step button', 1);
  if (word === 'pick') await press('.spread .bigc', Number(rest[0]) - 1);
  if (word === 'mine' || word === 'saloon') {
    const wanted = options.filter((each) => /^(mine|saloon) /.test(each.action));
    for (let at = 0; at < wanted.length; at++) {
      await press('.tray .target', at);
      const words = options.find((each) => each.action === action)!.words;
      const shown = root.querySelector('.deal')!.textContent!;
      if (shown.includes(words)) break;
    }
  }
  if (word === 'town') await press('.townc', ['CJ', 'CM', 'CC', 'DG', 'SN'].indexOf(rest[0]!));
  if (word === 'rob') {
    await press('.victim', Number(rest[0]) - 1);
    await press('.odd', Number(rest[1]) - 2);
  }
  if (word === 'set') await press('.fc', 6 * (Number(rest[0]) - 1) + Number(rest[1]) - 1);
  await press('.acts .btn');
}
