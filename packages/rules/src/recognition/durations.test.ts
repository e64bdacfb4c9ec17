import { expect, it } from 'vitest';
import { durationInText } from './durations.ts';

it.each([
  ['A 6-month internship in our lab.', 6, 6], ['The internship lasts 3 to 6 months.', 3, 6], ['Duration: 12 months', 12, 12], ['Fixed-term contract for two years', 24, 24],
  ['12 month fixed term contract', 12, 12], ['Six months placement', 6, 6], ['a 12-week internship', 3, 3], ['Dauer: 3-6 Monate', 3, 6], ['ein 6-monatiges Praktikum', 6, 6],
  ['befristet auf 12 Monate', 12, 12], ['Praktikum für sechs Monate', 6, 6], ['Stage de 6 mois', 6, 6], ['CDD de 12 mois', 12, 12], ['Durée : 4 à 6 mois', 4, 6],
  ['contrato de 6 meses', 6, 6], ['Duración: 3 meses', 3, 3], ['tirocinio di 6 mesi', 6, 6], ['Durata: 3 mesi', 3, 3], ['stage van 5 maanden', 5, 5],
  ['estágio de 6 meses', 6, 6], ['stagiu de 3 luni', 3, 3], ['стажировка на 3 месяца', 3, 3], ['thực tập 3 tháng', 3, 3], ['为期6个月', 6, 6],
  ['期間：3〜6ヶ月', 3, 6], ['계약 기간: 12개월', 12, 12], ['Durata contractului: 6 luni', 6, 6],
])('%s: %d to %d months', (text, min, max) => expect(durationInText('', text)).toEqual({ min, max })); // biome-ignore format: a table

it.each([
  'At least 6 months of experience', '6 months probation', 'Probezeit: 6 Monate', 'période d’essai de 3 mois', 'Within 6 months you lead a team.', 'contract with 12 months’ experience',
  'a 2-week internship', 'founded 12 years ago', 'An internship for a summer', 'duration: 99 months', 'Internship of 3 months or contract of 12 months', '',
])('says no length: %j', (text) => expect(durationInText('', text)).toBeUndefined()); // biome-ignore format: a list

it('what the title says wins', () => {
  expect(durationInText('Project assistant, 12 months contract', 'The internship lasts 3 months.')).toEqual({ min: 12, max: 12 });
});
