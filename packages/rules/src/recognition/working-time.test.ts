// Hours of a week are part time or full by the country; a contract that ends is said at the top of a text.
import { describe, expect, it } from 'vitest';
import { recogniseEmploymentTypes } from './employment-types.ts';
import { saysEither, saysPartTime, saysTemporary, typesByText } from './working-time.ts';

describe('part time', () => {
  it.each([
    ['24 hours a week', 'GB', true], ['30 hours per week', 'GB', true], ['30 hours per week', 'US', false], ['35 heures par semaine', 'FR', false],
    ['28h/semaine', 'FR', true], ['20-Stunden-Woche', 'DE', true], ['38,5 Stunden pro Woche', 'AT', false], ['24 uur per week', 'NL', true],
    ['16-24 hrs/wk', 'IE', true], ['20-40 hours per week', 'US', false], ['20 horas semanales', 'ES', true], ['週20時間', 'JP', true],
    ['we are here 24 hours a day, 7 days a week', 'GB', false], ['2 hours per week of supervision', 'GB', false],
  ])('%s in %s: %s', (text, country, expected) => expect(saysPartTime(text, country)).toBe(expected)); // biome-ignore format: a table

  it.each([
    ['Pflegefachfrau 60%', ['PART_TIME']], ['Informatiker 50-80 %', ['PART_TIME']], ['Informatiker 80-100%', ['FULL_TIME']], ['Developer (80% remote)', ['FULL_TIME']],
  ] as const)('by a share in the title: %s is %j', (title, expected) => {
    expect(recogniseEmploymentTypes(['FULL_TIME'], title).types).toEqual(expected);
  }); // biome-ignore format: a table
});

describe('a contract that its title calls temporary', () => {
  it.each(['Développeurs de logiciels temporaires', 'Impiegato temporaneo', 'Tijdelijke docent'])('%s', (title) =>
    expect(recogniseEmploymentTypes([], title).types).toEqual(['TEMPORARY']),
  );
});

describe('what a posting says of its own hours, below what it tells of itself', () => {
  const below = (text: string) => `${'We are a team. '.repeat(80)}${text}`;
  it.each([
    'This is a part time permanent position.',
    'The role is part-time, two days.',
    'This vacancy is for 22.5 hours, Monday to Friday.',
    'Part time: 21.5 hours a week',
    'We are looking to recruit a 0.6 WTE gardener.',
    'We are looking to employ one part time worker.',
    'The position is rotered across seven days and is 30.0 hours weekly.',
    'Come and join us.\n1 x 30 hours, fixed term Maternity cover',
  ])('counts: %s', (text) => expect(saysPartTime(below(text), 'GB')).toBe(true));
  it.each([
    'This role is part-time or full time.',
    'Part time hours are available.',
    'The post is part-time applications welcome',
    'The team has 0.4 WTE of a doctor.',
    'One partner works part time elsewhere.',
    'Come and join us.\n37.5 hours, permanent',
    'Come and join us.\n24 hours a day we are here',
  ])('does not: %s', (text) => expect(saysPartTime(below(text), 'GB')).toBe(false));
  it('is a line of hours at its top as well', () => expect(saysPartTime('Housekeeper\n15 hours\nAre you tidy?', 'GB')).toBe(true));
  it('is not what it offers beside the whole', () =>
    expect(saysPartTime('We are able to offer long days, part-time and job share opportunities.', 'GB')).toBe(false));
});

describe('a contract that ends', () => {
  it.each([
    ['a 24 month fixed term contract', true], ['Fixed term until 30th September', true], ['This post is fixed-term', true], ['befristet auf zwei Jahre', true],
    ['CDD de 6 mois', true], ['12 month maternity cover', true], ['permanent or fixed term', false], ['unbefristet', false], ['fixed fees', false],
    ['You have a contract', false], ['Fixed term-contract to cover a colleague', true], ['12 months maternity leave cover', true],
    ['to cover maternity leave', true], ['Posts are available for 6 months', true], ['on the basis of a secondment', true],
    ['a fixed 12-month term opportunity', true], ['12 months FTC', true], ['for six months, extendable', true], ['Fixed Term: full time', true],
    ['permanent/fixed term', false], ['six months of experience', false],
    ['un poste de durée déterminée', true], ['un poste à période déterminée', true], ['Limited for 3 years', true], ['limited liability', false],
  ])('%s: %s', (text, expected) => expect(saysTemporary(text)).toBe(expected)); // biome-ignore format: a table
  it('may be told below what the organization tells of itself', () =>
    expect(saysTemporary(`${'We are a team. '.repeat(80)}fixed term contract`)).toBe(true));
  it.each([
    'This vacancy is for nurses of our ward, on a fixed term contract until spring.',
    'The reason for the fixed term of your contract is short-term funding.',
    'A temporary vacancy has become available, of a contract for one unit.',
    'Type of contract: one-year, renewable',
    'These positions are limited to a one-year term.',
  ])('or wherever it stands, of itself: %s', (text) => expect(saysTemporary(`${'We are a team. '.repeat(240)}${text}`)).toBe(true));
  it('is not looked for further down', () => expect(saysTemporary(`${'We are a team. '.repeat(240)}fixed term contract`)).toBe(false));
});

describe('full time or part time, as one wishes', () => {
  it.each([
    'Full / Part Time', 'Full or part time hours available', 'part-time or full-time', 'We have full and part-time posts', '1 Full Time & 1 Part Time',
    'in Vollzeit oder Teilzeit', 'Voll-/Teilzeit', 'à temps plein ou partiel', 'jornada completa o parcial', 'tempo pieno o part-time', 'fulltime of parttime',
  ])('is said: %s', (text) => expect(saysEither(text)).toBe(true)); // biome-ignore format: a table
  it.each([
    'Full/Part Time: Full Time', 'full-time or part-time experience', 'benefits for all full-time and part-time employees', 'a full-time post',
    'two years of full-time or part-time paid work', 'Full of part of it',
  ])('is not: %s', (text) => expect(saysEither(text)).toBe(false)); // biome-ignore format: a table
  it('adds the other working time to the feed’s, but to no internship and against no title', () => {
    expect(typesByText(['FULL_TIME'], 'Nurse', 'Full / part time')).toEqual(['FULL_TIME', 'PART_TIME']);
    expect(typesByText(['FULL_TIME', 'TEMPORARY'], 'Nurse', 'Full / part time')).toEqual(['FULL_TIME', 'TEMPORARY', 'PART_TIME']);
    expect(typesByText(['INTERN'], 'Intern', 'Full / part time')).toEqual(['INTERN']);
    expect(typesByText(['PART_TIME'], 'Nurse (part time)', 'Full or part time')).toEqual(['PART_TIME']);
    expect(typesByText(['FULL_TIME'], 'Nurse', 'This is a part-time role.')).toEqual(['PART_TIME']);
    expect(typesByText(['FULL_TIME'], 'Nurse', '12 months FTC')).toEqual(['FULL_TIME', 'TEMPORARY']);
  });
});
