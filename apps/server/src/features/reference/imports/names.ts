// Names from a CSV file, as the export writes it: kind, key, a column a locale, and the mark of what was exported. The whole file is read and
// checked; with one bad row nothing of it is written. An empty cell leaves a name as it is; a key that nobody knows is a new entry; a row that
// would change what was edited since the export says so.
import { fold } from '@fairway/rules/folding';
import { LOCALES } from '@fairway/rules/locales';
import { plainLine } from '@fairway/rules/names';
import {
  EDITED_KINDS,
  type EditedKind,
  ENTRY_NAME_CHARACTERS,
  isSectorCode,
  REFERENCE_FILE,
  type ReferenceRowFault,
} from '@fairway/rules/reference-entries';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { CsvFault, type CsvRow, readCsvFile } from '../../../kernel/files/csv-file.ts';
import { keptNames } from '../administration/commands.ts';
import type { EntryNames } from '../administration/queries.ts';
import { type EntryState, type ImportFault, type ImportPlan, type PlannedChange, STATES } from './plan.ts';

type Held = { id: number; key: string; names: EntryNames; mark: string; state: EntryState };
type Plan = {
  held: Record<EditedKind, Map<string, Held>>;
  /** English names, folded, and whose they are. */
  called: Record<EditedKind, Map<string, string>>;
  changes: PlannedChange[];
};

const KEY_SHOWN = 80;

/** What the names of a file come to. The caller holds the lock of reference data. */
export async function planNames(transaction: Database, file: string): Promise<ImportPlan> {
  const plan: Plan = {
    held: { sectors: await heldSectors(transaction), skills: await heldSkills(transaction) },
    called: { sectors: new Map(), skills: new Map() },
    changes: [],
  };
  for (const kind of EDITED_KINDS) for (const [key, { names }] of plan.held[kind]) plan.called[kind].set(fold(names.en ?? ''), key);
  const faults: ImportFault[] = [];
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
    faults.push(damageOf(error));
  }
  return { read, unchanged, faults, changes: plan.changes };
}

/** What is said of a file that cannot be read. @throws what is no fault of the file */
export function damageOf(error: unknown): ImportFault {
  if (!(error instanceof CsvFault)) throw error;
  return { line: error.line, code: error.isEmpty ? 'empty' : 'damaged', key: '' };
}

/** What a row comes to. Two rows of one entry are a mistake: nobody can say which of them counts. */
function planRow(plan: Plan, { line, values }: CsvRow, seen: Set<string>): ReferenceRowFault | 'planned' | 'unchanged' {
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
  const added = () => (kind === 'skills' ? newSkill(typed, names) : { names });
  if (!held) plan.changes.push({ line, kind, key: kind === 'skills' ? typed : key, entryId: null, before: null, after: added() });
  else if (LOCALES.every((locale) => names[locale] === held.names[locale])) return 'unchanged';
  else if (values.mark && values.mark !== held.mark) return 'overtaken';
  else {
    const after = { ...held.state, names: keptNames(kind, held.key, names) };
    plan.changes.push({ line, kind, key: held.key, entryId: held.id, before: held.state, after });
  }
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

const newSkill = (name: string, names: EntryNames): EntryState => ({
  name,
  folded: fold(name),
  names: keptNames('skills', name, names),
  aliases: [],
  conceptUri: null,
  source: 'platform',
});

async function heldSectors(transaction: Database): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`select id, code as key, names, md5(names::text) as mark, ${STATES.sectors} as state
    from sector e`.execute(transaction);
  return new Map(rows.map((row) => [row.key, row]));
}

async function heldSkills(transaction: Database): Promise<Map<string, Held>> {
  const { rows } = await sql<Held & { folded: string }>`select id, name as key, folded, jsonb_build_object('en', name) || names as names,
    md5(names::text) as mark, ${STATES.skills} as state from skill e`.execute(transaction);
  return new Map(rows.map(({ folded, ...row }) => [folded, row]));
}
