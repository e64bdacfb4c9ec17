// An RTF's text (the format’s version 1.9.1): what its groups say of letters, in the code page of the font they are set in. Destinations that are no
// text are skipped; nothing in the file is followed or run.
import type { TextDocument } from '../../text-document.ts';
import { TooMuch } from '../failure.ts';
import { finishLines, type RawLine } from '../finish-lines.ts';
import { Flow, type Look } from './flow.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';
import { codePageOf, DESTINATIONS, SYMBOLS } from './rtf-words.ts';
import { addTable, type Row } from './tables.ts';

type Target = 'text' | 'skip' | 'fonts' | 'colors' | 'bullet' | 'instruction' | 'title' | 'author';

type Group = Look & {
  target: Target;
  font: number;
  hidden: boolean;
  /** How many letters of a substitute stand behind a \u. */
  substitutes: number;
  indent: number;
  before: number;
  inTable: boolean;
  heading: number | undefined;
};

const DEPTH_MAX = 200;

/** Lines of an RTF; throws TooMuch, or RangeError where groups nest without measure. */
export function readRtf(bytes: Uint8Array): TextDocument {
  const reader = new RtfReader();
  for (const token of rtfTokens(bytes)) reader.take(token);
  return reader.finish();
}

class RtfReader {
  readonly #flow = new Flow();
  #group: Group = {
    target: 'text',
    sizePt: 12,
    bold: false,
    italic: false,
    font: 0,
    hidden: false,
    substitutes: 1,
    indent: 0,
    before: 0,
    inTable: false,
    heading: undefined,
  };
  #groups: Group[] = [];
  #codePage = 'windows-1252';
  #pages = new Map<number, string>();
  #defining = 0;
  #colors: string[] = [];
  #color = [0, 0, 0];
  #bytes: number[] = [];
  #skipLetters = 0;
  #words: Record<string, string> = {};
  #rows: Row[] = [];
  #row: Row = [];
  #cell: Flow | undefined;
  #hidden = 0;
  #first = false;

  take(token: RtfToken): void {
    if (token.kind === 'byte') {
      this.#first = false;
      if (this.#skipLetters > 0) this.#skipLetters--;
      else if (this.#group.target === 'colors') this.#endColor(token.byte);
      else this.#bytes.push(token.byte);
      return;
    }
    this.#flush();
    if (token.kind === 'open') this.#open();
    else if (token.kind === 'close') this.#close();
    else if (token.kind === 'symbol') this.#symbol(token.symbol);
    else this.#word(token.word, token.number);
  }

  finish(): TextDocument {
    this.#flush();
    this.#paragraph();
    this.#endTable();
    const { title, author } = this.#words;
    return {
      format: 'rtf',
      pages: 1,
      lines: finishLines(this.#flow.lines),
      hiddenCharacters: this.#hidden,
      ...(title?.trim() && { title: title.trim().slice(0, 300) }),
      ...(author?.trim() && { author: author.trim().slice(0, 300) }),
    };
  }

  get #now(): Flow {
    return this.#cell ?? this.#flow;
  }

  #open(): void {
    if (this.#groups.length >= DEPTH_MAX) throw new RangeError('groups without end');
    this.#groups.push({ ...this.#group });
    this.#first = true;
    this.#skipLetters = 0;
  }

  #close(): void {
    const { target } = this.#group;
    this.#group = this.#groups.pop() ?? this.#group;
    this.#skipLetters = 0;
    if (target === 'instruction' && this.#group.target !== 'instruction') {
      const address = /HYPERLINK\s+"([^"]{1,1000})"/.exec(this.#words.instruction ?? '')?.[1];
      if (address) this.#now.link(address);
      this.#words.instruction = '';
    }
  }

  #symbol(symbol: string): void {
    if (symbol === '*' && this.#first) this.#group.target = 'skip';
    else if (symbol === '~') this.#letters('\u00a0');
    else if (symbol === '_') this.#letters('-');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') this.#letters(symbol);
    else if (symbol === '\n' || symbol === '\r') this.#paragraph();
  }

  #word(word: string, number: number | undefined): void {
    const destination = DESTINATIONS[word];
    // A destination names its group; \* before it says only that others may skip it.
    if (destination && (this.#first || this.#group.target === 'skip')) {
      const parent = this.#groups.at(-1)?.target ?? 'text';
      if (parent !== 'skip' || destination === 'text') this.#group.target = destination;
    }
    this.#first = false;
    const { target } = this.#group;
    const symbol = SYMBOLS[word];
    if (word === 'u') this.#unicode(number ?? 0);
    else if (symbol) this.#letters(symbol);
    else if (target === 'fonts' || target === 'colors') this.#define(word, number ?? 0);
    else if (target === 'text') RtfReader.#handlers[word]?.(this, this.#group, number);
  }

  static readonly #handlers: Record<string, (reader: RtfReader, group: Group, number: number | undefined) => void> = {
    ansicpg: (reader, _, number) => {
      reader.#codePage = codePageOf(number ?? 1252);
    },
    par: (reader) => reader.#paragraph(),
    sect: (reader) => reader.#paragraph(),
    page: (reader) => reader.#paragraph(),
    column: (reader) => reader.#paragraph(),
    line: (reader) => reader.#now.breakLine(reader.#shape()),
    tab: (reader) => reader.#letters('\t'),
    b: (_, group, number) => {
      group.bold = number !== 0;
    },
    i: (_, group, number) => {
      group.italic = number !== 0;
    },
    v: (_, group, number) => {
      group.hidden = number !== 0;
    },
    deleted: (_, group) => {
      group.target = 'skip';
    },
    fs: (_, group, number) => {
      group.sizePt = (number ?? 24) / 2;
    },
    f: (_, group, number) => {
      group.font = number ?? 0;
    },
    cf: (reader, group, number) => {
      group.color = reader.#colors[number ?? 0];
    },
    uc: (_, group, number) => {
      group.substitutes = number ?? 1;
    },
    plain: (_, group) => {
      Object.assign(group, { bold: false, italic: false, hidden: false, sizePt: 12, color: undefined });
    },
    pard: (_, group) => {
      Object.assign(group, { indent: 0, before: 0, inTable: false, heading: undefined });
    },
    li: (_, group, number) => {
      group.indent = (number ?? 0) / 20;
    },
    sb: (_, group, number) => {
      group.before = (number ?? 0) / 20;
    },
    outlinelevel: (_, group, number) => {
      group.heading = Math.min(6, (number ?? 0) + 1);
    },
    intbl: (_, group) => {
      group.inTable = true;
    },
    cell: (reader) => reader.#endCell(),
    row: (reader) => {
      reader.#rows.push(reader.#row);
      reader.#row = [];
    },
  };

  #define(word: string, number: number): void {
    if (word === 'f') this.#defining = number;
    if (word === 'fcharset' && number !== 0 && number !== 1 && number !== 2) this.#pages.set(this.#defining, codePageOf(number, true));
    const part = { red: 0, green: 1, blue: 2 }[word];
    if (part !== undefined) this.#color[part] = number & 255;
  }

  #endColor(byte: number): void {
    if (byte !== 0x3b) return;
    this.#colors.push(`#${this.#color.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
    this.#color = [0, 0, 0];
  }

  #unicode(number: number): void {
    this.#letters(String.fromCharCode(number & 0xffff));
    this.#skipLetters = this.#group.substitutes;
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const page = this.#pages.get(this.#group.font) ?? this.#codePage;
    this.#letters(new TextDecoder(page).decode(bytes));
  }

  #letters(text: string): void {
    const { target, hidden } = this.#group;
    if (target === 'instruction' || target === 'title' || target === 'author' || target === 'bullet') {
      this.#words[target] = `${this.#words[target] ?? ''}${text}`.slice(0, 4_000);
    } else if (target === 'text') {
      if (hidden || this.#group.sizePt <= 1) this.#hidden += text.trim().length;
      else {
        if (this.#group.inTable) this.#cell ??= this.#flow.part(this.#row.length * 120);
        this.#now.text(text, this.#group);
      }
    }
  }

  #shape() {
    const { indent, before, heading } = this.#group;
    const mark = this.#words.bullet?.trim();
    return { indent, before, heading, bullet: mark && !heading ? (/^[\p{Co}\u00b7o]/u.test(mark) ? '•' : mark) : undefined };
  }

  #paragraph(): void {
    if (!this.#group.inTable) this.#endTable();
    this.#now.endParagraph(this.#shape());
    this.#words.bullet = '';
  }

  #endCell(): void {
    const cell = this.#cell ?? this.#flow.part(this.#row.length * 120);
    cell.endParagraph(this.#shape());
    this.#words.bullet = '';
    this.#row.push(cell.lines satisfies RawLine[]);
    if (this.#row.length > 200) throw new TooMuch();
    this.#cell = undefined;
  }

  #endTable(): void {
    if (this.#cell) this.#endCell();
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) addTable(this.#flow, rows);
  }
}
