// Tags and escaped text into blocks. Knows five inline elements, lists, tables and headings; every other tag is the end of a block. What it
// is given must be escaped and its addresses checked (html.ts): it writes them as they are.
import { type Block, plainText, tidyInline } from './blocks.ts';
import { blocksOfLines, blocksOfTidyLines } from './lines.ts';

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const INLINE_TAGS: Record<string, string> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', sub: 'sub', sup: 'sup', a: 'a' };

type Table = Extract<Block, { kind: 'table' }>;

export class BlockReader {
  #blocks: Block[] = [];
  /** Inline elements that are open, with the depth of blocks they stand in: a block that ends closes its own. */
  #open: { tag: string; start: string; depth: number }[] = [];
  #blockDepth = 0;
  #list: { ordered: boolean; items: string[] } | undefined;
  #listDepth = 0;
  #lines: string[] = [];
  #line = '';
  #heading: 3 | 4 | undefined;
  #inItem = false;
  #table: Table | undefined;
  #cell: string | undefined;

  /** Escaped text. */
  text(escaped: string): void {
    this.#line += escaped;
  }

  /** A tag by its name in lower case; `href` is a checked and escaped address. */
  tag(name: string, closing: boolean, href?: string): void {
    const inline = INLINE_TAGS[name];
    if (inline) this.#inline(inline, closing, href);
    else if (name === 'br') this.#endLine();
    else {
      this.#readBlockTag(name, closing);
      if (!closing) this.#blockDepth += name === 'hr' ? 0 : 1;
      else {
        const own = this.#open.findIndex((each) => each.depth >= this.#blockDepth);
        if (own >= 0) {
          this.#open.splice(own);
          this.#line = this.#starts(0);
        }
        this.#blockDepth = Math.max(0, this.#blockDepth - 1);
      }
    }
  }

  /** The blocks, when all was read. */
  end(): Block[] {
    this.#endBlock();
    this.#closeList();
    return this.#blocks;
  }

  #starts(from: number): string {
    let starts = '';
    for (let at = from; at < this.#open.length; at++) starts += this.#open[at]?.start;
    return starts;
  }

  #inline(tag: string, closing: boolean, href: string | undefined): void {
    if (!closing) {
      if ((tag === 'a' && !href) || this.#open.some((each) => each.tag === tag)) return;
      const start = tag === 'a' ? `<a href="${href}" rel="nofollow noopener">` : `<${tag}>`;
      this.#open.push({ tag, start, depth: this.#blockDepth });
      this.#line += start;
      return;
    }
    const at = this.#open.findLastIndex((each) => each.tag === tag);
    if (at < 0) return;
    for (const each of this.#open.slice(at).toReversed()) this.#line += `</${each.tag}>`;
    this.#open.splice(at, 1);
    this.#line += this.#starts(at);
  }

  #endLine(): void {
    for (let at = this.#open.length - 1; at >= 0; at--) this.#line += `</${this.#open[at]?.tag}>`;
    this.#lines.push(this.#line);
    this.#line = this.#starts(0);
  }

  #endBlock(): void {
    this.#endLine();
    const kept = this.#lines.map(tidyInline);
    this.#lines = [];
    const text = kept.filter(hasText);
    if (text.length === 0) return;
    if (this.#cell !== undefined) this.#cell = [this.#cell, ...text].filter(Boolean).join(' ');
    else if (this.#heading)
      this.#blocks.push({ kind: 'heading', level: this.#heading, text: tidyInline(text.join(' ').replaceAll(/<\/?strong>/g, '')) });
    else if (this.#inItem && this.#list) this.#list.items.push(...itemsOf(text));
    else this.#blocks.push(...blocksOfTidyLines(kept));
  }

  #closeList(): void {
    const list = this.#list;
    if (list && list.items.length > 0) this.#blocks.push({ kind: 'list', ordered: list.ordered, items: list.items });
    this.#list = undefined;
  }

  #readBlockTag(name: string, closing: boolean): void {
    this.#endBlock();
    const table = this.#table;
    if (name === 'ul' || name === 'ol') {
      this.#listDepth += closing ? -1 : 1;
      if (!closing && !this.#list) this.#list = { ordered: name === 'ol', items: [] };
      if (this.#listDepth <= 0) {
        this.#listDepth = 0;
        this.#inItem = false;
        this.#closeList();
      }
    } else if (name === 'li') this.#inItem = this.#list !== undefined && !closing;
    else if (HEADING_TAGS.includes(name))
      this.#heading = closing || this.#inItem || this.#cell !== undefined ? undefined : name <= 'h3' ? 3 : 4;
    else if (name === 'table') {
      if (!closing && !table) this.#table = { kind: 'table', rows: [] };
      else if (closing && table) {
        this.#blocks.push(...tableBlocks(table));
        this.#table = undefined;
        this.#cell = undefined;
      }
    } else if (table && name === 'tr') {
      if (!closing) table.rows.push({ isHeader: false, cells: [] });
    } else if (table && (name === 'td' || name === 'th')) {
      const row = table.rows.at(-1);
      if (!closing) this.#cell = '';
      else if (row && this.#cell !== undefined) {
        row.cells.push(this.#cell);
        row.isHeader = name === 'th' && (row.isHeader || row.cells.length === 1);
        this.#cell = undefined;
      }
    }
  }
}

/** True where a tidy line says anything. */
const hasText = (line: string): boolean => (line.includes('<') ? plainText(line).trim() !== '' : line !== '');

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
