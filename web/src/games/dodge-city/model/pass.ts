/** The cards somebody has used in this pass, round by round, as the events tell it. */
import { isRound, type Round, type TownEvent } from './view';

export interface Used {
  round: Round;
  card: string;
}

function cardIn(event: TownEvent, seat: number): string | undefined {
  switch (event.event) {
    case 'start_cards_revealed':
    case 'control_duel':
      return event.cards.find((row) => row.player === seat)?.card;
    case 'card_played':
      return event.player === seat ? event.card : undefined;
    case 'card_laid_aside':
      return event.player === seat && 'card' in event ? event.card : undefined;
    case 'duel_revealed':
      return event.player === seat ? event.card : event.opponent === seat ? event.their_card : undefined;
    default:
      return undefined;
  }
}

export function usedIn(events: readonly TownEvent[], pass: number, seat: number): Used[] {
  const used = new Map<string, Round>();
  for (const event of events) {
    if (event.pass !== pass || !isRound(event.round)) continue;
    const card = cardIn(event, seat);
    if (card && !used.has(card)) used.set(card, event.round);
  }
  return [...used].map(([card, round]) => ({ card, round }));
}
