// What an import comes to before anything is written: each entry once, whole as it was when the file was read and as it is then. The states are
// made by the database and compared by it, so that an edit meanwhile is seen, whatever of the entry it touched.
import type { EditedKind, ReferenceRowFault } from '@fairway/rules/reference-entries';
import { type RawBuilder, sql } from 'kysely';
import type { EntryNames } from '../administration/queries.ts';

/** A sector has names alone. */
export type EntryState = {
  names: EntryNames;
  name?: string;
  folded?: string;
  aliases?: string[];
  conceptUri?: string | null;
  source?: string;
};

export type PlannedChange = {
  line: number;
  kind: EditedKind;
  key: string;
  entryId: number | null;
  before: EntryState | null;
  after: EntryState;
};
export type ImportFault = { line: number; code: ReferenceRowFault; key: string };
export type ImportPlan = { read: number; unchanged: number; faults: ImportFault[]; changes: PlannedChange[] };

export const TABLES = { sectors: 'sector', skills: 'skill' } as const;

/** The state of `sector e` or `skill e`. */
export const STATES: Record<EditedKind, RawBuilder<EntryState>> = {
  sectors: sql<EntryState>`jsonb_build_object('names', e.names)`,
  skills: sql<EntryState>`jsonb_build_object('name', e.name, 'folded', e.folded, 'names', e.names, 'aliases', to_jsonb(e.aliases),
    'conceptUri', e.concept_uri, 'source', e.source)`,
};

/** All names of a state: English of a skill is its name, unless it is called otherwise. */
export const namesOfState = (kind: EditedKind, { names, name }: EntryState): EntryNames =>
  kind === 'skills' && name !== undefined ? { en: name, ...names } : names;
