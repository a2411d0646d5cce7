import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

function pressed(key: string, more: KeyboardEventInit = {}, on = '<p></p>'): ReturnType<typeof commandOf> {
  document.body.innerHTML = on;
  const target = document.body.querySelector('.on') ?? document.body.firstElementChild!;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  let found: ReturnType<typeof commandOf> = null;
  document.body.addEventListener('keydown', (each) => (found = commandOf(each, 3)), { once: true });
  target.dispatchEvent(event);
  return found;
}

describe('keys of the theatre', () => {
  it.each([
    ['ArrowRight', false, 'event', 1],
    ['ArrowLeft', false, 'event', -1],
    ['ArrowDown', false, 'decision', 1],
    ['ArrowUp', false, 'decision', -1],
    ['ArrowRight', true, 'round', 1],
    ['ArrowLeft', true, 'round', -1],
  ] as const)('%s, shift %s: one %s by %d', (key, shiftKey, unit, by) => {
    expect(pressed(key, { shiftKey })).toEqual({ do: 'step', unit, by });
  });
  it.each([
    ['Home', { do: 'first' }],
    ['End', { do: 'last' }],
    [' ', { do: 'play' }],
    ['+', { do: 'faster' }],
    ['-', { do: 'slower' }],
    ['?', { do: 'help' }],
    ['0', { do: 'look', seat: -1 }],
    ['a', { do: 'look', seat: -2 }],
    ['1', { do: 'look', seat: 0 }],
    ['3', { do: 'look', seat: 2 }],
    ['4', null],
    ['x', null],
  ])('%s', (key, command) => expect(pressed(key)).toEqual(command));

  it('leaves the browser its own', () => {
    expect(pressed('ArrowRight', { altKey: true })).toBeNull();
    expect(pressed('a', { ctrlKey: true })).toBeNull();
  });
  it.each(['<input class="on">', '<ol tabindex="0" class="on"></ol>', '<dialog open><p class="on"></p></dialog>'])(
    'leaves %s its own',
    (on) => expect(pressed('ArrowDown', {}, on)).toBeNull(),
  );
  it('lets space press a button', () => {
    expect(pressed(' ', {}, '<button class="on"></button>')).toBeNull();
    const button = document.querySelector('button')!;
    const event = new KeyboardEvent('keydown', { key: ' ' });
    Object.defineProperty(event, 'target', { value: button });
    expect(commandOf(event, 3, button)).toEqual({ do: 'play' });
    expect(commandOf(event, 3, document.createElement('button'))).toBeNull();
    expect(pressed('ArrowRight', {}, '<button class="on"></button>')).not.toBeNull();
  });
});
