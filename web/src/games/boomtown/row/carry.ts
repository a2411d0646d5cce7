/** A card can be carried to my own row with the mouse: whoever drops it there takes it. Fingers press instead, and scroll. */
const FAR = 8;

export interface Carried {
  /** Whether it can be carried at all now. */
  may: boolean;
  /** Where it can be dropped. */
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
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!carried && Math.hypot(x, y) < FAR) return;
    if (!carried) node.setPointerCapture(event.pointerId);
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
    if (taken) now.ontake();
  }
  /** A card that was carried has not been pressed. */
  function click(event: MouseEvent): void {
    if (!carried) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    carried = false;
  }

  const heard = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  for (const [name, hears] of heard) node.addEventListener(name, hears);
  node.addEventListener('click', click, true);
  return {
    update(changed: Carried): void {
      now = changed;
    },
    destroy(): void {
      for (const [name, hears] of heard) node.removeEventListener(name, hears);
      node.removeEventListener('click', click, true);
    },
  };
}
