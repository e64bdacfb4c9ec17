import { expect, test } from 'vitest';
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

const meant = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => [typed, terms.flatMap((term) => conceptOf(term) ?? []).includes('travel-company')]);

test.each([
  ['旅行の会社', '旅行の会社'],
  ['internship at a company in tourism', 'company in tourism'],
  ['entreprise dans le tourisme', 'entreprise dans le tourisme'],
  ['azienda del turismo', 'azienda del turismo'],
  ['bedrijf in toerisme', 'bedrijf in toerisme'],
  ['여행 회사', '여행 회사'],
])('"%s" asks for who is in it: %s', (text, whole) => {
  expect(meant(text)).toContainEqual([whole, true]);
});

test('a word for companies that says no sector stays what it is', () => {
  expect(readUnits('company secretary', false).map(({ typed }) => typed)).toEqual(['company secretary']);
  expect(readUnits('tourism', false)[0]!.terms.map(conceptOf)).not.toContain('travel-company');
});
