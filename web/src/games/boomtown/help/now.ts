/** How the things on Boomtown's table stand now, from the view alone. */
import { listed, say, type Line, type Seen } from '../../../table/help/known';
import { isMine, resultOf, signOf, TOWNS, type BoomView, type Mine, type RowMine, type Town } from '../model/view';
import { townName } from '../words/said';

type Valley = Seen<BoomView>;
const names = (seats: readonly number[], { nameOf }: Valley): string => seats.map((seat) => nameOf(seat)).join(', ');
const isTown = (name: string): name is Town => TOWNS.some((each) => each === name);

// ------------------------------------------------------------ towns

function mayor(town: Town, { view, nameOf }: Valley): Line[] {
  const sign = signOf(view, town);
  return [sign.mayor === null ? say('no_mayor') : say('mayor', { player: nameOf(sign.mayor) })];
}

function fee(town: Town, { view }: Valley): Line[] {
  const sign = signOf(view, town);
  return [sign.mayor === null ? say('no_fee') : say('fee', { n: sign.fee })];
}

function mines(town: Town, { view, nameOf }: Valley): Line[] {
  const owned = view.players
    .map((player): [string, number] => [nameOf(player.seat), player.mines.filter((mine) => mine.town === town).length])
    .filter(([, count]) => count > 0);
  return [owned.length > 0 ? say('mines', { list: listed(owned) }) : say('no_mines')];
}

function saloons(town: Town, { view, nameOf }: Valley): Line[] {
  const found = signOf(view, town).saloons.map(({ owner, takes }): [string, number] => [nameOf(owner), takes]);
  return found.length > 0 ? [say('saloons', { list: listed(found) })] : [];
}

// ------------------------------------------------------------ mines and saloons

const rowOf = (view: BoomView): RowMine[] => view.row.filter((each) => each !== null).filter(isMine);
/** A mine before a player, or in the row. */
export const mineOf = (view: BoomView, card: string): Mine | undefined =>
  [...view.players.flatMap((player) => player.mines), ...rowOf(view)].find((each) => each.card === card);

function ownerOf(card: string, { view, nameOf }: Valley): Line[] {
  const owner = view.players.find((player) => player.mines.some((mine) => mine.card === card));
  return owner ? [say('owner', { player: nameOf(owner.seat) })] : [];
}

function mine(card: string, seen: Valley): Line[] {
  const { view, seat } = seen;
  const found = mineOf(view, card);
  if (!found) return [];
  const extra = found.value - found.printed;
  const offered = rowOf(view).find((each) => each.card === card);
  const due = offered?.fees[seat];
  return [
    ...ownerOf(card, seen),
    say('number', { n: found.number, ways: resultOf(view, found.number)?.ways ?? 0 }),
    extra > 0 ? say('pays_vein', { printed: found.printed, extra }) : say('pays', { n: found.value }),
    ...(due ? [say('fee_you', { n: due })] : []),
    ...(offered?.elects[seat] ? [say('elects')] : []),
    ...saloons(found.town, seen),
  ];
}

function saloon(card: string, { view, nameOf }: Valley): Line[] {
  const sign = view.towns.find((town) => town.saloons.some((each) => each.card === card));
  const found = sign?.saloons.find((each) => each.card === card);
  if (!sign || !found) return [];
  const where = say('town', { town: townName(sign.town) });
  return [where, say('owner', { player: nameOf(found.owner) }), say('takes', { n: found.takes })];
}

// ------------------------------------------------------------ the auction

function bids(seen: Valley): Line[] {
  const { auction } = seen.view;
  if (!auction) return [];
  const { bidder, high, passed } = auction;
  return [
    bidder === null ? say('no_bid') : say('high_bid', { n: high, player: seen.nameOf(bidder) }),
    ...(passed.length > 0 ? [say('passed', { players: names(passed, seen) })] : []),
  ];
}

function river(seen: Valley): Line[] {
  const flow = seen.view.auction?.stands;
  if (!flow) return [];
  const gets = flow.gold.flatMap((n, seat): [string, string][] => (n > 0 ? [[seen.nameOf(seat), `+${n}`]] : []));
  return [
    ...(gets.length > 0 ? [say('flow', { list: listed(gets) })] : []),
    say('order', { players: names(flow.order, seen) }),
  ];
}

const order = (seen: Valley): Line[] =>
  seen.view.choosing ? [say('order', { players: names(seen.view.choosing.order, seen) })] : [];

// ------------------------------------------------------------ players

function gold({ view, nameOf }: Valley): Line[] {
  return view.players.map(({ seat, gold: n }) =>
    n === undefined ? say('hidden', { player: nameOf(seat) }) : say('count', { player: nameOf(seat), n }),
  );
}

/** The points of a player, by where they come from. */
function points(seat: number, { view }: Valley): Line[] {
  const player = view.players[seat];
  if (player?.points === undefined || player.gold === undefined) return [];
  const veins = view.options.new_vein_scores !== false;
  const worth = player.mines.reduce((sum, each) => sum + (veins ? each.value : each.printed), 0);
  const offices = player.points - player.gold - worth;
  return [
    say('points_gold', { n: player.gold }),
    say('points_mines', { n: worth }),
    ...(offices > 0 ? [say('points_offices', { n: offices })] : []),
    say('points_all', { n: player.points }),
  ];
}

function bankrupt(seen: Valley): Line[] {
  const seats = seen.view.players.filter((player) => player.bankrupt).map((player) => player.seat);
  return seats.length > 0 ? [say('bankrupt', { players: names(seats, seen) })] : [];
}

function town(name: Town, seen: Valley): Line[] {
  return [...mayor(name, seen), ...mines(name, seen), ...fee(name, seen), ...saloons(name, seen)];
}

/** `what`: the town, card or seat that is meant. */
export function lines(key: string, what: string, seen: Valley): Line[] {
  const [kind = '', name = ''] = key.split('.');
  if (kind === 'town') return isTown(name) ? town(name, seen) : [];
  if (kind === 'mine' || key === 'vein') return mine(what, seen);
  if (isTown(what)) {
    if (key === 'mayor') return [...mayor(what, seen), ...mines(what, seen)];
    return [...fee(what, seen), ...mayor(what, seen)];
  }
  const { view, nameOf, seat } = seen;
  const LINES: Readonly<Record<string, () => Line[]>> = {
    saloon: () => saloon(what, seen),
    girls: () => saloon(what, seen),
    row: () => order(seen),
    bid: () => bids(seen),
    river: () => river(seen),
    first_player: () => [say('first', { player: nameOf(view.first_player) })],
    'deck.counter': () => [say('round', { n: view.round, rounds: view.rounds }), say('deck', { n: view.deck })],
    'my.points': () => points(what === '' ? seat : Number(what), seen),
    gold: () => gold(seen),
    bankrupt: () => bankrupt(seen),
  };
  return LINES[key]?.() ?? [];
}
