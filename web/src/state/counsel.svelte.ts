/** What has to do with asking the Sheriff: the question to him, my agreement, and the ledger's lines about it. */
import { unlessLost, type Reply, type Request } from '../lib/connection';
import type { Advice, Note, Question, Refused } from '../lib/protocol';

/** A line of the ledger that is no event. */
export type Line = Pick<Note, 'seat' | 'after' | 'words'>;

export class Counsel {
  notes = $state.raw<readonly Line[]>([]);

  constructor(private readonly ask: (request: Request) => Promise<Reply>) {}

  /** The Sheriff's advice on a question, or why there is none; null if the table is left meanwhile. */
  async advise({ seat, number }: Pick<Question, 'seat' | 'number'>): Promise<Advice | Refused | null> {
    const reply = await unlessLost(this.ask({ type: 'advise', seat, number }));
    return reply?.type === 'advice' || reply?.type === 'refused' ? reply : null;
  }

  /** Whether I, at this seat, agree that he may be asked. */
  async agree(seat: number, on: boolean): Promise<void> {
    await this.ask({ type: 'agree', seat, on });
  }
}
