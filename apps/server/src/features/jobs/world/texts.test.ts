import { chanceOf } from '@fairway/world-kit/chance';
import { describe, expect, it } from 'vitest';
import { composeText, composeTitle, type Subject } from './compose.ts';
import { COUNTRIES } from './countries.ts';
import { ENGLISH_WORDS, OWN_LANGUAGES, SPOKEN_IN } from './languages.ts';
import { payOf } from './pay.ts';
import { KINDS, type Kind, type LanguageWords, OWN_LABELS } from './role.ts';
import { ROLES, SHARED_ROLES } from './roles.ts';

const languages: [string, LanguageWords<string>][] = [['en', ENGLISH_WORDS], ...Object.entries(OWN_LANGUAGES)];
const subject = (words: LanguageWords<string>, role: string, kind: Kind): Subject => ({
  words, role: words.roles[role]!, kind, organization: { name: 'A & B', summary: 'A & B makes things.' }, city: 'Oslo', startYear: 2027, months: 6, hours: 38, remote: false,
}); // biome-ignore format: one thought

describe('the words of the demo postings', () => {
  it.each(languages)('fill every blank and escape every name (%s)', (_, words) => {
    for (const role of Object.keys(words.roles))
      for (const kind of KINDS) {
        const chance = chanceOf(`${role} ${kind}`);
        const one = subject(words, role, kind);
        expect(composeTitle(one, chance)).not.toMatch(/[{}]/);
        expect(composeText(one, chance)).not.toMatch(/[{}]|& /);
      }
  });

  it.each(languages)('give each role enough to vary (%s)', (_, words) => {
    for (const role of Object.values(words.roles)) {
      expect(role.about.length).toBeGreaterThanOrEqual(2);
      expect(new Set(role.tasks).size).toBeGreaterThanOrEqual(5);
      expect(new Set(role.profile).size).toBeGreaterThanOrEqual(4);
    }
    for (const kind of KINDS) expect(words.titles[kind].length).toBeGreaterThanOrEqual(2);
  });

  it('name every label of an employer in the language of the posting, no two languages alike', () => {
    for (const label of OWN_LABELS) {
      const named = languages.map(([, words]) => words.labels[label]);
      expect(new Set(named.map(([text]) => text)).size, label).toBe(languages.length);
      expect(new Set(named.map(([, tooltip]) => tooltip)).size, label).toBe(languages.length);
    }
  });

  it('cover every role in English and the shared ones in each other language', () => {
    expect(Object.keys(ENGLISH_WORDS.roles).sort()).toEqual(Object.keys(ROLES).sort());
    for (const words of Object.values(OWN_LANGUAGES)) expect(Object.keys(words.roles).sort()).toEqual([...SHARED_ROLES].sort());
    expect(Object.keys(SPOKEN_IN).sort()).toEqual(Object.keys(OWN_LANGUAGES).sort());
  });

  it('stop at a blank that nothing fills', () => {
    const words = { ...ENGLISH_WORDS, titles: { ...ENGLISH_WORDS.titles, intern: ['{salary}'] } };
    expect(() => composeTitle(subject(words, 'data', 'intern'), chanceOf('x'))).toThrow('{salary}');
  });
});

describe('pay', () => {
  it('is a range in the money of the country, by the hour for part-time, by the month for interns', () => {
    for (const country of Object.keys(COUNTRIES))
      for (const kind of KINDS) {
        const pay = payOf(kind, 42, country, chanceOf(country))!;
        expect(pay.min).toBeGreaterThan(0);
        expect(pay.max).toBeGreaterThanOrEqual(pay.min);
        expect(pay.currency).toBe(COUNTRIES[country]!.currency);
        expect(pay.unit).toBe(kind === 'part' ? 'HOUR' : kind === 'intern' || kind === 'credit' ? 'MONTH' : 'YEAR');
      }
  });

  it('is left out for a country it does not know', () => expect(payOf('intern', 42, 'XX', chanceOf('x'))).toBeUndefined());
});
