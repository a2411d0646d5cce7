/** What can be pointed at on the valley just now, and what is. */
export interface Aim {
  actions: ReadonlySet<string>;
  chosen: string;
  choose: (action: string) => void;
}
export const NO_AIM: Aim = { actions: new Set(), chosen: '', choose: () => undefined };
