// Rich texts as they are kept: a small allow-list of tags, no attribute but the address of a link, nothing that could run. What a limit
// counts is what is read of the result (rules/visible-characters). @rule profile.36, profile.37, profile.38
import { visibleText } from '@fairway/rules/visible-characters';
import sanitize from 'sanitize-html';
import { escapeHtml } from '../../kernel/http/escape.ts';

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

/** More is no text of a profile: it is kept as the characters that it is, which no limit lets through. Reading tags costs the square of their depth. */
const TAGS = 1000;

const PIECE = /<(\/?)(p|strong|em|u|ul|ol|li)>|<br ?\/?>|[^<>&]+|&(?:amp|lt|gt|quot|nbsp|#39);/y;

/** Whether a text holds nothing but bare tags of the allow-list, each closed where it belongs: what the editor writes, and fast to tell. */
function isKeptAsItIs(html: string): boolean {
  const open: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < html.length) {
    const piece = PIECE.exec(html);
    if (!piece) return false;
    const [, slash, tag] = piece;
    if (!tag) continue;
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

/** The text as it is kept; null where nothing of it can be read. */
export function richText(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const text = typed.replaceAll(INVISIBLE, '').normalize('NFC');
  const tags = text.split('<', TAGS + 2).length - 1;
  const kept = (tags > TAGS ? escapeHtml(text) : isKeptAsItIs(text) ? text : sanitize(text, OPTIONS)).trim();
  return visibleText(kept) === '' ? null : kept;
}
