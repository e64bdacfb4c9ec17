// What one entry, line or word does not say is told by how the whole document is written.
import { expect, test } from 'vitest';
import type { Cv } from '../cv.ts';
import { below, heading, page, read, readBelow } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]);
const jobs = (...lines: Parameters<typeof below>[1][]) => readBelow(heading(60, 'Work Experience'), ...below(84, ...lines));

test('lists of three pieces in every entry have title, employer and town in one place each', () => {
  const cv = jobs('2019 – 2021  Norsea, Engineer, London', '2015 – 2018  Loomhouse, Sail wright, Penryn');
  expect(work(cv)).toEqual([
    ['Engineer', 'Norsea', 'London'],
    ['Sail wright', 'Loomhouse', 'Penryn'],
  ]);
});

test('brackets behind all employers are their towns, though nobody knows these, and what is written in capitals is none', () => {
  expect(work(jobs('2019 – 2021  Loomhouse (Penryn)', 'Engineer', '2015 – 2018  Norsea (Helston)', 'Manager'))).toEqual([
    ['Engineer', 'Loomhouse', 'Penryn'],
    ['Manager', 'Norsea', 'Helston'],
  ]);
  expect(work(jobs('2019 – 2021  Loomhouse (LMH)', 'Engineer', '2015 – 2018  Norsea (Helston)', 'Manager'))[0]?.[1]).toBe(
    'Loomhouse (LMH)',
  );
});

test('entries in two columns of a grid go to the heading that they stand below', () => {
  const entry = (y: number, title: string, dates: string) => [
    { y, text: title, bold: true },
    { y: y + 14, text: dates },
  ];
  const left = [
    heading(60, 'Work Experience'),
    ...entry(84, 'Engineer, Norsea Ltd', '2019 – 2021'),
    heading(160, 'Skills'),
    { y: 184, text: 'Rope work' },
  ];
  const right = [...entry(84, 'Manager, Loomhouse Ltd', '2015 – 2018'), heading(160, 'Languages'), { y: 184, text: 'English' }];
  const cv = read(
    page({ x: 40, lines: [{ y: 20, text: 'Maren Holloway', sizePt: 20 }] }, { x: 40, lines: left }, { x: 300, lines: right }),
  );
  expect(cv.work.map(({ title }) => title?.value)).toEqual(['Engineer', 'Manager']);
});

test('a level in a column of its own is that of the language in its line', () => {
  const left = [heading(60, 'Languages'), { y: 84, text: 'English' }, { y: 98, text: 'French' }];
  const right = [
    { y: 84, text: 'Native' },
    { y: 98, text: 'B1' },
  ];
  const { languages } = read(page({ x: 40, lines: left }, { x: 300, lines: right }));
  expect(languages.map(({ code, level }) => [code, level?.value])).toEqual([
    ['en', 'native_or_bilingual'],
    ['fr', 'limited_working'],
  ]);
});

test('a page whose address ends with a slash, or fills its column, goes on in the line below', () => {
  const links = (...lines: string[]) => readBelow(heading(60, 'Contact'), ...below(84, ...lines)).links.map(({ value }) => value);
  expect(links('maren@loomhouse.example', 'linkedin.com/in/', 'marenholloway')).toEqual(['linkedin.com/in/marenholloway']);
  expect(links('m@loom.example', 'linkedin.com/in/maren-hollo', 'way')).toEqual(['linkedin.com/in/maren-holloway']);
  expect(links('maren.holloway@loomhouse.example', 'github.com/maren', 'penryn')).toEqual(['github.com/maren']);
});

test('a family name above a given name in the same large letters is one name', () => {
  const lines = [{ y: 20, text: '柏木', sizePt: 20 }, { y: 44, text: '遥香', sizePt: 20 }, heading(80, '職歴'), ...below(104, '2019年 – 2021年  東海精機株式会社')]; // biome-ignore format: one page
  expect(read(page({ x: 40, lines })).name?.value.full).toBe('柏木 遥香');
});

test('honours and the arts of a degree are part of it', () => {
  const degrees = (line: string) =>
    readBelow(heading(60, 'Education'), ...below(84, '2010 – 2013  Newcastle University', line)).education.map(({ degree, field }) => [degree?.value, field?.value]); // biome-ignore format: a chain
  expect(degrees('BEng (Hons) Civil Engineering')).toEqual([['BEng (Hons)', 'Civil Engineering']]);
});

test('a known town right behind the form of a company is cut off where nothing is written between, and then behind other names', () => {
  const cv = jobs('2020年7月 – 2022年3月  工程师, 澜舟智造科技有限公司苏州', '2017年3月 – 2020年6月  助理, 青禾商贸无锡');
  expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['澜舟智造科技有限公司', '青禾商贸']);
});

test('what is called as a section could be, close among skills, ends their list not', () => {
  const skills = below(84, 'Rope work', 'Training', 'Sail making');
  expect(readBelow(heading(20, 'Education'), { y: 44, text: '2010 – 2013  Newcastle University' }, heading(52, 'Languages'), { y: 64, text: 'English' }, heading(70, 'Skills'), ...skills).skills.map(({ value }) => value)).toEqual(['Rope work', 'Sail making']); // biome-ignore format: one page
});
