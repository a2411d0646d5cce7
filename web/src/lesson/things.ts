/**
 * Where on the table the things are that beats speak of. They carry their names (`data-thing`); of a thing with several
 * parts, `my.dice:9 9` means two parts, each with such a `data-part`. A part of an answer says what it stands at now
 * (`data-value`), or whether it is chosen (`aria-pressed`).
 */
import { around, type Box } from './place';

export interface Thing {
  element: HTMLElement;
  /** Whether it stands as it was asked for; undefined: there is nothing to choose about it. */
  chosen?: boolean;
}

const visible = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert]') === null;
const inner = (element: Element): Element[] => [...element.querySelectorAll('*')].filter(visible);

/** The first of that name that can be seen: some things are drawn once for the desk and once for the phone. */
function named(name: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-thing~="${CSS.escape(name)}"]`)];
  return all.find(visible) ?? all.find((each) => inner(each).length > 0);
}

/** Parts by what they are, each once. */
function parts(of: ParentNode, wanted: readonly string[]): HTMLElement[] {
  const left = [...of.querySelectorAll<HTMLElement>('[data-part]')].filter(visible);
  return wanted.flatMap((part) => {
    const at = left.findIndex((each) => each.dataset.part === part);
    return at < 0 ? [] : left.splice(at, 1);
  });
}

const stands = (element: HTMLElement, answer: readonly string[]): boolean | undefined => {
  const { value } = element.dataset;
  if (value !== undefined) return answer.some((each) => each.endsWith(` ${value}`));
  const pressed = element.getAttribute('aria-pressed');
  return pressed === null ? undefined : pressed === 'true';
};

/** What a beat points at; `answer`: what is to be answered with it. */
export const things = (point: readonly string[], answer: readonly string[] = []): Thing[] =>
  point.flatMap((each) => {
    const [name = '', wanted] = each.split(':');
    const whole = named(name);
    if (!whole) return [];
    const found = wanted === undefined ? [whole] : parts(whole, wanted.split(' '));
    return found.map((element) => ({ element, chosen: stands(element, answer) }));
  });

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
