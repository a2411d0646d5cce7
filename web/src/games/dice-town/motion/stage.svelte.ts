/** What the town shows, and what it has to remember while events are told. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { Picture } from '../model/pictures';
import { worth } from '../model/goods';
import { PLACES, type Place, type TownEvent, type TownView } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { landed, opened, standing, type Scene } from '../scene/model';
import { SIGHTS } from './flights';
import { after, retold } from './retell';
import { SOUNDS } from './sounds';

export const STORY = new Story<TownView, TownEvent, Picture>(TELLING, after, SIGHTS, SOUNDS);

export class Stage extends Told<TownView, TownEvent, Picture> {
  protected override readonly story = new Story<TownView, TownEvent, Picture>(
    TELLING,
    (view, event) => retold(view, event, this.#told),
    SIGHTS,
    SOUNDS,
  );
  /** Which places of the current round are done, as far as told, and who won them. */
  won = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The card being played, while it is told. */
  card = $state.raw<{ player: number; card: string } | null>(null);
  /** What the cups do, and how often they have done something: they shake with a roll, and lift all together. */
  cups = $state.raw<{ move: 'shake' | 'lift' | ''; count: number }>({ move: '', count: 0 });
  /** How often the coach has driven. */
  drives = $state(0);
  /** What is on the stage while the places are settled; null: dice are rolled. */
  scene = $state.raw<Scene | null>(null);
  /** What my things were worth when the round began, if I was there. */
  points: number | null = null;
  /** The events of this round that have been told, and the one that the scene has been opened for. */
  #told: TownEvent[] = [];
  #opened = -1;

  /** Which places of the round are done, and what is on the stage. */
  protected override recall(view: TownView, events: readonly TownEvent[]): void {
    this.won = new Map();
    this.scene = null;
    this.#told = [];
    this.#opened = -1;
    for (const event of events) if (event.round === view.round) this.note(event);
    this.scene ??= standing(view);
    const spent = this.#told.some((event) => event.phase !== 'roll' || event.event === 'paid_stagecoach');
    this.points = spent ? null : this.#worth();
  }

  #open(event: TownEvent): void {
    if (this.#opened === event.seq || !this.view) return;
    this.#opened = event.seq;
    this.scene = opened(this.scene, event, this.view, this.#told);
  }

  protected override note(event: TownEvent): void {
    this.#open(event);
    this.scene = landed(this.scene, event);
    if (event.event === 'round_started') this.#begin();
    this.#told.push(event);
    if (event.event === 'dice_rolled') this.cups = { move: 'shake', count: this.cups.count + 1 };
    if (event.event === 'dice_revealed') this.cups = { move: 'lift', count: this.cups.count + 1 };
    if (event.event === 'coach_arrived') this.drives += 1;
    if (event.event === 'place_won') this.#done(event.place, event.player);
    if (event.event === 'place_uncontested') this.#done(event.place, -1);
    if (event.event === 'coach_arrived') this.#done('stagecoach', -1);
  }

  /** A round begins: nothing of it has been told, and my things are worth what they are. */
  #begin(): void {
    this.won = new Map();
    this.#told = [];
    this.points = this.#worth();
  }

  #worth(): number | null {
    const me = this.view?.players[this.view.seat];
    return me?.hand ? worth(me, this.view?.sheriff === me.seat) : null;
  }

  #done(place: Place, winner: number): void {
    this.won = new Map([...this.won, [PLACES.indexOf(place) + 1, winner]]);
  }

  protected override begins(event: TownEvent, long: number): void {
    this.#open(event);
    if (event.event === 'card_played') this.card = { player: event.player, card: event.card };
    else if (long > 0) this.card = null;
  }

  protected override rest(): void {
    this.card = null;
  }
}
