/** What this device adds to the dice of a table, and what it notes of that: with it the dice can be checked later. */
import type { Kept } from '../lib/fair';
import { keep, recall } from '../lib/keep';
import { newNumber } from '../lib/number';
import type { TableInfo } from '../lib/protocol';

/** What this device noted before the game. */
export const keptOf = (id: string): Kept | null => recall<Kept>(`fair.${id}`);

export class Numbers {
  /** Chairs whose number is on its way. */
  #going = new Set<number>();

  /** `send` tells whether the server has taken the number. */
  constructor(
    private readonly id: string,
    private readonly send: (chair: number, number: string) => Promise<boolean>,
  ) {}

  /** Adds a number for each of these chairs that has none. */
  async add(info: TableInfo | null, chairs: readonly number[]): Promise<void> {
    if (info?.status !== 'open') return;
    for (const chair of chairs) {
      if (info.chairs[chair]?.commitment || this.#going.has(chair)) continue;
      this.#going.add(chair);
      const number = newNumber();
      const before = keptOf(this.id)?.numbers ?? [];
      if (await this.send(chair, number))
        keep(`fair.${this.id}`, { commitment: info.fair.commitment, numbers: [...before, number] } satisfies Kept);
      this.#going.delete(chair);
    }
  }
}
