/** Deutsch: Karten, Elixiere und Arzneien. Teil von `de`. */
import type { TownWords } from '..';
import type { cards as english } from './en';

const equipment = (name: string, value: number) => ({
  name,
  short: `Aus­rüs­tung, ${value === 1 ? '1 Punkt' : `${value} Punkte`}`,
  effect: `Ausrüstung: bringt bei Spielende ${value === 1 ? '1 Punkt' : `${value} Punkte`}.`,
  when: 'Wird nie gespielt. Behalte sie.',
});

export const cards: Pick<TownWords, keyof typeof english> = {
  claim: 'Besitz­recht',
  claimOf: (value) => `Besitzrecht ${value}`,
  claimEffect: (value) => `Land, bringt bei Spielende ${value} Punkte.`,
  wire: 'Geschützt: Niemand kann es stehlen.',
  cards: {
    equip_1: equipment('Lasso', 1),
    equip_2: equipment('Feld­flasche', 2),
    equip_3: equipment('Laterne', 3),
    equip_4: equipment('Hut', 4),
    equip_5: equipment('Sattel', 5),
    equip_8: equipment('Pferd', 8),
    dynamite: {
      name: 'Dynamit',
      short: 'Doppelte Nuggets in der Mine',
      effect: 'Du nimmst doppelt so viele Nuggets.',
      when: 'Wenn du die Goldmine beherrschst, bevor du Nuggets nimmst.',
    },
    girls: {
      name: 'Die Bar­mädchen',
      short: 'Zweimal in den Saloon',
      effect: 'Du stiehlst zweimal, bei einem Gegner oder bei zweien.',
      when: 'Wenn du den Saloon beherrschst, bevor du stiehlst.',
    },
    brute: {
      name: 'Der Brutalo',
      short: 'Mehr Würfel, ohne zu zahlen',
      effect: 'Du behältst mehr als einen Würfel eines Wurfs, ohne zu zahlen.',
      when: 'Zusammen mit deiner Wahl der Würfel.',
    },
    cheater: {
      name: 'Profes­sio­neller Spieler',
      short: 'Dreht einen gezeigten Würfel',
      effect: 'Du drehst einen deiner eben aufgedeckten Würfel auf eine beliebige Seite.',
      when: 'Nachdem die Becher gehoben sind.',
    },
    corruption: {
      name: 'Korrup­tion',
      short: 'Noch ein Besitz­recht, verdeckt',
      effect: 'Du nimmst auch das oberste Besitzrecht vom Stapel, ohne es zu zeigen.',
      when: 'Wenn du die Town Hall beherrschst, nach deinen Besitzrechten.',
    },
    credit: {
      name: 'Unbe­grenztes Darlehen',
      short: 'Zweimal in den Store',
      effect: 'Du gehst zweimal in den General Store.',
      when: 'Wenn du den General Store beherrschst, bevor du ziehst.',
    },
    joe: {
      name: 'Nervöser Joe',
      short: 'Jemand gibt dir $4',
      effect: 'Ein Spieler deiner Wahl gibt dir $4.',
      when: 'Sofort, wenn du ihn bekommst.',
    },
    marshall: {
      name: 'Marshall',
      short: 'Der alte Sheriff bleibt',
      effect: 'Der alte Sheriff behält den Stern.',
      when: 'Wenn der Sheriffstern den Besitzer wechseln soll.',
    },
    split: {
      name: 'Gleiche Anteile',
      short: 'Die halbe Beute für dich',
      effect: 'Du bekommst die Hälfte der Beute, abgerundet.',
      when: 'Wenn ein Gegner die Bank ausgeraubt hat.',
    },
    wanted: {
      name: 'Wanted',
      short: 'Hebt eine Karte auf',
      effect: 'Die Karte eines anderen bleibt ohne Wirkung.',
      when: 'Wenn jemand anderes eine General-Store-Karte ausspielt.',
    },
    doc_elixir: {
      name: 'Elixier',
      short: 'Trotzdem zum Doc',
      effect: 'Du besuchst Doc Badluck, auch wenn dir diese Runde schon etwas gelungen ist.',
      when: 'Wenn es Zeit für den Doc ist.',
    },
  },
  elixirs: {
    wealth: { name: 'Reich­tum', effect: 'Alle anderen geben dir je $2.' },
    charm: { name: 'Charme', effect: 'Alle anderen geben dir je 1 Nugget.' },
    luck: { name: 'Glück', effect: 'Du ziehst die oberste General-Store-Karte.' },
    power: { name: 'Macht', effect: 'Du nimmst den Sheriffstern.' },
    protection: { name: 'Schutz', effect: 'Zwei deiner Besitzrechte kann niemand mehr stehlen.' },
    friendship: { name: 'Freund­schaft', effect: 'Ein Spieler deiner Wahl gibt dir eine General-Store-Karte.' },
    domination: { name: 'Herr­schaft', effect: 'Ein Spieler deiner Wahl gibt dir ein Besitzrecht.' },
  },
  remedies: {
    barbed_wire: {
      name: 'Stachel­draht',
      effect: 'Zwei deiner Besitzrechte kann niemand mehr stehlen.',
      needs: '9 oder 10',
    },
    goods: { name: 'Waren', effect: 'Du nimmst die oberste General-Store-Karte.', needs: 'J oder Q' },
    small_swindle: { name: 'Kleiner Schwin­del', effect: 'Alle anderen geben dir je $2.', needs: 'K' },
    big_swindle: { name: 'Großer Schwin­del', effect: 'Alle anderen geben dir je 1 Nugget.', needs: 'A' },
  },
  needs: (dice) => `braucht ${dice}`,
};
