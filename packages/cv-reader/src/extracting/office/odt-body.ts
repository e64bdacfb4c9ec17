// The text of one part of an ODT, element by element.
import type { Flow, Look } from './flow.ts';
import type { OdtStyles } from './odt-styles.ts';
import { addTable, type Row } from './tables.ts';
import type { XmlListener } from './xml.ts';

type Attributes = Record<string, string>;
type Given = ReturnType<OdtStyles['resolve']>;
type Table = { rows: Row[]; cells: Row; flow: Flow };
type Paragraph = { given: Given; heading: number | undefined; boxes: Flow[] };

const SKIPPED = new Set([
  'text:tracked-changes',
  'text:note',
  'office:annotation',
  'text:ruby-text',
  'svg:title',
  'svg:desc',
  'text:table-of-content',
]);

export class OdtBody implements XmlListener {
  readonly flow: Flow;
  hidden = 0;
  readonly #styles: OdtStyles;
  readonly #within: string[];
  #inside = 0;
  #skip = 0;
  #flows: Flow[];
  #tables: Table[] = [];
  #paragraphs: Paragraph[] = [];
  #spans: Given[] = [];
  #lists: (string | undefined)[] = [];
  /** A mark is due for the next paragraph. */
  #itemStarts = false;

  /** Reads what stands inside of elements named in `within`. */
  constructor(styles: OdtStyles, within: string[], flow: Flow) {
    this.#styles = styles;
    this.#within = within;
    this.flow = flow;
    this.#flows = [flow];
  }

  get #now(): Flow {
    return this.#flows.at(-1) ?? this.flow;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#within.includes(name)) this.#inside++;
    if (this.#inside === 0) return;
    if (this.#skip > 0 || SKIPPED.has(name)) this.#skip++;
    else OdtBody.#opening[name]?.(this, attributes, name);
  }

  close(name: string): void {
    if (this.#inside === 0) return;
    if (this.#skip > 0) this.#skip--;
    else OdtBody.#closing[name]?.(this);
    if (this.#within.includes(name)) this.#inside--;
  }

  text(text: string): void {
    if (this.#inside > 0 && this.#skip === 0 && this.#paragraphs.length > 0) this.#letters(text.replace(/\s+/g, ' '));
  }

  static readonly #opening: Record<string, (body: OdtBody, attributes: Attributes, name: string) => void> = {
    'text:p': (body, attributes) => body.#startParagraph(attributes),
    'text:h': (body, attributes) => body.#startParagraph(attributes, Math.min(6, Number(attributes['text:outline-level'] ?? 1) || 1)),
    'text:span': (body, attributes) => {
      body.#spans.push({ ...body.#spans.at(-1), ...body.#styles.resolve(attributes['text:style-name']) });
    },
    'text:a': (body, attributes) => body.#now.link(attributes['xlink:href'] ?? ''),
    'text:s': (body, attributes) => body.#letters(' '.repeat(Math.min(200, Number(attributes['text:c'] ?? 1) || 1))),
    'text:tab': (body) => body.#letters('\t'),
    'text:line-break': (body) => body.#now.breakLine(body.#shape()),
    'text:list': (body, attributes) => {
      body.#lists.push(attributes['text:style-name'] ?? body.#lists.at(-1));
    },
    'text:list-item': (body) => {
      body.#itemStarts = true;
    },
    'table:table': (body) => {
      body.#tables.push({ rows: [], cells: [], flow: body.#now });
    },
    'table:table-row': (body) => {
      const table = body.#tables.at(-1);
      if (table) table.cells = [];
    },
    'table:table-cell': (body) => {
      body.#flows.push(body.#now.part((body.#tables.at(-1)?.cells.length ?? 0) * 120));
    },
    'draw:text-box': (body) => {
      const box = body.#now.part();
      const holder = body.#paragraphs.at(-1);
      if (holder) holder.boxes.push(box);
      body.#flows.push(box);
    },
  };

  static readonly #closing: Record<string, (body: OdtBody) => void> = {
    'text:p': (body) => body.#endParagraph(),
    'text:h': (body) => body.#endParagraph(),
    'text:span': (body) => {
      body.#spans.pop();
    },
    'text:list': (body) => {
      body.#lists.pop();
    },
    'table:table-cell': (body) => {
      const cell = body.#flows.pop();
      if (cell) body.#tables.at(-1)?.cells.push(cell.lines);
    },
    'table:table-row': (body) => {
      const table = body.#tables.at(-1);
      if (table) table.rows.push(table.cells);
    },
    'table:table': (body) => {
      const table = body.#tables.pop();
      if (table) addTable(table.flow, table.rows);
    },
    'draw:text-box': (body) => {
      const box = body.#flows.pop();
      if (box && body.#paragraphs.length === 0) body.#now.append(box.lines);
    },
  };

  #startParagraph(attributes: Attributes, heading?: number): void {
    this.#paragraphs.push({ given: this.#styles.resolve(attributes['text:style-name'], true), heading, boxes: [] });
  }

  #letters(text: string): void {
    const look = { ...this.#paragraphs.at(-1)?.given, ...this.#spans.at(-1) };
    if (look.hidden || (look.sizePt !== undefined && look.sizePt <= 1)) this.hidden += text.trim().length;
    else this.#now.text(text, lookOf(look));
  }

  #shape() {
    const paragraph = this.#paragraphs.at(-1);
    const level = this.#lists.length - 1;
    const bullet = level >= 0 && this.#itemStarts && !paragraph?.heading ? this.#styles.bullet(this.#lists.at(-1), level) : undefined;
    return {
      indent: (paragraph?.given.indent ?? 0) + 18 * (level + 1),
      before: paragraph?.given.before ?? 0,
      heading: paragraph?.heading,
      bullet,
    };
  }

  #endParagraph(): void {
    this.#now.endParagraph(this.#shape());
    this.#itemStarts = false;
    for (const box of this.#paragraphs.pop()?.boxes ?? []) if (box.lines.length > 0) this.#now.append(box.lines);
  }
}

function lookOf(given: Given): Look {
  return { sizePt: given.sizePt ?? 12, bold: given.bold ?? false, italic: given.italic ?? false, color: given.color };
}
