import { describe, expect, it } from 'vitest';
import { passwordIssues, passwordsMatch } from './passwords.ts';

// @rule identity.18
// @rule identity.18
describe('a password', () => {
  it.each([
    ['Fjord-lantern-72', []],
    ['Abcdef12', []],
    ['Abcdefg!', []],
    ['Ünïcode-ß', []],
    ['Abc1', ['PasswordTooShort', 'PasswordRequiresUniqueChars']],
    ['Abcdef1', ['PasswordTooShort']],
    ['ABCDEFG1', ['PasswordRequiresLower']],
    ['abcdefg1', ['PasswordRequiresUpper']],
    ['Abcdefgh', ['PasswordRequiresNonAlphanumeric']],
    ['Abc def gh', ['PasswordRequiresNonAlphanumeric']],
    ['Aabbaabb1', ['PasswordRequiresUniqueChars']],
    ['12345678', ['PasswordRequiresLower', 'PasswordRequiresUpper']],
    [
      '',
      [
        'PasswordTooShort',
        'PasswordRequiresLower',
        'PasswordRequiresUpper',
        'PasswordRequiresNonAlphanumeric',
        'PasswordRequiresUniqueChars',
      ],
    ],
  ])('%j lacks %j', (password, issues) => {
    expect(passwordIssues(password)).toEqual(issues);
  });

  it('is counted by code points, not by halves of them', () => {
    expect(passwordIssues('Aa1😀😁😂')).toEqual(['PasswordTooShort']);
  });
});

// @rule identity.20
describe('the confirmation', () => {
  it('matches the same password', () => expect(passwordsMatch('Fjord-lantern-72', 'Fjord-lantern-72')).toBe(true));
  it('matches it typed on a keyboard that composes otherwise', () => expect(passwordsMatch('Cafe\u0301-noir-1', 'Café-noir-1')).toBe(true));
  it.each(['', 'fjord-lantern-72', 'Fjord-lantern-72 '])('does not match %j', (other) =>
    expect(passwordsMatch('Fjord-lantern-72', other)).toBe(false),
  );
});
