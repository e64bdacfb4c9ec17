// Titles as people read them: no markup, no shouting, no decoration.
import { decodeHTML } from 'entities';
import { cleanText } from './descriptions/description.ts';

const TITLE_CHARACTERS = 300;
const SMALL = new Set('a an and at by for from in of on or the to with de du des la le les et und der die das y e del da do'.split(' '));
const MARKUP = /<\/?(?:b|strong|i|em|u|span|br|p|div|font|a)\b[^>]*>/gi;

/** The title of a posting, at most 300 characters. */
export function titleOf(raw: string): string {
  let text = raw.includes('&') ? decodeHTML(raw) : raw;
  text = cleanText(text.replaceAll(MARKUP, ' '))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s*•~_=|:>-]+|[\s*•~_=|:<,;-]+$/g, '')
    .replaceAll(/\s+([,;:])/g, '$1')
    .replaceAll(/([!?])\1+/g, '$1')
    .trim();
  if (isShouted(text)) text = titleCase(text);
  return text.slice(0, TITLE_CHARACTERS).trim() || raw.slice(0, TITLE_CHARACTERS);
}

/** All capitals, and more than an abbreviation. */
function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 8 && text.includes(' ') && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** Words without vowels, with digits, or of Roman numerals stay as they are. */
function titleCase(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}'’.&]+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (/\p{N}/u.test(word) || /^[IVX]+$/.test(word) || (word.length <= 4 && !/[AEIOUY]/.test(word)) || /^\p{L}\.\p{L}/u.test(word))
      return word;
    if (/^(IT|HR|UX|UI|QA|AI|PA|US|UK|EU|AV|EMS|AWS|IOS|API)$/.test(word)) return word;
    if (at > 0 && SMALL.has(lower)) return lower;
    return lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
