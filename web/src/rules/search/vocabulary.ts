/** What people type, and what the rules say: words that mean much the same, and words that say nothing in a search. */
import type { Language } from '../../lib/rest';

interface Vocabulary {
  /** For a word somebody looks for: other words of the rules that answer it. All without accents, in any form. */
  also: Readonly<Record<string, readonly string[]>>;
  /** Left out of a question, as long as anything else is left. */
  filler: ReadonlySet<string>;
  /** Whoever looks for these wants to know how the game is won. */
  winning: readonly string[];
}

const list = (words: string): string[] => words.split(' ');

export const VOCABULARY: Record<Language, Vocabulary> = {
  en: {
    also: {
      win: ['won', 'victory'],
      victory: ['win', 'won'],
      goal: ['win', 'victory'],
      aim: ['win', 'victory'],
      score: ['point', 'victory'],
      point: ['score'],
      end: ['finished'],
      start: ['begin', 'setup'],
      money: ['dollar', 'gold', 'cash'],
      cash: ['dollar', 'gold', 'money'],
      price: ['cost', 'pay'],
      cost: ['price', 'pay'],
      draw: ['tie'],
      equal: ['tie'],
      bribe: ['offer'],
      theft: ['steal', 'stolen'],
      steal: ['stolen', 'theft'],
      land: ['claim'],
      property: ['claim'],
      star: ['badge'],
      house: ['building'],
      die: ['dice'],
      dice: ['die'],
      connect: ['linked', 'chain'],
      link: ['connected', 'chain'],
      fight: ['duel'],
      j: ['jack'],
      q: ['queen'],
      k: ['king'],
      a: ['ace'],
    },
    filler: new Set(
      list('how do does did i you we they the a an to of is are be what when where who my your it in on').concat(
        list('can may must should this that game for and or with many much get gets have has'),
      ),
    ),
    winning: list('win won winner victory goal aim point score end start beginner short newcomer tip'),
  },
  de: {
    also: {
      gewinnen: ['gewonnen', 'sieg'],
      sieg: ['gewinnen', 'gewonnen', 'sieger'],
      ziel: ['gewinnen', 'sieg'],
      punkt: ['siegpunkt', 'wertung'],
      wertung: ['siegpunkt', 'punkt'],
      schluss: ['ende'],
      anfang: ['beginnt', 'vorbereitung'],
      start: ['beginnt', 'vorbereitung'],
      geld: ['dollar', 'gold'],
      preis: ['kostet', 'zahlst'],
      kosten: ['preis', 'zahlst'],
      unentschieden: ['gleichstand'],
      bestechung: ['anbieten', 'angebot'],
      bestechen: ['anbieten', 'angebot'],
      diebstahl: ['bestiehlst', 'ziehe', 'stiehlt'],
      stehlen: ['bestiehlst', 'stiehlt'],
      land: ['besitzrecht'],
      stern: ['sheriffstern'],
      haus: ['gebaude'],
      verbinden: ['verbunden', 'kette'],
      kampf: ['duell'],
      bube: ['buben'],
      j: ['bube', 'buben'],
      q: ['dame'],
      k: ['konig'],
      a: ['ass'],
    },
    filler: new Set(
      list('wie ich du man wir ihr sie der die das den dem des ein eine einen einem zu zum zur ist sind was').concat(
        list('wann wo wer wen mein dein im in am an auf kann darf muss soll es spiel spiels und oder mit fur viele'),
      ),
    ),
    winning: list('gewinnen gewonnen sieg sieger ziel punkt siegpunkt wertung ende schluss anfang anfanger kurz tipp'),
  },
  hu: {
    also: {
      nyer: ['gyoz', 'gyozelem', 'gyozelmi'],
      gyoz: ['nyer', 'gyozelem', 'gyozelmi'],
      gyozelem: ['nyer', 'gyoz', 'gyozelmi'],
      cel: ['nyer', 'gyoz', 'gyozelmi'],
      pontozas: ['pont', 'ertekeles'],
      pont: ['pontszam'],
      veg: ['vege'],
      kezdes: ['kezd', 'elokeszulet'],
      penz: ['dollar', 'arany'],
      ar: ['fizet', 'kerul'],
      dontetlen: ['egyenlo'],
      vesztegetes: ['ajanl', 'ajanlat'],
      megveszteget: ['ajanl', 'ajanlat'],
      lopas: ['lop', 'ellop', 'huz'],
      fold: ['ingatlan'],
      telek: ['ingatlan'],
      csillag: ['jelveny'],
      haz: ['epulet'],
      osszekot: ['lanc'],
      harc: ['parbaj'],
      j: ['bubi'],
      q: ['dama'],
      k: ['kiraly'],
      a: ['asz'],
    },
    filler: new Set(
      list('hogyan hogy miert mi mit mikor ki kit hol a az egy es vagy van vannak kell lehet ez ezt azt jatek').concat(
        list('jatekot jatekban en te mi ti nekem neked mennyi hany'),
      ),
    ),
    winning: list('nyer gyoz gyozelem gyoztes cel pont pontozas vege veg kezdo rovid roviden tipp'),
  },
};
