/** What the town shows, and the scenes in which events are told: rivals' turns, showdowns, the settlement. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { Moment } from '../../../state/telling';
import type { TownEvent, TownView } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { SIGHTS, type Thing } from './flights';
import { after } from './retell';
import { goesWith, settledBy, settles, settling, type Settling } from './settling';
import { GOES_WITH, showdownOf, type Phase, type Showdown } from './showdown';
import { SOUNDS } from './sounds';
import { begun, goesOn, key, type Turn } from './turns';

export const STORY = new Story<TownView, TownEvent, Thing>(TELLING, after, SIGHTS, SOUNDS);

/** When cards go on to their next phase, in milliseconds after an event begins. */
const PHASED: Partial<Record<TownEvent['event'], [Phase, Phase, number]>> = {
  start_cards_revealed: ['down', 'turned', 450],
  control_duel: ['down', 'turned', 700],
  final_duel_round: ['down', 'turned', 700],
  challenge_made: ['called', 'down', 500],
  duel_revealed: ['turned', 'turned', 0],
};

export class Stage extends Told<TownView, TownEvent, Thing> {
  protected override readonly story = STORY;
  /** Cells where something has just happened: `SAL 0,1`. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The building where something happened last. */
  place = $state('');
  /** Cards that lie on the table, and how far they are. */
  showdown = $state.raw<Showdown | null>(null);
  phase = $state<Phase>('named');
  /** The event card that was drawn last in this turn. */
  telegram = $state.raw<{ card: string; player: number } | null>(null);
  /** Who challenges whom. */
  challenge = $state.raw<{ from: number; to: number; building: string } | null>(null);
  /** The rival's turn that is told, or was told last. */
  turn = $state.raw<Turn | null>(null);
  /** By cell, whose stones came in the last rivals' turns. */
  rings = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** How often they have been shown again. */
  times = $state(0);
  settlement = $state.raw<Settling | null>(null);
  #before: Turn | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the duel is over with what is being told: nobody needs its cards any more. */
  #fought = false;

  /** Rings the stones of the last turn once more. */
  again(): void {
    this.times += 1;
  }

  override tell(moment: Moment<TownView, TownEvent>): void {
    if (!this.telling && moment.events.length > 0 && !moment.events.every((event) => GOES_WITH.has(event.event)))
      this.showdown = null;
    super.tell(moment);
  }

  protected override recall(view: TownView, events: readonly TownEvent[]): void {
    this.fresh = new Set();
    this.telegram = null;
    this.turn = this.#before = null;
    this.rings = new Map();
    for (const event of events) this.note(event);
    if (view.event === null) this.telegram = null;
    if (view.duel === null) this.showdown = null;
  }

  protected override note(event: TownEvent): void {
    if ('building' in event) this.place = event.building;
    if (event.event === 'event_drawn') this.telegram = { card: event.card, player: event.player };
    if (event.event === 'turn_started' || event.event === 'round_started' || event.event === 'challenge_made')
      this.telegram = null;
    this.#shows(event);
    if (event.event === 'stone_removed' || event.event === 'duel_removal_declined') this.#fought = true;
    this.#turns(event);
    if (this.settlement) this.settlement = settledBy(this.settlement, event);
    if (event.event === 'building_awarded' && this.settlement)
      this.fly([
        {
          thing: `dc-points-${Math.min(5, event.points)}` as Thing,
          from: 'settled',
          to: `points-${event.player}`,
          count: 1,
        },
      ]);
  }

  /** Cards lie open; who starts is only told by the next event. */
  #shows(event: TownEvent): void {
    const shown = showdownOf(event);
    // A challenge is said as soon as it is made; its cards are laid down a little later.
    if (event.event === 'challenge_made' && this.now === event) return;
    if (shown) {
      clearTimeout(this.#timer);
      this.showdown = shown;
      this.phase = event.event === 'challenge_made' ? 'down' : shown.kind === 'start' ? 'turned' : 'named';
    } else if (event.event === 'start_player_set' && this.showdown?.kind === 'start') {
      this.showdown = { ...this.showdown, winner: event.player };
      this.phase = 'named';
    }
  }

  #turns(event: TownEvent): void {
    if (event.event === 'turn_started' && event.player !== this.view?.seat) {
      this.#before = this.turn;
      this.turn = begun(event.player);
    }
    if (!this.turn) return;
    this.turn = goesOn(this.turn, event);
    if (this.turn.over) this.#before = null;
    const turns = [this.#before, this.turn];
    this.rings = new Map(turns.flatMap((turn) => turn?.stones.map((cell) => [cell, turn.player] as const) ?? []));
  }

  protected override begins(event: TownEvent, long: number): void {
    if (this.story.lengthOf(event) === 0) return;
    clearTimeout(this.#timer);
    const cell = 'cell' in event ? event.cell : 'to' in event ? event.to : null;
    this.fresh = new Set(cell && 'building' in event ? [key(event.building, cell)] : []);
    const shown = showdownOf(event);
    if (shown) this.showdown = shown;
    else if (!GOES_WITH.has(event.event)) this.showdown = null;
    const [first, second, at] = PHASED[event.event] ?? [this.phase, this.phase, 0];
    this.phase = first;
    if (first !== second)
      this.#timer = setTimeout(() => (this.phase = second), (at * long) / this.story.lengthOf(event));
    this.challenge =
      event.event === 'challenge_made' ? { from: event.player, to: event.opponent, building: event.building } : null;
    if (settles(event)) this.settlement = this.view && settling(this.settlement, event, this.view);
    else if (!goesWith(event)) this.settlement = null;
  }

  protected override rest(): void {
    clearTimeout(this.#timer);
    this.challenge = null;
    this.settlement = null;
    if (this.#fought) this.showdown = null;
    this.#fought = false;
  }
}
