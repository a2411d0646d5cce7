/** The question in few words: what the choice is called, what it makes of things, and what the buttons say. */
import type { Option } from '../../../lib/protocol';
import type { Chooser } from '../model/chooser.svelte';
import { figureOf, type Building, type TownView } from '../model/view';
import { cardName, houseName, nameOf } from '../words/names';
import { t } from '../words/speech.svelte';

export interface Second {
  key: string;
  label: string;
  option: Option | undefined;
  /** The action to ask about where it is not possible. */
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
  /** The building it is about. */
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
    const price = figureOf(view, opening.figure)?.price ?? 0;
    return {
      title: t().ask.openWith(houseName(house)),
      note: opening.figure ? (choices.opens.get(house.number)?.get(opening.figure)?.words ?? '') : t().ask.openNote,
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
    note: option.words,
    main: isFree ? t().ask.placeFree : t().ask.place(price),
    seconds,
  };
}

const ON_STONES: Record<string, 'take' | 'sell' | 'lose'> = { 'D-5': 'sell', 'D-6': 'lose', 'D-8': 'lose' };

export function speak(chooser: Chooser, view: TownView, nameOf: (seat: number) => string): Spoken {
  const { question, option, choices } = chooser;
  const decision = question?.decision ?? '';
  const house = houseIn(chooser, view);
  const seconds: Second[] = [];
  if (choices.done) seconds.push(second('done', choices.done.words, choices.done));
  if (choices.pass || decision === 'D-14') seconds.push(second('pass', choices.pass?.words ?? '', choices.pass));
  const said: Spoken = {
    title: question?.words ?? '',
    note: option?.words ?? '',
    rule: option?.rule || (question?.rule ?? ''),
    main: '',
    ready: option !== undefined,
    seconds: seconds.filter((each) => each.label !== ''),
    house,
  };
  const [, first = ''] = chooser.action.split(' ');
  switch (decision) {
    case 'D-1':
    case 'D-2': {
      const label = decision === 'D-1' ? t().ask.choose : t().ask.play;
      return {
        ...said,
        main: option ? label(cardName(first)) : t().ask.chooseCard,
        note: decision === 'D-1' ? '' : said.note,
      };
    }
    case 'D-4':
      return { ...said, ...ofPlacing(chooser, view, house) };
    case 'D-7':
      return { ...said, main: option ? t().ask.burn : t().ask.tapHouse };
    case 'D-9':
      return { ...said, main: option ? t().ask.name(nameOf(Number(first))) : t().ask.tapSeat };
    case 'D-11':
      return { ...said, main: option ? t().ask.placeFree : t().ask.tapCell };
    case 'D-12':
    case 'D-13':
      if (view.event?.lifted) return { ...said, main: option ? t().ask.put : t().ask.tapCell };
      return { ...said, main: option ? t().ask.move : t().ask.tapStone };
    case 'D-14':
      return { ...said, main: option ? t().ask.challenge(nameOf(Number(first))) : t().ask.tapRival };
    default:
      return { ...said, main: option ? t().ask[ON_STONES[decision] ?? 'take'] : t().ask.tapStone };
  }
}
