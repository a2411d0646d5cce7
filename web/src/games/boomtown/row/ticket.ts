/** What stands on the price ticket under a card: what it costs me and what it changes, and by which rule. */
import { box } from '../../box.svelte';
import { isMine, minesIn, signOf, type BoomView, type RowCard, type RowEvent, type RowMine } from '../model/view';
import type { BoomWords } from '../words';

export interface Ticket {
  /** What is due, and to whom; null: nothing. */
  fee: { due: number; to: number } | null;
  lines: string[];
  rule: string;
}
interface Reader {
  view: BoomView;
  /** Whose price it is; -1: nobody's. */
  seat: number;
  /** What I would pay, and the gold I would have before that; unknown to spectators. */
  pays?: number | undefined;
  gold?: number | undefined;
  nameOf: (seat: number) => string;
  words: BoomWords;
}

export function ticketOf(card: RowCard, reader: Reader): Ticket {
  return isMine(card) ? forMine(card, reader) : forEvent(card, reader);
}

function forMine(card: RowMine, { view, seat, pays, gold, nameOf, words }: Reader): Ticket {
  const sign = signOf(view, card.town);
  const due = card.fees[seat] ?? (sign.mayor === null ? 0 : sign.fee);
  const becomes = card.elects[seat] === true;
  const lines: string[] = [];
  if (sign.mayor === null) {
    if (!becomes) lines.push(words.row.nobody);
  } else if (sign.mayor === seat) lines.push(words.row.yours);
  else if (sign.governor) lines.push(words.row.double);
  else lines.push(words.row.mayorWith(nameOf(sign.mayor), minesIn(view.players[sign.mayor]!, card.town).length));
  if (pays !== undefined && gold !== undefined && pays < due) lines.push(words.row.wouldPay(gold, pays));
  if (becomes) lines.push(words.row.becomes);
  const taking = sign.mayor === null ? 'BT-8.1' : 'BT-8.2';
  const rule = due > 0 ? (sign.governor ? 'BT-7.3' : 'BT-7.2') : becomes ? taking : 'BT-7.6';
  return { fee: due > 0 && sign.mayor !== null ? { due, to: sign.mayor } : null, lines, rule };
}

function forEvent(card: RowEvent, { view, seat, nameOf, words }: Reader): Ticket {
  return { fee: null, lines: [effect(card, view, seat, nameOf, words)], rule: box.piece(card.kind).rule };
}

function effect(
  card: RowEvent,
  view: BoomView,
  seat: number,
  nameOf: (seat: number) => string,
  words: BoomWords,
): string {
  const { kind } = card;
  if (card.waits?.[seat]) {
    const known = kind === 'VEI' || kind === 'SAL' || kind === 'GIR' || kind === 'GOV';
    return known ? words.row.wouldWait[kind] : box.piece(kind).when;
  }
  if (card.targets?.[seat] === 0) return words.row.noTarget;
  const girls = view.players.find((each) => each.waiting.some((waiting) => waiting.startsWith('GIR')));
  if (kind === 'SAL' && girls && girls.seat !== seat) return words.row.awaited(nameOf(girls.seat));
  if (kind === 'MUS' || kind === 'TEL') return words.row.stays;
  return card.waits ? words.row.placed : words.row.atOnce;
}
