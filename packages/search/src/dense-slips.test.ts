// Slips in scripts without spaces; what is asked for instead is told as every correction is (slips.test.ts).
import { expect, test } from 'vitest';
import { correctedText } from './corrected-text.ts';
import { denseSlips } from './dense-slips.ts';
import { readUnits } from './units.ts';
import { queryPieces } from './words.ts';

const corrected = (text: string) =>
  correctedText(queryPieces(text), new Map(denseSlips(text, readUnits(text, false)).map(({ typed, instead }) => [typed, instead])));

test.each([
  ['产品经里 实习', '产品经理 实习'],
  ['東京 インタンシップ', '東京 インターンシップ'],
  ['소아과 간호싸 영국', '소아과 간호사 영국'],
  ['上海 软件工成师', '上海 软件工程师'],
])('%s is %s', (typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

test.each([
  '产品经验',
  '茶企业',
  '数据分析 实习',
  'マーケティング',
  '데이터 분석',
  '개발자를 구하는 회사',
  '마케팅은 어디서',
  '샌프란시스코 백엔드',
  '테스트 자동화',
  '한국이나 일본',
  '한국이나 일본, 중국에 신입',
  'nurse',
  '深圳 火锅店',
])('%s stays as it is', (text) => {
  expect(corrected(text)).toBe(text);
});
