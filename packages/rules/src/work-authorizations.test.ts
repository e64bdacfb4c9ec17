import { describe, expect, it } from 'vitest';
import { authorizationType, EU_MEMBERS, implicitAuthorizations, isImplied } from './work-authorizations.ts';

describe('where a person may work by nationality', () => {
  it.each([
    ['no nationality', [], []],
    ['a country outside the EU', ['NO'], ['NO']],
    ['a member of the EU', ['SE'], ['SE', 'EU']],
    ['two members: the EU once', ['SE', 'DE'], ['SE', 'DE', 'EU']],
    ['one inside, one outside', ['US', 'FR'], ['US', 'FR', 'EU']],
    ['the United Kingdom left', ['GB'], ['GB']],
  ])('%s', (_name, nationalities, codes) => {
    expect(implicitAuthorizations(nationalities)).toEqual(codes);
  });

  it.each([
    ['the country itself', 'NO', ['NO'], true],
    ['the EU of a member', 'EU', ['SE'], true],
    ['a member, by another member', 'DE', ['SE'], true],
    ['a country outside, by a member', 'NO', ['SE'], false],
    ['the EU, from outside', 'EU', ['NO'], false],
    ['a member, from outside', 'DE', ['NO'], false],
    ['anything without a nationality', 'NO', [], false],
  ])('%s', (_name, code, nationalities, implied) => {
    expect(isImplied(code, nationalities)).toBe(implied);
  });

  it('knows the 27 members, and the EU from a country', () => {
    expect(new Set(EU_MEMBERS).size).toBe(27);
    expect([authorizationType('EU'), authorizationType('SE')]).toEqual([1, 0]);
  });
});
