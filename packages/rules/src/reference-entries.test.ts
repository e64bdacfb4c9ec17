import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITED_KINDS, entryId, entryOfId, isSectorCode, sectorCode } from './reference-entries.ts';

describe('the id of an entry', () => {
  it('names its list and its row', () => {
    expect(entryOfId(entryId('skills', 12))).toEqual({ kind: 'skills', id: 12 });
  });
  it.each(['', 'skills', 'skills-', 'skills-0', 'skills-01', 'skills-1234567890', 'languages-1', 'Skills-1', 'skills--1'])(
    'is none: %s',
    (text) => expect(entryOfId(text)).toBeUndefined(),
  );
});

describe('the code of a sector', () => {
  it.each([
    ['Space flight', [], 'space_flight'],
    ['Space flight', ['space_flight'], 'space_flight_2'],
    ['Space flight', ['space_flight', 'space_flight_2'], 'space_flight_3'],
    ['  Søk & finn! ', [], 'sok_finn'],
    ['宇宙', [], 'sector'],
    ['宇宙', ['sector'], 'sector_2'],
  ])('%s beside %j is %s', (name, taken, code) => {
    expect(sectorCode(name, new Set(taken))).toBe(code);
  });
  it('is never too long', () => {
    const code = sectorCode('x'.repeat(200), new Set(['x'.repeat(55)]));
    expect(isSectorCode(code)).toBe(true);
  });
});

describe('any name', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 120 });
  it('gives a code that sectors may have, and that no other has', () => {
    fc.assert(
      fc.property(fc.array(names, { maxLength: 8 }), (given) => {
        const taken = new Set<string>();
        for (const name of given) {
          const code = sectorCode(name, taken);
          expect([isSectorCode(code), taken.has(code)]).toEqual([true, false]);
          taken.add(code);
        }
      }),
    );
  });

  it('of a row is found again by its id', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EDITED_KINDS), fc.integer({ min: 1, max: 999_999_999 }), (kind, id) => {
        expect(entryOfId(entryId(kind, id))).toEqual({ kind, id });
      }),
    );
  });
});

it.each(['', 'A', 'a-b', 'a b', 'å', 'x'.repeat(61)])('"%s" is no code of a sector', (text) => expect(isSectorCode(text)).toBe(false));
