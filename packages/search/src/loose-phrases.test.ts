import { describe, expect, it, test } from 'vitest';
import { conceptOf } from './terms.ts';
import { readUnits } from './units.ts';

/** The parts of a question, each with the concepts that it means. */
const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => `${typed}: ${terms.flatMap((term) => conceptOf(term) ?? []).join(', ')}`);

describe('a phrase of the dictionary', () => {
  test.each([
    ['product manger', ['product manger: product-manager']],
    ['prodct manager', ['prodct manager: product-manager']],
    ['sales manger in berlin', ['sales manger: sales-manager', 'berlin: ']],
    ['book keeper', ['book keeper: bookkeeper']],
    ['softwareengineer intern', ['softwareengineer: software-developer', 'intern: internship']],
    ['사회 복지사', ['사회 복지사: social-worker']],
  ])('is meant but for a letter or a space: "%s"', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('is not meant by words that mean something themselves, nor by short ones, nor across a comma', () => {
    expect(read('product marketing')).not.toContain('product marketing: product-manager');
    expect(read('data sql')).toEqual(['data: data', 'sql: sql']);
    expect(read('product, manger')).toEqual(['product: ', 'manger: ']);
  });

  it('is still answered by the words as they are written', () => {
    expect(readUnits('product manger', false)[0]!.words.map(({ word }) => word)).toEqual(['product', 'manger']);
  });
});
