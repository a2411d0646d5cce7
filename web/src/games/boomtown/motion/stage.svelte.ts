/** What the valley shows, and what it has to remember while events are told. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { Picture } from '../model/pictures';
import type { BoomEvent, BoomView, Flow, Told as Event } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { begun, gainsOf, landed, recalled, type Dealt, type Roll } from '../scene/roll';
import { SIGHTS } from './flights';
import { after } from './retell';
import { SOUNDS } from './sounds';

const told = (known: () => BoomView | null): Story<BoomView, BoomEvent, Picture> =>
  new Story(TELLING, (view, event) => after(view, event, known()), SIGHTS, SOUNDS);
export const STORY = told(() => null);
/** How much later each card of the row turns over than the one before it. */
export const TURN = 220;

export interface Holdup {
  player: number;
  victim: number;
  number: number;
  dice?: readonly [number, number];
}

export class Stage extends Told<BoomView, BoomEvent, Picture> {
  protected override readonly story = told(() => this.coming);
  /** Mines that changed hands this round. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** How often dice were rolled for a holdup: a new roll tumbles. */
  rolls = $state(0);
  /** The winning bid, while it is paid. */
  paying = $state.raw<Flow | null>(null);
  /** A holdup, while it is told. */
  holdup = $state.raw<Holdup | null>(null);
  /** The production roll, from the dice to the next row; what it brought is remembered until somebody bids. */
  roll = $state.raw<Roll | null>(null);
  /** The next row, while it is dealt. */
  dealt = $state.raw<Dealt | null>(null);
  /** What the roll has brought, by seat: it stays beside the gold until somebody bids. */
  readonly gains = $derived(this.roll && this.view ? gainsOf(this.roll, this.view.players.length) : []);
  /** How fast the present event is told: a factor for its times. */
  tempo = $state(1);

  #begun: BoomEvent | null = null;
  #dealing: ReturnType<typeof setTimeout>[] = [];

  /** How the bid that won is shared out. */
  #shares(event: Event<'auction_won'>): Flow | null {
    const views = [this.coming, this.view];
    const known = views.flatMap((view) => view?.auction?.stands ?? []);
    return known.find((flow) => flow.winner === event.player && flow.bid === event.amount) ?? null;
  }

  protected override recall(view: BoomView, events: readonly BoomEvent[]): void {
    this.fresh = new Set();
    for (const event of events) if (event.round === view.round) this.#remember(event);
    this.roll = recalled(view);
  }

  protected override note(event: BoomEvent): void {
    this.#remember(event);
    this.#begin(event);
    if (this.view) this.roll = landed(this.roll, event, this.view);
    if (event.event === 'row_revealed') this.#turn(this.dealt?.cards.length ?? 0);
  }

  protected override begins(event: BoomEvent, long: number): void {
    this.#begin(event);
    const usual = this.story.lengthOf(event);
    if (usual > 0) this.tempo = long / usual;
    if (event.event === 'row_revealed') this.#deal(event);
    if (event.event === 'auction_won') this.paying = this.#shares(event);
    if (event.event === 'card_picked' || event.event === 'round_started') this.paying = null;
    if (event.event === 'holdup_announced' || event.event === 'holdup_rolled') {
      const { player, victim, number } = event;
      const dice = event.event === 'holdup_rolled' ? ([event.die1, event.die2] as const) : undefined;
      if (dice) this.rolls += 1;
      this.holdup = { player, victim, number, dice };
    } else if (long > 0 && event.event !== 'player_bankrupt') this.holdup = null;
  }

  protected override rest(): void {
    this.paying = null;
    this.holdup = null;
    this.#stop();
    this.dealt = null;
  }

  // ------------------------------------------------------------ inside

  #remember(event: BoomEvent): void {
    if (event.event === 'round_started') this.fresh = new Set();
    if (event.event === 'mine_acquired') this.fresh = new Set([...this.fresh, event.card]);
  }

  /** An event may be shown at once, without having begun. */
  #begin(event: BoomEvent): void {
    if (event === this.#begun) return;
    this.#begun = event;
    if (this.view) this.roll = begun(this.roll, event, this.view);
  }

  /** The cards lie face down, and turn over one by one. */
  #deal({ cards }: Event<'row_revealed'>): void {
    this.#stop();
    const row = this.coming?.row ?? [];
    this.dealt = { cards: cards.map((card) => row.find((each) => each?.card === card) ?? null), up: 0 };
    this.#dealing = cards.map((_, at) => setTimeout(() => this.#turn(at + 1), (at + 1) * TURN * this.tempo));
  }
  #turn(up: number): void {
    if (this.dealt) this.dealt = { ...this.dealt, up };
  }
  #stop(): void {
    this.#dealing.forEach(clearTimeout);
    this.#dealing = [];
  }
}
