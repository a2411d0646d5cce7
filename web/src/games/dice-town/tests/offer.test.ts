import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from './draw';
import { BRIBE_OFFER, KEEP_DICE } from '../model/decisions.gen';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});

it('makes an offer of dollars, nuggets and cards as one form', async () => {
  const { table, root, press } = await draw(BRIBE_OFFER);
  await press('.sq', 1);
  await press('.sq', 1);
  await press('.sq', 3);
  await press('.crow input', 0);
  await press('.crow input', 1);
  expect(root.querySelector('.df .main')!.textContent).toContain('Offer $2, 1 nugget, 1 claim and 1 store card');
  expect(root.querySelector('.see')!.textContent).toContain('$2');
  expect(root.querySelector('.see.sh')!.textContent).toContain('The Girls, Claim 2');
  await press('.df .main');
  expect(table.given).toEqual([
    { action: '', form: { dollars: 2, nuggets: 1, cards: ['girls', 'claim 2'], protected: [] } },
  ]);
});

it('sends nothing while nothing is offered, and can pass', async () => {
  const { table, press } = await draw(BRIBE_OFFER);
  await press('.df .main');
  expect(table.given).toEqual([]);
  await press('.df .btn', 1);
  expect(table.given).toEqual([{ action: 'pass', form: null }]);
});

it('names whom I support where everybody may bribe', async () => {
  const { table, press } = await draw(`${BRIBE_OFFER}-all`);
  await press('.sq', 1);
  await press('.df .main');
  expect(table.given).toEqual([]);
  await press('.backs input', 1);
  await press('.df .main');
  expect(table.given).toEqual([
    { action: '', form: { dollars: 1, nuggets: 0, cards: [], protected: [], supports: 3 } },
  ]);
});

it('cannot take back what was offered before', async () => {
  const { table, root, press } = await draw(`${BRIBE_OFFER}-again`);
  expect(root.querySelector('.sq')!.getAttribute('aria-disabled')).toBe('true');
  await press('.sq');
  expect(root.querySelector('.df .why')!.textContent).toContain('can only be raised');
  await press('.sq', 1);
  expect(root.querySelector<HTMLElement>('.df .why')!.hidden).toBe(true);
  await press('.df .main');
  expect(table.given[0]!.form).toMatchObject({ dollars: 3, nuggets: 0 });
});

it('says why no more can be offered than one has', async () => {
  const { table, root, press } = await draw(BRIBE_OFFER);
  const plus = root.querySelectorAll<HTMLElement>('.sq')[1]!;
  for (let at = 0; at < 60 && plus.getAttribute('aria-disabled') !== 'true'; at++) await press('.sq', 1);
  const offered = root.querySelector('.val')!.textContent;
  await press('.sq', 1);
  expect(root.querySelector('.val')!.textContent).toBe(offered);
  expect(root.querySelector('.df .why')!.textContent).toContain('only what you have');
  expect(table.given).toEqual([]);
});

it('says why a choice is not possible, as soon as it is made', async () => {
  const { table, root, press } = await draw(`${KEEP_DICE}-poor`);
  for (const place of [0, 1, 2, 3, 4])
    if (root.querySelectorAll('.roll .pick')[place]) await press('.roll .pick', place);
  await vi.waitFor(() => expect(root.querySelector('.why')!.textContent).toContain('DT-4.4'));
  await press('.acts .btn');
  expect(table.given).toEqual([]);
  expect(table.asked_why.at(-1)).toMatch(/^keep /);
});
