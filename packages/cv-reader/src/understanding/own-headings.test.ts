// Headings in people's own words: told by their look, by roots of words, by their column, and by what stands below them.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { kindOfOwnWords, kindOfRoots } from './heading-roots.ts';
import { below, page, read, readBelow, type Written } from './page.fixture.ts';

const larger = (y: number, text: string): Written => ({ y, text, sizePt: 13 });
const work = ({ work: all }: Cv) => all.map(({ title, employer }) => [title?.value, employer?.value]);

const sections = (head: (y: number, text: string) => Written): Written[] => [
  head(60, 'Looms I kept'),
  ...below(80, '2019 - 2021  Engineer, Norsea Ltd', '2015 - 2019  Clerk, Tidewrack Ltd'),
  head(130, 'Desks I sat at'),
  ...below(150, '2012 - 2015  Bachelor of Science, University of Leeds', '2010 - 2012  A levels, Penryn College'),
  head(200, 'Words I have'),
  ...below(220, 'English: native', 'French: B2'),
  head(270, 'Things I hold'),
  ...below(290, 'First aid, Red Cross, 2021', 'Forklift licence, RTITB, 2019'),
];

it('headings that nobody knows are told by letters larger than all others, and what is below them by its entries', () => {
  const cv = readBelow(...sections(larger));
  expect(work(cv)).toEqual([['Engineer', 'Norsea Ltd'], ['Clerk', 'Tidewrack Ltd']]); // biome-ignore format: a table
  expect(cv.education.map(({ school }) => school?.value)).toEqual(['University of Leeds', 'Penryn College']);
  expect(cv.languages.map(({ code }) => code)).toEqual(['en', 'fr']);
  expect(cv.certificates.map(({ name }) => name.value)).toEqual(['First aid', 'Forklift licence']);
});

it('larger names that each stand above one period are employers, and no headings', () => {
  const entries = ['Norsea Ltd', 'Tidewrack Ltd', 'Harbour House', 'Clydeside Ltd'].flatMap((name, at) => [
    larger(60 + at * 60, name),
    ...below(76 + at * 60, `Engineer  ${2010 + at} - ${2011 + at}`, 'Kept the looms and the lamps of the house'),
  ]);
  expect(readBelow({ y: 40, text: 'Experience', sizePt: 16, bold: true }, ...entries).work.map(({ employer }) => employer?.value)).toEqual([
    'Norsea Ltd', 'Tidewrack Ltd', 'Harbour House', 'Clydeside Ltd',
  ]); // biome-ignore format: a list
});

it('capitals of the text’s size are headings where roots of words say so of several', () => {
  const capitals = (y: number, text: string): Written => ({ y, text: text.toUpperCase(), color: '#205080' });
  const cv = readBelow(
    capitals(60, 'Where I worked'),
    ...below(80, 'Quoiner at Norsea Ltd  2019 - 2021'),
    capitals(120, 'What I learnt'),
    ...below(140, 'University of Leeds  2015 - 2019'),
    capitals(180, 'What I can do'),
    ...below(200, 'Excel, Python, Welding'),
    capitals(240, 'What I speak'),
    ...below(260, 'English, French'),
  );
  expect(work(cv)).toEqual([['Quoiner', 'Norsea Ltd']]);
  expect(cv.education).toHaveLength(1);
  expect(cv.skills.map(({ value }) => value)).toEqual(['Excel', 'Python', 'Welding']);
});

it('a row of names of languages above their levels, and other languages below a heading of their own, are languages', () => {
  const head = (y: number, text: string): Written => ({ y, text, sizePt: 14, bold: true });
  const cells = readBelow(head(60, 'Experience'), ...below(80, 'Engineer, Norsea Ltd, 2019 - 2021'), head(110, 'Languages'), { y: 130, text: 'English  Breton' }, { y: 142, text: 'native  A2' }); // biome-ignore format: a page
  expect(cells.languages.map(({ code, level }) => [code, level?.value])).toEqual([['en', 'native_or_bilingual'], ['br', 'elementary']]); // biome-ignore format: a table
  const others = readBelow(head(60, 'Experience'), ...below(80, 'Engineer, Norsea Ltd, 2019 - 2021'), head(110, 'Other'), { y: 130, text: 'French  C1  C1' }, { y: 144, text: 'German  B1  B1' }); // biome-ignore format: a page
  expect(others.languages.map(({ code }) => code)).toEqual(['fr', 'de']);
});

it('headings of a sidebar are told by its known ones though employers in the other column look so too', () => {
  const small = (y: number, text: string): Written => ({ y, text, sizePt: 12 });
  const side = [small(60, 'Contact'), { y: 90, text: 'maren@example.org' }, small(130, 'Kit'), { y: 160, text: 'Excel' }, { y: 174, text: 'Python' }, small(214, 'Languages'), { y: 244, text: 'English' }]; // biome-ignore format: a column
  const main = [small(60, 'Experience'), small(78, 'Norsea Ltd'), { y: 94, text: 'Engineer' }, { y: 108, text: '2019 - 2021' }, small(130, 'Tidewrack Ltd'), { y: 146, text: 'Clerk' }, { y: 160, text: '2015 - 2019' }]; // biome-ignore format: a column
  const cv = read(page({ x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }, ...side] }, { x: 220, lines: main }));
  expect(cv.skills.map(({ value }) => value)).toEqual(['Excel', 'Python']);
  expect(work(cv)).toEqual([['Engineer', 'Norsea Ltd'], ['Clerk', 'Tidewrack Ltd']]); // biome-ignore format: a table
});

it('what a heading and a title have in common says something only where look or place say that it is a heading', () => {
  expect(kindOfRoots('Learning mentor')).toBeUndefined();
  expect(kindOfRoots('Trabajadora social')).toBeUndefined();
  expect(kindOfOwnWords('What I learnt')).toBe('education');
  expect(kindOfOwnWords('Waar ik werkte')).toBe('work');
});
