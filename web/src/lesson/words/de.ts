/** German, of the guided first game. */
import type { LessonWords } from './index';

export const de: LessonWords = {
  lesson: (game) => `Lektion · ${game}`,
  step: (n, all) => `Schritt ${n} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Lektion überspringen',
  press: 'Drück darauf, dann geht es weiter.',
  choose: 'Wähle das aus, dann geht es weiter.',
  unfold: 'Lektion wieder zeigen',
  start: 'Zum ersten Mal hier? Wir spielen den Anfang zusammen, dann spielst du allein weiter.',
  show: 'Zeig es mir (5 Minuten)',
  know: 'Ich kenne das Spiel',
  stopped: (n, all) => `Deine Lektion steht bei Schritt ${n} von ${all}.`,
  goOn: 'Weitermachen',
  restart: 'Von vorn',
  notNow: 'Lieber nicht',
  ownWay: 'Du gehst deinen eigenen Weg. Die Lektion wartet beim Wegweiser; das Spiel geht weiter.',
  skipped: 'Die Lektion wartet beim Wegweiser; das Spiel geht weiter.',
  playOn: 'Weiterspielen',
  fresh: 'Neues Spiel beginnen',
};
