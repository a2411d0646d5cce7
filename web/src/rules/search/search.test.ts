import { describe, expect, it } from 'vitest';
import { recorded } from '../../games/tests/fixtures';
import type { Language, RulesInfo } from '../../lib/rest';
import { small } from '../tests/book';
import { pieces } from '../find';
import { sameWord } from './inflection';
import { found, needles, terms, type Hits } from './search';
import { slip } from './typos';

const hits = (query: string): string[] => [...(found(small, query)?.whole ?? ['everything'])];

describe('looking for something', () => {
  it('finds words without accents and case, in rules, readings, options and headings', () => {
    expect(hits('orult')).toEqual(['DT-1.2']);
    expect(hits('BANK')).toEqual(['DT-1.2']);
    expect(hits('lapvalasztas')).toEqual(['DT-13.1']);
    expect(hits('bánya')).toEqual(['DT-1.1', 'DT-1.2']);
  });
  it('wants every word', () => {
    expect(hits('lopj lapot')).toEqual(['DT-13.1']);
    expect(hits('lopj dollár')).toEqual([]);
  });
  it('knows ids: a whole one means itself and what is in it, half a one what begins so', () => {
    expect(hits('dt-1')).toEqual(['DT-1.1', 'DT-1.2']);
    expect(hits('DT-13.1')).toEqual(['DT-13.1']);
    expect(hits('DT-13')).toContain('DT-13.10');
    expect(hits('dt-')).toHaveLength(4);
    expect(hits('u-1')).toEqual(['DT-1.2']);
    expect(hits('u-1a')).toEqual(['DT-13.10']);
  });
  it('looks for nothing if nothing is asked', () => {
    expect(found(small, '   ')).toBeNull();
    expect(terms('  Két  szó ', 'hu')).toEqual(['ket', 'szo']);
  });
  it('leaves out what says nothing, unless there is nothing else', () => {
    expect(terms('How do I win?', 'en')).toEqual(['win']);
    expect(terms('Wie gewinne ich das Spiel?', 'de')).toEqual(['gewinne']);
    expect(terms('Hogyan nyerek?', 'hu')).toEqual(['nyerek']);
    expect(terms('how', 'en')).toEqual(['how']);
  });
});

describe('forms of a word', () => {
  it.each<[Language, string, string]>([
    ['en', 'win', 'winning'],
    ['en', 'score', 'scoring'],
    ['en', 'ace', 'aces'],
    ['en', 'tie', 'tied'],
    ['de', 'gewinnen', 'gewinnt'],
    ['de', 'punkt', 'punkte'],
    ['de', 'ass', 'asse'],
    ['de', 'karte', 'karten'],
    ['hu', 'nyer', 'nyertes'],
    ['hu', 'nyerni', 'nyerek'],
    ['hu', 'pont', 'pontjait'],
    ['hu', 'pont', 'ponttal'],
    ['hu', 'asz', 'aszok'],
  ])('%s: %s, %s', (language, one, other) => {
    expect(sameWord(one, other, language)).toBe(true);
    expect(sameWord(other, one, language)).toBe(true);
  });
  it.each<[Language, string, string]>([
    ['en', 'ace', 'place'],
    ['en', 'win', 'window'],
    ['en', 'bank', 'bankrupt'],
    ['de', 'ass', 'passt'],
    ['de', 'mine', 'minute'],
    ['de', 'stein', 'steuer'],
    ['hu', 'nyer', 'nyelv'],
    ['hu', 'ar', 'arany'],
    ['hu', 'asz', 'asztal'],
  ])('%s: not %s, %s', (language, one, other) => {
    expect(sameWord(one, other, language)).toBe(false);
  });
});

const GAMES = ['dice-town', 'boomtown', 'dodge-city'];
const book = (game: string, language: Language): RulesInfo => recorded<RulesInfo>('rules', `${game}-${language}`);
const look = (game: string, language: Language, query: string): Hits => found(book(game, language), query)!;

describe.each(GAMES)('how %s is won', (game) => {
  it.each<[Language, string]>([
    ['en', 'win winning goal aim points score end start beginner short'],
    ['de', 'gewinnen sieg ziel punkte wertung ende schluss anfang kurz'],
    ['hu', 'nyerni nyer győzelem cél pont pontozás vége kezdő röviden'],
  ])('is the first hit for its words: %s', (language, words) => {
    const missed = words.split(' ').filter((word) => !look(game, language, word).howto);
    expect(missed).toEqual([]);
  });
  it.each<[Language, string, string]>([
    ['en', 'how do I win', 'win'],
    ['de', 'Wie gewinne ich?', 'gewinnen'],
    ['hu', 'hogyan nyerek', 'nyer'],
  ])('answers a question: %s', (language, question, word) => {
    const asked = look(game, language, question);
    expect(asked.howto).toBe(true);
    expect([...asked.whole]).toEqual([...look(game, language, word).whole]);
    const last = { 'dice-town': 'DT-22.7', boomtown: 'BT-26.3', 'dodge-city': 'DC-13.2' }[game]!;
    expect(asked.whole).toContain(last);
  });
  it('is no hit for anything else', () => {
    expect(look(game, 'en', 'card').howto).toBe(false);
    expect(look(game, 'de', 'Karte').howto).toBe(false);
    expect(look(game, 'hu', 'lap').howto).toBe(false);
  });
});

describe('words in the rules of Dice Town', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'ace', /\baces?\b/i],
    ['de', 'Ass', /\bass(e|en)?\b/i],
    ['hu', 'ász', /(?<!\p{L})ász/iu],
  ])('%s: %s is no part of another word', (language, query, form) => {
    const all = look('dice-town', language, query);
    const texts = book('dice-town', language).sections.flatMap((section) => section.rules);
    const readings = book('dice-town', language).readings;
    expect(all.whole.size).toBeGreaterThan(1);
    expect(all.whole.size).toBeLessThan(20);
    for (const id of all.whole) {
      const each = texts.find((rule) => rule.id === id)!;
      const said = [each.text, ...readings.filter((one) => each.readings.includes(one.id)).map((one) => one.text)];
      expect(said.join(' '), id).toMatch(form);
    }
  });
  it('counts parts of words apart', () => {
    const all = look('dice-town', 'en', 'ace');
    expect(all.part.size).toBeGreaterThan(30);
    expect([...all.part].filter((id) => all.whole.has(id))).toEqual([]);
  });
  it.each<[Language, string, string]>([
    ['en', 'bribes', 'DT-19.3'],
    ['en', 'property', 'DT-15.2'],
    ['en', 'tie at the end', 'DT-22.8'],
    ['en', 'what do two dice cost', 'DT-4.3'],
    ['de', 'Bestechung', 'DT-19.3'],
    ['de', 'Unentschieden', 'DT-22.8'],
    ['de', 'Land', 'DT-15.2'],
    ['hu', 'vesztegetés', 'DT-19.3'],
    ['hu', 'döntetlen', 'DT-22.8'],
    ['hu', 'föld', 'DT-15.2'],
  ])('%s: %s leads to %s', (language, query, id) => {
    expect([...look('dice-town', language, query).whole]).toContain(id);
  });
  it.each<[Language, string, string]>([
    ['en', 'sherrif', 'sheriff'],
    ['en', 'sheirff', 'sheriff'],
    ['en', 'sallon', 'saloon'],
    ['de', 'Gleichtand', 'Gleichstand'],
    ['de', 'Gebaeude', 'Gebäude'],
    ['de', 'Besitzrehct', 'Besitzrecht'],
    ['hu', 'serif', 'seriff'],
    ['hu', 'ingtalan', 'ingatlan'],
    ['hu', 'jelvénny', 'jelvény'],
  ])('%s: %s is taken for %s', (language, slip, meant) => {
    const game = slip === 'Gebaeude' ? 'dodge-city' : 'dice-town';
    const right = look(game, language, meant);
    expect(look(game, language, slip).sections).toContain(right.sections[0]);
    expect(right.whole.size).toBeGreaterThan(0);
  });
  it('a word that is there is not taken for another', () => {
    expect(slip('claim', 'claims')).toBe(true);
    const places = look('dice-town', 'en', 'places');
    expect(needles(book('dice-town', 'en'), 'places', false)).not.toContainEqual({ whole: 'laces' });
    expect(places.whole.size).toBeGreaterThan(0);
    for (const word of ['xyzzy', 'quest', 'ace5x']) expect(look('dice-town', 'en', word).whole.size).toBe(0);
  });
  it.each<[Language, string, string[]]>([
    ['en', 'mustang', ['BT-15']],
    ['de', 'Bürgermeisters', ['BT-8']],
    ['de', 'Dynamit', ['BT-11']],
    ['hu', 'polgármestert', ['BT-8']],
    ['hu', 'dinamittal', ['BT-11']],
  ])('%s: %s leads to a section of Boomtown', (language, query, sections) => {
    expect(look('boomtown', language, query).sections).toEqual(expect.arrayContaining(sections));
  });
  it.each<[Language, string, string]>([
    ['en', 'chains', 'DC-8'],
    ['en', 'rent', 'DC-11'],
    ['de', 'Ketten', 'DC-8'],
    ['de', 'Miete', 'DC-11'],
    ['hu', 'láncot', 'DC-8'],
    ['hu', 'bérleti díj', 'DC-11'],
  ])('%s: %s leads to a section of Dodge City', (language, query, section) => {
    expect(look('dodge-city', language, query).sections).toContain(section);
  });
  it('the section about a thing comes first', () => {
    expect(look('dice-town', 'en', 'saloon').sections[0]).toBe('DT-13');
    expect(look('dice-town', 'de', 'Goldmine').sections[0]).toBe('DT-9');
    expect(look('boomtown', 'hu', 'polgármester').sections.slice(0, 2)).toContain('BT-8');
    expect(look('dodge-city', 'en', 'duels').sections[0]).toBe('DC-10');
  });
  it('what was found is marked, and only that', () => {
    const marked = (query: string, text: string, parts = false): string[] =>
      pieces(text, new Set(), needles(book('dice-town', 'en'), query, parts))
        .filter((piece) => piece.mark)
        .map((piece) => piece.text);
    expect(marked('ace', 'An Ace, no place; two Aces.')).toEqual(['Ace', 'Aces']);
    expect(marked('ace', 'An Ace, no place.', true)).toEqual(['Ace', 'ace']);
  });
});
