/** Whoever answers with the keyboard finds the next question under the keys, also when another scene is drawn. */
import { tick } from 'svelte';
import type { Question } from '../../lib/protocol';

let before = '';

/** Tells one question from the next; empty where there is none. */
export const keyOf = (question: Question | null): string =>
  question ? `${question.seat}/${question.number}/${question.decision}` : '';

/** A new question (by its key): if what was focused is gone, its first choice gets the focus, or its heading. */
export function refocus(key: string, panel: HTMLElement | undefined): void {
  const first = before === '';
  if (key === '' || key === before) return;
  before = key;
  if (first || (document.activeElement && document.activeElement !== document.body)) return;
  void tick().then(() => {
    const choice = panel?.querySelector<HTMLElement>('[data-choice]:not([tabindex="-1"])');
    (choice ?? panel?.querySelector<HTMLElement>('[data-asked]'))?.focus({ preventScroll: true });
  });
}
