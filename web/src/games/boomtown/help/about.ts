/** What the things on Boomtown's table are, and how they stand now. */
import things from '../../../../made/sheets/boomtown';
import town from '../../../../made/sheets/town';
import { parts, type About, type Known, type Picture } from '../../../table/help/known';
import { faceOf } from '../model/cards';
import { LANDS } from '../model/pictures';
import { TOWNS, type BoomView, type Town } from '../model/view';
import { cardName, townName } from '../words/said';
import { lines, mineOf } from './now';

const PICTURES: Readonly<Record<string, string>> = {
  mine: 'bt-frame',
  'mine.danger': 'bt-danger',
  vein: 'bt-vein',
  mayor: 'bt-mayor',
  fee: 'bt-nugget',
  governor: 'bt-governor-pawn',
  saloon: 'bt-saloon-token',
  girls: 'bt-girls',
  row: 'bt-back',
  held: 'bt-back',
  waits: 'bt-back',
  bid: 'bt-nugget',
  river: 'bt-nugget',
  gold: 'bt-nugget',
  bankrupt: 'bt-nugget',
  'my.points': 'bt-nugget',
  first_player: 'bt-first',
  'deck.counter': 'bt-back',
};

/** What lies on a mine, in a town or in a saloon. */
const PARTS: readonly string[] = ['vein', 'fee', 'girls'];
/** Cards that lie singly before somebody. */
const LYING: readonly string[] = ['held', 'waits'];
const isTown = (name: string): name is Town => TOWNS.some((each) => each === name);

function picture(key: string): Picture | undefined {
  const [kind, name = ''] = key.split('.');
  if (kind === 'town')
    return isTown(name)
      ? { sheet: things, name: LANDS[name], kind: 'ink' }
      : { sheet: town, name: 'place-mine', kind: 'ink' };
  const own = kind === 'card' ? faceOf(name).picture : PICTURES[key];
  return own === undefined ? undefined : { sheet: things, name: own, kind: 'thing' };
}

/** What lies at a place of the row is a mine or an event card. */
function cardAt(name: string, view: BoomView): string {
  const slot = Number(/^row\.(\d)$/.exec(name)?.[1] ?? 0);
  return slot > 0 ? (view.row[slot - 1]?.card ?? '') : '';
}

function keyOf(thing: string, card: string, view: BoomView): string {
  const found = mineOf(view, card);
  if (thing === 'mine' && found?.danger) return 'mine.danger';
  if (!thing.startsWith('row.')) return thing;
  return found ? (found.danger ? 'mine.danger' : 'mine') : card === '' ? 'row' : `card.${card.slice(0, 3)}`;
}

export const about: About<BoomView> = (name, seen): Known => {
  const [thing = '', what = ''] = parts(name);
  const card = cardAt(thing, seen.view) || what;
  const key = keyOf(thing, card, seen.view);
  const mine = mineOf(seen.view, card);
  return {
    key,
    title: (mine && !PARTS.includes(key)) || LYING.includes(thing) ? cardName(card) : undefined,
    of: isTown(what) ? townName(what) : mine && PARTS.includes(key) ? cardName(card) : undefined,
    part: PARTS.includes(key),
    now: lines(key, what || card, seen),
    picture: picture(key),
  };
};
