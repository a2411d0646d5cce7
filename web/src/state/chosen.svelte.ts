/** Seats that have answered while others still decide, where the view does not say it. */
export class Chosen {
  seats = $state.raw<ReadonlySet<number>>(new Set());
  #deciding: readonly number[] = [];

  /** A seat that drops out of those deciding at the same time has chosen; when others are asked, all begin afresh. */
  follow(now: readonly number[]): void {
    const before = this.#deciding;
    const fewer = now.length > 0 && now.length < before.length && now.every((seat) => before.includes(seat));
    if (fewer) this.seats = new Set([...this.seats, ...before.filter((seat) => !now.includes(seat))]);
    else if (now.join() !== before.join()) this.seats = new Set();
    this.#deciding = now;
  }

  forget(): void {
    this.seats = new Set();
  }
}
