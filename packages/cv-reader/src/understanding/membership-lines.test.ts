import { expect, test } from 'vitest';
import { below, heading, readBelow } from './page.fixture.ts';

const read = (...lines: Parameters<typeof below>[1][]) =>
  readBelow(heading(60, 'Memberships'), ...below(84, ...lines)).memberships.map(({ organization, title }) => [
    organization?.value,
    title?.value,
  ]);

test('each of several lines without dates is a membership, where all are points or all name a society', () => {
  const point = (text: string) => ({ text, bullet: '•' });
  expect(read(point('Quillwort Trust – warden'), point('Tarn Ringers – ringer'))).toEqual([
    ['Quillwort Trust', 'warden'],
    ['Tarn Ringers', 'ringer'],
  ]);
  expect(read(point('Penwick Heritage Society'), point('Guild of Thatchers'))).toHaveLength(2);
  expect(read('Association of Thatchers (affiliated)', 'Penwick Rowing Club (treasurer)')).toEqual([
    ['Association of Thatchers', 'affiliated'],
    ['Penwick Rowing Club', 'treasurer'],
  ]);
});

test('who somebody is stands before the first of several commas', () => {
  expect(read('President, Friends of Penwick Mill, valley branch')).toEqual([['Friends of Penwick Mill, valley branch', 'President']]);
});
