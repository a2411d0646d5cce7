/** How the things on Dodge City's table stand now, from the view alone. */
import { say, type Line, type Seen } from '../../../table/help/known';
import { faceOf } from '../model/cards';
import { figureOf, isMark, type Building, type FigureName, type Mark, type Player, type TownView } from '../model/view';
import { houseName, nameOf as figureName } from '../words/names';

type Town = Seen<TownView>;

/** What exactly is meant: a building, a player, a card. */
export interface Meant {
  what: string;
  seat: number;
  house: Building | undefined;
  card: string;
}

// ------------------------------------------------------------ buildings

/** How far a player is in a building. */
function stands(house: Building, seat: number, { view, nameOf }: Town): Line {
  const player = nameOf(seat);
  if (house.connected.includes(seat)) return say('connected', { player });
  const n = house.missing[seat] ?? null;
  const values = { player, k: house.fields[seat]?.length ?? 0, all: view.limits.fields };
  return n === null ? say('shut', values) : say('needs', { ...values, n });
}

function everybody(house: Building, seen: Town): Line[] {
  const there = house.stones.flatMap((count, seat) => (count > 0 || seat === seen.seat ? [seat] : []));
  return there.map((seat) => stands(house, seat, seen));
}

function worth(name: FigureName | null, view: TownView): Line[] {
  const found = figureOf(view, name);
  if (!found) return [];
  return [
    say('price', { n: found.price }),
    say('points', { n: found.points }),
    say('rent', { n: found.rent }),
    ...(found.discs === null ? [] : [say('discs', { n: found.discs })]),
  ];
}

const placed = ({ id }: Building, { view, seat }: Town): Line[] =>
  seat < 0 ? [] : [say('placed', { n: view.players[seat]?.placed[id] ?? 0, all: view.limits.stones })];

function building(house: Building, seen: Town): Line[] {
  const { view, nameOf } = seen;
  if (house.owner !== null) return [say('owner', { player: nameOf(house.owner) })];
  if (house.status === 'neutral') return [say('neutral')];
  const free = say('free', { n: house.free });
  if (!house.figure) return [say('unopened'), free];
  return [
    say('figure', { figure: figureName(house.figure) }),
    ...worth(house.figure, view).slice(0, 3),
    ...everybody(house, seen),
    free,
  ];
}

function state(house: Building, seat: number, seen: Town): Line[] {
  if (house.status !== 'open') return building(house, seen);
  const missing = house.missing[seat] ?? 0;
  const cost = missing > 0 && house.price ? [say('cost', { n: missing * house.price })] : [];
  const rivals = house.connected.filter((each) => each !== seat).map((each) => stands(house, each, seen));
  return [stands(house, seat, seen), ...cost, ...rivals];
}

/** Who touches a field of a building. */
function touched(mark: Mark, house: Building | undefined, { nameOf }: Town): Line[] {
  if (!house) return [];
  const seats = house.fields.flatMap((fields, seat) => (fields.includes(mark) ? [seat] : []));
  return [
    seats.length > 0 ? say('touched', { players: seats.map((seat) => nameOf(seat)).join(', ') }) : say('untouched'),
  ];
}

function fights(figure: FigureName, { view }: Town): Line[] {
  const houses = view.buildings.filter((house) => house.figure === figure && house.status === 'open');
  return houses.length > 0 ? [say('in_buildings', { list: houses.map((house) => houseName(house)).join(', ') })] : [];
}

// ------------------------------------------------------------ players and cards

function counts({ view, nameOf }: Town, of: (player: Player) => number | string | undefined): Line[] {
  return view.players.map((player) => {
    const n = of(player);
    const name = nameOf(player.seat);
    return n === undefined ? say('hidden', { player: name }) : say('count', { player: name, n });
  });
}

function card(id: string, { view }: Town): Line[] {
  if (id === '') return [];
  const { kind, number, figure } = faceOf(id);
  const compares = figure ? [say('compares', { figure: figureName(figure as FigureName), n: number })] : [];
  if (kind === 'number') return [say('money', { n: number * view.limits.number_pays }), ...compares];
  return kind === 'picture' ? [say('men', { n: number }), ...compares] : [];
}

function round({ view, nameOf }: Town): Line[] {
  const now = say('now_round', { n: view.pass });
  return view.start_player === null ? [now] : [now, say('start_player', { player: nameOf(view.start_player) })];
}

function stone(meant: Meant, seen: Town): Line[] {
  if (!meant.house) return [];
  const owner = meant.seat >= 0 ? [say('owner', { player: seen.nameOf(meant.seat) })] : [];
  return [...owner, ...(meant.seat >= 0 ? [stands(meant.house, meant.seat, seen)] : [])];
}

export function lines(key: string, meant: Meant, seen: Town): Line[] {
  const { house } = meant;
  const { view } = seen;
  const [kind = '', name = ''] = key.split('.');
  if (kind === 'building') return house ? building(house, seen) : [];
  if (kind === 'state') return house ? state(house, meant.seat, seen) : [];
  if (kind === 'field') return isMark(name) ? touched(name, house, seen) : [];
  if (kind === 'figure') return name ? [...worth(name as FigureName, view), ...fights(name as FigureName, seen)] : [];
  if (kind === 'round') return round(seen);
  if (kind === 'card') return card(meant.card, seen);
  const LINES: Readonly<Record<string, () => Line[]>> = {
    stone: () => stone(meant, seen),
    cell: () => (house ? [...worth(house.figure, view).slice(0, 1), ...placed(house, seen)] : []),
    limit: () => (house ? placed(house, seen) : []),
    'disc.symbol': () =>
      house?.figure ? [say('figure', { figure: figureName(house.figure) }), ...worth(house.figure, view)] : [],
    'disc.points': () => (house?.figure ? worth(house.figure, view).slice(1, 3) : []),
    start_player: () => round(seen),
    'my.points': () => [
      ...counts(seen, (player) => player.points),
      say('goal', { n: Number(view.options.target_points) }),
    ],
    cash: () => counts(seen, (player) => (player.cash === undefined ? undefined : `$${player.cash}`)),
    supply: () => counts(seen, (player) => player.stones),
    hand: () => counts(seen, (player) => player.cards),
    event: () => [say('left', { n: view.supply.events })],
    deck: () => [say('left', { n: view.supply.deck })],
  };
  return LINES[key]?.() ?? [];
}
