// Rich texts as they are kept: a small allow-list of tags, no attribute but the address of a link, nothing that could run. What a limit
// counts is what is read of the result (rules/visible-characters). @spec decision 30
import { visibleText } from '@fairway/rules/visible-characters';
import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: { b: 'strong', i: 'em', div: 'p', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' },
  nonTextTags: [
    'script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'iframe', 'object', 'svg', 'math', 'template', 'xmp', 'noembed',
    'noframes',
  ], // biome-ignore format: a list
};

/** Controls and characters that turn the direction of the text around them: nobody sees them, and they hide what is there. */
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const PLAIN = /^[^<>&]*$/;

/** The text as it is kept; null where nothing of it can be read. */
export function richText(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const text = typed.replaceAll(INVISIBLE, '').normalize('NFC');
  const kept = PLAIN.test(text) ? text.trim() : sanitize(text, OPTIONS).trim();
  return visibleText(kept) === '' ? null : kept;
}
