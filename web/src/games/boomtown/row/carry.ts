/** A card can be carried to my row with the mouse: dropping it there takes it. Fingers press instead, and scroll. */
const FAR = 8;

export interface Carried {
  /** Whether the card can be carried now. */
  may: boolean;
  /** Where the card can be dropped. */
  home: string;
  ontake: () => void;
}

export function carry(node: HTMLElement, given: Carried) {
  let now = given;
  let from: { x: number; y: number } | null = null;
  let carried = false;
  const home = (): HTMLElement | null => document.querySelector<HTMLElement>(now.home);
  const over = (event: PointerEvent): boolean => {
    const box = home()?.getBoundingClientRect();
    return Boolean(box && event.clientY > box.top - 12 && event.clientY < box.bottom + 12);
  };
  const zoom = (): number => node.getBoundingClientRect().width / Math.max(1, node.offsetWidth) || 1;

  function down(event: PointerEvent): void {
    if (!now.may || event.pointerType === 'touch' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    carried = false;
    for (const [name, hears] of elsewhere) window.addEventListener(name, hears);
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!carried && Math.hypot(x, y) < FAR) return;
    carried = true;
    node.classList.add('carried');
    node.style.translate = `${x / zoom()}px ${y / zoom()}px`;
    home()?.classList.toggle('dropzone', over(event));
  }
  function up(event: PointerEvent): void {
    const taken = carried && event.type === 'pointerup' && over(event);
    home()?.classList.remove('dropzone');
    node.classList.remove('carried');
    node.style.translate = '';
    from = null;
    away();
    if (taken) now.ontake();
  }
  /** The click that ends a carry is not a press. */
  function click(event: MouseEvent): void {
    if (!carried) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    carried = false;
  }

  /** Heard by the window, since the pointer may go anywhere meanwhile. */
  const elsewhere = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  const away = (): void => {
    for (const [name, hears] of elsewhere) window.removeEventListener(name, hears);
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  return {
    update(changed: Carried): void {
      now = changed;
    },
    destroy(): void {
      away();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
    },
  };
}
