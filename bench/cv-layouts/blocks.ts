// A CV before it is drawn: what stands in it, in which order, and how its parts are put; no format. Web and Word draw the same.
import type { Locale } from '@fairway/rules/locales';
import type { CvTruth } from '../import-cv-truth.ts';
import type { Label, SectionKey } from './bank-shape.ts';
import type { Level } from './factors.ts';

export type Run = { text: string; isBold?: boolean; isMuted?: boolean };
/** `right`: at the right edge of the same line. */
export type Row = { runs: Run[]; right?: Run[] };
export type ListItem = { runs: Run[]; sub?: string[] };
export type Text = { kind: 'para'; runs: Run[] } | { kind: 'lines'; rows: Run[][] } | { kind: 'list'; mark: string; items: ListItem[] };
/** `left`: in a column of its own before it; empty: the column alone. */
export type Entry = {
  kind: 'entry';
  rows: Row[];
  left?: string | undefined;
  tail?: Row[] | undefined;
  text?: Text | undefined;
  /** The head of a group of entries, and what belongs to the head above it. */
  isGroup?: boolean;
  isGrouped?: boolean;
  isTight?: boolean;
};
export type Pairs = {
  kind: 'pairs';
  rows: [string, string][];
  colon: string;
  isTable: boolean;
  isBold?: boolean;
  isEntry?: boolean;
  text?: Text | undefined;
  textLabel?: string | undefined;
};
export type FormEntry = {
  period: string;
  organization: string;
  title: string;
  field?: string | undefined;
  text?: Text | undefined;
  notes: string[];
};
export type Form = { kind: 'form'; of: 'work' | 'education'; entries: FormEntry[] };
type ContactKind = Extract<Label, 'address' | 'phone' | 'email' | 'web' | 'born' | 'nationality'>;
export type ContactItem = { kind: ContactKind; label: string; value: string; isLabelled?: boolean };
export type ContactStyle = Level<'contact'> | Level<'sidecontact'> | 'form';
export type Contact = { kind: 'contact'; style: ContactStyle; items: ContactItem[]; colon: string };
export type Sign = { kind: 'sign'; declare: string; text: string; name: string };
/** Of 5. */
export type Measured = { text: string; part: number };
type Table = { kind: 'table'; head: string[]; rows: string[][]; hasBorder: boolean };
type Columns = { kind: 'columns'; items: string[]; count: number; mark: string };
export type Block =
  | Text
  | Entry
  | Pairs
  | Form
  | Contact
  | Sign
  | Table
  | Columns
  | { kind: 'tags'; items: string[] }
  | { kind: 'bars' | 'dots'; items: Measured[] };

export type Section = { key: SectionKey; heading: string; blocks: Block[] };
export type DrawnCv = {
  locale: Locale;
  tag: string;
  name: string;
  labels: Record<Label, string>;
  colon: string;
  header: { lines: string[]; look: Level<'name'>; title?: string | undefined; headline?: string | undefined; photo: Level<'photo'> };
  contact: Contact;
  main: Section[];
  side: Section[];
  sign?: Sign | undefined;
  page: Level<'page'>;
  isSidebar: boolean;
  isNarrow: boolean;
  headingLook: Level<'head'>;
  /** What comes again on each page. */
  running?: { place: 'header' | 'footer'; text: string } | undefined;
  truth: CvTruth;
  /** Words that must not be read. */
  absent: string[];
};

export const run = (text: string, more: Omit<Run, 'text'> = {}): Run => ({ text, ...more });
export const paragraph = (text: string): Text => ({ kind: 'para', runs: [run(text)] });
export const lines = (texts: readonly string[]): Text => ({ kind: 'lines', rows: texts.map((text) => [run(text)]) });
export const bullets = (texts: readonly string[]): Text => ({
  kind: 'list',
  mark: '•',
  items: texts.map((text) => ({ runs: [run(text)] })),
});
/** An item of the contact lines, its label before it where nothing else says what it is. */
export const labelledText = ({ label, value, isLabelled }: ContactItem, colon: string): string =>
  isLabelled ? `${label}${colon}${value}` : value;
