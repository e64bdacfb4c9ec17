// Headings in the letters of the text: told by signs, by white, by their place in the middle, and by what stands below them.
import { describe, expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { unmarked } from './heading-shapes.ts';
import { below, readBelow, type Written } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer }) => [title?.value, employer?.value]);
const skills = ({ skills: all }: Cv) => all.map(({ value }) => value);

/** A page typed in one size, with white around its headings. */
const typed = (head: (y: number, text: string) => Written): Cv => typedWith(head, 'Words I have', 'English - native', 'French - B2');

const typedWith = (head: (y: number, text: string) => Written, spoken: string, ...languages: string[]): Cv =>
  readBelow(
    { y: 40, text: 'maren@example.org' },
    head(80, 'Looms I kept'),
    ...below(110, '2019 - 2021  Engineer, Norsea Ltd', '2015 - 2019  Clerk, Tidewrack Ltd'),
    head(160, 'Desks I sat at'),
    ...below(190, '2012 - 2015  Bachelor of Science, University of Leeds', '2010 - 2012  A levels, Penryn College'),
    head(240, spoken),
    ...below(270, ...languages),
    head(320, 'Kit'),
    ...below(350, 'Excel, Lofting, Caulking, Rigging'),
  );

describe('headings in the letters of the text whose words nobody knows', () => {
  const ways: [string, (text: string) => string][] = [
    ['signs around them', (text) => `--- ${text} ---`],
    ['brackets', (text) => `[${text}]`],
    ['numbers', (text) => `II. ${text}`],
    ['a colon behind them', (text) => `${text}:`],
    ['white above and below them', (text) => text],
  ];
  it.each(ways)('are told by %s', (_way, shape) => {
    const cv = typed((y, text) => ({ y, text: shape(text) }));
    expect(work(cv)).toEqual([['Engineer', 'Norsea Ltd'], ['Clerk', 'Tidewrack Ltd']]); // biome-ignore format: a table
    expect(cv.education.map(({ school }) => school?.value)).toEqual(['University of Leeds', 'Penryn College']);
    expect(cv.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
    expect(skills(cv)).toEqual(['Excel', 'Lofting', 'Caulking', 'Rigging']);
  });

  it('are told by an ornament that marks nothing else', () => {
    expect(work(typed((y, text) => ({ y, text, bullet: '■' })))).toHaveLength(2);
  });

  it('are told by their place in the middle, though little white is below them', () => {
    const middle = (y: number, text: string): Written => ({ y: y + 14, text, x: 300 - text.length * 2.5 });
    expect(work(typed(middle))).toHaveLength(2);
  });

  it('are none where each stands above one period: these are names of employers', () => {
    const entries = ['Norsea Ltd', 'Tidewrack Ltd', 'Harbour House', 'Clydeside Ltd'].flatMap((name, at) => [
      { y: 90 + at * 80, text: name },
      ...below(120 + at * 80, `Engineer  ${2010 + at} - ${2011 + at}`, 'Kept the looms and the lamps of the house'),
    ]);
    const cv = readBelow({ y: 40, text: 'maren@example.org' }, { y: 64, text: 'Experience', sizePt: 14, bold: true }, ...entries);
    expect(cv.work).toHaveLength(4);
  });
});

it('the signs around a heading are no part of its words', () => {
  expect(['== Kit ==', '【Kit】', 'IV. Kit', '* Kit *', 'Kit'].map(unmarked)).toEqual(['Kit', 'Kit', 'Kit', 'Kit', 'Kit']);
});

it('a list in one line apart from what is above it goes where its pieces or its label’s own words say', () => {
  const cv = readBelow(
    { y: 40, text: 'Experience', sizePt: 14, bold: true },
    ...below(60, '2019 - 2021  Engineer, Norsea Ltd'),
    { y: 90, text: 'Handy with: Lofting, Caulking, Rigging' },
    { y: 120, text: 'My mouth knows: English (native), French (B2)' },
  );
  expect(skills(cv)).toEqual(['Lofting', 'Caulking', 'Rigging']);
  expect(cv.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
});

it('languages in one line, and a heading with a clause of its own, are what they are', () => {
  const cv = typedWith((y, text) => ({ y, text }), 'Языки, на которых говорю', 'English native | Polish basic');
  expect(cv.languages.map(({ code }) => code)).toEqual(['en', 'pl']);
});

it('below a heading that says nothing, societies beside a history of work are memberships', () => {
  const head = (y: number, text: string): Written => ({ y, text, sizePt: 14, bold: true });
  const cv = readBelow(
    head(40, 'Experience'),
    ...below(60, '2019 - 2021  Engineer, Norsea Ltd', '2015 - 2019  Clerk, Tidewrack Ltd'),
    head(110, 'Sundays'),
    ...below(130, '2018 - 2021  Treasurer, Penryn Heritage Orchard Society'),
    head(160, 'Skills'),
    ...below(180, 'Excel, Lofting'),
    head(210, 'Languages'),
    ...below(230, 'English'),
  );
  expect(cv.memberships.map(({ organization }) => organization?.value)).toEqual(['Penryn Heritage Orchard Society']);
  expect(cv.work).toHaveLength(2);
});
