/** Where the log was when the page was last looked at. */
export class Away {
  /** The number of the first event that was not seen; null while somebody looks. */
  since = $state<number | null>(null);

  constructor(private readonly next: () => number) {}

  watch(): void {
    document.addEventListener('visibilitychange', this.#looks);
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.#looks);
  }

  readonly #looks = (): void => {
    if (document.hidden) this.since = this.next();
    else if (this.since === this.next()) this.since = null;
  };
}
