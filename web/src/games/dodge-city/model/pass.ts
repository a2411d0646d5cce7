/** The cards somebody has used in this pass, round by round, as the events tell it. */
import type { GameEvent } from '../../../state/table.svelte';
import type { Round } from './view';

export interface Used {
  round: Round;
  card: string;
}

type Row = { player: number; card: string };

function cardIn(event: GameEvent, seat: number): string | undefined {
  switch (event.event) {
    case 'start_cards_revealed':
    case 'control_duel':
      return (event.cards as Row[]).find((row) => row.player === seat)?.card;
    case 'card_played':
    case 'card_laid_aside':
      return event.player === seat ? (event.card as string | undefined) : undefined;
    case 'duel_revealed':
      return event.player === seat
        ? String(event.card)
        : event.opponent === seat
          ? String(event.their_card)
          : undefined;
    default:
      return undefined;
  }
}

export function usedIn(events: readonly GameEvent[], pass: number, seat: number): Used[] {
  const used = new Map<string, Round>();
  for (const event of events) {
    if (event.pass !== pass) continue;
    const card = cardIn(event, seat);
    if (card && !used.has(card)) used.set(card, event.round as Round);
  }
  return [...used].map(([card, round]) => ({ card, round }));
}
