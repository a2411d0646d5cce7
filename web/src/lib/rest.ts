/** The REST part of the server: everything before and after a game. */
import type { components } from './api';
import type { TableInfo } from './protocol';

export type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['GameOption'];
export type Listed = Schemas['Listed'];
export type MyGame = Schemas['MyGame'];
export type Device = Schemas['Device'];
export type Me = Schemas['Me'];
export type NewTable = Partial<Omit<Schemas['NewTable'], 'seats'>> & { game: string; seats: NewSeat[] };
export type NewSeat = Partial<Schemas['Seat']> & Pick<Schemas['Seat'], 'kind'>;
export type Changes = Partial<Schemas['Changes']>;
export type BoxInfo = Schemas['BoxInfo'];
export type Piece = Schemas['Piece'];
export type HelpInfo = Schemas['HelpInfo'];
export type Thing = Schemas['Thing'];
export type RulesInfo = Schemas['RulesInfo'];
export type RuleSection = Schemas['RuleSection'];
export type RuleInfo = Schemas['RuleInfo'];
export type RuleReading = Schemas['RuleReading'];
export type RuleOption = Schemas['RuleOption'];
export type Condition = Schemas['Condition'];
export type Timeline = Schemas['Timeline'];
export type TurningPoint = Schemas['TurningPoint'];
export type Proven = Schemas['Proven'];
export type TakeOver = Partial<Schemas['TakeOver']> & Pick<Schemas['TakeOver'], 'moment' | 'seat' | 'luck'>;
export type Link = Schemas['Link'];
export type Lesson = Schemas['LessonInfo'];
export type Language = NonNullable<Schemas['NewName']['language']>;

/** Something the server refused, in words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

/** The language of the words in answers; set by the settings. */
let language: Language = 'en';
export function speak(next: Language): void {
  language = next;
}

declare global {
  interface Window {
    /** What public/light.js has asked in advance. */
    ahead?: { path: string; answer: Promise<Response> };
  }
}

/** The answer to what was asked in advance; it can be read only once. */
function answered(path: string): Promise<Response> | undefined {
  const { ahead } = window;
  if (ahead?.path !== path) return undefined;
  delete window.ahead;
  return ahead.answer;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const asked = `/api${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
  try {
    answer =
      (await (method === 'GET' ? answered(asked) : undefined)) ??
      (await fetch(asked, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }));
  } catch {
    throw new Refused('offline', '');
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  try {
    const problem = JSON.parse(text) as Schemas['Problem'];
    throw new Refused(problem.code, problem.words);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('offline', '');
  }
}

const get = <T>(path: string): Promise<T> => call('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call('POST', path, body);

export const rest = {
  games: () => get<GameInfo[]>('/games'),
  box: (game: string, version: number) => get<BoxInfo>(`/games/${game}/box?version=${version}`),
  help: (game: string, version: number) => get<HelpInfo>(`/games/${game}/help?version=${version}`),
  rules: (game: string, version: number) => get<RulesInfo>(`/games/${game}/rules?version=${version}`),
  me: () => get<Me>('/me'),
  takeName: (name: string, speaks: Language) => post<Me>('/me', { name, language: speaks }),
  forgetMe: () => call<null>('DELETE', '/me'),
  myGames: () => get<MyGame[]>('/me/games'),
  myLink: (lasting: boolean) => post<Link>('/me/link', { lasting }),
  come: (code: string) => post<Me>('/me/come', { code }),
  whose: (code: string) => post<Me>('/me/come/whose', { code }),
  devices: () => get<Device[]>('/me/devices'),
  /** Signs out a device, or all but this one. */
  signOut: (id: string) => call<null>('DELETE', `/me/devices/${id}`),
  tables: () => get<Listed[]>('/tables'),
  lesson: (game: string) => get<Lesson>(`/games/${game}/lesson`),
  learn: (game: string, bots: string) => post<TableInfo>('/lessons', { game, bots }),
  playOn: (id: string) => post<{ id: string }>(`/tables/${id}/play-on`),
  makeTable: (table: NewTable) => post<TableInfo>('/tables', table),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  link: (id: string) => get<Link>(`/tables/${id}/link`),
  change: (id: string, changes: Changes) => call<TableInfo>('PATCH', `/tables/${id}`, changes),
  close: (id: string) => call<null>('DELETE', `/tables/${id}`),
  sit: (id: string, chair: number | null = null, name = '') => post<TableInfo>(`/tables/${id}/sit`, { chair, name }),
  stand: (id: string, chair: number | null = null) => post<TableInfo>(`/tables/${id}/stand`, { chair }),
  letIn: (id: string) => post<TableInfo>(`/tables/${id}/let-in`),
  kick: (id: string, chair: number) => post<TableInfo>(`/tables/${id}/kick`, { chair }),
  bot: (id: string, chair: number, bot = '', together = false) =>
    post<TableInfo>(`/tables/${id}/bot`, { chair, bot, together }),
  refuseBot: (id: string, chair: number) => post<TableInfo>(`/tables/${id}/bot/refuse`, { chair }),
  start: (id: string, fill: string | null = null) => post<TableInfo>(`/tables/${id}/start`, { fill }),
  rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`),
  record: (id: string) => get<Record<string, unknown>>(`/records/${id}`),
  openRecord: (data: unknown) => post<{ id: string }>('/records', data),
  verify: (id: string) => get<Proven>(`/records/${id}/verify`),
  timeline: (id: string) => get<Timeline>(`/records/${id}/timeline`),
  frames: <Frame>(id: string, seat: number, start: number, count: number, views: boolean) =>
    get<{ frames: Frame[] }>(`/records/${id}/frames?seat=${seat}&start=${start}&count=${count}&views=${views}`),
  momentLink: (id: string, at: number, seat: number, event: number) =>
    get<Link>(`/records/${id}/link?at=${at}&as=${seat}&event=${event}`),
  takeOver: (id: string, wish: TakeOver) => post<{ id: string }>(`/records/${id}/play`, wish),
};
