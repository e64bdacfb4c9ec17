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

test('behind a comma in every entry stands its town, though nobody knows it nor the employer', () => {
  const cv = jobs(
    { text: 'Engineer', bold: true },
    'Northlight, Penwick',
    '2019 – 2021',
    '',
    { text: 'Manager', bold: true },
    'Larkspur & Vale, Marlow Bend',
    '2015 – 2018',
  );
  expect(work(cv)).toEqual([
    ['Engineer', 'Northlight', 'Penwick'],
    ['Manager', 'Larkspur & Vale', 'Marlow Bend'],
  ]);
  const one = jobs({ text: 'Engineer', bold: true }, 'Northlight, Penwick', '2019 – 2021');
  expect(work(one)[0]?.[1]).toBe('Northlight, Penwick');
});

test('a name before its country is a town where title and employer stand elsewhere', () => {
  const cv = jobs('2019 – 2021  Penwick, Germany', 'Engineer  Northlight', '', '2015 – 2018  Marlow Bend, Germany', 'Manager  Lantern');
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['Engineer', 'Northlight'],
    ['Manager', 'Lantern'],
  ]);
});

test('titles below what an employer does are those of the entries where most are written so', () => {
  const cv = jobs(
    '2019 – 2021  Norsea Ltd',
    'Harbours and cranes',
    'Duisburg',
    'Engineer',
    '2015 – 2018  Loomhouse Ltd',
    'Sails and tents',
    'Bremen',
    'Manager',
  );
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['Engineer', 'Norsea Ltd'],
    ['Manager', 'Loomhouse Ltd'],
  ]);
});

test('a word that joins within a title parts nothing, and what nobody knows behind it is no employer', () => {
  const cv = readBelow(
    heading(60, 'Berufserfahrung'),
    ...below(
      84,
      { text: '2019 – 2021  Aushilfe im Verkauf', bold: true },
      'Zirngibl',
      { text: '2015 – 2018  Mitarbeiter im Lager', bold: true },
      'Hopfner',
    ),
  );
  expect(work(cv).map(([title, employer]) => [title, employer])).toEqual([
    ['Aushilfe im Verkauf', 'Zirngibl'],
    ['Mitarbeiter im Lager', 'Hopfner'],
  ]);
});

test('a hyphen without spaces parts two dates, of years, months and days', () => {
  const cv = jobs('2019-2021  Engineer, Norsea Ltd', '03/2015-07/2018  Manager, Loomhouse Ltd', '2012.04-2014.09  Clerk, Lizard Trust Ltd');
  expect(cv.work.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2019', '2021'],
    ['2015-03', '2018-07'],
    ['2012-04', '2014-09'],
  ]);
});

test('a row goes to the section that its label names', () => {
  const cv = readBelow(heading(60, 'Technical Skills'), ...below(84, 'Software: Excel, SAP', 'Languages: English (native), German (B2)'));
  expect(cv.skills.map(({ value }) => value)).toEqual(['Excel', 'SAP']);
  expect(cv.languages.map(({ code, level }) => [code, level?.value])).toEqual([
    ['en', 'native_or_bilingual'],
    ['de', 'professional_working'],
  ]);
});

test('courses are certificates where each has its day or a line of its own; what commas part may be subjects', () => {
  const courses = (...lines: string[]) => readBelow(heading(60, 'Courses'), ...below(84, ...lines));
  const names = ({ certificates }: Cv) => certificates.map(({ name }) => name.value);
  expect(names(courses('Rope work, Lizard Trust, 2021', 'First aid, Red Cross, 2019'))).toEqual(['Rope work', 'First aid']);
  expect(names(courses('Rope work for climbers', 'First aid'))).toEqual(['Rope work for climbers', 'First aid']);
  expect(names(courses('NR-10 Basics, NR-35 Work at heights, First aid'))).toEqual(['NR-10 Basics', 'NR-35 Work at heights', 'First aid']);
  const plain = courses('Algebra, Statistics', 'Ropes and nets');
  expect(names(plain)).toEqual([]);
  expect(plain.rest.flatMap(({ lines }) => lines)).toContain('Algebra, Statistics');
});

test('what was studied stands below degree and school in every entry', () => {
  const entry = (dates: string, degree: string, school: string) => {
    const text = `${degree} ${school}`;
    return [dates, { text, cells: [{ text, x: 40, right: 40 + text.length * 5, tail: school }] }];
  };
  const cv = readBelow(
    heading(60, 'Education'),
    ...below(
      84,
      ...entry('2019 – 2021', 'Master', 'Universität Leipzig'),
      { text: 'Geology', italic: true },
      ...entry('2015 – 2018', 'Bachelor', 'Universität Jena'),
      { text: 'Chemistry', italic: true },
    ),
  );
  expect(cv.education.map(({ field, school }) => [field?.value, school?.value])).toEqual([
    ['Geology', 'Universität Leipzig'],
    ['Chemistry', 'Universität Jena'],
  ]);
});

test('the school in a line of its own above two degrees is that of both, and none is told of what leaves another school', () => {
  const studies = (...lines: Parameters<typeof below>[1][]) => readBelow(heading(60, 'Education'), ...below(84, ...lines)).education;
  const read = (all: Cv['education']) => all.map(({ school, degree }) => [school?.value, degree?.value]);
  const first = [{ text: 'University of York', bold: true }, 'Master  2019 – 2021', 'Geology', 'GPA 3.9/4.0'];
  expect(read(studies(...first, 'Bachelor  2015 – 2018', 'Chemistry'))).toEqual([
    ['University of York', 'Master'],
    ['University of York', 'Bachelor'],
  ]);
  expect(read(studies(...first, 'High School Diploma  2012 – 2015'))[1]?.[0]).toBeUndefined();
});
