/** The events of Dodge City, as tables tell them. */
import type { GameEvent, TableState } from '../../../state/table.svelte';
import type { Event as TownEvent } from './events.gen';

export type { TownEvent };
export type EventName = TownEvent['event'];
/** By name, an event as whoever may read it. */
export type Told = { [Name in EventName]: Extract<TownEvent, { event: Name }> };

const areOurs = (_events: readonly GameEvent[], game?: string): _events is readonly TownEvent[] =>
  game === 'dodge-city';
/** What has been told at a table of this game. */
export const toldAt = ({ view, events }: Pick<TableState, 'view' | 'events'>): readonly TownEvent[] =>
  areOurs(events, view?.game) ? events : [];
