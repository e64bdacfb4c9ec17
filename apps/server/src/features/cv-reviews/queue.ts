// The queue of a school as a list: what is open first, then what ended within the last 90 days.
import type { exportCvReviews, listCvReviews } from '@fairway/contract/cv-review-queue';
import type { REVIEW_SORTS } from '@fairway/rules/cv-reviews';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { type ListOrder, pageOfRows, rowBatches } from '../../kernel/database/lists.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import { staffSees } from './access.ts';
import { programOf } from './queries.ts';

type AskedExport = z.output<typeof exportCvReviews.query>;
type Asker = { userId: string; now: Date };

const ORDER: ListOrder<(typeof REVIEW_SORTS)[number]> = {
  key: 'r.id',
  sorts: {
    waitingSince: sql`(r.ended_at is not null, r.waiting_since)`,
    dueAt: sql`(r.ended_at is not null, r.due_at)`,
    name: sql`lower(u.first_name || ' ' || u.last_name)`,
    state: sql`array_position(array['waiting', 'inReview', 'commented', 'done', 'withdrawn', 'closed'], r.state)`,
  },
};

function queueQuery(database: Database, schoolId: ManagedSchoolId, asked: AskedExport, { userId, now }: Asker) {
  let query = database
    .selectFrom('cv_review as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .leftJoin('app_user as a', 'a.id', 'r.assigned_to')
    .select(['r.id', 'r.state', 'r.waiting_since as waitingSince', 'r.due_at as dueAt', 'r.assigned_to as assignedTo'])
    .select([sql<string>`person_name(u.first_name, u.last_name)`.as('name'), programOf.as('program')])
    .select(sql<string | null>`person_name(a.first_name, a.last_name)`.as('assigneeName'))
    .select(sql<number>`(select count(*)::int from cv_review_version v where v.review_id = r.id)`.as('versions'))
    .where('r.school_id', '=', schoolId)
    .where(staffSees(now));
  if (asked.states.length > 0) query = query.where('r.state', 'in', asked.states);
  if (asked.assigned === 'me') query = query.where('r.assigned_to', '=', userId);
  if (asked.assigned === 'nobody') query = query.where('r.assigned_to', 'is', null);
  if (asked.assigned === 'others') query = query.where('r.assigned_to', 'is not', null).where('r.assigned_to', '!=', userId);
  if (asked.overdue) query = query.where('r.state', 'in', ['waiting', 'inReview']).where('r.due_at', '<', now);
  if (asked.q !== '') query = query.where(sql<SqlBool>`strpos(lower(u.first_name || ' ' || u.last_name), lower(${asked.q})) > 0`);
  return query;
}

/** A page of the queue. */
export function listQueue(database: Database, schoolId: ManagedSchoolId, asked: z.output<typeof listCvReviews.query>, asker: Asker) {
  return pageOfRows(database, queueQuery(database, schoolId, asked, asker), ORDER, asked);
}

/** All of it, for the export. */
export function queueBatches(database: Database, schoolId: ManagedSchoolId, asked: AskedExport, asker: Asker) {
  return rowBatches(queueQuery(database, schoolId, asked, asker), ORDER, asked.sort);
}

export type QueueRow = Awaited<ReturnType<typeof listQueue>>['rows'][number];
