/** The settlement as it is told: one building after the other, in board order (DC-11). */
import { houseOf, type Building, type Told, type TownEvent, type TownView } from '../model/view';

export type Settled = Told<'building_awarded' | 'building_neutralised' | 'building_undecided'>;

export interface Settling {
  /** The buildings that are settled; those nobody has linked are passed over. */
  houses: Building[];
  /** How they ended so far: whose they are; null: nobody's. */
  ended: ReadonlyMap<string, number | null>;
  /** The one being told, as it stood before. */
  event: Settled;
  house: Building;
  /** How far it is: the chain lights up; the building is taken; the rent is paid, and the stones go home. */
  step: 'chain' | 'taken' | 'paid';
}

export const settles = (event: TownEvent): event is Settled =>
  event.event === 'building_awarded' || event.event === 'building_neutralised' || event.event === 'building_undecided';
/** What belongs to the building before it. */
export const goesWith = (event: TownEvent): boolean =>
  event.event === 'points_changed' || (event.event === 'money_changed' && event.form === 'rent');

/** A building begins to be settled. */
export function settling(before: Settling | null, event: Settled, view: TownView): Settling | null {
  const house = houseOf(view, event.building);
  if (!house) return null;
  const houses = event.round === 'settlement' ? view.buildings.filter((each) => each.status === 'open') : [house];
  return {
    houses: before?.houses ?? houses,
    ended: before?.ended ?? new Map(),
    event,
    house,
    step: 'chain',
  };
}

/** How it stands after an event. */
export function settledBy(now: Settling, event: TownEvent): Settling {
  if (event === now.event) {
    const owner = now.event.event === 'building_awarded' ? now.event.player : null;
    return { ...now, step: 'taken', ended: new Map([...now.ended, [now.house.id, owner]]) };
  }
  return event.event === 'money_changed' && event.form === 'rent' ? { ...now, step: 'paid' } : now;
}
