// Titles as people read them: no markup, no shouting, no decoration.
import { decodeHTML } from 'entities';
import { isShouted, titleCase } from './descriptions/capitals.ts';
import { cleanText } from './descriptions/description.ts';

const TITLE_CHARACTERS = 300;
const MARKUP = /<\/?(?:b|strong|i|em|u|span|br|p|div|font|a)\b[^>]*>/gi;

/** Two or more words of capitals in a row. */
const SHOUTED_RUN = /\p{Lu}{2,}(?:[\s-]+\p{Lu}{2,})+/gu;

/** The title of a posting, at most 300 characters. */
export function titleOf(raw: string): string {
  let text = raw.includes('&') ? decodeHTML(raw) : raw;
  text = cleanText(text.replaceAll(MARKUP, ' '))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s*•~_=|:>-]+|[\s*•~_=|:<,;-]+$/g, '')
    .replaceAll(/\s*\*+\s*/g, ' – ')
    .replace(/^\d{2,4}-[A-Z0-9]{2,}-(?=\p{Lu}\p{Ll})/u, '')
    .replaceAll(/\s+([,;:])/g, '$1')
    .replaceAll(/([!?])\1+/g, '$1')
    .trim();
  if (text.includes(' ') && text.length > 8 && isShouted(text)) text = titleCase(text);
  else text = text.replaceAll(SHOUTED_RUN, (run) => (/\p{Lu}{6}/u.test(run) ? titleCase(run) : run));
  return text.slice(0, TITLE_CHARACTERS).trim() || raw.slice(0, TITLE_CHARACTERS);
}
