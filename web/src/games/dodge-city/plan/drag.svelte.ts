/** A stone being dragged: from my box to a cell, or from a cell to another one of its building. */
import type { Chooser } from '../model/chooser.svelte';
import type { Cell } from '../model/view';

/** A shorter drag than this is a press. */
const FAR = 8;

export interface Held {
  seat: number;
  x: number;
  y: number;
  /** The cell under the stone, as actions write it. */
  over: string;
}

export class Drag {
  held = $state.raw<Held | null>(null);

  /** A press begins; `from` is given if the stone stands in town. */
  start(event: PointerEvent, seat: number, chooser: Chooser, from?: { building: number; cell: Cell }): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY } = event;
    const moved = (now: PointerEvent): void => {
      if (!this.held && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR) return;
      now.preventDefault();
      this.held = { seat, x: now.clientX, y: now.clientY, over: under(now) };
    };
    const ended = (now: PointerEvent): void => {
      away();
      const held = this.held;
      this.held = null;
      if (!held || now.type === 'pointercancel') return;
      swallow();
      const [number = '', cell = ''] = under(now).split(' ');
      const [row, column] = cell.split(',').map(Number);
      if (row === undefined || column === undefined) return;
      if (!from) void chooser.drop(Number(number), [row, column]);
      else if (from.building === Number(number)) void chooser.carry(from.building, from.cell, [row, column]);
    };
    const away = (): void => {
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', ended);
      removeEventListener('pointercancel', ended);
    };
    addEventListener('pointermove', moved, { passive: false });
    addEventListener('pointerup', ended);
    addEventListener('pointercancel', ended);
  }
}

const under = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]')?.dataset.place ?? '';

/** The click that ends a drag is not a press. */
function swallow(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}
