/** Magyar: lapok, elixírek, gyógymódok. A `hu` része. */
import type { TownWords } from '..';
import type { cards as english } from './en';

const equipment = (name: string, value: number) => ({
  name,
  short: `Fel­szere­lés, ${value} pont`,
  effect: `Felszerelés: a játék végén ${value} pontot ér.`,
  when: 'Sosem kell kijátszani. Tartsd meg.',
});

export const cards: Pick<TownWords, keyof typeof english> = {
  claim: 'Ingatlan',
  claimOf: (value) => `Ingatlan (${value})`,
  claimEffect: (value) => `Föld, a játék végén ${value} pontot ér.`,
  wire: 'Védett: senki sem lophatja el.',
  cards: {
    equip_1: equipment('Lasszó', 1),
    equip_2: equipment('Kulacs', 2),
    equip_3: equipment('Lámpás', 3),
    equip_4: equipment('Kalap', 4),
    equip_5: equipment('Nyereg', 5),
    equip_8: equipment('Ló', 8),
    dynamite: {
      name: 'Dinamit',
      short: 'Kétszer annyi aranyrög',
      effect: 'Kétszer annyi aranyrögöt veszel el.',
      when: 'Ha megnyered az Aranybányát, mielőtt elveszed az aranyrögöket.',
    },
    girls: {
      name: 'A lányok',
      short: 'Kétszer a Szalonba',
      effect: 'Kétszer lopsz, egy vagy két ellenfeledtől.',
      when: 'Ha megnyered a Szalont, a lopás előtt.',
    },
    brute: {
      name: 'A Vadállat',
      short: 'Több kocka, fizetés nélkül',
      effect: 'Fizetés nélkül tartasz meg egynél több kockát egy dobásból.',
      when: 'A kockák kiválasztásával együtt.',
    },
    cheater: {
      name: 'Hivatalos csaló',
      short: 'Elfordít egy kockát',
      effect: 'Egy most felfedett kockádat tetszőleges oldalára fordítod.',
      when: 'Miután felemeltétek a poharakat.',
    },
    corruption: {
      name: 'Megvesz­tegetés',
      short: 'Még egy ingatlan, titokban',
      effect: 'A pakli legfelső ingatlan-kártyáját is elveszed, titokban.',
      when: 'Ha megnyered a Városházát, az ingatlanjaid után.',
    },
    credit: {
      name: 'Kimerí­tetlen hitelkeret',
      short: 'Kétszer a boltba',
      effect: 'Kétszer vásárolsz a Vegyesboltban.',
      when: 'Ha megnyered a Vegyesboltot, húzás előtt.',
    },
    joe: {
      name: 'Ideges Joe',
      short: 'Valaki ad neked 4 dollárt',
      effect: 'Egy általad választott játékos 4 dollárt ad neked.',
      when: 'Azonnal, amint megkapod.',
    },
    marshall: {
      name: 'Marsall',
      short: 'A régi seriff marad',
      effect: 'A régi seriff megtartja a jelvényt.',
      when: 'Ha a seriffjelvény gazdát cserélne.',
    },
    split: {
      name: 'Fele-fele',
      short: 'A zsákmány fele a tiéd',
      effect: 'Tiéd a zsákmány fele, lefelé kerekítve.',
      when: 'Ha egy ellenfeled kirabolta a Bankot.',
    },
    wanted: {
      name: 'Körözés',
      short: 'Hatás­talanít egy lapot',
      effect: 'Más játékos lapjának nincs hatása.',
      when: 'Ha más játékos vegyesbolt-kártyát játszik ki.',
    },
    doc_elixir: {
      name: 'Peches Doki Elixírje',
      short: 'Mégis a dokihoz',
      effect: 'Meglátogatod Peches Dokit, akkor is, ha ebben a körben már nyertél valamit.',
      when: 'Amikor a doki következik.',
    },
  },
  elixirs: {
    wealth: { name: 'Gazdag­ság', effect: 'Minden más játékos 2 dollárt ad neked.' },
    charm: { name: 'Báj', effect: 'Minden más játékos 1 aranyrögöt ad neked.' },
    luck: { name: 'Szeren­cse', effect: 'Felhúzod a legfelső vegyesbolt-kártyát.' },
    power: { name: 'Hatalom', effect: 'Tiéd a seriffjelvény.' },
    protection: { name: 'Védelem', effect: 'Két ingatlanodat már senki sem lophatja el.' },
    friendship: { name: 'Barát­ság', effect: 'Egy általad választott játékos egy vegyesbolt-kártyát ad neked.' },
    domination: { name: 'Uralom', effect: 'Egy általad választott játékos egy ingatlant ad neked.' },
  },
  remedies: {
    barbed_wire: { name: 'Szöges­drót', effect: 'Két ingatlanodat már senki sem lophatja el.', needs: '9 vagy 10' },
    goods: { name: 'Áru', effect: 'Felhúzod a legfelső vegyesbolt-kártyát.', needs: 'J vagy Q' },
    small_swindle: { name: 'Apróbb lopás', effect: 'Minden más játékos 2 dollárt ad neked.', needs: 'K' },
    big_swindle: { name: 'Nagyobb lopás', effect: 'Minden más játékos 1 aranyrögöt ad neked.', needs: 'A' },
  },
  needs: (dice) => `kell hozzá: ${dice}`,
};
