// Writes of the skill list. It begins with our own list in every deployment; ESCO's joins by import. Rows of ours keep their name and the
// spellings that recognition relies on: an import only marks them, and adds names in other languages.
import { fold } from '@fairway/rules/folding';
import { builtInSkills, unqualified } from '@fairway/rules/recognition/skills';
import { ESCO_FILE } from '@fairway/rules/reference-entries';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../kernel/database/database.ts';
import { damageOf } from '../imports/names.ts';
import type { EntryState, ImportFault, ImportPlan, PlannedChange } from '../imports/plan.ts';
import { SKILL_NAMES } from './names.ts';
import { readSkillRows, type SkillFault, type SkillRow } from './rows.ts';

/** Writes what is missing of our own list; safe to repeat and on many nodes. */
export async function ensureBuiltInSkills(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `insert into skill (name, folded, names, aliases)
     select name, folded, coalesce(names, '{}'), aliases
     from json_to_recordset($1::json) as given(name text, folded text, names jsonb, aliases text[])
     where not exists (select 1 from skill s where s.folded = given.folded)
     on conflict (folded) do nothing`,
    [JSON.stringify(builtInSkills().map((skill) => ({ ...skill, folded: fold(skill.name), names: SKILL_NAMES.get(skill.name) })))],
  );
}

export type SkillImport = { read: number; created: number; changed: number; unchanged: number; faults: SkillFault[] };

const BATCH = 1000;
const KEY_SHOWN = 80;
/** Other spellings that a skill keeps. */
const ALIASES = 60;

type Held = {
  id: number;
  name: string;
  folded: string;
  names: Record<string, string>;
  aliases: string[];
  source: string;
  conceptUri: string | null;
};
/** Names of new skills, folded, and who has them. */
type Claimed = Map<string, string>;
type PlannedBatch = { created: Map<string, SkillRow>; changed: Map<Held, Held> };

/**
 * Imports skills from a CSV of ESCO (conceptUri, preferredLabel, altLabels), all of it in one transaction: a file that is cut off changes
 * nothing, repeating it changes nothing. With a locale other than English, names in that language join the skills that are there.
 * @throws {CsvFault}
 */
export async function importSkills(
  database: Database,
  request: { file: string; source: string; locale: string; progress?: (counts: { read: number }) => void },
): Promise<SkillImport> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('skills import'))`.execute(transaction);
    const report: SkillImport = { read: 0, created: 0, changed: 0, unchanged: 0, faults: [] };
    let batch: SkillRow[] = [];
    const claimed: Claimed = new Map();
    const flush = async () => {
      const { created, changed } = await planBatch(transaction, batch, request, { report, claimed });
      await insertSkills(transaction, created, request.source);
      await updateSkills(transaction, [...changed.keys()]);
      batch = [];
      request.progress?.({ read: report.read });
    };
    for await (const read of readSkillRows(request.file)) {
      report.read++;
      if ('fault' in read) report.faults.push(read.fault);
      else batch.push(read.row);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return { ...report, faults: report.faults.sort((a, b) => a.line - b.line) };
  });
}

/** The same, to be looked at first: nothing is written. The caller holds the lock. @rule reference.7 */
export async function planSkills(transaction: Database, request: { file: string; source: string; locale: string }): Promise<ImportPlan> {
  const report: SkillImport = { read: 0, created: 0, changed: 0, unchanged: 0, faults: [] };
  const changes: PlannedChange[] = [];
  const claimed: Claimed = new Map();
  let batch: SkillRow[] = [];
  const flush = async () => {
    const { created, changed } = await planBatch(transaction, batch, request, { report, claimed });
    const lines = new Map(batch.map((row) => [row.conceptUri, row.line]));
    for (const [folded, { line, name, ...row }] of created) {
      const after = { name, folded, names: {}, aliases: joined([], row.aliases, name), conceptUri: row.conceptUri, source: request.source };
      changes.push({ line, kind: 'skills', key: name, entryId: null, before: null, after });
    }
    for (const [skill, before] of changed) {
      const line = lines.get(skill.conceptUri ?? '') ?? 0;
      const after = stateOf({ ...skill, folded: fold(skill.name) });
      changes.push({ line, kind: 'skills', key: before.name, entryId: skill.id, before: stateOf(before), after });
    }
    batch = [];
  };
  const faults: ImportFault[] = [];
  try {
    for await (const read of readSkillRows(request.file)) {
      report.read++;
      if (report.read > ESCO_FILE.rows) {
        faults.push({ line: 0, code: 'too_many_rows', key: '' });
        break;
      }
      if ('fault' in read) report.faults.push(read.fault);
      else batch.push(read.row);
      if (batch.length === BATCH) await flush();
    }
    await flush();
  } catch (error) {
    faults.push(damageOf(error));
  }
  faults.push(...report.faults.map(({ line, code, detail }) => ({ line, code, key: detail.slice(0, KEY_SHOWN) })));
  return {
    read: report.read,
    unchanged: report.unchanged,
    faults: faults.sort((a, b) => a.line - b.line),
    changes: changes.sort((a, b) => a.line - b.line),
  };
}

const stateOf = ({ id: _id, ...state }: Held): EntryState => state as EntryState;

async function planBatch(
  transaction: Database,
  rows: readonly SkillRow[],
  request: { locale: string },
  { report, claimed }: { report: SkillImport; claimed: Claimed },
): Promise<PlannedBatch> {
  const changed = new Map<Held, Held>();
  if (rows.length === 0) return { created: new Map(), changed };
  const held = await heldSkills(transaction, rows);
  const created = new Map<string, SkillRow>();
  for (const row of rows) {
    const folded = fold(row.name);
    const known = held.byConcept.get(row.conceptUri);
    if (request.locale !== 'en') {
      if (!known) report.faults.push({ line: row.line, code: 'unknown_concept', detail: row.conceptUri });
      else note(known, (skill) => translate(skill, row, request.locale));
      continue;
    }
    const named = held.byName.get(folded) ?? held.ours(row.name);
    const takenBy = named && named !== known && (known !== undefined || named.conceptUri !== null) ? named.name : claimed.get(folded);
    claimed.set(folded, row.name);
    if (takenBy !== undefined) report.faults.push({ line: row.line, code: 'name_taken', detail: `${row.name}: there is ${takenBy}` });
    else if (known || named) note((known ?? named) as Held, (skill) => describe(skill, row));
    else created.set(folded, row);
  }
  function note(skill: Held, change: (skill: Held) => boolean): void {
    const before = changed.get(skill) ?? structuredClone(skill);
    if (!change(skill)) report.unchanged++;
    else {
      report.changed++;
      changed.set(skill, before);
    }
  }
  report.created += created.size;
  return { created, changed };
}

/** What an English row says of a skill; whether that is new. */
function describe(skill: Held, row: SkillRow): boolean {
  const before = JSON.stringify(skill);
  skill.conceptUri = row.conceptUri;
  if (skill.source !== 'fairway') {
    skill.name = row.name;
    skill.aliases = joined(skill.aliases, row.aliases, row.name);
  }
  return JSON.stringify(skill) !== before;
}

/** What a row in another language says of a skill; whether that is new. */
function translate(skill: Held, row: SkillRow, locale: string): boolean {
  const before = JSON.stringify(skill);
  skill.names = { ...skill.names, [locale]: row.name };
  if (skill.source !== 'fairway') skill.aliases = joined(skill.aliases, row.aliases, skill.name);
  return JSON.stringify(skill) !== before;
}

function joined(held: readonly string[], added: readonly string[], name: string): string[] {
  const seen = new Set([fold(name)]);
  return [...held, ...added].filter((alias) => !seen.has(fold(alias)) && seen.add(fold(alias))).slice(0, ALIASES);
}

async function heldSkills(transaction: Database, rows: readonly SkillRow[]) {
  const { rows: found } = await sql<Held>`
    select id, name, folded, names, aliases, source, concept_uri as "conceptUri" from skill
    where concept_uri = any(${rows.map((row) => row.conceptUri)}::text[])
      or folded = any(${rows.flatMap(({ name }) => [fold(name), fold(unqualified(name) ?? name)])}::text[])`.execute(transaction);
  const byConcept = new Map<string, Held>();
  const byName = new Map<string, Held>();
  for (const skill of found) {
    if (skill.conceptUri) byConcept.set(skill.conceptUri, skill);
    byName.set(skill.folded, skill);
  }
  /** "Java (computer programming)" is our Java. */
  const ours = (name: string) => {
    const skill = byName.get(fold(unqualified(name) ?? ''));
    return skill?.source === 'fairway' ? skill : undefined;
  };
  return { byConcept, byName, ours };
}

async function insertSkills(transaction: Database, created: ReadonlyMap<string, SkillRow>, source: string): Promise<void> {
  if (created.size === 0) return;
  const rows = [...created].map(([folded, row]) => ({ ...row, aliases: joined([], row.aliases, row.name), folded, source }));
  await sql`insert into skill (name, folded, aliases, source, concept_uri) select name, folded, aliases, source, "conceptUri" from ${given(rows)}`.execute(
    transaction,
  );
}

async function updateSkills(transaction: Database, changed: readonly Held[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map((skill) => ({ ...skill, folded: fold(skill.name) }));
  await sql`update skill s set name = given.name, folded = given.folded, names = given.names, aliases = given.aliases, concept_uri = given."conceptUri"
    from ${given(rows)} where s.id = given.id`.execute(transaction);
}

function given(rows: readonly object[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, name text, folded text, names jsonb, aliases text[], source text, "conceptUri" text)`;
}
