import { describe, expect, it, test } from 'vitest';
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

/** The parts of a question, each with the concepts that it means. */
const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => `${typed}: ${terms.flatMap((term) => conceptOf(term) ?? []).join(', ')}`);

describe('a phrase of the dictionary', () => {
  test.each([
    ['book keeper', ['book keeper: bookkeeper']],
    ['softwareengineer intern', ['softwareengineer: software-developer', 'intern: internship']],
    ['사회 복지사', ['사회 복지사: social-worker']],
  ])('is meant but for a space: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('is not meant by short words, nor across a comma, nor by a slip, which the correction tells of', () => {
    expect(read('data sql')).toEqual(['data: data', 'sql: sql']);
    expect(read('book, keeper')).toEqual(['book: books', 'keeper: ']);
    expect(read('data anaylst')).toEqual(['data: data', 'anaylst: ']);
  });

  it('is still answered by the words as they are written', () => {
    expect(readUnits('book keeper', false)[0]!.words.map(({ word }) => word)).toEqual(['book', 'keeper']);
  });
});
