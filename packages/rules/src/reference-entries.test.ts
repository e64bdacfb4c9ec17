import { describe, expect, it } from 'vitest';
import { entryId, entryOfId, isSectorCode, sectorCode } from './reference-entries.ts';

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
