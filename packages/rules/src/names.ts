// Names of people as they type them: what is kept of them, on one line.
import { cutTo } from './visible-characters.ts';

/** Longest first or last name, in visible characters. */
export const NAME_CHARACTERS = 100;

/** A text on one line, without invisible characters; empty when nothing is left. */
export function plainLine(typed: string): string {
  return (
    typed
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      // The two joiners are part of names in Persian and in Indian scripts.
      .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
  );
}

/** A name on one line, cut to 100 visible characters. */
export const plainName = (typed: string): string => cutTo(plainLine(typed), NAME_CHARACTERS);
