// What parts the pieces of a head besides marks: letters of another kind, and what commas do in the other entries.
import { expect, it } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

/** A line whose last words are in letters of their own. */
const turned = (text: string, tail: string) => ({ text, cells: [{ text, x: 40, right: 300, tail }] });
const jobsOf = (...lines: Parameters<typeof below>[1][]) =>
  readBelow(heading(60, 'Experience'), ...below(80, ...lines)).work.map(({ title, employer, location }) => [title?.value, employer?.value, location?.value]); // biome-ignore format: one thing

it('a town in other letters is parted from the employer before it', () => {
  const line = turned('Clydeside Museum Trust Quarrendale', 'Quarrendale');
  expect(jobsOf('Engineer', line, '2019 - 2021')).toEqual([['Engineer', 'Clydeside Museum Trust', 'Quarrendale']]);
  expect(jobsOf('Engineer', line.text, '2019 - 2021')).toEqual([['Engineer', 'Clydeside Museum Trust Quarrendale', undefined]]);
});

it('a title in other letters behind a name and its town that a point ends', () => {
  const { text, cells } = turned('Norsea Ltd, Quarrendale. Engineer.', 'Engineer.');
  const line = { text: `${text}  2019 - 2021`, cells: [...cells, { text: '2019 - 2021', x: 420, right: 500 }] };
  expect(jobsOf(line)).toEqual([['Engineer', 'Norsea Ltd', 'Quarrendale']]);
});

it('the form of a company and a name that goes on are no other thing, whatever their letters', () => {
  expect(jobsOf('Engineer', turned('Norsea Deep Harbour GmbH', 'GmbH'), '2019 - 2021')[0]?.[1]).toBe('Norsea Deep Harbour GmbH');
  expect(jobsOf('Engineer', turned('Museum Trust of Barrowby', 'Barrowby'), '2019 - 2021')[0]?.[1]).toBe('Museum Trust of Barrowby');
});

it('what the comma parts in one entry it parts in the others', () => {
  const jobs = jobsOf('Engineer', 'Norsea Ltd, Quarrendale', '2019 - 2021', '', 'Weaver', 'Loomhouse, Barrowby', '2015 - 2019');
  expect(jobs).toEqual([['Engineer', 'Norsea Ltd', 'Quarrendale'], ['Weaver', 'Loomhouse', 'Barrowby']]); // biome-ignore format: a table
  expect(jobsOf('Weaver', 'Loomhouse, Barrowby', '2015 - 2019')[0]?.[1]).toBe('Loomhouse, Barrowby');
});

it('a group in letters of its own before a list is no skill', () => {
  const { skills } = readBelow(heading(60, 'Skills'), ...below(80, turned('Weaving Looms, Dyes, Yarns', 'Looms, Dyes, Yarns')));
  expect(skills.map(({ value }) => value)).toEqual(['Looms', 'Dyes', 'Yarns']);
});

it('a hyphen that does not break is one of a date', () => {
  const { work } = readBelow(heading(60, 'Experience'), ...below(80, '2020\u201104 – 2021\u201103', 'Engineer', 'Norsea Ltd'));
  expect(work.map(({ start, end }) => [start?.value, end?.value])).toEqual([['2020-04', '2021-03']]);
});

it('"at" joins in Filipino what is studied, and parts a degree from its school', () => {
  const studied = (text: string) =>
    readBelow(heading(60, 'Edukasyon'), ...below(80, 'Unibersidad ng Bicol', text, '2010 - 2014'), heading(160, 'Mga Wika'), ...below(180, 'Ingles: Matatas')).education[0]; // biome-ignore format: one thing
  expect(studied('Batsilyer sa Agham, Pamamahala ng Otel at Restawran')?.field?.value).toBe('Pamamahala ng Otel at Restawran');
});
