import { expect, test } from 'vitest';
import { simplified } from './han.ts';
import { phraseFinder, splitWords } from './words.ts';

test('what Taiwan writes is compared as what China writes, unit for unit', () => {
  expect(simplified('護理師（會計）RN')).toBe('护理师（会计）RN');
  expect(simplified('Pflege')).toBe('Pflege');
  // Characters beyond the basic plane stay, so that no text changes its length.
  expect(simplified('𠮷野家電氣')).toBe('𠮷野家电气');
});

const finder = phraseFinder([
  ['防水工', 'roofer'],
  ['工程师', 'engineer'],
  ['翻译', 'translator'],
  ['译员', 'interpreter'],
  ['清洁', 'cleaner'],
]);
const found = (text: string) => finder.find(splitWords(text)).map(({ value }) => value);

test.each([
  ['清潔', ['cleaner']],
  ['防水工招聘', ['roofer']],
  // A phrase gives way to one as long that it runs into: what something is stands last.
  ['防水工程师', ['engineer']],
  // But no single sign is left over.
  ['翻译员', ['translator']],
])('%s says %j', (text, values) => {
  expect(found(text)).toEqual(values);
});
