// Which lines are a column of their own.
import { expect, it } from 'vitest';
import type { Chunk } from './chunks.ts';
import { regionsOf } from './columns.ts';

const chunk = (x: number, right: number, y: number, text: string): Chunk => {
  const word = { text, x, right, y, sizePt: 10, bold: false, italic: false } as Chunk['words'][number];
  return { words: [word], x, right, y, sizePt: 10, row: y };
};

it('headings in the middle that are equally long are none, though they begin at one place', () => {
  const page = [
    chunk(62, 147, 80, 'Norsea Ltd, London'),
    chunk(480, 533, 80, '2015 - 2017'),
    chunk(280, 316, 116, 'Skills'),
    chunk(62, 220, 129, 'Weaving, Dyeing'),
    chunk(62, 196, 141, 'Excel, Word'),
    chunk(286, 310, 169, 'Talk'),
    chunk(62, 227, 183, 'English, German'),
    chunk(286, 310, 212, 'Card'),
    chunk(62, 188, 226, 'First aid, Red Cross'),
    chunk(486, 533, 226, 'May 2015'),
    chunk(62, 300, 238, 'Rigging of ships and of cranes, Port of York'),
    chunk(486, 533, 238, 'June 2016'),
  ];
  const read = regionsOf(page, { areas: [], rules: [] }).flatMap(({ chunks }) => chunks.map(({ words }) => words[0]?.text));
  expect(read).toEqual(page.map(({ words }) => words[0]?.text));
});

const textsOf = (page: Chunk[], rules: [number, number, number, number][] = []) =>
  regionsOf(page, { areas: [], rules }).map(({ chunks }) => chunks.map(({ words }) => words[0]?.text));

it('a line across the page ends the columns above it', () => {
  const page = [
    chunk(40, 110, 80, '2021 -'), chunk(130, 200, 80, 'Receptionist'),
    chunk(40, 110, 92, '2023'), chunk(130, 190, 92, 'Brindle Ltd'),
    chunk(40, 110, 112, '2019 -'), chunk(130, 210, 112, 'Lantern minder'),
    chunk(40, 110, 124, '2021'), chunk(130, 190, 124, 'Hollin Ltd'),
    chunk(40, 80, 160, 'Skills'), chunk(230, 280, 160, 'Languages'),
    chunk(40, 110, 174, 'Excel'), chunk(230, 280, 174, 'English'),
    chunk(40, 110, 188, 'filing'), chunk(230, 280, 188, 'German'),
    chunk(40, 110, 202, 'post'), chunk(230, 280, 202, 'Dutch'),
  ]; // biome-ignore format: a page
  const across: [number, number, number, number] = [40, 142, 290, 143];
  const mixed = (regions: (string | undefined)[][]) => regions.some((texts) => texts.includes('2021') && texts.includes('Excel'));
  expect(mixed(textsOf(page, [across]))).toBe(false);
  expect(textsOf(page, [across]).flat()).toHaveLength(page.length);
});

it('what stands at one edge beside names, below the heading of these alone, is no column', () => {
  const large = (x: number, right: number, y: number, text: string) => ({ ...chunk(x, right, y, text), sizePt: 14 });
  const page = [
    large(40, 110, 80, 'Languages'), large(300, 350, 80, 'Hobbies'),
    chunk(40, 80, 96, 'English'), chunk(150, 190, 96, 'native'), chunk(288, 350, 96, 'Chess'),
    chunk(40, 85, 110, 'German'), chunk(152, 190, 110, 'fluent'),
    chunk(40, 70, 124, 'Dutch'), chunk(160, 190, 124, 'basic'),
  ]; // biome-ignore format: a page
  const region = textsOf(page).find((texts) => texts.includes('English'));
  expect(region).toContain('native');
});

const sidebar = [
  chunk(20, 90, 60, 'Contact'), chunk(20, 110, 75, 'maren@example.org'), chunk(20, 100, 90, 'Penwick'), chunk(20, 70, 120, 'Tools'),
  chunk(20, 80, 135, 'Loom'), chunk(20, 90, 150, 'Needle'), chunk(20, 60, 165, 'Dye'),
]; // biome-ignore format: a page

it('a line that is in the middle of the page by chance ends no column: others begin where it does', () => {
  const main = [
    chunk(213, 300, 63, 'Experience'), chunk(226, 300, 78, '2019 - 2021'), chunk(226, 280, 93, 'Weaver'),
    chunk(226, 361, 108, 'Loomhouse of Penwick'), chunk(226, 330, 128, '2015 - 2019'), chunk(213, 565, 143, 'Kept the books of a harbour and of its ships'),
  ]; // biome-ignore format: a page
  expect(textsOf([...sidebar, ...main])).toEqual([
    sidebar.map(({ words }) => words[0]?.text), main.map(({ words }) => words[0]?.text),
  ]); // biome-ignore format: a table
});

it('what stands on a coloured band across the head of a page is in no column of what is below', () => {
  const band = [chunk(40, 140, 20, 'Maren Holloway'), chunk(40, 130, 32, '+44 7700 900123'), chunk(213, 330, 32, 'maren@example.org')];
  const main = [
    chunk(213, 300, 63, 'Experience'),
    chunk(213, 300, 78, 'Weaver'),
    chunk(213, 330, 95, 'Loomhouse'),
    chunk(213, 320, 110, 'Clerk'),
  ];
  const painted = { areas: [{ box: [0, 0, 595, 45] as [number, number, number, number], color: '#224466' }], rules: [] };
  const regions = regionsOf([...band, ...sidebar, ...main], painted).map(({ chunks }) => chunks.map(({ words }) => words[0]?.text));
  expect(regions.find((texts) => texts.includes('maren@example.org'))).not.toContain('Experience');
});

it('headings in the middle of a page are no column, however short the lines around them are', () => {
  const wide = [chunk(120, 475, 20, 'Maren Holloway'), chunk(200, 395, 32, 'Weaver'), chunk(240, 355, 44, 'Penwick')];
  const page = [
    ...wide, chunk(270, 325, 80, 'Papers'), chunk(40, 200, 95, 'First aid, 2021'), chunk(40, 180, 107, 'Welding, 2020'),
    chunk(258, 337, 130, 'Volunteering'), chunk(40, 160, 145, 'Penwick Archive'), chunk(40, 120, 157, 'Helper'),
  ]; // biome-ignore format: a page
  const read = regionsOf(page, { areas: [], rules: [], box: [0, 0, 595, 842] }).flatMap(({ chunks }) =>
    chunks.map(({ words }) => words[0]?.text),
  );
  expect(read).toEqual(page.map(({ words }) => words[0]?.text));
});

it('no gutter runs through labels that end where their values begin, however few lines stand between two headings', () => {
  const label = (y: number, from: number, text: string, value: string) => [chunk(from, 206, y, text), chunk(215, 400, y, value)];
  const page = [
    ...label(80, 129, 'Surname / First name', 'Holloway Maren'), ...label(96, 168, 'Address', '9 Harbour Street'), ...label(112, 166, 'Telephone', '020 7946 0018'),
    ...label(128, 182, 'E-mail', 'maren@example.org'), ...label(144, 160, 'Nationality', 'British'), ...label(160, 183, 'Sex', 'female'),
    chunk(60, 173, 190, 'Desired employment /'), chunk(215, 379, 206, 'Sail wright'), chunk(60, 156, 204, 'Occupational field'),
    chunk(60, 173, 240, 'Work experience'), ...label(256, 188, 'Dates', '2012 – 2019'), ...label(272, 105, 'Occupation or position', 'Sail wright'),
  ]; // biome-ignore format: a page
  const regions = textsOf(page);
  expect(regions.find((texts) => texts.includes('Sex'))).toContain('female');
  expect(regions.find((texts) => texts.includes('Dates'))).toContain('Work experience');
});

it('dates beside entries are no column of what stands below in columns of another edge', () => {
  const rows = (y: number) => [
    chunk(38, 126, y, `${y} – now`),
    chunk(130, 300, y, `Sail wright ${y}`),
    chunk(141, 330, y + 12, `wove ${y}`),
  ];
  const page = [
    ...rows(100), ...rows(140), ...rows(180),
    chunk(38, 88, 240, 'Skills'), chunk(316, 378, 240, 'Courses'),
    ...[256, 270, 284, 298].flatMap((y) => [chunk(38, 110, y, `skill ${y}`), chunk(316, 470, y, `course ${y}`)]),
  ]; // biome-ignore format: a page
  const region = textsOf(page).find((texts) => texts.includes('skill 256'));
  expect(region).toEqual(['Skills', 'skill 256', 'skill 270', 'skill 284', 'skill 298']);
});
