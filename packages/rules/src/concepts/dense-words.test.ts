import { expect, test } from 'vitest';
import { phraseFinder, splitWords } from '../recognition/words.ts';
import { withinWords } from './dense-words.ts';

const finder = withinWords(phraseFinder(['司机', '会计', '机构', '医生', '导购'].map((form): [string, string] => [form, form])));
const found = (text: string) => finder.find(splitWords(text)).map(({ value }) => value);

test.each([
  ['货车司机', ['司机']],
  ['会计师', ['会计']],
  // A piece of one word and of the next: a room of the company's, no driver.
  ['公司机房', []],
  // Which words nobody knows stay as they are found.
  ['商场导购员', ['导购']],
])('%s says %j', (text, values) => {
  expect(found(text)).toEqual(values);
});
