/** What duels and the settlement are shown on, loaded a little later than the town. */
export { default as Settlement } from './Settlement.svelte';
export { default as Showdown } from './Showdown.svelte';
export { default as Stakes } from './Stakes.svelte';
