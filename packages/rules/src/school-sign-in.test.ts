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

describe('a claim with two names', () => {
  it.each([
    ['mail', 'urn:oid:0.9.2342.19200300.100.1.3'],
    ['uid', 'urn:oid:0.9.2342.19200300.100.1.1'],
    ['eduPersonPrincipalName', 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6'],
    ['pairwise-id', 'urn:oasis:names:tc:SAML:attribute:pairwise-id'],
  ])('%s is found by either, in any case', (short, numbered) => {
    for (const sent of [short, numbered, short.toUpperCase(), numbered.toUpperCase()])
      for (const asked of [short, numbered, ` ${short.toLowerCase()} `]) expect(claimValues({ [sent]: ['x'] }, asked)).toEqual(['x']);
  });

  it('sent under both has the values of both', () => {
    expect(claimValues({ mail: ['a@x.example'], 'urn:oid:0.9.2342.19200300.100.1.3': ['b@x.example'] }, 'mail')).toEqual([
      'a@x.example',
      'b@x.example',
    ]);
  });

  it('is not that of another number', () => {
    expect(claimValues({ 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': ['student'] }, 'eduPersonPrimaryAffiliation')).toEqual([]);
  });
});

it.each([
  ['of no scope, where the whole is asked for', 'student@nordic.example', 'student@nordic.example', true],
  ['of another scope', 'student@other.example', 'student@nordic.example', false],
  ['of a part before the at sign', 'phd-student@nordic.example', 'student', false],
  ['with space around it', ' student ', 'student', true],
  ['that is empty, where an empty one is asked for', '', '', true],
  ['of any text, where an empty one is asked for', 'student', '', false],
])('a value %s', (_what, value, wanted, said) => {
  expect(claimsSay({ affiliation: [value] }, { name: 'affiliation', value: wanted })).toBe(said);
});
