/** What a beat lights on the table as it stands now, what the hand points at, and where the slip goes. */
import { answerOf, type Beat, type Hint } from './beats';
import { hole, joined, overlap, place, type Box, type Placed, type Size } from './place';
import { boxOf, partsOf, things, type Thing } from './things';

export interface Pointing {
  holes: readonly Box[];
  /** What is asked for without a word. */
  rings: readonly Box[];
  placed: Placed | null;
  /** Whether something has to be chosen first. */
  choosing: boolean;
}
export const NOTHING: Pointing = { holes: [], rings: [], placed: null, choosing: false };

export const PHONE = 640;
const MAIN = ['question.main'];
/** What is asked, and what one answers with: the slip lies elsewhere, if it can. */
const QUESTION = '.tray, .deal, .blot';

/** What has to be pressed next: first what is not chosen yet, then the button. */
const next = (all: readonly Thing[]): Thing | undefined => all.find(({ chosen }) => chosen === false) ?? all.at(-1);

/**
 * What a beat speaks of. Once something is chosen, the button that says so is the next: stones are placed one by one. An
 * amount is first made right; a turn is ended when nothing else is left of it.
 */
function spokenOf(beat: Beat, names: readonly string[], answers: boolean): Thing[] {
  const answer = answerOf(beat);
  const found = things(beat.point, names, answer);
  if (!answers) return found;
  const main = things(MAIN, names)[0];
  const stone = found.find(({ element, chosen }) => chosen === true && element.dataset.cell !== undefined);
  if (stone && main) return [stone, main];
  const says = main?.element.dataset.answer ?? '';
  const amount = answer[0]?.startsWith('bid ') && !answer.includes(says) ? things(['bid'], names)[0] : undefined;
  if (amount) return [...found, { ...amount, chosen: false }];
  const choices = found.filter(({ chosen }) => chosen !== undefined);
  if (choices.length === 0 && answer.includes('done')) return things(['question.done'], names);
  return main && choices.length > 0 && choices.every(({ chosen }) => chosen) ? [...found, main] : found;
}

export const pressed = (beat: Beat, names: readonly string[]): HTMLElement | undefined =>
  next(spokenOf(beat, names, beat.do === 'answer'))?.element;

/** Whether all is chosen that a beat asks to choose. */
export function isChosen(beat: Beat, names: readonly string[]): boolean {
  const found = things(beat.point, names, answerOf(beat));
  return found.length > 0 && found.every(({ chosen }) => chosen === true);
}

export const ringed = (hint: Hint | null): Box[] =>
  hint ? answerOf(hint).flatMap((each) => partsOf(each).flatMap((part) => boxOf(part) ?? [])) : [];

export function pointing(beat: Beat, names: readonly string[], answers: boolean, slip: Size): Pointing {
  const room = { width: innerWidth, height: innerHeight };
  const all = spokenOf(beat, names, answers).flatMap((thing) => {
    const box = boxOf(thing.element);
    const light = box && hole(box, room);
    return light && light.width > 0 && light.height > 0 ? [{ ...thing, light }] : [];
  });
  const holes = joined(all.map(({ light }) => light));
  const found = next(all) as (typeof all)[number] | undefined;
  if (!found) return NOTHING;
  const target = holes.find((each) => overlap(each, found.light) > 0) ?? found.light;
  const question = answers ? [...document.querySelectorAll<HTMLElement>(QUESTION)] : [];
  const near = question.flatMap((each) => boxOf(each) ?? []);
  const placed = place(target, { lit: holes, near }, slip, room, room.width <= PHONE);
  return { holes, rings: [], placed, choosing: answers && found.chosen === false };
}
