// The queue of a school as a list: what is open first, then what ended within the last 90 days.
import type { cvReviewsList } from '@fairway/contract/cv-reviews/queue';
import type { Asked } from '@fairway/contract/kernel/lists';
import type { REVIEW_SORTS } from '@fairway/rules/cv-reviews';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import { findsStudent, type StudentScope } from '../schools/access.ts';
import { staffSees } from './access.ts';
import { programOf } from './queries.ts';

export type AskedQueue = Asked<typeof cvReviewsList>;
export type Asker = { userId: string; now: Date };

export const QUEUE_ORDER: ListOrder<(typeof REVIEW_SORTS)[number]> = {
  key: 'r.id',
  sorts: {
    waitingSince: sql`(r.ended_at is not null, r.waiting_since)`,
    dueAt: sql`(r.ended_at is not null, r.due_at)`,
    name: sql`lower(u.first_name || ' ' || u.last_name)`,
    state: sql`array_position(array['waiting', 'inReview', 'commented', 'done', 'withdrawn', 'closed'], r.state)`,
  },
};

export function queueQuery(database: Database, scope: StudentScope, asked: AskedQueue, { userId, now }: Asker) {
  let query = database
    .selectFrom('cv_review as r')
    .innerJoin('identity_person as u', 'u.id', 'r.user_id')
    .leftJoin('identity_person as a', 'a.id', 'r.assigned_to')
    .select(['r.id', 'r.state', 'r.waiting_since as waitingSince', 'r.due_at as dueAt', 'r.assigned_to as assignedTo'])
    .select([sql<string>`person_name(u.first_name, u.last_name)`.as('name'), programOf.as('program')])
    .select(sql<string | null>`person_name(a.first_name, a.last_name)`.as('assigneeName'))
    .select(sql<number>`(select count(*)::int from cv_review_version v where v.review_id = r.id)`.as('versions'))
    .where('r.school_id', '=', scope.schoolId)
    .where(findsStudent(scope, 'r.user_id'))
    .where(staffSees(now));
  if (asked.states.length > 0) query = query.where('r.state', 'in', asked.states);
  if (asked.assigned === 'me') query = query.where('r.assigned_to', '=', userId);
  if (asked.assigned === 'nobody') query = query.where('r.assigned_to', 'is', null);
  if (asked.assigned === 'others') query = query.where('r.assigned_to', 'is not', null).where('r.assigned_to', '!=', userId);
  if (asked.overdue) query = query.where('r.state', 'in', ['waiting', 'inReview']).where('r.due_at', '<', now);
  if (asked.q !== '') query = query.where(sql<SqlBool>`strpos(lower(u.first_name || ' ' || u.last_name), lower(${asked.q})) > 0`);
  return query;
}

export type QueueRow = Awaited<ReturnType<ReturnType<typeof queueQuery>['execute']>>[number];
