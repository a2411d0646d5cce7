/** Options of a question, told apart by their actions' texts. Only what is among them is legal. */
import type { Option, Question } from '../../lib/protocol';

export const verb = (option: Option): string => option.action.split(' ')[0] ?? '';
export const rest = (option: Option): string => option.action.slice(verb(option).length + 1);
export const find = (question: Question, action: string): Option | undefined =>
  question.options.find((option) => option.action === action);
export const all = (question: Question, word: string): Option[] =>
  question.options.filter((option) => verb(option) === word);
