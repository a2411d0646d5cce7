/** Which page is shown: only the address decides. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'come'; code: string }
  /**
   * `at`: the moment a link leads to. `as`: the seat it is seen from (-1: a spectator, -2: all open). `event`: how many
   * events after the moment have happened.
   */
  | { page: 'record'; id: string; at: number; as: number; event: number }
  /** `game`: empty for all. `table`: the rules as played there. `version`: 0 is the newest. `at`: the linked rule. */
  | { page: 'rules'; game: string; table: string; version: number; at: string }
  | { page: 'nowhere' };

export function read(path: string, hash: string, search = ''): Route {
  if (path === '/') return { page: 'start' };
  const [rules, game = ''] = /^\/rules(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? [];
  if (rules) {
    const asked = new URLSearchParams(search);
    const [table = ''] = /^[a-z0-9]+$/.exec(asked.get('table') ?? '') ?? [];
    const [version = '0'] = /^[0-9]{1,3}$/.exec(asked.get('version') ?? '') ?? [];
    return { page: 'rules', game, table, version: Number(version), at: hash.replace(/^#/, '') };
  }
  if (path === '/come') return { page: 'come', code: hash.replace(/^#/, '') };
  const [, place, id] = /^\/(t|r)\/([a-z0-9]+)\/?$/.exec(path) ?? [];
  if (!id) return { page: 'nowhere' };
  if (place === 't') return { page: 'table', id };
  const asked = new URLSearchParams(search);
  const number = (name: string, usual: number): number =>
    /^-?\d{1,5}$/.test(asked.get(name) ?? '') ? Number(asked.get(name)) : usual;
  const from0 = (name: string): number => Math.max(0, number(name, 0));
  return { page: 'record', id, at: from0('at'), as: number('as', -1), event: from0('event') };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.hash, location.search));

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
    this.route = read(location.pathname, location.hash, location.search);
  }

  /** Links to our own pages change the page without reloading it. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || read(link.pathname, link.hash).page === 'nowhere') return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
