/** Where on the table the things are that beats point at, and whether they stand as it was asked for. */
import { meant } from './names';
import { around, type Box } from './place';

export interface Thing {
  element: HTMLElement;
  /** Whether it is chosen; undefined: there is nothing to choose about it. */
  chosen?: boolean | undefined;
}

const visible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert]') === null;
const inner = (element: Element): Element[] => [...element.querySelectorAll('*')].filter(visible);

/** The first that can be seen: some things are drawn once for the desk and once for the phone. */
function first(selector: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find(visible) ?? all.find((each) => inner(each).length > 0);
}

const isPart = (element: HTMLElement, part: string): boolean =>
  element.dataset.part === part || element.dataset.cell?.split(' ')[1] === part;

/** Parts by what they are, each once. */
function parts(of: ParentNode, wanted: readonly string[]): HTMLElement[] {
  const left = [...of.querySelectorAll<HTMLElement>('[data-part], [data-cell]')].filter(visible);
  return wanted.flatMap((part) => {
    const at = left.findIndex((each) => isPart(each, part));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** An amount says what it is, a choice whether it is made. */
function isChosen(element: HTMLElement, answer: readonly string[]): boolean | undefined {
  const value = element.dataset.value?.replace('bill', 'dollars').replace('nugget', 'nuggets');
  if (value !== undefined) return answer.some((each) => each.endsWith(` ${value}`));
  const pressed = element.getAttribute('aria-pressed');
  return pressed === null ? undefined : pressed === 'true';
}

/** What a beat points at; `answer`: what is to be answered with it. */
export const things = (point: readonly string[], names: readonly string[], answer: readonly string[] = []): Thing[] =>
  point.flatMap((each) => {
    const { selector, parts: wanted } = meant(each, names);
    const whole = first(selector);
    if (!whole) return [];
    const found = wanted ? parts(whole, wanted) : chosenIn(whole, answer);
    return found.map((element) => ({ element, chosen: isChosen(element, answer) }));
  });

/** Of several that can be chosen in a thing, the one that is to be answered. */
function chosenIn(whole: HTMLElement, answer: readonly string[]): HTMLElement[] {
  const found = answer.flatMap((each) => parts(whole, each.split(' ').slice(1)));
  return found.length > 0 ? found : [whole];
}

/** What an answer is made of: its parts, without its verb. */
export const partsOf = (answer: string): HTMLElement[] => parts(document, answer.split(' ').slice(1));

/** The box of a thing in the window; of one without a box of its own, that of what is in it. */
export function boxOf(element: HTMLElement): Box | null {
  const rects = element.getClientRects().length > 0 ? [element] : inner(element);
  const boxes = rects.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  return boxes.length > 0 ? around(boxes) : null;
}

const FOCUSED = '[data-choice][tabindex="0"], button:not([tabindex="-1"]), input, [tabindex="0"]';
/** What is pressed in a thing, or the thing itself. */
export const control = (element: HTMLElement): HTMLElement | null =>
  element.matches('button, input, [tabindex]') ? element : element.querySelector<HTMLElement>(FOCUSED);
