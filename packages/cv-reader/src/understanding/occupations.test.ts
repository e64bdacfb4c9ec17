// Titles that no word of titles marks, told by the dictionary of concepts.
import { expect, it } from 'vitest';
import type { Cv } from '../cv.ts';
import { occupationShare } from './occupations.ts';
import { below, heading, readBelow } from './page.fixture.ts';

it.each([
  ['de', 'Raumausstatter (m/w/d)', 1],
  ['de', 'Raumausstatterin', 1],
  ['en', 'Street sweeper', 1],
  ['de', 'Street sweeper', 1],
  ['jp', '舞台監督', 1],
  ['en', 'Marine biologist', 1],
  ['en', 'Marine biology', 0],
  ['en', 'Penwick House', 0],
  ['en', 'Street sweeper at the harbour of Penryn in Cornwall', 0],
] as const)('%s: %s is one for %d', (language, text, share) => {
  expect(occupationShare(text, language)).toBe(share);
});

it('tells which of two names that no other word tells is the title', () => {
  const cv = readBelow(
    heading(60, 'Experience'),
    ...below(80, '03/2021 – 06/2023', 'Penwick Tull', 'Street sweeper', '05/2018 – 02/2021', 'Harrow Lane', 'Ironer'),
  );
  expect((cv as Cv).work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Street sweeper', 'Penwick Tull'],
    ['Ironer', 'Harrow Lane'],
  ]);
});
