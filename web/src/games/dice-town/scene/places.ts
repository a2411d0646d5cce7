/** What the places are settled on, loaded a little later than the town. */
export { default as Scene } from './Scene.svelte';
export { default as Summary } from './Summary.svelte';
