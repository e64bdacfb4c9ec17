// The record of one student, read-only: the connection and what happened to it, labels, notes, who looked, and the profile as schools may see it.

import type { studentRecord } from '@fairway/contract/students/endpoints';
import type { Locale } from '@fairway/rules/locales';
import { fullName } from '@fairway/rules/names';
import { VIEWINGS_SHOWN } from '@fairway/rules/students';
import type { VerificationMethod, VerificationState } from '@fairway/rules/verification';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import { findSharedView } from '../../candidates/shares/queries.ts';
import { listMoves } from '../../verification/queries.ts';
import type { SchoolStudent } from '../access.ts';
import { adviserOf, adviserView } from '../advisers/queries.ts';
import { labelsOf } from '../labels/queries.ts';
import { listNotes } from '../notes/queries.ts';
import { verdictOf } from '../views.ts';

type RecordView = z.input<typeof studentRecord>;
/** `decides`: whether they may do something with what they read. */
export type Reader = { readerId: string; decides: boolean; locale: Locale | undefined; now: Date };

export async function getStudentRecord(
  database: Database,
  student: SchoolStudent,
  { readerId, decides, locale, now }: Reader,
): Promise<RecordView> {
  const row = await findConnection(database, student);
  const isPrivate = row.profile_visibility === 'private';
  const [history, notes, viewings, profile] = await Promise.all([
    listHistory(database, student),
    listNotes(database, student, readerId),
    listViewings(database, student),
    isPrivate ? undefined : findSharedView(database, student.userId, { locale, now }),
  ]);
  const state = row.state as VerificationState;
  return {
    id: student.userId,
    name: fullName(row.first_name, row.last_name),
    email: row.student_email ?? (isPrivate ? null : row.email),
    avatar: isPrivate ? null : row.avatar,
    isPrivate,
    state,
    verdict: verdictOf(row),
    labels: row.labels,
    adviser: adviserView(row.adviser),
    lastSeenAt: isPrivate ? null : (row.last_seen_at?.toISOString() ?? null),
    connection: {
      id: student.connectionId,
      method: row.method as VerificationMethod | null,
      studentEmail: row.student_email,
      since: row.created_at.toISOString(),
      requestedAt: row.requested_at?.toISOString() ?? null,
      verifiedAt: row.verified_at?.toISOString() ?? null,
      expiresAt: row.expires_at?.toISOString() ?? null,
      reason: row.reason,
      can: { revoke: decides && state === 'verified', extend: decides && state === 'verified', decide: decides && state === 'pending' },
    },
    history,
    notes,
    viewings,
    profile: profile ?? null,
  };
}

function findConnection(database: Database, { connectionId }: SchoolStudent) {
  return database
    .selectFrom('verification_connection as c')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .leftJoin('candidate_profile as k', 'k.user_id', 'c.user_id')
    .select(['c.state', 'c.method', 'c.student_email', 'c.reason_code', 'c.reason', 'c.created_at', 'c.requested_at', 'c.verified_at'])
    .select(['c.expires_at', 'u.first_name', 'u.last_name', 'u.email', 'u.avatar', 'k.profile_visibility'])
    .select(
      sql<Date | null>`(select max(l.last_used_at) from identity_session l where l.user_id = c.user_id and l.method <> 'view_as')`.as(
        'last_seen_at',
      ),
    )
    .select(adviserOf(sql`c.user_id`, sql`c.school_id`).as('adviser'))
    .select(labelsOf(sql`c.user_id`, sql`c.school_id`).as('labels'))
    .where('c.id', '=', connectionId)
    .executeTakeFirstOrThrow();
}

async function listHistory(database: Database, { connectionId, userId }: SchoolStudent): Promise<RecordView['history']> {
  const rows = await listMoves(database, connectionId, MOVES_SHOWN);
  return rows.map((row) => {
    const by = row.actor_id === userId ? 'candidate' : row.actor_id === null && !STAFF_ACTIONS.has(row.action) ? 'platform' : 'staff';
    const name = by === 'staff' && row.actor_id !== null ? fullName(row.first_name, row.last_name) : null;
    return { id: row.id, at: row.at.toISOString(), action: row.action, by, name, note: row.note };
  });
}

const MOVES_SHOWN = 200;
const STAFF_ACTIONS: ReadonlySet<string> = new Set(['approve', 'askBack', 'reject', 'undoApprove', 'undoReject', 'revoke', 'extend']);

async function listViewings(database: Database, { userId, schoolId }: SchoolStudent): Promise<RecordView['viewings']> {
  const rows = await database
    .selectFrom('audit_line as a')
    .leftJoin('identity_person as u', 'u.id', 'a.actor_id')
    .select(['a.at', 'u.id', 'u.first_name', 'u.last_name'])
    .where('a.action', '=', 'student.viewed')
    .where('a.school_id', '=', schoolId)
    .where('a.subject', '=', `user:${userId}`)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(VIEWINGS_SHOWN)
    .execute();
  return rows.map((row) => ({ at: row.at.toISOString(), name: row.id === null ? null : fullName(row.first_name, row.last_name) }));
}
