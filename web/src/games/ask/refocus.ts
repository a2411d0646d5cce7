/** After an answer by keyboard the focus is on the next question, even when another scene is drawn. */
import { tick } from 'svelte';
import type { Question } from '../../lib/protocol';

let before = '';

/** Tells one question from the next; empty if there is none. */
export const keyOf = (question: Question | null): string =>
  question ? `${question.seat}/${question.number}/${question.decision}` : '';

/** On a new question (a new key), if the focused element is gone, the first choice or the heading gets the focus. */
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
