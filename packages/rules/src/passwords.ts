// What a password must have. One function for browser and server (@rule identity.18, identity.19):
//
//   PasswordTooShort                  fewer than 8 characters
//   PasswordRequiresLower             no lowercase letter
//   PasswordRequiresUpper             no uppercase letter
//   PasswordRequiresNonAlphanumeric   neither a digit nor a symbol
//   PasswordRequiresUniqueChars       fewer than 6 different characters
//
// Characters are what a reader sees as one code point, after NFKC, so that the same password typed on another keyboard is the same.
// The server refuses common passwords too (PasswordTooCommon): that list is too large for the browser.
// @rule identity.18
import { LIMITS } from './limits.ts';

export const PASSWORD_CODES = [
  'PasswordTooShort',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresNonAlphanumeric',
  'PasswordRequiresUniqueChars',
] as const;
export type PasswordCode = (typeof PASSWORD_CODES)[number];

/** The form in which a password is checked and hashed. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC');

/** Everything that a password lacks, in the order of the table; none when it is good. */
export function passwordIssues(password: string): PasswordCode[] {
  const characters = [...normalizedPassword(password)];
  const issues: PasswordCode[] = [];
  if (characters.length < LIMITS.passwordCharacters) issues.push('PasswordTooShort');
  if (!characters.some((character) => /\p{Ll}/u.test(character))) issues.push('PasswordRequiresLower');
  if (!characters.some((character) => /\p{Lu}/u.test(character))) issues.push('PasswordRequiresUpper');
  if (!characters.some((character) => /[^\p{L}\p{M}\s]/u.test(character))) issues.push('PasswordRequiresNonAlphanumeric');
  if (new Set(characters).size < LIMITS.passwordUniqueCharacters) issues.push('PasswordRequiresUniqueChars');
  return issues;
}

/** Do the two fields agree? @rule identity.20 */
export function passwordsMatch(password: string, confirmation: string): boolean {
  return normalizedPassword(password) === normalizedPassword(confirmation);
}
