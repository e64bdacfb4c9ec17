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
import { findUndoable } from './queries.ts';

type Upload = { id: string; school_id: number; mode: string };
type Counts = { added_count: number; changed_count: number; removed_count: number };

/** Each address that a file would change, as it is now: `ends_on` and whether it is there. */
const changes = ({ id, school_id, mode }: Upload) => sql`
  select address_hash, held.school_id is not null as was_there, held.ends_on, given.upload_id is not null as is_given
  from (select * from school_roster_row where upload_id = ${id}::uuid) as given
  full join (select * from school_roster_entry where school_id = ${school_id}::int) as held using (address_hash)
  where held.school_id is null
    or (given.upload_id is null and ${mode} = 'replace')
    or (given.upload_id is not null and given.ends_on is distinct from held.ends_on)`;

/** How many addresses would come, get another end date, and go. */
export async function plannedChanges(database: Database, upload: Upload): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    count(*) filter (where not was_there)::int as added_count,
    count(*) filter (where was_there and is_given)::int as changed_count,
    count(*) filter (where not is_given)::int as removed_count
    from (${changes(upload)}) as change`.execute(database);
  return rows[0] ?? { added_count: 0, changed_count: 0, removed_count: 0 };
}

/** @throws Problem not_found, verification.roster_over */
export async function confirmRoster(request: ApiRequest, schoolId: AdministeredSchoolId, id: string): Promise<void> {
  const upload = await lockUpload(request.database, schoolId, id, 'read');
  const counts = await plannedChanges(request.database, upload);
  await forgetFormer(request.database, schoolId);
  await sql`insert into school_roster_former (upload_id, address_hash, was_there, ends_on)
    select ${id}::uuid, address_hash, was_there, ends_on from (${changes(upload)}) as change`.execute(request.database);
  if (upload.mode === 'replace')
    await sql`delete from school_roster_entry where school_id = ${schoolId}::int and not exists (
      select from school_roster_row r where r.upload_id = ${id}::uuid and r.address_hash = school_roster_entry.address_hash)`.execute(
      request.database,
    );
  await sql`insert into school_roster_entry (school_id, address_hash, ends_on)
    select ${schoolId}::int, address_hash, ends_on from school_roster_row where upload_id = ${id}::uuid
    on conflict (school_id, address_hash) do update set ends_on = excluded.ends_on`.execute(request.database);
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
  await sql`delete from school_roster_entry e using school_roster_former f
    where f.upload_id = ${id}::uuid and not f.was_there and e.school_id = ${schoolId}::int and e.address_hash = f.address_hash`.execute(
    database,
  );
  await sql`insert into school_roster_entry (school_id, address_hash, ends_on)
    select ${schoolId}::int, address_hash, ends_on from school_roster_former where upload_id = ${id}::uuid and was_there
    on conflict (school_id, address_hash) do update set ends_on = excluded.ends_on`.execute(database);
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
  const detail = counts ? { mode, added: counts.added_count, changed: counts.changed_count, removed: counts.removed_count } : { mode };
  await recordAudit(database, {
    at: now,
    actorId: ownUserId({ database, clock, ...request }),
    action: `verification.roster_${ACTIONS[state]}` as const,
    subject: `school:${schoolId}`,
    schoolId,
    detail,
  });
}
