/** What the server says of waiting: a moment for cards that everybody waits through, and who has called whom. */
import type { Called, ClientMessage, MomentMessage, ServerMessage } from '../lib/protocol';

type Heard<Message> = Message & { at: number };

export class Patience {
  moment = $state.raw<Heard<MomentMessage> | null>(null);
  /** Who was called last. */
  called = $state.raw<Heard<Called> | null>(null);
  constructor(readonly send: (message: ClientMessage) => Promise<ServerMessage>) {}

  /** Of what the server says, all that is about waiting; a moment opens when what led to it has been told. */
  hears(message: { type: string }, told: (settle: () => void) => void): void {
    const said = { ...(message as ServerMessage), at: performance.now() };
    if (said.type === 'snapshot') this.moment = null;
    if (said.type === 'called') this.called = said;
    if (said.type === 'moment') told(() => (this.moment = said.number < 0 ? null : said));
  }
}
