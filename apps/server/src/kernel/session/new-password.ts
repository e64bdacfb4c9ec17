// What a new password is refused for: the five rules and the list of common ones, all of it at once. The list (@zxcvbn-ts/language-common,
// MIT) is read when the first password is set and kept; that takes some 40 ms once a process.
// @rule identity.24
import { type GuessedPasswords, guessedPasswords, isGuessedPassword } from '@fairway/rules/guessed-passwords';
import { type PasswordCode, passwordIssues } from '@fairway/rules/passwords';

let read: Promise<GuessedPasswords> | undefined;

const commonOnes = () => {
  read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => guessedPasswords(dictionary['passwords-common']));
  return read;
};

export type NewPasswordCode = PasswordCode | 'PasswordTooCommon';

/** Everything a new password is refused for, in the order of the rules; none when it is good. `ownWords`: names and address of the person. */
export async function newPasswordIssues(password: string, ownWords: readonly string[]): Promise<NewPasswordCode[]> {
  const issues: NewPasswordCode[] = passwordIssues(password);
  if (isGuessedPassword(password, await commonOnes(), [...ownWords, 'fairway'])) issues.push('PasswordTooCommon');
  return issues;
}
