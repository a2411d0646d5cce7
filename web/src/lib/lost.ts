/**
 * A browser that has once failed to fetch a part of the page never tries again, however often it is asked. So the page
 * is reloaded as soon as the server answers; nothing is lost, since the server has the whole game. That also helps when
 * a newer page has replaced the one that is open.
 */
const SOON = 1500;
/** A page that was reloaded is not reloaded again for this many milliseconds: perhaps it does not help. */
const OFTEN = 15_000;
let waits = false;

const sleep = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
const there = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
const reloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

export async function lost(reload = (): void => location.reload()): Promise<void> {
  if (waits) return;
  waits = true;
  if (reloaded()) await sleep(Math.max(0, OFTEN - performance.now()));
  while (!(await there())) await sleep(SOON);
  waits = false;
  reload();
}
