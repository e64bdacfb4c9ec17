import { expect, test } from 'vitest';
import { loadMessages } from './messages.ts';
import { termName } from './terms.ts';

test('a code has a name in each language', async () => {
  expect(termName(await loadMessages('en'), 'filters', 'address')).toBe('Country');
  expect(termName(await loadMessages('de'), 'employmentTypes', 'INTERN')).toBe('Praktikum');
  expect(termName(await loadMessages('jp'), 'sorts', 'date')).toBe('新着順');
});

test.each(['', 'WIZARD', 'constructor', '__proto__', 'toString', 'INTERN.x'])('%j, no code, names itself', async (code) => {
  expect(termName(await loadMessages('en'), 'employmentTypes', code)).toBe(code);
});
