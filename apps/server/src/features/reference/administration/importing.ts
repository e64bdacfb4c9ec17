// Names from a CSV file, as the export writes it: kind, key, a column a locale. The whole file is read and checked before a row is written;
// with one bad row nothing is. An empty cell leaves a name as it is; a key that nobody knows is a new entry.
import type { importReference } from '@fairway/contract/reference/administration';
import { fold } from '@fairway/rules/folding';
import { LOCALES } from '@fairway/rules/locales';
import { plainLine } from '@fairway/rules/names';
import {
  EDITED_KINDS,
  type EditedKind,
  ENTRY_NAME_CHARACTERS,
  isSectorCode,
  REFERENCE_FAULTS_SHOWN,
  REFERENCE_FILE,
  type ReferenceRowFault,
} from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { CsvFault, type CsvRow, readCsvFile } from '../../../kernel/files/csv-file.ts';
import { type Edit, keptNames, lockReference, noteReferenceChange, writeNames } from './commands.ts';
import type { EntryNames } from './queries.ts';

export type ReferenceImport = z.input<typeof importReference.returns>;
type Held = { id: number; key: string; names: EntryNames };
type Fault = { line: number; code: ReferenceRowFault; key: string };
type Plan = {
  held: Record<EditedKind, Map<string, Held>>;
  /** English names, folded, and whose they are. */
  called: Record<EditedKind, Map<string, string>>;
  added: Record<EditedKind, Map<string, EntryNames>>;
  changed: Record<EditedKind, Map<number, EntryNames>>;
};

const KEY_SHOWN = 80;
const ROWS_AT_ONCE = 2000;

/** Takes the names of a file. */
export async function importNames(transaction: Database, file: string, edit: Edit): Promise<ReferenceImport> {
  await lockReference(transaction);
  const plan: Plan = {
    held: { sectors: await heldSectors(transaction), skills: await heldSkills(transaction) },
    called: { sectors: new Map(), skills: new Map() },
    added: { sectors: new Map(), skills: new Map() },
    changed: { sectors: new Map(), skills: new Map() },
  };
  for (const kind of EDITED_KINDS) for (const [key, { names }] of plan.held[kind]) plan.called[kind].set(fold(names.en ?? ''), key);
  const faults: Fault[] = [];
  const seen = new Set<string>();
  let [read, unchanged] = [0, 0];
  try {
    for await (const row of readCsvFile(file, ['kind', 'key'])) {
      read += 1;
      const outcome = read > REFERENCE_FILE.rows ? 'too_many_rows' : planRow(plan, row, seen);
      if (outcome === 'unchanged') unchanged += 1;
      else if (outcome !== 'planned') faults.push({ line: row.line, code: outcome, key: (row.values.key ?? '').slice(0, KEY_SHOWN) });
      if (outcome === 'too_many_rows') break;
    }
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    faults.push({ line: error.line, code: error.isEmpty ? 'empty' : 'damaged', key: '' });
  }
  const count = (of: 'added' | 'changed') => plan[of].sectors.size + plan[of].skills.size;
  const report = { read, created: count('added'), changed: count('changed'), unchanged };
  if (faults.length > 0) return { ...report, written: false, faultCount: faults.length, faults: faults.slice(0, REFERENCE_FAULTS_SHOWN) };
  if (report.created + report.changed > 0) {
    await writePlan(transaction, plan);
    await noteReferenceChange(transaction, edit, { action: 'imported', subject: 'reference', detail: report });
  }
  return { ...report, written: true, faultCount: 0, faults: [] };
}

/** What a row comes to. Two rows of one entry are a mistake: nobody can say which of them counts. */
function planRow(plan: Plan, { values }: CsvRow, seen: Set<string>): ReferenceRowFault | 'planned' | 'unchanged' {
  const kind = EDITED_KINDS.find((one) => one === values.kind);
  if (!kind) return 'unknown_kind';
  const typed = plainLine(unguarded(values.key ?? ''));
  const key = kind === 'sectors' ? typed : fold(typed);
  if (key === '' || [...typed].length > ENTRY_NAME_CHARACTERS || (kind === 'sectors' && !isSectorCode(key))) return 'bad_key';
  if (seen.has(`${kind} ${key}`)) return 'key_twice';
  seen.add(`${kind} ${key}`);
  const given = givenNames(values);
  if (Object.values(given).some((name) => [...name].length > ENTRY_NAME_CHARACTERS)) return 'name_too_long';
  const held = plan.held[kind].get(key);
  if (!held && kind === 'skills') given.en ??= typed;
  const names: EntryNames = { ...held?.names, ...given };
  if (!names.en) return 'no_english';
  if (!isFree(plan, kind, key, names.en)) return 'name_taken';
  if (!held) plan.added[kind].set(kind === 'skills' ? typed : key, names);
  else if (LOCALES.every((locale) => names[locale] === held.names[locale])) return 'unchanged';
  else plan.changed[kind].set(held.id, keptNames(kind, held.key, names));
  return 'planned';
}

/** Whether no other entry is called so, and notes that this one is. */
function isFree({ called, held }: Plan, kind: EditedKind, key: string, english: string): boolean {
  const name = fold(english);
  const owner = called[kind].get(name);
  // A skill is found by its key too, whatever it is called now.
  if ((owner !== undefined && owner !== key) || (kind === 'skills' && name !== key && held.skills.has(name))) return false;
  called[kind].set(name, key);
  return true;
}

function givenNames(values: CsvRow['values']): EntryNames {
  const names: EntryNames = {};
  for (const locale of LOCALES) {
    const name = plainLine(unguarded(values[locale] ?? ''));
    if (name !== '') names[locale] = name;
  }
  return names;
}

/** Without the apostrophe that keeps spreadsheets from running a text (kernel/files/csv-export.ts). */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/, '');

async function heldSectors(transaction: Database): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`select id, code as key, names from sector`.execute(transaction);
  return new Map(rows.map((row) => [row.key, row]));
}

async function heldSkills(transaction: Database): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { folded: string }>`
    select id, name as key, folded, jsonb_build_object('en', name) || names as names from skill`.execute(transaction);
  return new Map(rows.map(({ folded, ...row }) => [folded, row]));
}

async function writePlan(transaction: Database, { added, changed }: Plan): Promise<void> {
  for (const kind of EDITED_KINDS)
    for (const rows of batches([...changed[kind]].map(([id, names]) => ({ id, names })))) await writeNames(transaction, kind, rows);
  for (const rows of batches([...added.sectors].map(([code, names], place) => ({ code, names, place }))))
    await sql`insert into sector (code, names, sort) select code, names, (select coalesce(max(sort), 0) from sector) + 10 * (place + 1)
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(code text, names jsonb, place int)`.execute(transaction);
  const skills = [...added.skills].map(([name, names]) => ({ name, folded: fold(name), names: keptNames('skills', name, names) }));
  for (const rows of batches(skills))
    await sql`insert into skill (name, folded, names, source) select name, folded, names, 'platform'
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(name text, folded text, names jsonb)`.execute(transaction);
}

function* batches<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
