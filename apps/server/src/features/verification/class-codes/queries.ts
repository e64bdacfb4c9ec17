// Reads of a school's class codes.
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ManagedSchoolId } from '../../schools/access.ts';

const SHOWN = 50;

function classCodes(database: Database, schoolId: ManagedSchoolId) {
  return database
    .selectFrom('school_class_code as k')
    .select(['k.id', 'k.label', 'k.started_at', 'k.ends_at', 'k.ended_at', 'k.max_uses', 'k.sealed_code'])
    .select(sql<number>`(select count(*)::int from school_class_code_use u where u.code_id = k.id)`.as('use_count'))
    .where('k.school_id', '=', schoolId);
}

export type ClassCodeRow = Awaited<ReturnType<typeof listClassCodeRows>>[number];

/** The last ones, running ones first. */
export async function listClassCodeRows(database: Database, schoolId: ManagedSchoolId, now: Date) {
  return classCodes(database, schoolId)
    .orderBy(sql`(k.ended_at is null and k.ends_at > ${now}::timestamptz)`, 'desc')
    .orderBy('k.started_at', 'desc')
    .orderBy('k.id')
    .limit(SHOWN)
    .execute();
}

/** @throws Problem not_found */
export async function getClassCodeRow(database: Database, schoolId: ManagedSchoolId, id: string): Promise<ClassCodeRow> {
  const row = await classCodes(database, schoolId).where('k.id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

/** Who used a code, the last first. */
export async function listClassCodeUses(database: Database, codeId: string) {
  return database
    .selectFrom('school_class_code_use as u')
    .innerJoin('identity_person as p', 'p.id', 'u.user_id')
    .select(['p.first_name', 'p.last_name', 'u.used_at'])
    .where('u.code_id', '=', codeId)
    .orderBy('u.used_at', 'desc')
    .orderBy('u.user_id')
    .execute();
}
