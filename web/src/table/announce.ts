/** Tells somebody who looks elsewhere that their table waits: in the page's title, and by the browser if it may. */

/** Whether the browser could be asked for leave. */
export const mayAnnounce = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Says it until the page is looked at; returns the way to stop saying it. */
export function announce(words: string): () => void {
  const before = document.title;
  const quiet = (): void => {
    if (document.title.startsWith(words)) document.title = before;
    document.removeEventListener('visibilitychange', seen);
  };
  const seen = (): void => {
    if (!document.hidden) quiet();
  };
  if (!document.hidden) return quiet;
  document.title = `${words} · ${before}`;
  document.addEventListener('visibilitychange', seen);
  try {
    if (typeof Notification !== 'undefined' && Notification.permission === 'granted') new Notification(words);
  } catch {
    // some browsers know notifications only from a service worker
  }
  return quiet;
}
