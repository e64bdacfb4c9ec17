import { expect, test } from 'vitest';
import { nationalityOps } from './nationality-ops.ts';

const NO = { id: 'a', nationality: 'NO' };
const CN = { id: 'b', nationality: 'CN' };
const SE = { id: 'c', nationality: 'SE' };
const create = (nationality: string) => ({ op: 'create', value: { nationality } });
const update = (id: string, nationality: string) => ({ op: 'update', value: { id, nationality } });
const gone = (id: string) => ({ op: 'delete', value: { id } });

test.each([
  ['nothing changed', [NO, CN], ['NO', 'CN'], undefined],
  ['nothing is there', [], [null], undefined],
  ['a first one', [], ['NO'], [create('NO')]],
  ['another', [NO], ['NO', 'SE'], [create('SE')]],
  ['an empty row and a repetition', [NO], ['NO', null, 'NO'], undefined],
  ['the main one is another', [NO], ['SE'], [update('a', 'SE')]],
  ['two change places', [NO, CN], ['CN', 'NO'], [update('a', 'CN'), update('b', 'NO')]],
  ['the last one goes', [NO, CN], ['NO'], [gone('b')]],
  ['one in the middle goes', [NO, CN, SE], ['NO', 'SE'], [gone('c'), update('b', 'SE')]],
])('%s', (_what, known, codes, expected) => {
  expect(nationalityOps(known, codes)).toEqual(expected);
});
