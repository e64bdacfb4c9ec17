import { describe, expect, it, test } from 'vitest';
import { placeOf } from './terms.ts';
import { readUnits } from './units.ts';

/** Parts of a question: those that are places in brackets. */
const read = (text: string) =>
  readUnits(text, false).map(({ typed, terms }) => (terms.some((term) => placeOf(term)) ? `[${typed}]` : typed));

describe('a town that is an ordinary word', () => {
  test.each([
    ['reading nurse', ['reading', 'nurse']],
    ['bath attendant nurse', ['[bath]', 'attendant', 'nurse']],
    ['mobile developer', ['mobile developer']],
    ['reading', ['[reading]']],
    ['jobs in reading', ['[reading]']],
    ['nurse reading', ['nurse', '[reading]']],
    ['nurse in reading', ['nurse', '[reading]']],
    ['jobs in reading nurse', ['[reading]', 'nurse']],
    ['Reading nurse', ['[Reading]', 'nurse']],
    ['berlin nurse', ['[berlin]', 'nurse']],
  ])('"%s" asks for %j', (text, units) => {
    expect(read(text)).toEqual(units);
  });

  it('is a place in quotes no more than other words', () => {
    expect(readUnits('"reading" nurse', false)[0]).toMatchObject({ terms: [], isRequired: true });
  });
});
