/**
 * What the page knows and what it shows. A moment is what the server told in one message; it is known as soon as it
 * comes. A game's stage tells it: only then is it shown.
 */

export interface Moment<View, Event> {
  events: readonly Event[];
  /** How things stand after these events; null: not to be seen yet, because a card may be played discreetly. */
  view: View | null;
  /** Shows what belongs to the end of it: the question, the clocks, who is asked. */
  settle: () => void;
}

export interface Teller<View, Event> {
  /** Begins with what the table shows; nothing of it is told. */
  begin(): void;
  tell(moment: Moment<View, Event>): void;
  /** Shows everything that is known, whatever a guide wants to explain. */
  end(): void;
  /** Goes on after a guide has held the telling. */
  resume(): void;
}

/** Somebody who explains what is told and asked. */
export interface Guide<Event> {
  /** Whether nothing further is told for now. */
  readonly holds: boolean;
  /** An event has been shown. */
  shown(event: Event): void;
}
