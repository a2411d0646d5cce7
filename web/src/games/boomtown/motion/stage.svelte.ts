/** What the valley shows, and what it has to remember while events are told. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { Picture } from '../model/pictures';
import type { BoomEvent, BoomView, Flow, Told as Event } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { SIGHTS } from './flights';
import { after } from './retell';
import { SOUNDS } from './sounds';

export const STORY = new Story<BoomView, BoomEvent, Picture>(TELLING, after, SIGHTS, SOUNDS);

export interface Holdup {
  player: number;
  victim: number;
  number: number;
  dice?: readonly [number, number];
}

export class Stage extends Told<BoomView, BoomEvent, Picture> {
  protected override readonly story = STORY;
  /** Mines that changed hands this round. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** How often dice were rolled: a new roll tumbles. */
  rolls = $state(0);
  /** The winning bid, while it is paid. */
  paying = $state.raw<Flow | null>(null);
  /** A holdup, while it is told. */
  holdup = $state.raw<Holdup | null>(null);
  /** How the bid that won is shared out. */
  #shares(event: Event<'auction_won'>): Flow | null {
    const views = [this.coming, this.view];
    const known = views.flatMap((view) => view?.auction?.stands ?? []);
    return known.find((flow) => flow.winner === event.player && flow.bid === event.amount) ?? null;
  }

  protected override recall(view: BoomView, events: readonly BoomEvent[]): void {
    this.fresh = new Set();
    for (const event of events) if (event.round === view.round) this.note(event);
  }

  protected override note(event: BoomEvent): void {
    if (event.event === 'round_started') this.fresh = new Set();
    if (event.event === 'mine_acquired') this.fresh = new Set([...this.fresh, event.card]);
    if (event.event === 'dice_rolled' || event.event === 'holdup_rolled') this.rolls += 1;
  }

  protected override begins(event: BoomEvent, long: number): void {
    if (event.event === 'auction_won') this.paying = this.#shares(event);
    if (event.event === 'card_picked' || event.event === 'round_started') this.paying = null;
    if (event.event === 'holdup_announced' || event.event === 'holdup_rolled') {
      const { player, victim, number } = event;
      const dice = event.event === 'holdup_rolled' ? ([event.die1, event.die2] as const) : undefined;
      this.holdup = { player, victim, number, dice };
    } else if (long > 0 && event.event !== 'player_bankrupt') this.holdup = null;
  }

  protected override rest(): void {
    this.paying = null;
    this.holdup = null;
  }
}
