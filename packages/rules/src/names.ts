// Names of people as they type them: what is kept of them, on one line.
import { cutTo } from './visible-characters.ts';

/** Longest first or last name, in visible characters. */
export const NAME_CHARACTERS = 100;

/** A text on one line, without invisible characters; empty when nothing is left. */
export function plainLine(typed: string): string {
  return (
    typed
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      // The two joiners are part of names in Persian and in Indian scripts.
      .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
      // At last: an unseen character may have stood between a letter and its accent.
      .normalize('NFC')
  );
}

/** A name on one line, cut to 100 visible characters. */
export const plainName = (typed: string): string => cutTo(plainLine(typed), NAME_CHARACTERS);

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Katakana alone writes names from elsewhere: they keep their order. */
const KATAKANA = /^[\p{Script=Katakana}ー・\s]+$/u;

/**
 * A person's name as it is shown, on pages, in mails, documents and files: the family name stands first, and in Chinese and Korean without a
 * space, where both are written in those scripts. Empty without any. `person_name` of the database says the same (names.test of the server).
 */
export function fullName(firstName: string | null | undefined, lastName: string | null | undefined): string {
  const [first, last] = [firstName?.trim() ?? '', lastName?.trim() ?? ''];
  if (first === '' || last === '') return first || last;
  if (!EAST_ASIAN.test(first) || !EAST_ASIAN.test(last) || KATAKANA.test(first + last)) return `${first} ${last}`;
  return KANA.test(first + last) ? `${last} ${first}` : `${last}${first}`;
}
