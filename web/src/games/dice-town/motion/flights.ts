/** What moves from one place to another when something happens. */
import { flying, seat, type Sights } from '../../motion/story';
import { land, type Picture } from '../model/pictures';
import type { TownEvent } from '../model/view';

const fly = flying<Picture>(5);

const BACKS = { claim: 'card-back-claim', store_card: 'card-back-store' } as const;

export const SIGHTS: Sights<TownEvent, Picture> = {
  // On the stage the dice come first, then the winner's emblem; a verdict and what is drawn are waited for.
  place_won: { lands: 850 },
  tie: { lands: 600 },
  tie_decided: { lands: 400 },
  theft: { lands: 400 },
  doc_visitors: { lands: 250 },
  doc_remedy: { lands: 300 },
  paid_stagecoach: { lands: 230, flies: ({ player, dollars }) => fly('bill', seat(player), 'place-3', dollars) },
  bribe_paid: {
    flies: ({ from, to, dollars, nuggets, claims, store_cards }) => [
      ...fly('bill', seat(from), seat(to), dollars),
      ...fly('nugget', seat(from), seat(to), nuggets),
      ...fly('card-back-claim', seat(from), seat(to), claims),
      ...fly('card-back-store', seat(from), seat(to), store_cards),
    ],
  },
  nuggets_mined: { flies: ({ player, taken }) => fly('nugget', 'place-1', seat(player), taken) },
  bank_robbed: { flies: ({ player, dollars }) => fly('bill', 'place-2', seat(player), dollars) },
  loot_split: { flies: ({ robber, player, dollars }) => fly('bill', seat(robber), seat(player), dollars) },
  coach_arrived: { lands: 600, flies: ({ dollars }) => fly('bill', 'place-3', 'place-2', dollars) },
  store_kept: { flies: ({ player }) => fly('card-back-store', 'place-4', seat(player)) },
  joe_collected: { flies: ({ target, player, dollars }) => fly('bill', seat(target), seat(player), dollars) },
  theft_kept: { flies: ({ kind, victim, thief }) => fly(BACKS[kind], seat(victim), seat(thief)) },
  sheriff_changed: { flies: (event) => fly('star', seat(event.old), seat(event.new)) },
  claims_taken: { flies: ({ values, player }) => values.flatMap((value) => fly(land(value), 'place-7', seat(player))) },
  claim_drawn_unseen: { flies: ({ player }) => fly('card-back-claim', 'place-7', seat(player)) },
  elixir_taken: { lands: 420, flies: ({ player }) => fly('card-back-elixir', 'place-8', seat(player)) },
  doc_card_drawn: { flies: ({ player }) => fly('card-back-store', 'place-4', seat(player)) },
  tribute_paid: {
    flies: (event) =>
      'dollars' in event
        ? fly('bill', seat(event.from), seat(event.to), event.dollars)
        : fly('nugget', seat(event.from), seat(event.to), event.nuggets),
  },
  card_given: { flies: ({ kind, from, to }) => fly(BACKS[kind], seat(from), seat(to)) },
  round_ended: { read: 4000 },
};
