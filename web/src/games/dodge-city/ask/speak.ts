/** The question in few words: what the choice is called, what it changes, and what the buttons say. */
import type { Option } from '../../../lib/protocol';
import * as asks from '../model/decisions.gen';
import type { Chooser } from '../model/chooser.svelte';
import { figureOf, type Building, type TownView } from '../model/view';
import { wayOf } from '../model/way';
import type { Showdown } from '../motion/showdown';
import { cardName, houseName, nameAt, nameOf, plain } from '../words/names';
import { t } from '../words/speech.svelte';

export interface Second {
  key: string;
  label: string;
  option: Option | undefined;
  /** The action to ask about if it is not possible. */
  tried: string;
}
export interface Spoken {
  title: string;
  note: string;
  rule: string;
  /** What the main button says; `ready`: it can be pressed. */
  main: string;
  ready: boolean;
  seconds: Second[];
  /** The building the choice is about. */
  house: Building | null;
}

const second = (key: string, label: string, option: Option | undefined, tried = key): Second => ({
  key,
  label,
  option,
  tried,
});

/** The building that the considered action names. */
function houseIn(chooser: Chooser, view: TownView): Building | null {
  const [word = '', first = '', last = ''] = chooser.action.split(' ');
  const number = word === 'challenge' ? last : first;
  const found =
    chooser.opening?.building ??
    chooser.named?.building ??
    (/^\d+$/.test(number) && word !== 'seat' ? Number(number) : 0);
  return view.buildings.find((house) => house.number === found) ?? null;
}

function ofPlacing(chooser: Chooser, view: TownView, house: Building | null): Partial<Spoken> {
  const { choices, opening, option } = chooser;
  const [word = ''] = chooser.action.split(' ');
  const free = view.turn.free_stones;
  const seconds = [
    second('back', t().ask.back, choices.back, 'take back'),
    second('end', t().ask.end, choices.done, 'done'),
  ];
  if (opening && house) {
    const figure = figureOf(view, opening.figure);
    const price = figure?.price ?? 0;
    const me = view.players[view.seat];
    const afford = Math.min(Math.floor((me?.cash ?? 0) / price), me?.stones ?? 0);
    return {
      title: figure
        ? t().ask.figure(nameOf(figure.figure), t().plan.worth(figure.points), t().plan.price(price))
        : t().ask.openWith(houseName(house)),
      note: figure ? t().ask.buys(me?.cash ?? 0, afford, view.limits.stones) : t().ask.openNote,
      rule: figure ? 'DC-7.5' : 'DC-7.7',
      main: opening.figure ? t().ask.open(price) : t().ask.openFirst,
      ready: opening.figure !== null,
      seconds,
    };
  }
  if (!option || !house) return { main: t().ask.tapCell, note: free?.left ? (choices.done?.words ?? '') : '', seconds };
  const figure = chooser.named?.figure ?? house.figure;
  const price = figureOf(view, figure)?.price ?? house.price ?? 0;
  const isFree = word === 'free';
  return {
    title: t().ask.title(houseName(house), figure ? nameOf(figure) : '', isFree ? t().ask.free : `$${price}`),
    note: plain(option.words),
    main: isFree ? t().ask.placeFree : t().ask.place(price),
    seconds,
  };
}

/** The choice as it stands, and what is said of it whatever the question. */
interface Asking {
  chooser: Chooser;
  view: TownView;
  said: Spoken;
  /** The first thing the considered action names. */
  first: string;
  nameOf: (seat: number) => string;
}
type Saying = (asking: Asking) => Partial<Spoken>;

const ofStones =
  (word: 'take' | 'sell' | 'lose'): Saying =>
  ({ said }) => ({ main: said.ready ? t().ask[word] : t().ask.tapStone });
const ofMoves: Saying = ({ said, view }) => {
  if (view.event?.lifted) return { main: said.ready ? t().ask.put : t().ask.tapCell };
  return { main: said.ready ? t().ask.move : t().ask.tapStone };
};

/** What each decision says differently. */
const SAYINGS: Record<asks.Decision, Saying> = {
  [asks.CHOOSE_START_CARD]: ({ said, first }) => ({
    main: said.ready ? t().ask.choose(cardName(first)) : t().ask.chooseCard,
    note: '',
  }),
  [asks.CHOOSE_PLACING_CARD]: ({ said, first }) => ({
    main: said.ready ? t().ask.play(cardName(first)) : t().ask.chooseCard,
  }),
  [asks.INDIO_TARGETS]: ofStones('take'),
  [asks.BUY_PLACE]: ({ chooser, view, said }) => ofPlacing(chooser, view, said.house),
  [asks.SELL_STONE]: ofStones('sell'),
  [asks.EVENT_LOSE]: ofStones('lose'),
  [asks.EVENT_FIRE_BUILDING]: ({ said }) => ({ main: said.ready ? t().ask.burn : t().ask.tapHouse }),
  [asks.EVENT_FIRE_STONE]: ofStones('lose'),
  [asks.EVENT_LEADER]: ({ said, first, nameOf }) => ({
    main: said.ready ? t().ask.name(nameOf(Number(first))) : t().ask.tapSeat,
  }),
  [asks.EVENT_RAID]: ofStones('take'),
  [asks.EVENT_REINFORCE]: ({ said }) => ({ main: said.ready ? t().ask.placeFree : t().ask.tapCell }),
  [asks.EVENT_SHIFT]: ofMoves,
  [asks.EVENT_SHOVE]: ofMoves,
  [asks.CHALLENGE]: ({ chooser, said, first, nameOf }) => {
    const seat = Number(first);
    return {
      title: said.ready && said.house ? t().ask.callAt(nameOf(seat), houseName(said.house)) : t().ask.call,
      note: said.ready ? '' : t().ask.callNote,
      main: said.ready ? t().ask.challenge(nameOf(seat)) : t().ask.tapRival,
      seconds: chooser.choices.pass ? [second('pass', t().ask.callNobody, chooser.choices.pass)] : [],
    };
  },
  [asks.DUEL_REMOVE]: ofStones('take'),
};

/** The cards that were turned over last, in words, where nothing moves and the question is there at once. */
export function turnedOver(show: Showdown, view: TownView, nameOf: (seat: number) => string): string {
  const what = {
    start: t().duel.start,
    final: t().duel.final,
    control: t().duel.control(show.building ? nameAt(view, show.building) : ''),
    challenge: t().duel.challenge(show.building ? nameAt(view, show.building) : ''),
  };
  const rows = show.rows.flatMap(({ player, card }) => (card ? [`${nameOf(player)} (${cardName(card)})`] : []));
  return rows.length > 0 ? `${what[show.kind]}: ${rows.join(', ')}.` : '';
}

/** How I stand in a building, and one way to enough fields: advice about the board alone. */
export interface Advised {
  title: string;
  note: string;
}
export function advise(view: TownView, number: number): Advised | null {
  const house = view.buildings.find((each) => each.number === number);
  if (!house || view.seat < 0) return null;
  const conduct = view.options.fields_conduct === true;
  const way = wayOf(house, view.seat, view.limits.fields, conduct);
  const free = way !== null && way.barred.length === 0;
  return {
    title: t().plan.stands(houseName(house), free ? t().plan.needs(way.stones.length) : t().plan.shut),
    note: `${free ? t().plan.way(way.stones.length * (house.price ?? 0)) : t().plan.barred} ${conduct ? '' : t().plan.apart}`,
  };
}

export function speak(chooser: Chooser, view: TownView, nameOf: (seat: number) => string): Spoken {
  const { question, option, choices } = chooser;
  const seconds: Second[] = [];
  if (choices.done) seconds.push(second('done', choices.done.words, choices.done));
  if (choices.pass) seconds.push(second('pass', choices.pass.words, choices.pass));
  const said: Spoken = {
    title: plain(question?.words ?? ''),
    note: option?.action.startsWith('to ') ? '' : plain(option?.words ?? ''),
    rule: option?.rule || (question?.rule ?? ''),
    main: '',
    ready: option !== undefined,
    seconds: seconds.filter((each) => each.label !== ''),
    house: houseIn(chooser, view),
  };
  const [, first = ''] = chooser.action.split(' ');
  const saying = (question && SAYINGS[question.decision]) ?? ofStones('take'); // a newer server may ask something else
  return { ...said, ...saying({ chooser, view, said, first, nameOf }) };
}
