/** The three steps of each game's turn, drawn from its own art; a game without pictures shows only the words. */
import type { Component } from 'svelte';
import Boomtown from './Boomtown.svelte';
import DiceTown from './DiceTown.svelte';
import DodgeCity from './DodgeCity.svelte';

/** `step`: 0, 1 or 2. */
export const PICTURES: Readonly<Record<string, Component<{ step: number }>>> = {
  'dice-town': DiceTown,
  boomtown: Boomtown,
  'dodge-city': DodgeCity,
};
