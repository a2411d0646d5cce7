/** What can be chosen on the valley now, and what is chosen. */
export interface Aim {
  actions: ReadonlySet<string>;
  chosen: string;
  choose: (action: string) => void;
}
