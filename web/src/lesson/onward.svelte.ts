/** From a lesson's table to the one at which its game goes on: the new one is shown when everything is there. */
import { settings } from '../state/settings.svelte';
import { TableState, type GameEvent } from '../state/table.svelte';

/** A table at which a game goes on that the page has been showing: it is drawn at once, and its ledger goes on, too. */
class Onward extends TableState {
  override readonly gradual = false;

  constructor(id: string, before: readonly GameEvent[]) {
    super(id, settings.language);
    const from = 1 + (before.at(-1)?.seq ?? -1);
    this.past = before.map((event) => ({ ...event, seq: event.seq - from }));
  }
}

export function onward(id: string, from: TableState): Promise<TableState> {
  const table = new Onward(id, from.events);
  table.open();
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!table.view || !table.info) return;
        resolve(table);
        queueMicrotask(() => stop());
      });
    });
  });
}
