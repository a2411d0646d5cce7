/** Names in the language in use. A building of a board of one's own keeps the name its host gave it. */
import { cardOf } from '../model/cards';
import { isKnown, type TownView } from '../model/view';
import { t } from './speech.svelte';

export const houseName = (house: { id: string; name: string }): string =>
  isKnown(house.id) ? t().houses[house.id] : house.name;
export const shortName = (house: { id: string; name: string }): string =>
  isKnown(house.id) ? t().short[house.id] : house.name;
export const nameAt = (view: TownView, id: string): string =>
  houseName(view.buildings.find((house) => house.id === id) ?? { id, name: id });

/** `Lady 6`, `Question`, `Raid`. */
export function cardName(id: string): string {
  const card = cardOf(id);
  if (card.figure) return t().card.named(t().figures[card.figure], card.number);
  return (card.kind === 'raid' ? t().card.raid : t().card.question).replaceAll('\u00ad', '');
}

type Told = keyof ReturnType<typeof t>['events'];
/** Title and text of an event card. */
export const eventText = (card: string): { name: string; effect: string } => t().events[card as Told];
