/** Goods in words, and what somebody's goods are worth so far. */
import type { TownWords } from '../words';
import type { Offer, Player } from './view';

type Amounts = Pick<Offer, 'dollars' | 'nuggets' | 'claims' | 'store_cards' | 'protected'>;

/** `$3, 1 nugget and 1 claim`; empty for nothing. */
export function goodsIn(offer: Amounts, words: TownWords): string {
  const claims = offer.claims + offer.protected.length;
  const parts = [
    offer.dollars > 0 && words.goods.dollars(offer.dollars),
    offer.nuggets > 0 && words.goods.nuggets(offer.nuggets),
    claims > 0 && words.goods.claims(claims),
    offer.store_cards > 0 && words.goods.cards(offer.store_cards),
  ];
  return words.goods.and(parts.filter((part) => typeof part === 'string'));
}

/** What a player's own things are worth so far, for that player's eyes (DT-22); the server counts at the end. */
export function worth(player: Player, sheriff: boolean): number {
  const cards = (player.hand ?? []).map((card) => Number(/^(?:equip_|claim )(\d+)$/.exec(card)?.[1] ?? 0));
  const points = [...cards, ...player.protected].reduce((sum, each) => sum + each, 0);
  return points + (player.nuggets ?? 0) + Math.floor((player.dollars ?? 0) / 2) + (sheriff ? 5 : 0);
}
