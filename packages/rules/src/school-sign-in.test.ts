import { describe, expect, it } from 'vitest';
import { claimsSay, claimValues, plainClaims } from './school-sign-in.ts';

describe('what a sign-in must say', () => {
  it.each([
    ['nothing is asked for', {}, null, true],
    ['the value is there', { eduPersonAffiliation: ['member', 'student'] }, { name: 'eduPersonAffiliation', value: 'student' }, true],
    ['in other case', { edupersonaffiliation: ['Student'] }, { name: 'eduPersonAffiliation', value: 'student' }, true],
    ['under its number', { 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': ['student'] }, { name: 'eduPersonAffiliation', value: 'student' }, true],
    [
      'asked for by its number',
      { eduPersonAffiliation: ['student'] },
      { name: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1', value: 'student' },
      true,
    ],
    ['scoped', { eduPersonScopedAffiliation: ['student@nordic.example'] }, { name: 'eduPersonScopedAffiliation', value: 'student' }, true],
    ['another value', { eduPersonAffiliation: ['staff'] }, { name: 'eduPersonAffiliation', value: 'student' }, false],
    ['part of a value', { groups: ['students-of-2020'] }, { name: 'groups', value: 'student' }, false],
    ['the claim is missing', { role: ['student'] }, { name: 'groups', value: 'student' }, false],
    ['an at sign at the beginning', { groups: ['@x'] }, { name: 'groups', value: 'x' }, false],
  ])('%s', (_title, claims, requirement, said) => {
    expect(claimsSay(claims, requirement)).toBe(said);
  });

  it('names of objects are no claims', () => {
    expect(claimValues(plainClaims({}), 'constructor')).toEqual([]);
    expect(claimsSay({}, { name: 'toString', value: 'x' })).toBe(false);
  });

  it('claims of any shape become texts', () => {
    expect(plainClaims({ a: ['x', ['y']], b: true, c: 3, d: null, e: { f: 1 } })).toEqual({
      a: ['x', 'y'],
      b: ['true'],
      c: ['3'],
      d: [],
      e: ['{"f":1}'],
    });
  });
});
