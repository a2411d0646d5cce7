/**
 * What the server says, with the types of the game it is about. To the protocol, views and events are any named values;
 * here, where a message comes in, they become what the game declares.
 */
import type { Question, ServerMessage, Snapshot, Update } from './protocol';

/** An event as the server sends it: a number, a kind, its values, and a sentence where there is something to say. */
export interface GameEvent {
  seq: number;
  event: string;
  words?: string | null;
  /** Whether the sentence speaks to me. */
  yours?: boolean;
  rule?: string;
  [value: string]: unknown;
}

/** What all games' views have in common. */
export interface View {
  game: string;
  seat: number;
  players: Record<string, unknown>[];
  waiting?: number[];
  over?: boolean;
  [value: string]: unknown;
}

/** What a game declares: its views, its events, and the ids of what is decided in it. */
export interface Declared {
  view: View;
  event: GameEvent;
  decision: string;
}

/** A question of a game. */
export type Asked<Game extends Declared> = Omit<Question, 'decision'> & { decision: Game['decision'] };

type Told<Message, Game extends Declared> = Omit<Message, 'view' | 'events' | 'question'> & {
  events: Game['event'][];
  question?: Asked<Game> | null;
};
export type Shown<Game extends Declared> =
  (Told<Snapshot, Game> & { view: Game['view'] }) | (Told<Update, Game> & { view?: Game['view'] | null });
export type Message<Game extends Declared> = Exclude<ServerMessage, Snapshot | Update> | Shown<Game>;

/** A message as it came over the wire: from here on it has its types. */
export const read = <Game extends Declared>(text: string): Message<Game> => JSON.parse(text) as Message<Game>;
