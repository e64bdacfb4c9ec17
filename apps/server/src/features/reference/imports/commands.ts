// An import is kept with all that it changes, written in one transaction and taken back in one. Neither overwrites what somebody edited meanwhile:
// an entry has to be as it was when the file was read, and as it was written. Whoever writes holds the lock of reference data, so that nothing
// moves between the look and the write. @rule reference.6
import { EDITED_KINDS, type EditedKind, IMPORT_DAYS, type ImportForm, REFERENCE_FAULTS_SHOWN } from '@fairway/rules/reference-entries';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Edit, lockReference, noteReferenceChange } from '../administration/commands.ts';
import { type ImportPlan, type PlannedChange, STATES, TABLES } from './plan.ts';
import { type ImportView, importView } from './queries.ts';

const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 2000;

/** Keeps a plan, and forgets imports that are over. One that changes nothing, or may not be written, is not kept. */
export async function keepImport(
  transaction: Database,
  form: ImportForm,
  plan: ImportPlan,
  { now }: Pick<Edit, 'now'>,
): Promise<ImportView> {
  const counts = {
    read: plan.read,
    created: plan.changes.filter(({ before }) => before === null).length,
    changed: plan.changes.filter(({ before }) => before !== null).length,
    unchanged: plan.unchanged,
    fault_count: plan.faults.length,
  };
  const faults = plan.faults.slice(0, REFERENCE_FAULTS_SHOWN);
  const made = { id: null, form, made_at: now, ...counts, faults, written_at: null, undone_at: null };
  // A file that is broken, or of names and wrong in one row, is refused whole; of ESCO's the good rows count.
  const isRefused = plan.faults.some(({ code }) => form === 'names' || ['damaged', 'empty', 'too_many_rows'].includes(code));
  if (isRefused) return importView(made, now, 'refused');
  if (plan.changes.length === 0) return importView(made, now, 'same');
  await sql`delete from reference_import where made_at < ${new Date(now.getTime() - IMPORT_DAYS.written * DAY_MS)}
    or (written_at is null and made_at < ${new Date(now.getTime() - IMPORT_DAYS.waiting * DAY_MS)})`.execute(transaction);
  const id = newId();
  await transaction
    .insertInto('reference_import')
    .values({ id, form, made_at: now, ...counts, faults: JSON.stringify(faults) })
    .execute();
  await keepChanges(transaction, id, plan.changes);
  return importView({ ...made, id }, now);
}

async function keepChanges(transaction: Database, importId: string, changes: readonly PlannedChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    const rows = changes.slice(at, at + ROWS_AT_ONCE).map((change, place) => ({ ...change, place: at + place }));
    await sql`insert into reference_import_change (import_id, place, line, kind, key, entry_id, before, after)
      select ${importId}::uuid, place, line, kind, key, "entryId", nullif(before, 'null'), after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(place int, line int, kind text, key text, "entryId" int, before jsonb, after jsonb)`.execute(transaction);
  }
}

/** @throws Problem not_found, reference.overtaken, reference.import_over */
export async function writeImport(transaction: Database, id: string, edit: Edit): Promise<void> {
  await lockReference(transaction);
  const kept = await lockedImport(transaction, id);
  if (kept.undone_at) throw new Problem('reference.import_over');
  if (kept.written_at) return;
  for (const kind of EDITED_KINDS) {
    await refuseOvertaken(transaction, id, kind, sql`c.before`);
    await refuseTaken(transaction, id, kind);
  }
  await restore(transaction, id, sql`c.after`);
  await sql`with added as (
      insert into sector (code, names, sort)
      select c.key, c.after -> 'names', (select coalesce(max(sort), 0) from sector) + 10 * row_number() over (order by c.place)
      from reference_import_change c where c.import_id = ${id} and c.kind = 'sectors' and c.before is null returning id, code)
    update reference_import_change c set entry_id = added.id from added where c.import_id = ${id} and c.kind = 'sectors' and c.key = added.code`.execute(
    transaction,
  );
  await sql`with added as (
      insert into skill (name, folded, names, aliases, source, concept_uri)
      select x.name, x.folded, x.names, x.aliases, x.source, x."conceptUri" from reference_import_change c cross join lateral ${skillOf(sql`c.after`)}
      where c.import_id = ${id} and c.kind = 'skills' and c.before is null order by c.place returning id, folded)
    update reference_import_change c set entry_id = added.id from added
    where c.import_id = ${id} and c.kind = 'skills' and c.before is null and c.after ->> 'folded' = added.folded`.execute(transaction);
  await transaction.updateTable('reference_import').set({ written_at: edit.now }).where('id', '=', id).execute();
  await note(transaction, id, 'imported', edit);
}

/** @throws Problem not_found, reference.overtaken, reference.import_over */
export async function undoImport(transaction: Database, id: string, edit: Edit): Promise<void> {
  await lockReference(transaction);
  const kept = await lockedImport(transaction, id);
  if (kept.undone_at) return;
  if (!kept.written_at || edit.now.getTime() - kept.written_at.getTime() > IMPORT_DAYS.written * DAY_MS)
    throw new Problem('reference.import_over');
  for (const kind of EDITED_KINDS) await refuseOvertaken(transaction, id, kind, sql`c.after`);
  const added = (kind: EditedKind) => sql`e.id in (select c.entry_id from reference_import_change c
    where c.import_id = ${id} and c.kind = ${kind} and c.before is null)`;
  // Who chose a new entry keeps it: it is offered no more. What nobody chose was never there.
  await sql`delete from skill e where ${added('skills')} and not exists (select from candidate_chosen_skill k where k.skill_id = e.id)`.execute(
    transaction,
  );
  await sql`delete from sector e where ${added('sectors')}
    and not exists (select from candidate_chosen_sector k where k.sector_code = e.code)
    and not exists (select from organization_shown k where k.sectors @> array[e.code])
    and not exists (select from job_standing j where j.sectors @> array[e.code] and j.sectors <> '{}')`.execute(transaction);
  for (const kind of EDITED_KINDS)
    await sql`update ${sql.table(TABLES[kind])} e set active = false where ${added(kind)}`.execute(transaction);
  await restore(transaction, id, sql`c.before`);
  await transaction.updateTable('reference_import').set({ undone_at: edit.now }).where('id', '=', id).execute();
  await note(transaction, id, 'import_undone', edit);
}

async function lockedImport(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('reference_import')
    .select(['written_at', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** Is every entry of the import as it stands in this column? */
async function refuseOvertaken(transaction: Database, id: string, kind: EditedKind, column: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql`select from reference_import_change c left join ${sql.table(TABLES[kind])} e on e.id = c.entry_id
    where c.import_id = ${id} and c.kind = ${kind} and ${column} is not null
      and (e.id is null or ${STATES[kind]} is distinct from ${column}) limit 1`.execute(transaction);
  if (rows.length > 0) throw new Problem('reference.overtaken');
}

/** Somebody added, or called an entry, meanwhile what the import would. */
async function refuseTaken(transaction: Database, id: string, kind: EditedKind): Promise<void> {
  const english = (state: RawBuilder<unknown>) => sql`lower(coalesce(${state} -> 'names' ->> 'en', ${state} ->> 'name'))`;
  const key = kind === 'sectors' ? sql`e.code = c.key` : sql`e.folded = c.after ->> 'folded'`;
  const { rows } = await sql`select from reference_import_change c join ${sql.table(TABLES[kind])} e
      on (c.before is null and ${key}) or ${english(STATES[kind])} = ${english(sql`c.after`)}
    where c.import_id = ${id} and c.kind = ${kind} and e.id is distinct from c.entry_id
      and (c.before is null or ${english(sql`c.before`)} <> ${english(sql`c.after`)})
      and not exists (select from reference_import_change o where o.import_id = c.import_id and o.kind = c.kind and o.entry_id = e.id)
    limit 1`.execute(transaction);
  if (rows.length > 0) throw new Problem('reference.overtaken');
}

const skillOf = (state: RawBuilder<unknown>) =>
  sql`jsonb_to_record(${state}) as x(name text, folded text, names jsonb, aliases text[], "conceptUri" text, source text)`;

/** Makes the entries that were there as they stand in this column. */
async function restore(transaction: Database, id: string, column: RawBuilder<unknown>): Promise<void> {
  await sql`update sector e set names = ${column} -> 'names' from reference_import_change c
    where c.import_id = ${id} and c.kind = 'sectors' and c.before is not null and e.id = c.entry_id`.execute(transaction);
  await sql`update skill e set name = s.name, folded = s.folded, names = s.names, aliases = s.aliases, concept_uri = s."conceptUri", source = s.source
    from (select c.entry_id, x.* from reference_import_change c cross join lateral ${skillOf(column)}
      where c.import_id = ${id} and c.kind = 'skills' and c.before is not null) s
    where e.id = s.entry_id`.execute(transaction);
}

async function note(transaction: Database, id: string, action: 'imported' | 'import_undone', edit: Edit): Promise<void> {
  const { form, created, changed } = await transaction
    .selectFrom('reference_import')
    .select(['form', 'created', 'changed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await noteReferenceChange(transaction, edit, { action, subject: 'reference', detail: { form, created, changed } });
}
