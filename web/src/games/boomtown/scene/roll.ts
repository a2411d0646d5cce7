/**
 * The production roll as a scene: what lies in the tray while it is told. An event changes it twice, when it begins
 * and when it lands; nothing is in the scene, as a figure or in words, before it lands.
 */
import {
  diceOf,
  TOWNS,
  type BoomEvent,
  type BoomView,
  type Mine,
  type RowCard,
  type Told,
  type Town,
} from '../model/view';

export type Beat = 'roll' | 'pays' | 'taxes' | 'deal';
export const BEATS: readonly Beat[] = ['roll', 'pays', 'taxes', 'deal'];

export interface Owned {
  mine: Mine;
  owner: number;
}

/** A player's gold before and after a payment; undefined: hidden. */
export interface Purse {
  seat: number;
  before: number | undefined;
  after: number | undefined;
}

/** A line of the scene: a mine pays its owner, or the owner pays a saloon. */
export interface Line {
  seq: number;
  town: Town;
  mine: Mine | undefined;
  amount: number;
  /** What a saloon is due, and whether it has girls; absent where a mine pays. */
  due?: number;
  girls?: boolean;
  from?: Purse;
  to: Purse;
  /** The nuggets have arrived. */
  there: boolean;
}

export interface Roll {
  beat: Beat;
  by: number;
  /** Which roll it is: a new one tumbles. */
  count: number;
  /** As they will lie; `still` says whether they do. */
  dice: [number, number];
  still: boolean;
  /** The die (0 or 1) that a Telegraph has turned. */
  wired: number | null;
  /** Mines on the number, with their owners, in the order of the valley. */
  mines: Owned[];
  fallen: Owned[];
  pays: Line[];
  taxes: Line[];
  /** Nobody has a mine on the number. */
  nobody: boolean;
  /** The sum for every player is shown. */
  net: boolean;
  /** The next round, and its row. */
  round: number;
}

export const sumOf = ({ dice }: Roll): number => dice[0] + dice[1];

/** Everybody's mines on a number, in the order of the valley. */
export function minesOn(view: BoomView, sum: number): Owned[] {
  const all = view.players.flatMap(({ seat, mines }) => mines.map((mine) => ({ mine, owner: seat })));
  return TOWNS.flatMap((town) => all.filter(({ mine }) => mine.town === town && mine.number === sum && !mine.falling));
}

/** A mine and its owner. */
export const found = (view: BoomView, card: string): Owned | undefined =>
  view.players
    .flatMap(({ seat, mines }) => mines.map((mine) => ({ mine, owner: seat })))
    .find(({ mine }) => mine.card === card);

const purse = (view: BoomView, seat: number, change: number): Purse => {
  const before = view.players[seat]?.gold;
  return { seat, before, after: before === undefined ? undefined : before + change };
};

const rolled = ({ player, die1, die2, round }: Told<'dice_rolled'>, count: number): Roll => ({
  beat: 'roll',
  by: player,
  count,
  dice: [die1, die2],
  still: false,
  wired: null,
  mines: [],
  fallen: [],
  pays: [],
  taxes: [],
  nobody: false,
  net: false,
  round,
});

function paying(view: BoomView, { seq, player, card, amount }: Told<'mine_produced'>): Line {
  const mine = found(view, card)?.mine;
  return { seq, town: card.slice(0, 2) as Town, mine, amount, to: purse(view, player, amount), there: false };
}
function taxing(view: BoomView, { seq, town, saloon, payer, owner, due, paid }: Told<'saloon_paid'>): Line {
  const house = view.towns.find((each) => each.town === town)?.saloons.find((each) => each.card === saloon);
  return {
    seq,
    town,
    mine: undefined,
    amount: paid,
    due,
    girls: house?.girls ?? false,
    from: purse(view, payer, -paid),
    to: purse(view, owner, paid),
    there: false,
  };
}

/** The scene when an event begins; `view` is how the table stands then. Null: the tray is as usual. */
export function begun(scene: Roll | null, event: BoomEvent, view: BoomView): Roll | null {
  if (event.event === 'dice_rolled') return rolled(event, (scene?.count ?? 0) + 1);
  if (!scene) return null;
  switch (event.event) {
    case 'telegraph_used':
      return { ...scene, still: false, mines: [], wired: event.die - 1 };
    case 'mine_produced':
      return { ...scene, beat: 'pays', pays: [...scene.pays, paying(view, event)] };
    case 'no_production':
      return { ...scene, beat: 'pays' };
    case 'saloon_paid':
      return { ...scene, beat: 'taxes', taxes: [...scene.taxes, taxing(view, event)] };
    case 'round_started':
      return { ...scene, beat: 'deal', round: event.round };
    case 'bid_made':
    case 'bid_passed':
    case 'final_score':
    case 'game_ended':
      return null;
    default:
      return scene;
  }
}

const arrived = (lines: Line[], { seq }: BoomEvent): Line[] =>
  lines.map((line) => (line.seq === seq ? { ...line, there: true } : line));

/** The scene when an event lands; `view` does not have its change yet. */
export function landed(scene: Roll | null, event: BoomEvent, view: BoomView): Roll | null {
  if (!scene) return null;
  switch (event.event) {
    case 'dice_rolled':
      return { ...scene, still: true, mines: minesOn(view, sumOf(scene)) };
    case 'telegraph_used': {
      const [first, second] = scene.dice;
      const dice: [number, number] = event.die === 1 ? [event.new, second] : [first, event.new];
      return { ...scene, dice, still: true, mines: minesOn(view, dice[0] + dice[1]) };
    }
    case 'mine_collapsed': {
      const gone = found(view, event.card);
      const mines = scene.mines.filter(({ mine }) => mine.card !== event.card);
      return { ...scene, mines, fallen: gone ? [...scene.fallen, gone] : scene.fallen };
    }
    case 'mine_produced':
      return { ...scene, pays: arrived(scene.pays, event) };
    case 'no_production':
      return { ...scene, nobody: true };
    case 'saloon_paid':
      return { ...scene, taxes: arrived(scene.taxes, event) };
    case 'round_ended':
      return { ...scene, net: true };
    default:
      return scene;
  }
}

/** The scene as somebody finds it who comes in while a Telegraph may be sent. */
export function recalled(view: BoomView): Roll | null {
  if (view.phase !== 'produce' || !view.dice) return null;
  const dice = diceOf(view);
  const event = { player: view.first_player, die1: dice[0], die2: dice[1], round: view.round } as Told<'dice_rolled'>;
  return { ...rolled(event, 0), still: true, mines: minesOn(view, dice[0] + dice[1]) };
}

/** What each player has gained by the roll so far, by seat: what arrived, less what was spent. */
export function gainsOf(scene: Roll, seats: number): number[] {
  const gains = Array.from({ length: seats }, () => 0);
  for (const { from, to, amount, there } of [...scene.pays, ...scene.taxes]) {
    if (!there) continue;
    gains[to.seat] = (gains[to.seat] ?? 0) + amount;
    if (from) gains[from.seat] = (gains[from.seat] ?? 0) - amount;
  }
  return gains;
}

/** Players without a mine on the number; known once all mines have paid. */
export function without(scene: Roll, seats: readonly number[]): number[] {
  if (scene.pays.length === 0 || scene.pays.length < scene.mines.length || !scene.pays.every((line) => line.there))
    return [];
  return seats.filter((seat) => !scene.pays.some((line) => line.to.seat === seat));
}

/** Cards of the row with their faces up, as many as have been turned over. */
export interface Dealt {
  cards: (RowCard | null)[];
  up: number;
}
