import { describe, expect, it } from 'vitest';
import { guessedPasswords, isGuessedPassword } from './guessed-passwords.ts';

const common = guessedPasswords(['password', 'dragon', 'qwerty123', '1qaz2wsx', 'jennifer', 'abc', 'trustno1', 'sunshine']);

describe('a common password', () => {
  it.each(['Qwerty123', '1qaz2WSX', 'TrustNo1', 'Ｑｗｅｒｔｙ123'])('%s: listed, in another case', (password) => {
    expect(isGuessedPassword(password, common)).toBe(true);
  });

  it.each(['Password1!', 'Jennifer2024', '!Dragon!1', '12Sunshine34', 'P@ssw0rd99', 'Pa55word!'])(
    '%s: a listed word with a little around it',
    (password) => {
      expect(isGuessedPassword(password, common)).toBe(true);
    },
  );

  it.each([
    ['Bergstrom-1', ['Ada', 'Bergstrom']],
    ['Lovelace42!', ['ada.lovelace@example.org']],
    ['Fairway-123', ['Fairway']],
  ])('%s: one of the own words %j with a little around it', (password, own) => {
    expect(isGuessedPassword(password, common, own)).toBe(true);
  });
});

describe('no common password', () => {
  it.each(['Fjord-lantern-72', 'dragon-Password-lamp', 'Dragon-8372651', 'Abc-82kq-11', 'xK9#mmPq2v'])('%s', (password) => {
    expect(isGuessedPassword(password, common, ['Ada', 'Li', 'ada@example.org'])).toBe(false);
  });
});
