/** What somebody is called on the stage: I am "You", never by my name. */
import { t } from '../words/speech.svelte';

interface Names {
  seat: number;
  nameOf: (seat: number) => string;
}

export const called = (table: Names, seat: number): string =>
  seat === table.seat ? t().scene.you : table.nameOf(seat);

/** A name for a sentence; null: it is I. */
export const named = (table: Names, seat: number): string | null => (seat === table.seat ? null : table.nameOf(seat));
