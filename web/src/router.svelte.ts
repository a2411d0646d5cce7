/** Which page is shown: the address says it, and nothing else. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'come'; code: string }
  | { page: 'record'; id: string }
  | { page: 'nowhere' };

export function read(path: string, hash: string): Route {
  if (path === '/') return { page: 'start' };
  if (path === '/come') return { page: 'come', code: hash.replace(/^#/, '') };
  const [, place, id] = /^\/(t|r)\/([a-z0-9]+)\/?$/.exec(path) ?? [];
  if (!id) return { page: 'nowhere' };
  return place === 't' ? { page: 'table', id } : { page: 'record', id };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = read(location.pathname, location.hash);
  }

  /** Links to our own pages change the page without loading it anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || read(link.pathname, link.hash).page === 'nowhere') return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
