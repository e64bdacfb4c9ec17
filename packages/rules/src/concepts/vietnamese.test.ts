import { expect, test } from 'vitest';
import { phraseFinder, splitWords } from '../recognition/words.ts';
import { asSpelled } from './vietnamese.ts';

const forms = { leather: 'thợ da', stone: 'thợ đá', summer: 'hè', chemistry: 'hóa học', it: 'it' };
const finder = asSpelled(
  phraseFinder(Object.entries(forms).map(([value, form]): [string, string] => [form, value])),
  Object.values(forms).map((form) => ({ forms: [{ language: 'vi', form }] })),
);
const found = (text: string) => finder.find(splitWords(text)).map(({ value }) => value);

test.each([
  ['việc làm hè', ['summer']],
  // Its letters are those of "hè", its marks are not.
  ['quan hệ khách hàng', []],
  ['hoá học ứng dụng', ['chemistry']],
  ['nhân viên IT', ['it']],
  // Typed without marks a word may be any of those.
  ['viec lam he', ['summer']],
])('%s says %j', (text, values) => {
  expect(found(text)).toEqual(values);
});
