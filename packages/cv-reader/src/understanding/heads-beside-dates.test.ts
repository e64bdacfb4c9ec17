// Heads that had no room beside their dates.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { heading, readBelow, type Written } from './page.fixture.ts';

const work = ({ work: all }: Cv) => all.map(({ title, employer, start }) => [title?.value, employer?.value, start?.value]);

const entry = (y: number, head: string, employer: string, rest?: string): Written[] => [
  { y, text: head.replace('  ', ' '.repeat(40)), bold: true, x: 40 },
  ...(rest ? [{ y: y + 13, text: rest, bold: true, x: 40 }] : []),
  { y: y + (rest ? 26 : 13), text: employer, color: '#aa3300', x: 40 },
  { y: y + (rest ? 42 : 29), text: 'Kept the loft', bullet: '•', x: 50 },
];

it('a second line in the letters of a dated head is the rest of it where other heads have one', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    ...entry(84, 'Weaver  2019 – 2021', 'Loomhouse'),
    ...entry(140, 'Volunteer in the Harbour  2017 – 2018', 'Town of Penryn', 'Service'),
    ...entry(210, 'Rigger  2015 – 2016', 'Norsea'),
  );
  expect(work(cv)).toEqual([
    ['Weaver', 'Loomhouse', '2019'],
    ['Volunteer in the Harbour Service', 'Town of Penryn', '2017'],
    ['Rigger', 'Norsea', '2015'],
  ]);
});

it('where as many have two lines as have one, these are two names', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    ...entry(84, 'Weaver  2019 – 2021', 'Penryn', 'Loomhouse'),
    ...entry(150, 'Volunteer  2017 – 2018', 'Helston', 'Harbour House'),
    ...entry(220, 'Rigger  2015 – 2016', 'Norsea'),
    ...entry(280, 'Cook  2014 – 2015', 'Tidewrack'),
  );
  expect(work(cv)[0]?.[0]).toBe('Weaver');
});
