/** What is being asked: the name of a thing on the table (its `data-thing`), everything, or nothing. */
export const EVERYTHING = '*';

class Asking {
  thing = $state('');
  /** The thing that lies there, if it does: its answer stands beside it. */
  at: Element | null = null;

  ask(thing: string, at: Element | null = null): void {
    this.at = at;
    this.thing = thing;
  }
}

export const asking = new Asking();
