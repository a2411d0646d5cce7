/** A table that shows a moment of a game which is over. Nobody is asked anything at it. */
import type { ChairInfo, TableInfo } from '../lib/protocol';
import type { Language, Timeline } from '../lib/rest';
import { SPECTATOR, TableState, type GameEvent, type View } from '../state/table.svelte';

export class ReplayTable extends TableState {
  override readonly replayed = true;
  override readonly gradual = false;

  /** `staged`: a stage stands, and shows the position without what has happened since. */
  constructor(
    id: string,
    language: Language,
    private readonly staged: () => void,
  ) {
    super(id, language);
    this.wire = 'up';
  }

  /** Who plays, and from whose seat we look. */
  seatPeople(course: Timeline, seat: number): void {
    const chair = (name: string, place: number): ChairInfo => ({
      kind: course.bots[place] ? 'bot' : 'person',
      name,
      mine: place === seat,
      host: false,
      here: true,
      bot: course.bots[place] ?? '',
      left: false,
      commitment: '',
      never: [],
      agrees: false,
    });
    this.info = {
      id: this.id,
      game: course.game,
      version: course.version,
      status: 'playing',
      public: false,
      options: this.info?.options ?? {},
      own: {},
      clock: {},
      reaction: 0,
      fuse: 0,
      idle: 0,
      pace: 0,
      advice: 'agreed',
      chairs: course.names.map(chair),
      spectators: 0,
      host: false,
      paused: false,
      for_pause: [],
      fair: { commitment: '' },
      scores: null,
      winners: null,
      rematch: null,
      for_rematch: [],
    } satisfies TableInfo;
    this.seat = Math.max(SPECTATOR, seat);
  }

  /** Shows a position and the log that led to it. */
  override jump(view: View, events: GameEvent[]): void {
    if (this.info && Object.keys(this.info.options).length === 0)
      this.info = { ...this.info, options: (view.options ?? {}) as Record<string, unknown> };
    super.jump(view, events);
  }

  override goOn(view: View | null, events: GameEvent[]): void {
    super.goOn(view, events);
  }

  override toldBy(teller: Parameters<TableState['toldBy']>[0]): () => void {
    const end = super.toldBy(teller);
    this.staged();
    return end;
  }

  override async answer(): Promise<boolean> {
    return false;
  }

  override async why(): Promise<null> {
    return null;
  }

  override open(): void {
    // There is no wire to open.
  }

  override close(): void {
    // There is no wire to close.
  }
}
