/** A cursor on a ground plan: one stop for the tab key, arrows go from cell to cell and wrap round at the edge. */

/** The cell that had the focus last; when its board is redrawn, the cursor goes on from there. */
let last = '';

export function cursor(group: HTMLElement) {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = (item: HTMLElement): [number, number] => {
    const [row = 0, column = 0] = (item.dataset.cell ?? '').split(' ').at(-1)!.split(',').map(Number);
    return [row, column];
  };

  function settle(current?: HTMLElement): void {
    const items = all();
    const chosen = items.find((each) => each.getAttribute('aria-pressed') === 'true');
    const open = items.find((each) => each.getAttribute('aria-disabled') !== 'true');
    const stop = current ?? items.find((each) => each.tabIndex === 0) ?? chosen ?? open ?? items[0];
    for (const each of items) each.tabIndex = each === stop ? 0 : -1;
  }

  /** In reading order, or column by column. */
  function step(item: HTMLElement, by: number, across: boolean): HTMLElement | undefined {
    const order = (each: HTMLElement): number => {
      const [row, column] = at(each);
      return across ? row * 100 + column : column * 100 + row;
    };
    const items = all().sort((one, other) => order(one) - order(other));
    return items[(items.indexOf(item) + by + items.length) % items.length];
  }

  function pressed(event: KeyboardEvent): void {
    const now = document.activeElement as HTMLElement;
    if (!group.contains(now) || now.dataset.cell === undefined) return;
    const items = all();
    const ways: Record<string, () => HTMLElement | undefined> = {
      ArrowRight: () => step(now, 1, true),
      ArrowLeft: () => step(now, -1, true),
      ArrowDown: () => step(now, 1, false),
      ArrowUp: () => step(now, -1, false),
      Home: () => items[0],
      End: () => items.at(-1),
    };
    const to = ways[event.key]?.();
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  function focused(event: FocusEvent): void {
    const item = event.target as HTMLElement;
    settle(item);
    last = item.dataset.cell ?? '';
  }
  const left = (event: FocusEvent): void => {
    if (event.relatedTarget) last = '';
  };

  /** For keyboard players the focus stays where the last stone was set. */
  function goOn(): void {
    const [building, cell = ''] = last.split(' ');
    if (last === '' || (document.activeElement && document.activeElement !== document.body)) return;
    const [row = 0, column = 0] = cell.split(',').map(Number);
    const far = (item: HTMLElement): number => Math.abs(at(item)[0] - row) + Math.abs(at(item)[1] - column);
    const near = all()
      .filter((each) => each.dataset.cell?.startsWith(`${building} `))
      .sort((one, other) => far(one) - far(other))[0];
    near?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(() => {
    settle();
    goOn();
  });
  watcher.observe(group, { childList: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('focusout', left);
  group.addEventListener('keydown', pressed);
  settle();
  goOn();
  return {
    destroy(): void {
      watcher.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('focusout', left);
      group.removeEventListener('keydown', pressed);
    },
  };
}
