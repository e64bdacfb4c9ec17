// HTML of a feed into blocks. sanitize-html decides what may stay (the allow-list); then the tags that are left are read into blocks, so
// nested spans, empty paragraphs, styles and unknown elements leave no trace, and the output is written from blocks alone (blocks.ts).
import { decodeHTML } from 'entities';
import sanitize from 'sanitize-html';
import { type Block, escapeText, plainText, tidyInline } from './blocks.ts';
import { blocksOfLines, blocksOfTidyLines } from './lines.ts';

const BLOCK_TAGS = ['p', 'div', 'section', 'article', 'header', 'footer', 'blockquote', 'pre', 'dl', 'dt', 'dd', 'address', 'center', 'hr'];
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];
const INLINE_TAGS: Record<string, string> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', sub: 'sub', sup: 'sup', a: 'a' };

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
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)\/?>|[^<]+|</g;

/** True where a text holds markup, plain or escaped. */
export function looksLikeHtml(text: string): boolean {
  return REAL_TAG.test(text) || ESCAPED_TAG.test(text);
}

/** Escaped HTML, once or twice, as HTML. */
export function unescapeHtml(html: string): string {
  let text = html;
  for (let round = 0; round < 3 && !REAL_TAG.test(text) && ESCAPED_TAG.test(text); round++) text = decodeHTML(text);
  return text;
}

/**
 * Anything but tags of the allow-list without attributes. What passes holds no attribute, comment or unknown element at all, so it needs no
 * sanitiser: its text is escaped anew and its tags are read as blocks. Most feeds pass, at a quarter of the cost.
 */
const NOT_PLAIN_TAG = /<(?!\/?(?:p|br|ul|ol|li|strong|em|b|i|u|span|div|h[1-6])\s?\/?>)/i;
const PLAIN_TAG = /(<\/?[a-z][a-z0-9]*\s?\/?>)/i;

/** Tags that say nothing here. */
const plainTag = (tag: string): string => (/^<\/?(?:span|u)\b/.test(tag) ? '' : tag);

/** The same HTML with its text decoded and escaped anew, and its tags in lower case. */
function escapeBetweenTags(html: string): string {
  return html
    .split(PLAIN_TAG)
    .map((piece, index) => (index % 2 === 1 ? plainTag(piece.toLowerCase()) : escapeText(piece.includes('&') ? decodeHTML(piece) : piece)))
    .join('');
}

/** Blocks of an HTML text. */
export function blocksOfHtml(html: string): Block[] {
  const source = unescapeHtml(html);
  if (!NOT_PLAIN_TAG.test(source) && BLOCK_LEVEL.test(source)) return readBlocks(escapeBetweenTags(source));
  return readBlocks(sanitize(BLOCK_LEVEL.test(source) ? source : source.replaceAll('\n', '<br>'), OPTIONS));
}

type Context = { list: { ordered: boolean; items: string[] } | undefined; depth: number };

function readBlocks(safe: string): Block[] {
  const blocks: Block[] = [];
  /** Inline elements that are open, with the depth of blocks they stand in: a block that ends closes its own. */
  const open: { tag: string; start: string; depth: number }[] = [];
  let blockDepth = 0;
  const context: Context = { list: undefined, depth: 0 };
  let lines: string[] = [];
  let line = '';
  let heading: 3 | 4 | undefined;
  let inItem = false;
  let table: Extract<Block, { kind: 'table' }> | undefined;
  let cell: string | undefined;

  const endLine = () => {
    for (const { tag } of open.toReversed()) line += `</${tag}>`;
    lines.push(line);
    line = open.map(({ start }) => start).join('');
  };
  const endBlock = () => {
    endLine();
    const kept = lines.map(tidyInline);
    lines = [];
    const text = kept.filter((each) => plainText(each).trim());
    if (text.length === 0) return;
    if (cell !== undefined) cell = [cell, ...text].filter(Boolean).join(' ');
    else if (heading) blocks.push({ kind: 'heading', level: heading, text: tidyInline(text.join(' ').replaceAll(/<\/?strong>/g, '')) });
    else if (inItem && context.list) context.list.items.push(...itemsOf(text));
    else blocks.push(...blocksOfTidyLines(kept));
  };
  const closeList = () => {
    const list = context.list;
    if (list && list.items.length > 0) blocks.push({ kind: 'list', ordered: list.ordered, items: list.items });
    context.list = undefined;
  };

  const readBlockTag = (name: string, closing: boolean) => {
    if (name === 'ul' || name === 'ol') {
      endBlock();
      context.depth += closing ? -1 : 1;
      if (!closing && !context.list) context.list = { ordered: name === 'ol', items: [] };
      if (context.depth <= 0) {
        context.depth = 0;
        inItem = false;
        closeList();
      }
    } else if (name === 'li') {
      endBlock();
      inItem = context.list !== undefined && !closing;
    } else if (HEADING_TAGS.includes(name)) {
      endBlock();
      heading = closing || inItem || cell !== undefined ? undefined : name <= 'h3' ? 3 : 4;
    } else if (name === 'table') {
      endBlock();
      if (!closing && !table) table = { kind: 'table', rows: [] };
      else if (closing && table) {
        blocks.push(...tableBlocks(table));
        table = undefined;
        cell = undefined;
      }
    } else if (table && name === 'tr') {
      endBlock();
      if (!closing) table.rows.push({ isHeader: false, cells: [] });
    } else if (table && (name === 'td' || name === 'th')) {
      endBlock();
      const row = table.rows.at(-1);
      if (!closing) cell = '';
      else if (row && cell !== undefined) {
        row.cells.push(cell);
        row.isHeader = name === 'th' && (row.isHeader || row.cells.length === 1);
        cell = undefined;
      }
    } else endBlock();
  };

  for (const [piece, slash, name, attributes] of safe.matchAll(TAG)) {
    if (!name) {
      line += piece === '<' ? '&lt;' : piece;
      continue;
    }
    const closing = slash === '/';
    const inline = INLINE_TAGS[name];
    if (inline) {
      if (!closing) {
        const href = inline === 'a' ? /href="([^"]*)"/.exec(attributes ?? '')?.[1] : undefined;
        if (inline === 'a' && !href) continue;
        const start = inline === 'a' ? `<a href="${href}" rel="nofollow noopener">` : `<${inline}>`;
        if (open.some((each) => each.tag === inline)) continue;
        open.push({ tag: inline, start, depth: blockDepth });
        line += start;
      } else {
        const at = open.findLastIndex((each) => each.tag === inline);
        if (at < 0) continue;
        for (const each of open.slice(at).toReversed()) line += `</${each.tag}>`;
        open.splice(at, 1);
        line += open
          .slice(at)
          .map(({ start }) => start)
          .join('');
      }
    } else if (name === 'br') endLine();
    else {
      readBlockTag(name, closing);
      if (!closing) blockDepth += name === 'hr' ? 0 : 1;
      else {
        const own = open.findIndex((each) => each.depth >= blockDepth);
        if (own >= 0) {
          open.splice(own);
          line = open.map(({ start }) => start).join('');
        }
        blockDepth = Math.max(0, blockDepth - 1);
      }
    }
  }
  endBlock();
  closeList();
  return blocks;
}

/** The lines of one item; bullets typed inside it are separate items. */
function itemsOf(lines: string[]): string[] {
  return blocksOfTidyLines([lines.join(' ')]).flatMap((block) =>
    block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [tidyInline(block.lines.join(' '))] : [],
  );
}

/** A table with one column, or one used for layout, is its text; one with two columns or more stays a table. */
function tableBlocks(table: Extract<Block, { kind: 'table' }>): Block[] {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells })).filter((row) => row.cells.some((cell) => plainText(cell).trim()));
  const columns = Math.max(0, ...rows.map((row) => row.cells.length));
  const longest = Math.max(0, ...rows.flatMap((row) => row.cells.map((cell) => cell.length)));
  if (columns >= 2 && rows.length >= 2 && longest < 600) return [{ kind: 'table', rows }];
  return rows.flatMap((row) => row.cells.flatMap((cell) => (plainText(cell).trim() ? blocksOfLines([cell]) : [])));
}
