/** A component as it is drawn once. */
import { flushSync, mount, unmount, type Component } from 'svelte';

export function still<Props extends Record<string, unknown>>(thing: Component<Props>, props: Props): HTMLElement {
  const root = document.createElement('div');
  const there = mount(thing, { target: root, props });
  flushSync();
  const seen = root.cloneNode(true) as HTMLElement;
  void unmount(there);
  return seen;
}

/** The text that can be read there, without the places where words may break. */
export const text = (root: HTMLElement): string =>
  root.textContent.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
