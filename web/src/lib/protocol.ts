// Made by `npm run types` from the server's schema: Tumbleweed websocket messages, protocol 1.

/** The answer to question `number` of a seat: an action's text, or a form for an answer in several parts. */
export interface Answer {
  type: "answer";
  id?: string;
  seat?: number;
  number?: number;
  action?: string;
  form?: Record<string, unknown> | null;
}

/** Why can this not be answered now? */
export interface Why {
  type: "why";
  id?: string;
  seat?: number;
  action?: string;
}

/** From now on show the table from one of my seats, or (-1) as spectators see it: the curtain. */
export interface Look {
  type: "look";
  id?: string;
  seat?: number;
}

/** Chat. Players speak in their own room, spectators in theirs. */
export interface Say {
  type: "say";
  id?: string;
  text?: string;
}

/** I am for a pause (it begins when everybody present is), or against it (it ends). */
export interface Pause {
  type: "pause";
  id?: string;
  on?: boolean;
}

/** The decisions that a seat of mine is not to be asked about discreetly; they are passed. */
export interface Never {
  type: "never";
  id?: string;
  seat?: number;
  decisions?: string[];
}

/** What would the Sheriff answer to question `number` of my seat? Everybody is told that I asked. */
export interface Advise {
  type: "advise";
  id?: string;
  seat?: number;
  number?: number;
}

/** I agree that the Sheriff may be asked at this table, or not any more: he may be asked when all people do. */
export interface Agree {
  type: "agree";
  id?: string;
  seat?: number;
  on?: boolean;
}

/** What my device adds to the dice, for a chair of mine: 32 hexadecimal digits. */
export interface LuckNumber {
  type: "number";
  id?: string;
  chair?: number;
  number?: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string;
}

/** The table has changed: chairs, options, status, who is here. */
export interface TableMessage {
  type: "table";
  n: number;
  table: TableInfo;
}

/** A table as everybody at it sees it, and what is yours. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  status: "closed" | "finished" | "open" | "playing";
  public: boolean;
  options: Record<string, unknown>;
  clock: Record<string, unknown>;
  reaction: number;
  pace: number;
  advice: "agreed" | "nobody";
  chairs: ChairInfo[];
  spectators: number;
  host: boolean;
  paused: boolean;
  for_pause: number[];
  fair: Fair;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  for_rematch: number[];
  origin?: TakenOver | null;
  lesson?: boolean;
  own_way?: boolean;
}

/** A chair as everybody sees it. `mine`: it is yours, and `never` has the decisions it is not to be asked about; of others nobody is told. `commitment`: of the number its device added. `agrees`: that the Sheriff may be asked. */
export interface ChairInfo {
  kind: "bot" | "open" | "person";
  name: string;
  mine: boolean;
  host: boolean;
  here: boolean;
  bot: string;
  left: boolean;
  commitment: string;
  never: string[];
  agrees: boolean;
}

/** The server's commitment; secret, numbers and seed when the game is over. `luck` says whether there is anything to prove: `sealed` was committed to; `known` is the luck of a game that is over, which others may have seen; `dealt` was dealt anew by the server in the middle of a game, without any proof; `set_up` is that of a lesson. */
export interface Fair {
  commitment: string;
  secret?: string | null;
  numbers?: string[] | null;
  seed?: string | null;
  luck?: "dealt" | "known" | "sealed" | "set_up";
}

/** The game that this one was taken over from: its record, and after how many of its answers. */
export interface TakenOver {
  record: string;
  moment: number;
}

/** Everything as it is now: at the beginning, after a break, and when the curtain opens for another seat. `events` begins with number `since`, as the client asked (0: all). `next` is the number of the next event to come. `waiting` are the seats known to be deciding; the view may be older than the events, so its own list may be, too. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  seat: number;
  view: Record<string, unknown>;
  events: (Record<string, unknown>)[];
  next: number;
  time: Time;
  waiting: number[];
  question?: Question | null;
}

/** The clock: seconds left for each seat that has to decide and may be known to. The first `telling` seconds of them are for telling what has happened; only then does a clock begin to run. */
export interface Time {
  left: Record<string, number>;
  paused: boolean;
  telling?: number;
}

/** What a seat is asked. `number` counts the seat's own questions and ties the answer to this one. */
export interface Question {
  seat: number;
  number: number;
  decision: string;
  name: string;
  rule: string;
  words: string;
  options: Option[];
}

/** A legal answer: its text for the machine, its words for the person, the rules behind it. */
export interface Option {
  action: string;
  words: string;
  rule: string;
}

/** Something happened. `view` is there when it has changed; while a card may be played discreetly it is not, and nobody is known to be deciding (`waiting`). */
export interface Update {
  type: "update";
  n: number;
  seat: number;
  events: (Record<string, unknown>)[];
  next: number;
  time: Time;
  waiting: number[];
  view?: Record<string, unknown> | null;
  question?: Question | null;
}

/** For a device with several seats: which of them have to answer, so that it can be handed on. */
export interface Asked {
  type: "asked";
  n: number;
  seats: number[];
}

/** Lines of chat that this client has not seen. */
export interface Said {
  type: "said";
  n: number;
  lines: SaidLine[];
}

/** A line of chat. */
export interface SaidLine {
  number: number;
  room: "players" | "spectators";
  name: string;
  text: string;
  at: number;
}

/** What you sent under this id is done; an answer is on the disk. */
export interface Done {
  type: "done";
  n: number;
  id: string;
}

/** What you sent is not done, and why. Nothing has changed. */
export interface Refused {
  type: "refused";
  n: number;
  id: string;
  code: string;
  words: string;
  rule?: string;
}

/** The answer to `why`; `legal` if it can be answered after all. */
export interface Because {
  type: "because";
  n: number;
  id: string;
  action: string;
  words: string;
  rule: string;
  legal: boolean;
}

/** The answer to `advise`: what the Sheriff would answer to this question (`then`: the further parts, if an answer has several; each answers the seat's next question), why, and what he tried, his own answer first; nothing, if there was nothing to compare. He knows what the seat knows. */
export interface Advice {
  type: "advice";
  n: number;
  id: string;
  seat: number;
  number: number;
  action: string;
  words: string;
  then: Part[];
  reason: string;
  tried: Weighed[];
}

/** A part of an answer. */
export interface Part {
  action: string;
  words: string;
}

/** An answer that the Sheriff tried: its share of the win in `games` imagined games, in per cent, give or take `error` (19 times in 20); `close`: he cannot tell whether it is worse than the one he would give. */
export interface Weighed {
  action: string;
  words: string;
  share: number;
  error: number;
  games: number;
  close: boolean;
}

/** Notes: after a snapshot all of them, then each new one. */
export interface Noted {
  type: "noted";
  n: number;
  seat: number;
  notes: Note[];
}

/** A line of the ledger that is no event: a seat asked the Sheriff. It stands before event number `after` of the seat that reads it. `number` counts a table's notes. */
export interface Note {
  number: number;
  seat: number;
  after: number;
  words: string;
}

/** Here. */
export interface Pong {
  type: "pong";
  n: number;
  id: string;
}

/** The server closes the connection: too slow, too fast, the table closed, or the server stops. */
export interface Bye {
  type: "bye";
  n: number;
  code: string;
  words: string;
}

export type ClientMessage =
  | Answer
  | Why
  | Look
  | Say
  | Pause
  | Never
  | Advise
  | Agree
  | LuckNumber
  | Ping;

export type ServerMessage =
  | TableMessage
  | Snapshot
  | Update
  | Asked
  | Said
  | Done
  | Refused
  | Because
  | Advice
  | Noted
  | Pong
  | Bye;
