/**
 * A table is built from the top down in a few goes, so that a slow phone responds meanwhile and nothing that is already
 * there has to move. Where nobody waits for it, it is there at once.
 */
export class Goes {
  /** How many goes are done; the first part of a table needs none. */
  done = $state(0);

  constructor(many: number, begins: () => boolean, gradual: boolean) {
    if (!gradual) this.done = many;
    $effect(() => {
      if (this.done >= many || !begins()) return;
      const timer = setTimeout(() => (this.done += 1));
      return () => clearTimeout(timer);
    });
  }
}
