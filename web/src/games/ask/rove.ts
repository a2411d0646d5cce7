/** One stop for the tab key in a group of choices; arrows, Home and End go from one to the next. */
export function rove(group: HTMLElement) {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-choice]')];

  function settle(current?: HTMLElement): void {
    const all = items();
    const chosen = all.find((each) => each.getAttribute('aria-pressed') === 'true');
    const stop = current ?? all.find((each) => each.tabIndex === 0) ?? chosen ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[data-choice]');
    if (item) settle(item);
  }

  function pressed(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', pressed);
  settle();
  return {
    destroy(): void {
      watcher.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    },
  };
}
