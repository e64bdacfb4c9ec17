// @rule search.29
import { expect, it } from 'vitest';
import { conceptOf } from './terms.ts';
import { deniedUnits, readUnits } from './units.ts';

const asked = (text: string) => readUnits(text, false).flatMap(({ terms }) => terms.flatMap((term) => conceptOf(term) ?? []));

it.each([
  ['switch from hospitality to office work', 'hospitality', 'administration'],
  ['von der Pflege ins Büro', 'nursing', 'administration'],
  ['dalla ristorazione all’ufficio', 'restaurants', 'administration'],
  ['van de horeca naar kantoor', 'hospitality', 'administration'],
  ['хочу уйти из продаж в айти', 'sales', 'computing'],
  ['営業からマーケティングへ転職したい', 'sales', 'marketing'],
  ['영업에서 마케팅으로 이직', 'sales', 'marketing'],
  ['想从销售转行做市场营销', 'sales', 'marketing'],
  ['muốn chuyển từ kinh doanh sang marketing', 'sales', 'marketing'],
])('%s: what is left is not asked for', (text, left, wanted) => {
  expect(asked(text)).not.toContain(left);
  expect(asked(text)).toContain(wanted);
});

it('what somebody has had enough of is not wanted', () => {
  const text = 'Ich möchte raus aus der Gastro, gern in die Logistik';
  expect(deniedUnits({ text, prefix: false }).map(({ typed }) => typed)).toEqual(['Gastro']);
  expect(asked(text)).not.toContain('hospitality');
});

it.each([
  'Ik zoek werk in marketing. Een stage is niets voor mij',
  'Marketing in Hamburg, ein Praktikum kommt nicht in Frage',
  'marketing jobs, an internship is not for me',
  'Trabajo en marketing. Las prácticas no son para mí',
  'cerco lavoro nel marketing, uno stage non fa per me',
  'маркетинг, стажировка не для меня',
  'マーケティングの仕事。インターンは興味がありません',
  '找市场营销的工作，实习就不用了',
])('what is nothing for somebody is not wanted: "%s"', (text) => {
  expect(asked(text)).toContain('marketing');
  expect(asked(text)).not.toContain('internship');
  expect(deniedUnits({ text, prefix: false })).toHaveLength(1);
});

it('what is joined to it is not wanted either', () => {
  const text = 'хочу в маркетинг, стажировки и подработки не предлагайте';
  expect(asked(text)).toEqual(['marketing']);
  expect(deniedUnits({ text, prefix: false })).toHaveLength(2);
  const list = 'хочу в маркетинг. Стажировки, студенческие подработки и программы для выпускников мне не подходят';
  expect(deniedUnits({ text: list, prefix: false })).toHaveLength(3);
});

it.each([
  'I have already done an internship and now want a marketing job',
  'Ich habe schon zwei Praktika gemacht und suche jetzt eine Stelle im Marketing',
  'J’ai déjà fait un stage, je cherche un emploi en marketing',
  'ya hice prácticas, ahora busco trabajo de marketing',
  'インターンはもう経験したので、マーケティングの仕事がいいです',
])('what somebody has done is not asked for again, nor left out: "%s"', (text) => {
  expect(asked(text)).toContain('marketing');
  expect(asked(text)).not.toContain('internship');
  expect(deniedUnits({ text, prefix: false })).toEqual([]);
});

it('what is somewhere is not left: places, and what stands alone', () => {
  expect(readUnits('train from Berlin to Hamburg', false).filter(({ terms }) => terms.length > 0).length).toBeGreaterThan(1);
  expect(asked('nursing from home')).toContain('nursing');
});
