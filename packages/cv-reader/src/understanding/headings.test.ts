// Which lines head sections: what shares a line with them, what decorates them, and what only looks like them.
import { describe, expect, it } from 'vitest';
import type { Context } from './context.ts';
import { headingKind } from './headings.ts';
import { below, heading, readBelow, type Written } from './page.fixture.ts';
import { vocabularyOf } from './vocabulary.ts';

const bold = (text: string, more = {}) => ({ text, bold: true, ...more });

describe('a heading', () => {
  it('may share the line of what it heads, and be broken beside it', () => {
    const cv = readBelow(
      { y: 60, text: 'Professional        Engineer', sizePt: 12, bold: true },
      { y: 74, text: 'experience          Norsea Ltd' },
      { y: 88, text: '2019 - 2021', x: 140 },
      { y: 120, text: 'Education           University of Leeds', sizePt: 12, bold: true },
      { y: 134, text: '2015 - 2019', x: 140 },
    );
    expect(cv.work).toHaveLength(1);
    expect(cv.work[0]).toMatchObject({ title: { value: 'Engineer' }, employer: { value: 'Norsea Ltd' } });
    expect(cv.education[0]).toMatchObject({ school: { value: 'University of Leeds' } });
  });

  it('may have an ornament, which no list has', () => {
    const mark = { bullet: '❖' };
    const cv = readBelow(
      { ...heading(60, 'Experience'), ...mark }, ...below(80, 'Engineer, Norsea Ltd, 2019 - 2021', { text: 'Built bridges', bullet: '•' }),
      { ...heading(130, 'Skills'), ...mark }, ...below(150, 'Welding, Rigging'),
    ); // biome-ignore format: a page
    expect(cv.work).toHaveLength(1);
    expect(cv.skills).toHaveLength(2);
  });

  it('of a form stands in the middle, with its letters apart', () => {
    const cv = readBelow(
      { y: 60, text: '学 歴', x: 300 }, ...below(80, '2016  4  福岡大学 入学', '2020  3  福岡大学 卒業'),
      { y: 120, text: '職 歴', x: 300 }, ...below(140, '2020  4  青葉株式会社 入社', '2022  5  青葉株式会社 退社'),
    ); // biome-ignore format: a page
    expect(cv.education).toMatchObject([{ school: { value: '福岡大学' }, start: { value: '2016-04' }, end: { value: '2020-03' } }]);
    expect(cv.work).toMatchObject([{ employer: { value: '青葉株式会社' }, start: { value: '2020-04' }, end: { value: '2022-05' } }]);
  });
});

describe('no heading', () => {
  it('is what is called like one and is smaller than those around it', () => {
    const cv = readBelow(
      heading(60, 'Experience'),
      ...below(80, bold('Norsea Ltd'), '2019 - 2021', bold('Engineer'), bold('Highlights'), 'Built eleven bridges over two rivers'),
      ...below(170, bold('Fjord Bank'), '2015 - 2019', bold('Clerk')),
      heading(240, 'Education'), { y: 260, text: 'University of Leeds, 2011 - 2015' },
      heading(300, 'Skills'), { y: 320, text: 'Welding, Rigging' },
    ); // biome-ignore format: a page
    expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['Norsea Ltd', 'Fjord Bank']);
  });

  it('is the head of an entry in the letters of headings', () => {
    const cv = readBelow(
      heading(60, 'Experience'), heading(84, 'The Old Mill'), ...below(104, bold('Pastry chef'), '2019 - 2021'),
      heading(160, 'Harbour House'), ...below(180, bold('Waiter'), '2016 - 2019'),
      heading(240, 'Education'), heading(264, 'University of Leeds'), ...below(284, 'Bachelor', '2012 - 2016'),
    ); // biome-ignore format: a page
    expect(cv.work.map(({ employer }) => employer?.value)).toEqual(['The Old Mill', 'Harbour House']);
    expect(cv.education[0]?.school?.value).toBe('University of Leeds');
  });

  it('makes work of a list without dates, titles and organisations', () => {
    const cv = readBelow(heading(60, 'Teaching'), ...below(80, 'Montessori', 'Patience'));
    expect(cv.work).toEqual([]);
    expect(cv.rest).toContainEqual({ heading: 'Teaching', lines: ['Montessori', 'Patience'] });
  });
});

it('a list of skills that are known is one, whatever its heading says', () => {
  const page = (...list: string[]) => readBelow(heading(60, 'Experience'), ...below(80, 'Engineer, Norsea Ltd, 2019 - 2021'), heading(120, 'Education'), ...below(140, 'University of Leeds, 2015 - 2019'), heading(180, 'What the tide brought'), ...below(200, ...list)); // biome-ignore format: a page
  expect(page('Docker', 'Kubernetes', 'Rigging').skills.map(({ value }) => value)).toEqual(['Docker', 'Kubernetes', 'Rigging']);
  expect(page('Bees', 'Honey', 'Wax').skills).toEqual([]);
});

it('groups of short pieces below each other, or beside skills, are skills', () => {
  const experience = [heading(60, 'Experience'), ...below(80, 'Driver, Norsea Ltd, 2019 - 2021'), heading(120, 'Education'), ...below(140, 'University of Leeds, 2015 - 2019')]; // biome-ignore format: a page
  const groups = (...more: Written[]) => readBelow(...experience, heading(180, 'Road'), ...below(200, 'Tachograph  Lorry'), ...more).skills.map(({ value }) => value); // biome-ignore format: one thing
  expect(groups()).toEqual([]);
  expect(groups(heading(240, 'Warehouse'), ...below(260, 'Forklift  Stocktaking'))).toEqual([
    'Tachograph',
    'Lorry',
    'Forklift',
    'Stocktaking',
  ]);
  expect(groups(heading(240, 'Skills'), ...below(260, 'Welding'))).toEqual(['Tachograph', 'Lorry', 'Welding']);
  const other = { y: 220, text: 'Other: Rigging, Tugs' };
  expect(readBelow(...experience, heading(180, 'Skills'), { y: 200, text: 'Software: AutoCAD, Revit' }, other).skills).toHaveLength(4);
});

it('a short CV tells the look of its headings by their words, when most of its letters are as large', () => {
  const plain = (y: number, text: string) => ({ y, text, sizePt: 10 });
  const small = (y: number, text: string) => ({ y, text, sizePt: 9 });
  const cv = readBelow(plain(60, 'Experience'), small(84, 'Driver, Norsea Ltd, 2019 - 2021'), plain(120, 'Education'), small(144, 'University of Leeds, 2015 - 2019'), plain(180, 'Trailers'), small(204, 'Docker  Git'), plain(240, 'Languages'), small(264, 'Danish'), plain(300, 'Interests'), small(324, 'Sea'), plain(360, 'Skills and more of all that I know and can do')); // biome-ignore format: a page
  expect(cv.education).toHaveLength(1);
  expect(cv.skills.map(({ value }) => value)).toEqual(['Docker', 'Git']);
});

it('a group of skills that is called like a section is none where that section stands elsewhere', () => {
  const cv = readBelow(
    heading(60, 'Skills'),
    heading(80, 'Education'),
    { y: 100, text: 'Lesson plans, Mentoring' },
    heading(140, 'Education'),
    ...below(160, 'University of Leeds', '2013 - 2016', 'BSc'),
  );
  expect(cv.skills.map(({ value }) => value)).toEqual(['Lesson plans', 'Mentoring']);
  expect(cv.education).toHaveLength(1);
});

it('titles right below their dates are none, though they look as headings do', () => {
  const set = (y: number, text: string) => ({ y, text, sizePt: 12, color: '#003399' });
  const cv = readBelow(
    set(60, 'WORK EXPERIENCE'),
    ...[{ y: 80, text: '2019 – 2021  Penwick, Germany' }, set(92, 'ENGINEER  NORTHLIGHT'), { y: 104, text: 'Built cranes.' }],
    ...[{ y: 124, text: '2015 – 2018  Helston, Germany' }, set(136, 'MANAGER  LOOMHOUSE'), { y: 148, text: 'Led a harbour.' }],
    set(180, 'SKILLS'),
    { y: 200, text: 'Rope work, Nets' },
    set(230, 'LANGUAGES'),
    { y: 250, text: 'English' },
  );
  expect(cv.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['ENGINEER', 'NORTHLIGHT'],
    ['MANAGER', 'LOOMHOUSE'],
  ]);
  expect(cv.skills.map(({ value }) => value)).toEqual(['Rope work', 'Nets']);
});

it('a heading keeps its kind before brackets', () => {
  const words = { words: vocabularyOf('ru') } as Context;
  expect(headingKind('Опыт работы (12 лет)', words)).toBe('work');
  expect(headingKind('Опыт работы', words)).toBe('work');
});
