/** Magyar: ki ellen játszik az ember, és ki cserélheti le. */
import type { BotWords } from '.';

export const hu: BotWords = {
  against: 'Ellenfél',
  againstOf: (game, bot) => `Ellenfél ${bot}. Válaszd ki, ki ellen játszol: ${game}`,
  remembered: 'Ezen az eszközön megjegyezve.',
  level: 'Szint',
  style: 'Stílus',
  taste: 'A stílus ízlés, nem erő: a győzelmek aránya a véletlen határán belül maradt.',
  who: 'Ki ül ide?',
  whoFor: (name) => `Ki játsszon helyette: ${name}?`,
  sit: 'Üljön le',
  becomes: 'Bot cseréje',
  host: 'Játék közben a házigazda erősebbre cserélhet egy botot. Minden máshoz az összes játékos beleegyezése kell.',
  askAll: 'Megkérdezek mindenkit',
  asked: 'Mindenkit megkérdeztél.',
  wishes: (names, n, seat, bot) => `${names} ${n === 1 ? 'kéri' : 'kérik'}, hogy ${seat} így játsszon: ${bot}`,
  no: 'Nem',
  climb: (bot) => `Kétszer nyertél e botok ellen. Leüljön közéjük egy ${bot}?`,
  climbYes: 'Igen',
};
