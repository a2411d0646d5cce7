/** What the town shows, and what it has to remember while events are told. */
import { Stage as Told } from '../../motion/stage.svelte';
import { Story } from '../../motion/story';
import type { Picture } from '../model/pictures';
import { PLACES, type Place, type TownEvent, type TownView } from '../model/view';
import { TELLING } from '../model/telling.gen';
import { SIGHTS } from './flights';
import { after } from './retell';
import { SOUNDS } from './sounds';

export const STORY = new Story<TownView, TownEvent, Picture>(TELLING, after, SIGHTS, SOUNDS);

export class Stage extends Told<TownView, TownEvent, Picture> {
  protected override readonly story = STORY;
  /** Which places of the current round are done, as far as told, and who won them. */
  won = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The card being played, while it is told. */
  card = $state.raw<{ player: number; card: string } | null>(null);
  /** What the cups do, and how often they have done something: they shake with a roll, and lift all together. */
  cups = $state.raw<{ move: 'shake' | 'lift' | ''; count: number }>({ move: '', count: 0 });
  /** How often the coach has driven. */
  drives = $state(0);

  /** Which places of the round are done. */
  protected override recall(view: TownView, events: readonly TownEvent[]): void {
    this.won = new Map();
    for (const event of events) if (event.round === view.round) this.note(event);
  }

  protected override note(event: TownEvent): void {
    if (event.event === 'round_started') this.won = new Map();
    if (event.event === 'dice_rolled') this.cups = { move: 'shake', count: this.cups.count + 1 };
    if (event.event === 'dice_revealed') this.cups = { move: 'lift', count: this.cups.count + 1 };
    if (event.event === 'coach_arrived') this.drives += 1;
    if (event.event === 'place_won') this.#done(event.place, event.player);
    if (event.event === 'place_uncontested') this.#done(event.place, -1);
    if (event.event === 'coach_arrived') this.#done('stagecoach', -1);
  }

  #done(place: Place, winner: number): void {
    this.won = new Map([...this.won, [PLACES.indexOf(place) + 1, winner]]);
  }

  protected override begins(event: TownEvent, long: number): void {
    if (event.event === 'card_played') this.card = { player: event.player, card: event.card };
    else if (long > 0) this.card = null;
  }

  protected override rest(): void {
    this.card = null;
  }
}
