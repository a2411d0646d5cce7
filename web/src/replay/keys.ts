/** What a key does in the theatre. */
export type Command =
  | { do: 'step'; unit: 'event' | 'decision' | 'round'; by: 1 | -1 }
  | { do: 'first' | 'last' | 'play' | 'help' | 'faster' | 'slower' }
  | { do: 'look'; seat: number };

/** What keeps keys to itself while it has the focus: fields, lists that scroll, choices with keys of their own. */
const OWN = 'input, textarea, select, dialog, [contenteditable], ol[tabindex], [role=tab]';

/** `pressed`: the button that a mouse or finger has pressed last. */
export function commandOf(event: KeyboardEvent, seats: number, pressed: Element | null = null): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN)) return null;
  switch (event.key) {
    case 'ArrowRight':
      return { do: 'step', unit: event.shiftKey ? 'round' : 'event', by: 1 };
    case 'ArrowLeft':
      return { do: 'step', unit: event.shiftKey ? 'round' : 'event', by: -1 };
    case 'ArrowDown':
      return { do: 'step', unit: event.shiftKey ? 'round' : 'decision', by: 1 };
    case 'ArrowUp':
      return { do: 'step', unit: event.shiftKey ? 'round' : 'decision', by: -1 };
    case 'Home':
      return { do: 'first' };
    case 'End':
      return { do: 'last' };
    case ' ':
      // Space presses what the keyboard has come to; a button pressed with a mouse does not count.
      return (target?.closest('button, a, summary') ?? pressed) === pressed ? { do: 'play' } : null;
    case '+':
      return { do: 'faster' };
    case '-':
      return { do: 'slower' };
    case '?':
      return { do: 'help' };
    case '0':
      return { do: 'look', seat: -1 };
    case '*':
    case 'a':
      return { do: 'look', seat: -2 };
  }
  const seat = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : seats;
  return seat < seats ? { do: 'look', seat } : null;
}
