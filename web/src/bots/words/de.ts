/** Deutsch: gegen wen man spielt, und wer das ändern darf. */
import type { BotWords } from '.';

export const de: BotWords = {
  against: 'Gegen',
  againstOf: (game, bot) => `Gegen ${bot}. Wähle, gegen wen du ${game} spielst`,
  remembered: 'Auf diesem Gerät gemerkt.',
  level: 'Stufe',
  style: 'Stil',
  taste: 'Ein Stil ist Geschmack, keine Stärke: Sein Anteil an den Siegen lag im Bereich des Zufalls.',
  who: 'Wer sitzt hier?',
  whoFor: (name) => `Wer spielt für ${name}?`,
  sit: 'Platz nehmen lassen',
  becomes: 'Bot ändern',
  host: 'Im Spiel darf der Gastgeber einen Bot stärker machen. Für alles andere müssen alle einverstanden sein, die mitspielen.',
  askAll: 'Alle fragen',
  asked: 'Du hast alle gefragt.',
  wishes: (names, n, seat, bot) => `${names} ${n === 1 ? 'möchte' : 'möchten'}, dass ${seat} so spielt: ${bot}`,
  no: 'Nein',
  climb: (bot) => `Zweimal gegen diese Bots gewonnen. Soll sich ein ${bot} dazusetzen?`,
  climbYes: 'Ja, bitte',
};
