/**
 * A browser that has failed once to fetch a part of the page never tries again, however often it is asked. So the page is
 * loaded anew as soon as the server answers; everything of a game is with the server. That helps, too, where a newer
 * page has taken the place of the one that is open.
 */
const SOON = 1500;
/** A page that was loaded anew is not loaded again before so many milliseconds: perhaps it does not help. */
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
