// One object of a PDF as tokens: the names in it, small facts of its dictionary, and where its stream begins. Strings and comments are
// skipped as a viewer skips them, so that a CV may say "HTML/JavaScript". It never fails: it reads until the object ends.

export type PdfObject = {
  /** All names, decoded: `#4a` is J. */
  names: string[];
  /** Numbers directly behind a name; NaN where the name stands twice. */
  integers: Map<string, number>;
  /** Names behind /Filter, in their order. */
  filters: string[];
  /** First byte of its stream. */
  streamAt: number | undefined;
  /** Where reading ended. */
  end: number;
};

const NAME = /[^\s\u0000()<>[\]{}/%]*/y;
const NUMBER = /\s*[+-]?(\d{1,12})(?=[\s\u0000/>[\]<(]|$)/y;
const WORD = /[^\s\u0000()<>[\]{}/%]+/y;
const SPACES = /[\s\u0000]*/y;

/** Reads the object at `at`, up to `endobj`, a stream's data, or the next `obj`. */
export function readPdfObject(text: string, at: number): PdfObject {
  const object: PdfObject = { names: [], integers: new Map(), filters: [], streamAt: undefined, end: at };
  let i = at;
  let filter: 'none' | 'one' | 'many' = 'none';
  while (i < text.length) {
    const c = text[i] as string;
    if (c === '/') {
      const raw = match(NAME, text, i + 1);
      const name = decoded(raw);
      i += 1 + raw.length;
      object.names.push(name);
      if (filter !== 'none') object.filters.push(name);
      if (filter === 'one') filter = 'none';
      if (name === 'Filter' && filter === 'none') {
        const value = text[i + match(SPACES, text, i).length];
        filter = value === '/' ? 'one' : value === '[' ? 'many' : 'none';
      }
      NUMBER.lastIndex = i;
      const number = NUMBER.exec(text)?.[1];
      // Twice: nobody knows which one a viewer takes.
      if (number !== undefined) object.integers.set(name, object.integers.has(name) ? Number.NaN : Number(number));
    } else if (c === '(') i = afterString(text, i);
    else if (c === '%') i = afterComment(text, i);
    else if (c === '<') i = text[i + 1] === '<' ? i + 2 : after(text, '>', i);
    else {
      const word = match(WORD, text, i);
      if (word === 'stream') {
        object.streamAt = i + 6 + (text.startsWith('\r\n', i + 6) ? 2 : text[i + 6] === '\n' || text[i + 6] === '\r' ? 1 : 0);
        i += 6;
        break;
      }
      if (word === 'endobj' || word === 'startxref') break;
      if (c === ']' && filter === 'many') filter = 'none';
      i += word.length || 1;
    }
  }
  object.end = i;
  return object;
}

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function decoded(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function after(text: string, mark: string, at: number): number {
  const found = text.indexOf(mark, at);
  return found < 0 ? text.length : found + mark.length;
}

function afterComment(text: string, at: number): number {
  let i = at;
  while (i < text.length && text[i] !== '\n' && text[i] !== '\r') i += 1;
  return i;
}

/** Parentheses nest; a backslash takes the next character with it. */
function afterString(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const c = text[i];
    if (c === '\\') i += 1;
    else if (c === '(') depth += 1;
    else if (c === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return text.length;
}
