// The body of a DOCX, element by element (WordprocessingML, ECMA-376 part 1, 17). What was deleted is left out, what was inserted is kept, a
// box is read once though it is written twice, and nothing outside of the text (pictures, macros, fields' instructions) is looked at.
import { type Attributes, type Given, type Lists, propertyOf, type Styles } from './docx-styles.ts';
import { Flow, type Look } from './flow.ts';
import { addTable, type Row } from './tables.ts';
import type { XmlListener } from './xml.ts';

type Table = { rows: Row[]; cells: Row; flow: Flow; column: number };
type Paragraph = { given: Given; styled: Given; boxes: Flow[] };

/** Elements of which nothing is read. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'mc:Fallback',
  'w:rt',
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:delText',
]);

export class DocxBody implements XmlListener {
  readonly flow: Flow;
  hidden = 0;
  readonly #styles: Styles;
  readonly #lists: Lists;
  readonly #links: Map<string, string>;
  #flows: Flow[];
  #tables: (Table | undefined)[] = [];
  #paragraphs: Paragraph[] = [];
  #run: Given | undefined;
  #inRunProperties = false;
  #inParagraphProperties = false;
  #reading: 'text' | 'instruction' | undefined;
  #instruction = '';
  #skip = 0;

  constructor(styles: Styles, lists: Lists, links: Map<string, string>, flow = new Flow()) {
    this.flow = flow;
    this.#flows = [flow];
    this.#styles = styles;
    this.#lists = lists;
    this.#links = links;
  }

  get #now(): Flow {
    return this.#flows.at(-1) ?? this.flow;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skip > 0 || SKIPPED.has(name)) {
      this.#skip++;
      return;
    }
    const handler = DocxBody.#opening[name];
    if (handler) handler(this, attributes);
    else this.#property(name, attributes);
  }

  close(name: string): void {
    if (this.#skip > 0) {
      this.#skip--;
      return;
    }
    DocxBody.#closing[name]?.(this);
  }

  text(text: string): void {
    if (this.#skip > 0) return;
    if (this.#reading === 'instruction') this.#instruction += text.slice(0, 2_000);
    if (this.#reading === 'text') this.#letters(text.replace(/[\t\n\r]+/g, ' '));
  }

  static readonly #opening: Record<string, (body: DocxBody, attributes: Attributes) => void> = {
    'w:p': (body) => {
      body.#paragraphs.push({ given: {}, styled: body.#styles.resolve(undefined), boxes: [] });
    },
    'w:pPr': (body) => {
      body.#inParagraphProperties = true;
    },
    'w:rPr': (body) => {
      body.#inRunProperties = true;
    },
    'w:pStyle': (body, attributes) => {
      const paragraph = body.#paragraphs.at(-1);
      if (paragraph) paragraph.styled = body.#styles.resolve(attributes['w:val']);
    },
    'w:rStyle': (body, attributes) => {
      if (body.#run) Object.assign(body.#run, body.#styles.resolveRun(attributes['w:val'] ?? ''));
    },
    'w:r': (body) => {
      body.#run = {};
    },
    'w:t': (body) => {
      body.#reading = 'text';
    },
    'm:t': (body) => {
      body.#reading = 'text';
    },
    'w:instrText': (body) => {
      body.#reading = 'instruction';
    },
    'w:tab': (body) => {
      if (!body.#inParagraphProperties) body.#letters('\t');
    },
    'w:ptab': (body) => body.#letters('\t'),
    'w:br': (body, attributes) => {
      if (attributes['w:type'] === 'column') body.#now.newBlock();
      else if (!body.#now.isEmpty) body.#now.breakLine(body.#shape());
    },
    'w:cr': (body) => body.#now.breakLine(body.#shape()),
    'w:noBreakHyphen': (body) => body.#letters('-'),
    'w:sym': (body, attributes) => body.#letters(String.fromCodePoint(Number.parseInt(attributes['w:char'] ?? '', 16) || 0x20)),
    'w:hyperlink': (body, attributes) => body.#now.link(body.#links.get(attributes['r:id'] ?? '') ?? ''),
    'w:fldSimple': (body, attributes) => body.#field(attributes['w:instr'] ?? ''),
    'w:tbl': (body) => {
      body.#tables.push({ rows: [], cells: [], flow: body.#now, column: 0 });
    },
    'w:tr': (body) => {
      const table = body.#tables.at(-1);
      if (table) Object.assign(table, { cells: [], column: 0 });
    },
    'w:tc': (body) => {
      const table = body.#tables.at(-1);
      body.#flows.push(body.#now.part((table?.column ?? 0) * 120));
      if (table) table.column++;
    },
    'w:txbxContent': (body) => {
      const box = body.#now.part();
      body.#paragraphs.at(-1)?.boxes.push(box);
      body.#flows.push(box);
      body.#tables.push(undefined);
    },
  };

  static readonly #closing: Record<string, (body: DocxBody) => void> = {
    'w:p': (body) => body.#endParagraph(),
    'w:pPr': (body) => {
      body.#inParagraphProperties = false;
    },
    'w:rPr': (body) => {
      body.#inRunProperties = false;
    },
    'w:r': (body) => {
      body.#run = undefined;
    },
    'w:t': (body) => {
      body.#reading = undefined;
    },
    'm:t': (body) => {
      body.#reading = undefined;
    },
    'w:instrText': (body) => {
      body.#reading = undefined;
      body.#field(body.#instruction);
      body.#instruction = '';
    },
    'w:tc': (body) => {
      const cell = body.#flows.pop();
      if (cell) body.#tables.at(-1)?.cells.push(cell.lines);
    },
    'w:tr': (body) => {
      const table = body.#tables.at(-1);
      if (table) table.rows.push(table.cells);
    },
    'w:tbl': (body) => {
      const table = body.#tables.pop();
      if (table) addTable(table.flow, table.rows);
    },
    'w:txbxContent': (body) => {
      body.#flows.pop();
      body.#tables.pop();
    },
  };

  #property(name: string, attributes: Attributes): void {
    const given = propertyOf(name, attributes);
    if (!given) return;
    if (this.#inRunProperties && this.#run) Object.assign(this.#run, given);
    else if (this.#inParagraphProperties && !this.#inRunProperties) Object.assign(this.#paragraphs.at(-1)?.given ?? {}, given);
  }

  #field(instruction: string): void {
    const address = /HYPERLINK\s+"([^"]{1,1000})"/.exec(instruction)?.[1];
    if (address) this.#now.link(address);
  }

  #letters(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const look = { ...paragraph?.styled, ...paragraph?.given, ...this.#run };
    if (this.#isHidden(look)) this.hidden += text.trim().length;
    else this.#now.text(text, lookOf({ ...paragraph?.styled, ...this.#run }));
  }

  #isHidden(look: Given): boolean {
    if (look.hidden || (look.sizePt !== undefined && look.sizePt <= 1)) return true;
    // White letters on the page itself; cells and boxes have grounds of their own that are not looked up.
    return look.color === '#ffffff' && !look.shaded && this.#flows.length === 1;
  }

  #shape() {
    const paragraph = this.#paragraphs.at(-1);
    const all = { ...paragraph?.styled, ...paragraph?.given };
    const bullet = all.heading ? undefined : this.#lists.mark(all.list, all.level ?? 0);
    return {
      indent: (all.indent ?? 0) + (bullet ? 18 * ((all.level ?? 0) + 1) : 0),
      before: all.before ?? 0,
      heading: all.heading || undefined,
      bullet,
    };
  }

  #endParagraph(): void {
    this.#now.endParagraph(this.#shape());
    for (const box of this.#paragraphs.pop()?.boxes ?? []) if (box.lines.length > 0) this.#now.append(box.lines);
  }
}

function lookOf(given: Given): Look {
  return { sizePt: given.sizePt ?? 10, bold: given.bold ?? false, italic: given.italic ?? false, color: given.color };
}
