/** A small book for tests: two sections, two readings, one option. */
import type { RulesInfo } from '../../lib/rest';

const rule = (id: string, text: string, readings: string[] = [], options: string[] = []) => ({
  id,
  text,
  only: null,
  readings,
  options,
});
export const small = {
  game: 'a-game',
  title: 'A game',
  language: 'hu',
  sections: [
    {
      id: 'DT-1',
      title: 'A bánya',
      only: null,
      rules: [rule('DT-1.1', 'Nyolc dollár, lásd DT-13.'), rule('DT-1.2', 'Őrült kör.', ['U-1'])],
    },
    {
      id: 'DT-13',
      title: 'A szalon',
      only: null,
      rules: [rule('DT-13.1', 'Lopj egy lapot.', [], ['pick']), rule('DT-13.10', 'Mást ne.', ['U-1a'])],
    },
  ],
  readings: [
    { id: 'U-1', text: 'A bank nem üres.', rules: ['DT-1.2'] },
    { id: 'U-1a', text: 'Vakon.', rules: ['DT-13.10'] },
  ],
  options: [{ name: 'pick', title: 'Lapválasztás', rules: ['DT-13.1'] }],
} as unknown as RulesInfo;
