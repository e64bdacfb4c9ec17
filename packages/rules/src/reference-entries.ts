// Words of the reference data that pages and server share: which lists the platform's administrators edit, which come with the software, and
// what an entry of theirs is called. @rule reference.2
import { fold } from './folding.ts';

/** Lists whose entries are rows. */
export const EDITED_KINDS = ['sectors', 'skills'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Lists that come with the software, and where their names are from: CLDR, or the messages of the 14 locales. */
export const FIXED_KINDS = {
  careerFields: 'messages',
  educationFields: 'messages',
  educationLevels: 'messages',
  employmentTypes: 'messages',
  languages: 'cldr',
  countries: 'cldr',
} as const;
export type FixedKind = keyof typeof FIXED_KINDS;
export const FIXED_KIND_NAMES = Object.keys(FIXED_KINDS) as [FixedKind, ...FixedKind[]];

/** Names of sorts of an edited list; `added`: the order in which entries came. */
export const ENTRY_SORTS = ['name', 'added'] as const;
/** Retired: offered no more, and still shown where it was chosen. */
export const ENTRY_STATES = ['offered', 'retired'] as const;
/** Names of sorts of the skills that people typed. */
export const TYPED_SKILL_SORTS = ['uses', 'name'] as const;

/** Longest name of an entry, in characters of any language. */
export const ENTRY_NAME_CHARACTERS = 200;
/** Typed names that become one skill at once. */
export const TYPED_SKILLS_AT_ONCE = 100;
/** Largest file of names, and its rows. */
export const REFERENCE_FILE = { bytes: 8 * 1024 * 1024, rows: 50_000 } as const;
/** The same of a file of ESCO, which says of each skill at length what it is. */
export const ESCO_FILE = { bytes: 48 * 1024 * 1024, rows: 50_000 } as const;
/** What changes many entries at once. */
export const IMPORT_FORMS = ['names', 'esco', 'suggestions'] as const;
export type ImportForm = (typeof IMPORT_FORMS)[number];
/** What becomes of an import: `refused` and `same` are never written. */
export const IMPORT_STATES = ['refused', 'same', 'waiting', 'written', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** What it does to an entry. */
export const IMPORT_CHANGES = ['new', 'changed'] as const;
/** Days for which an import that was written is kept, and can be taken back; one that nobody wrote goes sooner. @rule reference.6 */
export const IMPORT_DAYS = { written: 7, waiting: 1 } as const;
/** What can be wrong with a row of a file; the last five of ESCO's. */
export const REFERENCE_ROW_FAULTS = [
  'unknown_kind',
  'bad_key',
  'key_twice',
  'no_english',
  'name_too_long',
  'name_taken',
  'too_many_rows',
  'damaged',
  'empty',
  'overtaken',
  'no_concept',
  'no_label',
  'label_too_long',
  'concept_twice',
  'unknown_concept',
] as const;
export type ReferenceRowFault = (typeof REFERENCE_ROW_FAULTS)[number];
/** Faults of an import that are told; the others are counted. */
export const REFERENCE_FAULTS_SHOWN = 500;

const CODE_CHARACTERS = 60;

/** The id of an entry in addresses: `skills-12`. */
export function entryId(kind: EditedKind, id: number): string {
  return `${kind}-${id}`;
}

/** What an id of an entry names; undefined where it names nothing. */
export function entryOfId(text: string): { kind: EditedKind; id: number } | undefined {
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(text) ?? [];
  const known = EDITED_KINDS.find((one) => one === kind);
  return known && { kind: known, id: Number(digits) };
}

/** True for the code of a sector, as postings and profiles keep it. */
export function isSectorCode(text: string): boolean {
  return /^[a-z0-9_]{1,60}$/.test(text);
}

/** A code for a sector by its English name, `taken` by no other: "Space flight" is `space_flight`, then `space_flight_2`. */
export function sectorCode(english: string, taken: ReadonlySet<string>): string {
  const plain = fold(english)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, CODE_CHARACTERS - 5);
  const code = plain === '' ? 'sector' : plain;
  if (!taken.has(code)) return code;
  for (let count = 2; ; count++) if (!taken.has(`${code}_${count}`)) return `${code}_${count}`;
}
