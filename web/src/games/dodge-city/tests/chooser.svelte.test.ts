import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { BUY_PLACE } from '../model/decisions.gen';
import { Chooser } from '../model/chooser.svelte';
import type { Asked, TownTable } from '../model/view';

const asks = (number: number, ...actions: string[]): Asked => ({
  seat: 0,
  number,
  decision: BUY_PLACE,
  name: 'BUY_PLACE',
  rule: 'DC-7.1',
  words: '',
  options: actions.map((action) => ({ action, words: action, rule: '' })),
});

/** A table whose server takes its time. */
function slowTable() {
  const table = $state({
    question: asks(1, 'done', 'buy 6 0,0', 'buy 6 0,1') as Asked | null,
    sending: null as string | null,
    view: null,
  });
  const given: string[] = [];
  let take = (): void => undefined;
  const answer = async (action: string): Promise<boolean> => {
    table.sending = action;
    given.push(action);
    await new Promise<void>((done) => (take = done));
    return true;
  };
  /** The answer is taken, and this is asked next. */
  const taken = async (question: Asked | null, chooser: Chooser): Promise<void> => {
    table.question = question;
    flushSync();
    chooser.arrive(question);
    table.sending = null;
    take();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const state = Object.defineProperties(
    { answer },
    {
      question: { get: () => table.question },
      sending: { get: () => table.sending },
      view: { get: () => table.view },
    },
  ) as unknown as TownTable;
  return { state, given, taken };
}

test('what is pressed while a stone is on its way counts afterwards', async () => {
  const { state, given, taken } = slowTable();
  const chooser = new Chooser(state);
  await chooser.press(6, [0, 0]);
  void chooser.press(6, [0, 0]);
  expect(given).toEqual(['buy 6 0,0']);
  await chooser.press(6, [0, 1]);
  await chooser.press(6, [0, 1]);
  expect(given).toEqual(['buy 6 0,0']);
  await taken(asks(2, 'done', 'buy 6 0,1'), chooser);
  expect(given).toEqual(['buy 6 0,0', 'buy 6 0,1']);
});

test('one press is only considered, as ever', async () => {
  const { state, given, taken } = slowTable();
  const chooser = new Chooser(state);
  await chooser.press(6, [0, 0]);
  void chooser.confirm();
  await chooser.press(6, [0, 1]);
  await taken(asks(2, 'done', 'buy 6 0,1'), chooser);
  expect(given).toEqual(['buy 6 0,0']);
  expect(chooser.action).toBe('buy 6 0,1');
});

test('whoever is asked nothing more has pressed in vain', async () => {
  const { state, given, taken } = slowTable();
  const chooser = new Chooser(state);
  void chooser.answer(state.question?.options[0]);
  await chooser.press(6, [0, 1]);
  await chooser.press(6, [0, 1]);
  await taken(null, chooser);
  await taken(asks(3, 'done', 'buy 6 0,1'), chooser);
  expect(given).toEqual(['done']);
  expect(chooser.action).toBe('');
});
