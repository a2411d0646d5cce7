import { describe, expect, it, vi } from 'vitest';
import { carry } from '../row/carry';

/** happy-dom has no layout: my row is set to lie at the top. */
function stage() {
  document.body.innerHTML = '<div class="home"></div><button>card</button>';
  const home = document.querySelector<HTMLElement>('.home')!;
  const card = document.querySelector<HTMLElement>('button')!;
  vi.spyOn(home, 'getBoundingClientRect').mockReturnValue({ top: 100, bottom: 150 } as DOMRect);
  const ontake = vi.fn();
  const carried = { may: true, home: '.home', ontake };
  const hears = carry(card, carried);
  const point = (type: string, x: number, y: number, pointerType = 'mouse'): void => {
    card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType, button: 0, bubbles: true }));
  };
  return { card, home, ontake, hears, carried, point };
}

describe('a card', () => {
  it('is taken when it is dropped on my row', () => {
    const { point, ontake, home } = stage();
    point('pointerdown', 10, 400);
    point('pointermove', 12, 120);
    expect(home.classList.contains('dropzone')).toBe(true);
    point('pointerup', 12, 120);
    expect(ontake).toHaveBeenCalledOnce();
    expect(home.classList.contains('dropzone')).toBe(false);
  });
  it('goes back where it is dropped elsewhere, and is not pressed by it', () => {
    const { point, ontake, card } = stage();
    const pressed = vi.fn();
    card.addEventListener('click', pressed);
    point('pointerdown', 10, 400);
    point('pointermove', 12, 300);
    point('pointerup', 12, 300);
    card.click();
    expect(ontake).not.toHaveBeenCalled();
    expect(pressed).not.toHaveBeenCalled();
    card.click();
    expect(pressed).toHaveBeenCalledOnce();
  });
  it('stays where it is for fingers, and when it is not my turn', () => {
    const { point, ontake, card, hears, carried } = stage();
    point('pointerdown', 10, 400, 'touch');
    point('pointermove', 12, 120, 'touch');
    expect(card.classList.contains('carried')).toBe(false);
    hears.update({ ...carried, may: false });
    point('pointerdown', 10, 400);
    point('pointermove', 12, 120);
    point('pointerup', 12, 120);
    expect(ontake).not.toHaveBeenCalled();
  });
});
