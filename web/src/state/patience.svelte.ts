/** What the server says of waiting: a moment for cards that everybody waits through, and who has called whom. */
import type { ClientMessage, MomentMessage, ServerMessage } from '../lib/protocol';

/** A moment for cards that is open, and when that was heard. */
export interface OpenMoment {
  number: number;
  left: number;
  seconds: number;
  seats: readonly number[];
  said: readonly number[];
  at: number;
}

export class Patience {
  moment = $state.raw<OpenMoment | null>(null);
  /** Who was called last, by whom, and when. */
  called = $state.raw<{ seat: number; by: number; at: number } | null>(null);
  constructor(readonly send: (message: ClientMessage) => Promise<ServerMessage>) {}

  /** Of what the server says, all that is about waiting; a moment opens when what led to it has been told. */
  hears(message: { type: string }, told: (settle: () => void) => void): void {
    const said = message as ServerMessage;
    if (said.type === 'snapshot') this.moment = null;
    if (said.type === 'moment') told(() => this.#opens(said));
    if (said.type === 'called') this.called = { seat: said.seat, by: said.by, at: performance.now() };
  }

  #opens({ number, left = 0, seconds = 0, seats = [], said = [] }: MomentMessage): void {
    this.moment = number < 0 ? null : { number, left, seconds, seats, said, at: performance.now() };
  }
}
