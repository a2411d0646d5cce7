/** What the things on Dodge City's table are, and how they stand now. */
import things from '../../../../made/sheets/dodge-city';
import { parts, type About, type Known, type Picture } from '../../../table/help/known';
import { cardName, houseName } from '../words/names';
import { faceOf } from '../model/cards';
import { DISCS, houseArt, HOUSES, MARKS } from '../model/pictures';
import { houseOf, isMark, type Building, type TownView } from '../model/view';
import { lines } from './now';

const PICTURES: Readonly<Record<string, string>> = {
  'disc.symbol': 'dc-disc-sheriff',
  'disc.points': 'dc-points-5',
  'my.points': 'dc-points-5',
  field: 'dc-field-key',
  figure: 'dc-disc-lady',
  cash: 'dc-bill',
  hand: 'dc-card-back',
  deck: 'dc-card-back',
  event: 'dc-telegram',
  'card.number': 'dc-number-lady',
  'card.picture': 'dc-lady',
  'card.question': 'dc-question',
  'card.raid': 'dc-raid',
  'round.start': 'dc-card-back',
  'round.placing': 'dc-stone-1',
  'round.duel': 'dc-duelist',
  start_player: 'dc-card-back',
};

/** What is about stones: a player's. */
const STONES: readonly string[] = ['stone', 'cell', 'limit', 'supply'];
const KINDS: readonly string[] = ['number', 'picture', 'question', 'raid'];

/** A figure, a field, the discs of a building, or a player's stone. */
function pictureOf(key: string, house: Building | undefined, seat: number): string | undefined {
  const [kind, name = ''] = key.split('.');
  if (STONES.includes(key)) return `dc-stone-${(Math.max(0, seat) % 5) + 1}`;
  if (kind === 'figure') return DISCS[name];
  if (kind === 'field') return isMark(name) ? MARKS[name] : undefined;
  if (key === 'disc.points' && house?.points) return `dc-points-${Math.min(house.points, 5)}`;
  return key === 'disc.symbol' && house?.figure ? DISCS[house.figure] : undefined;
}

function picture(key: string, house: Building | undefined, card: string, seat: number): Picture | undefined {
  const [kind] = key.split('.');
  if (kind === 'building' || kind === 'state') return { sheet: things, name: houseArt(house?.id ?? ''), kind: 'ink' };
  const own = pictureOf(key, house, seat) ?? (card === '' ? undefined : faceOf(card).picture);
  const other = own ?? PICTURES[key] ?? (kind === 'card' ? 'dc-telegram' : undefined);
  return other === undefined ? undefined : { sheet: things, name: other, kind: kind === 'field' ? 'ink' : 'thing' };
}

/** How a building stands for a player, by its name in the help. */
function stateOf(house: Building, seat: number): string {
  if (house.status !== 'open') return `state.${house.status}`;
  if (house.connected.length > 1 && house.connected.includes(seat)) return 'state.contested';
  if (house.connected.includes(seat)) return 'state.connected';
  return (house.missing[seat] ?? null) === null ? 'state.shut_out' : 'state.short';
}

/** The id of a playing card: those of a kind have the same help. */
function cardIn(thing: string): string {
  const id = /^(?:card|hand)\.(\w+)$/.exec(thing)?.[1] ?? '';
  return KINDS.includes(faceOf(id).kind) ? id : '';
}

function keyOf(thing: string, house: Building | undefined, seat: number): string {
  if (thing === 'state' && house) return stateOf(house, seat);
  const card = cardIn(thing);
  if (card) return `card.${faceOf(card).kind}`;
  // buildings of a board of one's own have the help of all
  return house && thing === `building.${house.id}` && HOUSES[house.id] === undefined ? 'building.own' : thing;
}

/** `state:SAL:1` is how the Saloon stands for player 1, `hand.L5` a card. */
export const about: About<TownView> = (name, seen): Known => {
  const [thing = '', what = '', whose] = parts(name);
  const seat = whose === undefined ? seen.seat : Number(whose);
  const card = cardIn(thing);
  const house = houseOf(seen.view, what || thing.replace(/^building\./, ''));
  const key = keyOf(thing, house, seat);
  const whole = key.startsWith('building');
  return {
    key,
    title: card ? cardName(card) : house && whole ? houseName(house) : undefined,
    of: house && !whole ? houseName(house) : undefined,
    part: house !== undefined && !whole && !key.startsWith('state'),
    now: lines(key, { what, seat, house, card }, seen),
    picture: picture(key, house, card, seat),
  };
};
