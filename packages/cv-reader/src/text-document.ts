// A file's text as a person would read it: lines in reading order, each with what tells headings, entries and dates apart. What every
// format is brought to, and all that the understanding of a CV sees.

/** A piece of a line, apart from the next by a tab, a table's edge or a wide gap. */
export type Cell = {
  text: string;
  x: number;
  right: number;
  /** The words at its end, where they alone are of another weight, slant or colour than all that stands before them: "**Acme** Berlin". */
  tail?: string;
};

export type Line = {
  /** Its words; NFC, without ligatures, soft hyphens and marks of direction. Pieces are joined by two spaces. */
  text: string;
  /** One where nothing stands apart. */
  cells: Cell[];
  /** From 0. */
  page: number;
  /** Which block of the page's layout it stands in (a column, a header, a cell of a table's layout); lines of a block follow each other. */
  block: number;
  /** Points from the left and the top of the page; 0 where the format has no page (DOC). */
  x: number;
  right: number;
  y: number;
  /** Of most of its letters. 0: not known. */
  sizePt: number;
  /** Most of its letters are. */
  bold: boolean;
  italic: boolean;
  /** Of the letters, as `#rrggbb`; absent: the text's usual one, or not known. */
  color?: string;
  /** What a document's own structure says: 1 to 6. */
  heading?: number;
  /** The mark of a list that stood before it, taken off the text. */
  bullet?: string;
  /** White above it, in heights of a line; 0 at the head of a block. */
  gap: number;
  /** Addresses that its words lead to. */
  links: string[];
};

type TextFormat = 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt';

export type TextDocument = {
  format: TextFormat;
  pages: number;
  /** In reading order: block by block. Heads and feet that come again on each page stand once. */
  lines: Line[];
  /** What no reader sees (white on white, outside of the page, invisible): in no line. */
  hiddenCharacters: number;
  /** Of the file: its own title and author, the program that made it. */
  title?: string;
  author?: string;
  producer?: string;
};

/** Why nothing could be read. */
export type ReadingFault =
  /** No type that is read, by its content. */
  | 'unknown_type'
  | 'damaged'
  /** A password is needed. */
  | 'locked'
  /** Pictures only. */
  | 'no_text'
  /** Letters without meaning: fonts that do not say which. */
  | 'no_letters'
  /** More pages, entries or bytes than anybody's CV has. */
  | 'too_much';
