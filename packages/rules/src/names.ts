// Names of people as they type them: what is kept of them, on one line.
import { isLongerThan } from './visible-characters.ts';

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
export function plainName(typed: string): string {
  const name = plainLine(typed);
  if (!isLongerThan(name, NAME_CHARACTERS)) return name;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (isLongerThan(kept + segment, NAME_CHARACTERS)) break;
    kept += segment;
  }
  return kept.trimEnd();
}
