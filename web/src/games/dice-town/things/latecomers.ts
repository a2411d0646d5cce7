/**
 * Marks what comes to a drawing after it was drawn, so that only this moves: what was there already just lies there,
 * also when the drawing is taken away and comes back.
 */
import { onMount } from 'svelte';

export function latecomers(look = 'late'): (node: HTMLElement) => void {
  let drawn = false;
  onMount(() => void (drawn = true));
  return (node) => void node.classList.toggle(look, drawn);
}
