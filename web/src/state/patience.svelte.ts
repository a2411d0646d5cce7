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
  /** Since when everybody has known who is deciding. */
  since = $state(0);

  constructor(private readonly send: (message: ClientMessage) => Promise<ServerMessage>) {}

  opens({ number, left = 0, seconds = 0, seats = [], said = [] }: MomentMessage): void {
    this.moment = number < 0 ? null : { number, left, seconds, seats, said, at: performance.now() };
  }

  calls(seat: number, by: number): void {
    this.called = { seat, by, at: performance.now() };
  }

  /** The table goes on: nobody is waited for any longer as before. */
  waits(waited: number | undefined): void {
    this.since = performance.now() - 1000 * (waited ?? 0);
  }

  async nothing(seat: number): Promise<void> {
    if (this.moment) await this.send({ type: 'nothing', seat, moment: this.moment.number });
  }

  async call(seat: number): Promise<void> {
    await this.send({ type: 'call', seat });
  }

  async standIn(seat: number): Promise<void> {
    await this.send({ type: 'stand_in', seat });
  }

  async back(seat: number): Promise<void> {
    await this.send({ type: 'back', seat });
  }
}
