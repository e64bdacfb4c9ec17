import { describe, expect, it } from 'vitest';
import { confirmsDeletion, DELETION_WORDS } from './account-deletion.ts';
import { LOCALES } from './locales.ts';

describe('the confirmation word', () => {
  it.each(LOCALES)('of %s is accepted in capitals, in small letters and with spaces around', (locale) => {
    const word = DELETION_WORDS[locale];
    expect([word, word.toLowerCase(), `  ${word} `].map((typed) => confirmsDeletion(typed, locale))).toEqual([true, true, true]);
  });

  it.each([
    ['LOSCHEN', 'de'],
    ['sterge', 'ro'],
    ['xoa', 'vi'],
    // Composed and decomposed letters are the same to the eye.
    ['LO\u0308SCHEN', 'de'],
  ] as const)('%s counts without its accents (%s)', (typed, locale) => expect(confirmsDeletion(typed, locale)).toBe(true));

  it.each([
    ['', 'en'],
    [' ', 'en'],
    ['DELET', 'en'],
    ['DELETE ME', 'en'],
    ['LÖSCHEN', 'en'],
    ['DELETE', 'de'],
    ['DELETE'.repeat(2000), 'en'],
  ] as const)('%j is not the word (%s)', (typed, locale) => expect(confirmsDeletion(typed, locale)).toBe(false));

  it('is another than the empty text in every language', () => {
    for (const locale of LOCALES) expect(confirmsDeletion('', locale)).toBe(false);
  });
});
