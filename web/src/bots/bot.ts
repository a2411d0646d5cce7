/** A bot's name: a level, and after a colon the style, if it has one. */
import type { GameInfo } from '../lib/rest';

export const PLAIN = 'plain';
export interface Bot {
  level: string;
  style: string;
}

export function botOf(name: string): Bot {
  const [level = '', style = PLAIN] = name.split(':');
  return { level, style };
}

export const nameOf = ({ level, style }: Bot): string => (style === PLAIN ? level : `${level}:${style}`);

export type Level = GameInfo['bot_levels'][number];
export type Style = GameInfo['bot_styles'][number];

/** The levels as people climb them; who does anything at all comes last. */
export const ladder = (levels: readonly Level[]): Level[] =>
  [...levels].sort((one, other) => (one.stars || Infinity) - (other.stars || Infinity));

/** A bot's level; the usual one, if the bot is unknown or not chosen. */
export function levelOf(game: GameInfo | undefined, name: string): Level | undefined {
  const { level } = botOf(name);
  return game?.bot_levels.find((each) => each.value === level) ?? game?.bot_levels.find((each) => each.usual);
}

/** The style of a bot; none where it likes nothing in particular. */
export function styleOf(game: GameInfo | undefined, name: string): Style | undefined {
  const { style } = botOf(name);
  return style === PLAIN ? undefined : game?.bot_styles.find((each) => each.value === style);
}

/** What a bot is called in words. */
export const called = (game: GameInfo | undefined, name: string): string =>
  [levelOf(game, name)?.words, styleOf(game, name)?.words].filter(Boolean).join(', ');
