// HTML of a feed into blocks. sanitize-html decides what may stay (the allow-list); then the tags that are left are read into blocks, so
// nested spans, empty paragraphs, styles and unknown elements leave no trace, and the output is written from blocks alone (blocks.ts).
import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { BlockReader, HEADING_TAGS, INLINE_TAGS } from './block-reader.ts';
import { type Block, escapeText } from './blocks.ts';

const BLOCK_TAGS = ['p', 'div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'dl', 'dt', 'dd', 'address', 'center', 'hr'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...BLOCK_TAGS, ...HEADING_TAGS, ...TABLE_TAGS, ...Object.keys(INLINE_TAGS), 'ul', 'ol', 'li', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'head',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
    'xmp',
    'noembed',
    'noframes',
  ],
};

const ESCAPED_TAG = /&(?:amp;)*lt;\/?(?:p|div|br|ul|ol|li|strong|b|em|span|h[1-6]|table|a)\b/i;
const REAL_TAG = /<\/?(?:p|div|br|ul|ol|li|strong|b|em|i|u|span|h[1-6]|table|tr|td|a|font|body|html)\b[^>]*>/i;
/** Without any of these the line breaks of the source are all the structure there is. */
const BLOCK_LEVEL = /<(?:p|div|br|ul|ol|li|h[1-6]|table|section|article)\b/i;

/** True where a text holds markup, plain or escaped. */
export function looksLikeHtml(text: string): boolean {
  return REAL_TAG.test(text) || ESCAPED_TAG.test(text);
}

/** Escaped HTML, once or twice, as HTML. */
function unescapeHtml(html: string): string {
  let text = html;
  for (let round = 0; round < 3 && !REAL_TAG.test(text) && ESCAPED_TAG.test(text); round++) text = decodeHTML(text);
  return text;
}

/** One tag with well-formed attributes; anything else that begins with `<` is left to the sanitiser. */
const WHOLE_TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z0-9-]*(?:\s?=\s?(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*\/?>/iy;
const PLAIN_TAGS = new Set([
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'div',
  'table',
  'tbody',
  'thead',
  'tr',
  'td',
  'th',
  ...HEADING_TAGS,
  ...Object.keys(INLINE_TAGS),
]);
/** Tags that say nothing here. */
const EMPTY_TAGS = new Set(['span', 'u', 'font']);
const HREF = /\shref\s?=\s?(?:"([^"]*)"|'([^']*)')/i;
/** Addresses that need no second look; others are left to the sanitiser. */
const PLAIN_HREF = /^(?:https?:\/\/|mailto:)(?:[\w.~:/?#[\]@!$()*+,;=%-]|&amp;)+$/i;

/**
 * Reads HTML that consists of tags of the allow-list and text: there is nothing to sanitise in it, since only names and plain addresses are
 * taken from tags and all text is escaped anew. Most feeds are so, at a fifth of the cost. False where anything else stands in it.
 */
function readPlain(html: string, reader: BlockReader): boolean {
  let at = 0;
  for (let next = html.indexOf('<'); next >= 0; next = html.indexOf('<', at)) {
    if (next > at) reader.text(escapedAnew(html.slice(at, next)));
    WHOLE_TAG.lastIndex = next;
    const tag = WHOLE_TAG.exec(html);
    if (!tag) return false;
    const name = (tag[2] as string).toLowerCase();
    at = WHOLE_TAG.lastIndex;
    if (EMPTY_TAGS.has(name)) continue;
    if (!PLAIN_TAGS.has(name)) return false;
    const href = name === 'a' && tag[3] ? HREF.exec(tag[3]) : null;
    const address = href && (href[1] ?? href[2] ?? '');
    if (address && !PLAIN_HREF.test(address)) return false;
    reader.tag(name, tag[1] === '/', address ? address : undefined);
  }
  if (at < html.length) reader.text(escapedAnew(html.slice(at)));
  return true;
}

const escapedAnew = (text: string): string => escapeText(text.includes('&') ? decodeHTML(text) : text);

const SAFE_TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)\/?>|[^<]+|</g;

/** Reads what the sanitiser wrote. */
function readSafe(safe: string, reader: BlockReader): void {
  for (const [piece, slash, name, attributes] of safe.matchAll(SAFE_TAG)) {
    if (name) reader.tag(name, slash === '/', name === 'a' ? /href="([^"]*)"/.exec(attributes ?? '')?.[1] : undefined);
    else reader.text(piece === '<' ? '&lt;' : piece);
  }
}

/** Blocks of an HTML text. */
export function blocksOfHtml(html: string): Block[] {
  const source = unescapeHtml(html);
  const hasBlocks = BLOCK_LEVEL.test(source);
  if (hasBlocks) {
    const plain = new BlockReader();
    if (readPlain(source, plain)) return plain.end();
  }
  const reader = new BlockReader();
  readSafe(sanitize(hasBlocks ? source : source.replaceAll('\n', '<br>'), OPTIONS), reader);
  return reader.end();
}
