import { expect, test } from 'vitest';
import { mergedNationalities, nationalityOps } from './nationality-ops.ts';

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

test.each([
  ['nothing was touched here: theirs', ['NO'], ['SE', 'BR'], ['NO'], ['SE', 'BR']],
  ['theirs are none: an empty row', ['NO'], [], ['NO'], [null]],
  ['one was added here, another there: both', ['NO'], ['NO', 'BR'], ['NO', 'SE'], ['NO', 'SE', 'BR']],
  ['the same was added here and there: once', ['NO'], ['NO', 'SE'], ['NO', 'SE'], ['NO', 'SE']],
  ['one was removed here: it stays removed', ['NO', 'CN'], ['NO', 'CN', 'BR'], ['NO'], ['NO', 'BR']],
  ['one was removed there, another added here', ['NO', 'CN'], ['NO'], ['NO', 'CN', 'SE'], ['NO', 'SE']],
  ['the first was chosen here, and there', [], ['BR'], ['SE'], ['SE', 'BR']],
  ['an empty row is nothing yet', [], ['BR'], [null], ['BR']],
  ['an empty row beside another stays', ['NO'], ['NO', 'BR'], ['NO', 'SE', null], ['NO', 'SE', null, 'BR']],
] as const)('changed in another window as well: %s', (_what, before, theirs, codes, expected) => {
  expect(mergedNationalities(before, theirs, codes)).toEqual(expected);
});
