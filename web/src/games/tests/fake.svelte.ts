/** A table without a server: it holds a recorded moment, and notes what is answered. */
import type { ChairInfo, Question, TableInfo } from '../../lib/protocol';
import type { Language } from '../../lib/rest';
import { TableState, type GameEvent, type View } from '../../state/table.svelte';

export interface Fixture {
  names: string[];
  seat: number;
  view: View;
  events: GameEvent[];
  question: Record<Language, Question> | null;
}

export interface Given {
  action: string;
  form: Record<string, unknown> | null;
}

const chair = (name: string, mine: boolean, bot: boolean): ChairInfo => ({
  kind: bot ? 'bot' : 'person',
  name,
  mine,
  host: mine,
  here: true,
  bot: bot ? 'steady' : '',
  left: false,
  commitment: '',
  never: [],
  agrees: false,
});

export class FakeTable extends TableState {
  override readonly gradual: boolean;
  given: Given[] = [];
  asked_why: string[] = [];

  constructor(fixture: Fixture, language: Language, gradual = false) {
    super('workbench', language);
    this.gradual = gradual;
    const waiting = fixture.view.waiting ?? [];
    this.wire = 'up';
    this.info = {
      id: 'workbench',
      game: 'dice-town',
      version: 1,
      status: 'playing',
      public: false,
      options: {},
      own: {},
      clock: {},
      reaction: 0,
      fuse: 0,
      idle: 0,
      pace: 1,
      advice: 'agreed',
      chairs: fixture.names.map((name, seat) => chair(name, seat === fixture.seat, seat === 2)),
      spectators: 0,
      host: true,
      paused: false,
      for_pause: [],
      fair: { commitment: '' },
      scores: null,
      winners: null,
      rematch: null,
      for_rematch: [],
    } satisfies TableInfo;
    this.seat = fixture.seat;
    this.events = fixture.events;
    this.view = fixture.view;
    this.question = fixture.question?.[language] ?? null;
    const left = Object.fromEntries([...waiting, fixture.seat].map((seat) => [seat, 42]));
    this.time = { left: this.question || waiting.length > 0 ? left : {}, at: performance.now() };
  }

  override goOn(view: View | null, events: GameEvent[]): void {
    super.goOn(view, events);
  }

  override async answer(action: string, form: Record<string, unknown> | null = null): Promise<boolean> {
    this.given.push({ action, form });
    return true;
  }

  override async why(action: string) {
    this.asked_why.push(action);
    const words = 'You cannot pay for that many dice; each die after the first costs $1.';
    return { type: 'because' as const, n: 0, id: '', action, words, rule: 'DT-4.4', legal: false };
  }
}
