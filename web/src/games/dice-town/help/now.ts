/** How the things on Dice Town's table stand now, from the view alone. */
import { listed, say, type Line, type Seen } from '../../../table/help/known';
import { spoken } from '../model/cards';
import { worth } from '../model/goods';
import { lead } from '../model/hands';
import { FACE_OF, PLACES, type Place, type Player, type TownView } from '../model/view';
import { t } from '../words/speech.svelte';

type Town = Seen<TownView>;
const names = (seats: readonly number[], { nameOf }: Town): string => seats.map((seat) => nameOf(seat)).join(', ');
const placeFor = (face: string): Place => PLACES.find((place) => FACE_OF[place] === face) ?? 'town_hall';

/** Who is ahead at a place, and what I show there. */
function ahead(place: Place, seen: Town): Line[] {
  const { view, seat } = seen;
  const first = lead(place, view.players);
  const face = FACE_OF[place];
  if (!first) return [face ? say('nobody_yet') : say('no_dice_yet')];
  const players = names(first.seats, seen);
  if (first.hand) return [say('leads_hand', { players, hand: t().hands[first.hand] })];
  const mine = view.players[seat]?.kept.filter((die) => die === face).length;
  const line = say('leads', { players, n: first.count });
  return mine === undefined || first.seats.includes(seat) ? [line] : [line, say('you_show', { n: mine })];
}

const sheriff = ({ view, nameOf }: Town): Line[] =>
  view.sheriff === null ? [] : [say('sheriff', { player: nameOf(view.sheriff) })];

const STOCKS: Record<Place, (seen: Town) => Line[]> = {
  gold_mine: ({ view }) => [say('nuggets_left', { n: view.town.mine })],
  bank: ({ view }) => [say('dollars_here', { n: view.town.bank })],
  stagecoach: ({ view }) => [say('dollars_here', { n: view.town.stagecoach })],
  general_store: ({ view }) => [say('cards_left', { n: view.town.store_deck })],
  saloon: ({ view, seat, nameOf }) => {
    const cards = view.players
      .filter((player) => player.seat !== seat && player.claims + player.store_cards > 0)
      .map((player): [string, number] => [nameOf(player.seat), player.claims + player.store_cards]);
    return cards.length > 0 ? [say('to_steal', { list: listed(cards) })] : [];
  },
  sheriff,
  town_hall: ({ view }) => [
    say('claims_row', { values: view.town.claim_row.join(', ') || '–' }),
    say('claims_left', { n: view.town.claim_deck }),
  ],
  doc_badluck: (seen) => {
    const { view } = seen;
    const { elixirs, elixir_pile: pile } = view.town;
    const open = (elixirs ?? []).filter((each) => each !== null).map((each) => spoken(each));
    return [
      ...(elixirs
        ? [say('elixirs_open', { names: open.join(', ') || '–' }), say('elixirs_left', { n: pile ?? 0 })]
        : []),
      ...(view.visits.length > 0 ? [say('visitors', { players: names(view.visits, seen) })] : []),
    ];
  },
};

function place(which: Place, seen: Town): Line[] {
  const contested = which !== 'stagecoach' && which !== 'doc_badluck';
  return [...STOCKS[which](seen), ...(contested ? ahead(which, seen) : [])];
}

/** What everybody has of something; the one asked about first. */
function counts(seen: Town, first: number | null, of: (player: Player) => number | string | undefined): Line[] {
  const { players } = seen.view;
  const order = [...players].sort((one, other) => Number(other.seat === first) - Number(one.seat === first));
  return order.map((player) => {
    const n = of(player);
    const name = seen.nameOf(player.seat);
    return n === undefined ? say('hidden', { player: name }) : say('count', { player: name, n });
  });
}

/** My points by where they come from. */
function points({ view, seat }: Town): Line[] {
  const me = view.players[seat];
  if (!me?.hand) return [];
  const worthOf = (kind: RegExp): number => me.hand!.reduce((sum, card) => sum + Number(kind.exec(card)?.[1] ?? 0), 0);
  const nuggets = me.nuggets ?? 0;
  const dollars = worth({ ...me, hand: [], protected: [], nuggets: 0 }, false);
  const equipment = worthOf(/^equip_(\d+)$/);
  const claims = worthOf(/^claim (\d+)$/) + me.protected.reduce((sum, each) => sum + each, 0);
  const all = worth(me, view.sheriff === seat);
  const lines = [
    say('points_nuggets', { n: nuggets }),
    say('points_dollars', { n: dollars }),
    say('points_badge', { n: all - nuggets - dollars - equipment - claims }),
    say('points_equipment', { n: equipment }),
    say('points_claims', { n: claims }),
  ];
  return [...lines.filter(({ values }) => values.n !== 0), say('points_all', { n: all })];
}

/** Who is tied, or waits for the order at Doc Badluck's. */
function tied(seen: Town): Line[] {
  const { tie, visits } = seen.view;
  if (tie && tie.players.length > 0) return [say('tied', { players: names(tie.players, seen) })];
  return tie && visits.length > 0 ? [say('visitors', { players: names(visits, seen) })] : [];
}

function undercup({ view, nameOf }: Town): Line[] {
  const left = view.players
    .filter((player) => player.dice_left > 0)
    .map((player): [string, number] => [nameOf(player.seat), player.dice_left]);
  return left.length > 0 ? [say('dice_left', { list: listed(left) })] : [];
}

function mine(card: string, { view, seat }: Town): Line[] {
  const n = view.players[seat]?.hand?.filter((each) => each === card).length ?? 0;
  return n > 0 ? [say('in_hand', { n })] : [];
}

const GOODS: Readonly<Record<string, (player: Player) => number | string | undefined>> = {
  dollars: (player) => (player.dollars === undefined ? undefined : `$${player.dollars}`),
  nugget: (player) => player.nuggets,
  claim: (player) => player.claims + player.protected.length,
  claim_protected: (player) => player.protected.join(', ') || '–',
  store_card: (player) => player.store_cards,
};

/** `card`: the id of the card that lies there; `seat`: whose things are meant. */
export function lines(key: string, card: string, seat: number | null, seen: Town): Line[] {
  const [kind = '', name = ''] = key.split('.');
  const claim = Number(/^claim (\d+)$/.exec(card)?.[1] ?? 0);
  if (claim > 0) return [say('worth', { n: claim }), ...mine(card, seen)];
  switch (kind) {
    case 'place':
      return place(name as Place, seen);
    case 'face':
      return ahead(placeFor(name), seen);
    case 'goods':
      return counts(seen, seat, GOODS[name] ?? (() => undefined));
    case 'card':
      return mine(name, seen);
    case 'badge':
      return sheriff(seen);
    case 'tie':
      return [...tied(seen), ...sheriff(seen)];
    case 'cup':
    case 'last_roll':
      return undercup(seen);
  }
  if (key === 'my.points') return points(seen);
  return key === 'hand.ranking' ? ahead('town_hall', seen) : [];
}
