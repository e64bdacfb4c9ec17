import { expect, it } from 'vitest';
import { moved, REASON_LIMITS, reasonFaults, reasonIn, sharedLocale, tidyReasons } from './school-reasons.ts';

it('takes spaces and empty texts away', () => {
  expect(tidyReasons([{ title: '  Not  found ', texts: { en: ' We looked. ', de: '  ' } }])).toEqual([
    { title: 'Not found', texts: { en: 'We looked.' } },
  ]);
});

it('wants of each a title of its own and a text, none too long', () => {
  const long = 'x'.repeat(REASON_LIMITS.text + 1);
  expect(reasonFaults([{ title: 'A', texts: { en: 'One.' } }])).toEqual([]);
  expect(
    reasonFaults([
      { title: 'A', texts: { en: 'One.' } },
      { title: 'a', texts: {} },
      { title: '', texts: { de: long } },
      { title: 'y'.repeat(REASON_LIMITS.title + 1), texts: { en: 'Two.' } },
    ]),
  ).toEqual([
    { pointer: '/reasons/1/title', code: 'twice' },
    { pointer: '/reasons/1/texts', code: 'missing' },
    { pointer: '/reasons/2/title', code: 'missing' },
    { pointer: '/reasons/2/texts/de', code: 'too_long' },
    { pointer: '/reasons/3/title', code: 'too_long' },
  ]);
});

it('gives the text in the student’s language, else the school’s, else English, else any', () => {
  const texts = { en: 'English', de: 'Deutsch', fr: 'Français' };
  expect(reasonIn(texts, ['de', 'fr'])).toBe('Deutsch');
  expect(reasonIn(texts, [null, 'fr'])).toBe('Français');
  expect(reasonIn(texts, [undefined])).toBe('English');
  expect(reasonIn({ fr: 'Français' }, ['de'])).toBe('Français');
  expect(reasonIn({}, ['de'])).toBe('');
});

it('knows the language that many share', () => {
  expect(sharedLocale(['de', 'de'])).toBe('de');
  expect(sharedLocale(['de', 'en'])).toBeUndefined();
  expect(sharedLocale(['de', null])).toBeUndefined();
  expect(sharedLocale([])).toBeUndefined();
});

it('moves one to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 3, 0)).toEqual(['a']);
});
