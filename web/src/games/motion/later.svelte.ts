/**
 * A part of a table that is loaded a little later than what one sees first, or at once where it is needed. If that
 * fails, lib/lost reloads the page.
 */
const LATER = 2000;

export class Later<Part> {
  part = $state.raw<Part>();

  /** `may`: whether anything can be fetched now. */
  constructor(load: () => Promise<Part>, needed: () => boolean, may: () => boolean) {
    $effect(() => {
      if (this.part || !may()) return;
      const fetch = (): void =>
        void load().then(
          (found) => (this.part = found),
          () => undefined,
        );
      const timer = setTimeout(fetch, needed() ? 0 : LATER);
      return () => clearTimeout(timer);
    });
  }
}
