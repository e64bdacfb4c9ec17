// What a roster that was read changes: shown first, written when it is confirmed, taken back within 7 days. All of a step is one transaction
// under the lock of the upload's row; what was before is kept by hash only, until nobody can ask for it any more.
import { UNDO_DAYS } from '@fairway/rules/verification';
import { sql } from 'kysely';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId } from '../../identity/access.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import { type Counts, plan, plannedChanges, planning, type Upload } from './plan.ts';
import { findUndoable } from './queries.ts';

/** @throws Problem not_found, verification.roster_over */
export async function confirmRoster(request: ApiRequest, schoolId: AdministeredSchoolId, id: string): Promise<void> {
  const upload = await lockUpload(request.database, schoolId, id, 'read');
  const { database } = request;
  const counts = await plannedChanges(database, upload);
  await forgetFormer(database, schoolId);
  // What becomes of each is settled in the file's own rows before anything goes that it is made from.
  await planning(database, async (transaction) => {
    await sql`with change as materialized (${plan(upload)}),
      settled as (
        update school_roster_row r set number_hash = c.to_number_hash, program_id = c.to_program_id, adviser_id = c.to_adviser_id
        from change c where r.upload_id = ${id}::uuid and r.address_hash = c.new_address
          and (r.number_hash, r.program_id, r.adviser_id) is distinct from (c.to_number_hash, c.to_program_id, c.to_adviser_id)
      )
      insert into school_roster_former (upload_id, address_hash, was_there, ends_on, number_hash, program_id, adviser_id)
      select ${id}::uuid, a.address_hash, e.school_id is not null, e.ends_on, e.number_hash, e.program_id, e.adviser_id
      from (select old_address as address_hash from change where old_address is not null
        union select new_address from change where new_address is not null) as a
      left join school_roster_entry e on e.school_id = ${schoolId}::int and e.address_hash = a.address_hash`.execute(transaction);
    await sql`delete from school_roster_entry e using school_roster_former f
      where f.upload_id = ${id}::uuid and e.school_id = ${schoolId}::int and e.address_hash = f.address_hash`.execute(transaction);
    await sql`insert into school_roster_entry (school_id, address_hash, ends_on, number_hash, program_id, adviser_id)
      select ${schoolId}::int, r.address_hash, r.ends_on, r.number_hash, r.program_id, r.adviser_id
      from school_roster_row r join school_roster_former f on f.upload_id = r.upload_id and f.address_hash = r.address_hash
      where r.upload_id = ${id}::uuid`.execute(transaction);
  });
  await finish(request, schoolId, upload, 'done', counts);
}

/** @throws Problem not_found, verification.roster_over */
export async function dropRoster(request: ApiRequest, schoolId: AdministeredSchoolId, id: string): Promise<void> {
  await finish(request, schoolId, await lockUpload(request.database, schoolId, id, 'read'), 'dropped');
}

/** The roster as it was before the file that was confirmed last. @throws Problem not_found, verification.roster_over, verification.too_late */
export async function undoRoster(request: ApiRequest, schoolId: AdministeredSchoolId, id: string): Promise<void> {
  const { database, clock } = request;
  const upload = await lockUpload(database, schoolId, id, 'done');
  const undoable = await findUndoable(database, schoolId, clock.now());
  if (undoable?.id !== id) throw new Problem('verification.too_late');
  await planning(database, async (transaction) => {
    await sql`delete from school_roster_entry e using school_roster_former f
      where f.upload_id = ${id}::uuid and e.school_id = ${schoolId}::int and e.address_hash = f.address_hash`.execute(transaction);
    await sql`insert into school_roster_entry (school_id, address_hash, ends_on, number_hash, program_id, adviser_id)
      select ${schoolId}::int, address_hash, ends_on, number_hash, program_id, adviser_id
      from school_roster_former where upload_id = ${id}::uuid and was_there`.execute(transaction);
  });
  await forgetFormer(database, schoolId);
  await finish(request, schoolId, upload, 'undone');
}

/** What could be undone until now, and rows that nobody confirmed within that time. */
export async function sweepRosters(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDO_DAYS * 86_400_000);
  const { numDeletedRows } = await database
    .deleteFrom('school_roster_former')
    .where('upload_id', 'in', (query) => query.selectFrom('school_roster_upload').select('id').where('finished_at', '<', before))
    .executeTakeFirstOrThrow();
  const left = await database
    .updateTable('school_roster_upload')
    .set({ state: 'dropped', finished_at: now })
    .where('state', '=', 'read')
    .where('created_at', '<', before)
    .returning('id')
    .execute();
  const ids = left.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom('school_roster_row').where('upload_id', 'in', ids).execute();
  return Number(numDeletedRows) + ids.length;
}

async function lockUpload(database: Database, schoolId: AdministeredSchoolId, id: string, state: 'read' | 'done'): Promise<Upload> {
  const row = await database
    .selectFrom('school_roster_upload')
    .select(['id', 'school_id', 'mode', 'state'])
    .where('id', '=', id)
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  if (row.state !== state) throw new Problem('verification.roster_over');
  return row;
}

/** Only the last confirmed one can be undone. */
async function forgetFormer(database: Database, schoolId: number): Promise<void> {
  await database
    .deleteFrom('school_roster_former')
    .where('upload_id', 'in', (query) => query.selectFrom('school_roster_upload').select('id').where('school_id', '=', schoolId))
    .execute();
}

const ACTIONS = { done: 'confirmed', dropped: 'dropped', undone: 'undone' } as const;

async function finish(
  { database, clock, ...request }: ApiRequest,
  schoolId: AdministeredSchoolId,
  { id, mode }: Upload,
  state: keyof typeof ACTIONS,
  counts?: Counts,
): Promise<void> {
  const now = clock.now();
  await database
    .updateTable('school_roster_upload')
    .set({ state, finished_at: now, ...counts })
    .where('id', '=', id)
    .execute();
  await database.deleteFrom('school_roster_row').where('upload_id', '=', id).execute();
  const detail = counts
    ? { mode, added: counts.added_count, changed: counts.changed_count + counts.moved_count, removed: counts.removed_count }
    : { mode };
  await recordAudit(database, {
    at: now,
    actorId: ownUserId({ database, clock, ...request }),
    action: `verification.roster_${ACTIONS[state]}` as const,
    subject: `school:${schoolId}`,
    schoolId,
    detail,
  });
}
