/** Answers with the buttons alone, as a person would: how to get from a question to each of its options. */
import { tick } from 'svelte';
import type { Option, Question } from '../../../lib/protocol';
import { SHERIFF_TIE } from '../model/decisions.gen';
import { rest, verb } from '../model/choices';
import type { TownView } from '../model/view';

type Root = HTMLElement;
const buttons = (root: Root, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

async function press(element: HTMLElement | undefined, what: string): Promise<void> {
  if (!element) throw new Error(`nothing to press for ${what}`);
  element.click();
  await tick();
}

const named = (root: Root, words: string): HTMLElement | undefined =>
  buttons(root, '.acts .btn, .df .btn, .sheet .btn').find((each) => each.textContent?.trim() === words);

/** Presses the dice of a `keep`. */
async function keep(root: Root, option: Option): Promise<void> {
  const faces = rest(option).split(' ');
  if (faces.at(-1) === 'brute') {
    faces.pop();
    await press(buttons(root, '.brute input')[0], 'the Brute');
  }
  const dice = buttons(root, '.roll .pick');
  const shown = dice.map((die) => die.querySelector('use')?.getAttribute('href')?.split('#die-')[1]);
  for (const face of faces) {
    const at = shown.indexOf(face);
    shown[at] = undefined;
    await press(dice[at], option.action);
  }
}

async function turn(root: Root, option: Option): Promise<void> {
  const [from, to] = rest(option).split(' ');
  const face = (die: HTMLElement): string | undefined =>
    die
      .querySelector('use')
      ?.getAttribute('href')
      ?.split(/#die-(?:small-)?/)[1];
  await press(
    buttons(root, '.roll .pick').find((die) => face(die) === from),
    option.action,
  );
  await press(
    buttons(root, '.faces .pick').find((die) => face(die) === to),
    option.action,
  );
}

async function protect(root: Root, view: TownView, option: Option): Promise<void> {
  const hand = view.players[view.seat]!.hand!.filter((card) => card.startsWith('claim '));
  for (const value of rest(option).split(' ')) {
    const at = hand.indexOf(`claim ${value}`);
    hand[at] = '';
    await press(buttons(root, '.pickcard')[at], option.action);
  }
}

const DOC = ['remedy barbed_wire', 'remedy goods', 'remedy small_swindle', 'remedy big_swindle'];

/** Chooses an option and presses the button that gives it. */
export async function choose(root: Root, view: TownView, question: Question, option: Option): Promise<void> {
  const seats = question.options.filter((each) => verb(each) === 'seat');
  const word = verb(option);
  if (question.decision === SHERIFF_TIE) {
    const desk = buttons(root, '.sheet .btn');
    const tied = view.tie!.players.filter((seat) => seats.some((each) => each.action === `seat ${seat}`));
    await press(word === 'more' ? buttons(root, '.ask2')[0] : desk[tied.indexOf(Number(rest(option)))], option.action);
    return;
  }
  if (word === 'keep' && option.action !== 'keep none') await keep(root, option);
  else if (word === 'turn') await turn(root, option);
  else if (word === 'protect') await protect(root, view, option);
  else if (word === 'seat') await press(buttons(root, '.person')[seats.indexOf(option)], option.action);
  else if (word === 'steal')
    await press(
      buttons(root, '.draw').find((each) => each.getAttribute('aria-label') === option.words),
      option.action,
    );
  else if (word === 'remedy') await press(buttons(root, '.pickcard')[DOC.indexOf(option.action)], option.action);
  else if (word === 'elixir')
    await press(buttons(root, '.pickcard')[{ '1': 0, '2': 1, pile: 2 }[rest(option)]!], option.action);
  else if (word === 'card' || word === 'claim') {
    const cards = view.looking_at.length > 0 ? view.looking_at : view.players[view.seat]!.hand!;
    const shown = cards.filter((card) => question.options.some((each) => [each.action, rest(each)].includes(card)));
    const at = shown.indexOf(word === 'claim' ? option.action : rest(option));
    await press(buttons(root, '.pickcard')[at], option.action);
  }
  await press(named(root, option.words), option.action);
}
