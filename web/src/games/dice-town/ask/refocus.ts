/** Whoever answers with the keyboard finds the next question under the keys, also when another scene is drawn. */
import { tick } from 'svelte';

let before = '';

/** A new question (by its key): if what was focused is gone, its heading gets the focus. */
export function refocus(key: string, panel: HTMLElement | undefined): void {
  const first = before === '';
  if (key === '' || key === before) return;
  before = key;
  if (first || (document.activeElement && document.activeElement !== document.body)) return;
  void tick().then(() => panel?.querySelector<HTMLElement>('[data-asked]')?.focus({ preventScroll: true }));
}
