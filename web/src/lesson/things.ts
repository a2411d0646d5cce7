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

/** Those that can be seen: some things are drawn once for the desk and once for the phone, or small and large. */
function seen(selector: string): HTMLElement[] {
  for (const each of selector.split(' | ')) {
    const all = [...document.querySelectorAll<HTMLElement>(each)];
    const found = all.filter((one) => visible(one) || (one.closest('[inert]') === null && inner(one).length > 0));
    if (found.length > 0) return found;
  }
  return [];
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

/** An amount says what it is, a button what it answers, a choice whether it is made. */
function isChosen(element: HTMLElement, answer: readonly string[]): boolean | undefined {
  const value = element.dataset.value?.replace('bill', 'dollars').replace('nugget', 'nuggets');
  if (value !== undefined) return answer.some((each) => each.endsWith(` ${value}`));
  const button = element.closest('[aria-pressed]');
  const choices = button ? [button] : element.querySelectorAll('[aria-pressed]');
  return choices.length === 1 ? choices[0]!.getAttribute('aria-pressed') === 'true' : undefined;
}

/** What a beat points at; `answer`: what is to be answered with it. */
export const things = (point: readonly string[], names: readonly string[], answer: readonly string[] = []): Thing[] =>
  point
    .flatMap((each) => {
      const { selector, parts: wanted } = meant(each, names);
      const all = seen(selector);
      if (all.length === 0) return answered(document, answer);
      if (!wanted) return all[0]!.matches('.tray') ? orWhole(answered(all[0]!, answer), all[0]!) : [all[0]!];
      const found = all.map((whole) => parts(whole, wanted)).find((some) => some.length > 0);
      return found ?? (wanted.some(isCell) && !isOpen(all[0]!) ? [all[0]!] : []);
    })
    .map((element) => ({ element, chosen: isChosen(element, answer) }));

const isCell = (part: string): boolean => /^\d+,\d+$/.test(part);
/** Whether its cells can be pressed: on the phone a building is first looked at closely. */
const isOpen = (house: HTMLElement): boolean => house.querySelector('[data-cell]') !== null;
const orWhole = (found: HTMLElement[], whole: HTMLElement): HTMLElement[] => (found.length > 0 ? found : [whole]);
/** What is pressed for an answer, wherever it is. */
const answered = (of: ParentNode, answer: readonly string[]): HTMLElement[] =>
  answer.flatMap((each) => parts(of, each.split(' ').slice(1)));

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
  element.closest<HTMLElement>('button, input') ?? element.querySelector<HTMLElement>(FOCUSED);
