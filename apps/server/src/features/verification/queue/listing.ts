// The list of the queue: what waits at a school, or was decided there, lately or before. Filters and orders use the connection's own columns (its person's
// folded name and address among them), so that a page reads accounts and programs for its own rows only; indexes school_connection_queue* serve the orders.
import type { Asked } from '@fairway/contract/kernel/lists';
import type { verificationsList } from '@fairway/contract/verification/queue';
import { fold } from '@fairway/rules/folding';
import { UNDO_DAYS } from '@fairway/rules/verification';
import { EXPIRING_DAYS, QUEUE_AGE_DAYS, type QueueSort, type QueueView } from '@fairway/rules/verification-queue';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ListOrder } from '../../../kernel/database/lists.ts';
import { findsStudent, type StudentScope } from '../../schools/access.ts';
import { duplicatesOf } from './duplicates.ts';

export type AskedQueue = Asked<typeof verificationsList>;
/** A program of a row, the one that ends last first. */
export type ProgramRow = { id: string; name: string; levelId: string | null; endOn: string | null; isKept: boolean };
export type QueueRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

/** Who looks, and when. */
export type Asker = { userId: string; now: Date };

const DAY_MS = 86_400_000;

const days = (from: Date, count: number) => new Date(from.getTime() + count * DAY_MS);

/** As the index school_connection_queue_status has it. */
const WAITING_RANK = sql<number>`case when c.question = '' then 1 when c.answer = '' then 2 else 0 end`;
const RANKS = { answered: 0, waiting: 1, asked: 2 } as const;

export const queueOrder = (view: QueueView): ListOrder<QueueSort> => ({
  key: 'c.id',
  sorts: {
    requestedAt: 'c.requested_at',
    name: 'c.folded_name',
    state: view === 'open' ? WAITING_RANK : 'c.last_action',
    decidedAt: 'c.last_action_at',
    expiresAt: 'c.expires_at',
  },
});

/** Programs of the connection's school that its person studies. */
const programsOf = sql<ProgramRow[]>`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'levelId', p.level_id,
    'endOn', e.end_on, 'isKept', p.is_verified) order by e.end_on desc nulls first, p.id), '[]')
  from candidate_profile k join candidate_study e on e.candidate_id = k.id join study_program p on p.id = e.study_program_id
  where k.user_id = c.user_id and p.school_id = c.school_id)`;

/** Does the person study something at the school of which this is true? */
const studies = (condition: RawBuilder<unknown>) => sql<boolean>`exists (select from candidate_profile k
  join candidate_study e on e.candidate_id = k.id join study_program p on p.id = e.study_program_id
  where k.user_id = c.user_id and p.school_id = c.school_id and ${condition})`;

export function filteredBy(database: Database, scope: StudentScope, asked: AskedQueue, { userId, now }: Asker) {
  const { view, status, kind, program, level, endsFrom, endsTo, age, assigned } = asked;
  // The words of the indexes' conditions: no parameters in them.
  const views: Record<QueueView, RawBuilder<boolean>> = {
    open: sql`c.state = 'pending'`,
    decided: sql`c.last_action in ('approve', 'reject') and c.last_action_at >= ${days(now, -UNDO_DAYS)}`,
    past: sql`c.last_action in ('approve', 'reject') and c.last_action_at < ${days(now, -UNDO_DAYS)}`,
    expiring: sql`c.state = 'verified' and c.expires_at > ${now} and c.expires_at <= ${days(now, EXPIRING_DAYS)}`,
  };
  let query = connectionsIn(database, scope).where(views[view]);
  if (status === 'approved' || status === 'rejected')
    query = query.where('c.last_action', '=', status === 'approved' ? 'approve' : 'reject').where(sql<boolean>`c.state <> 'pending'`);
  else if (status !== undefined) query = query.where(sql<boolean>`c.state = 'pending' and ${WAITING_RANK} = ${RANKS[status]}`);
  if (kind !== undefined) query = query.where('c.student_email', kind === 'manual' ? 'is' : 'is not', null);
  if (program === 'none') query = query.where(sql<boolean>`not ${studies(sql`true`)}`);
  else if (program === 'typed') query = query.where(studies(sql`not p.is_verified`));
  else if (program !== undefined) query = query.where(studies(sql`p.id = ${program}::uuid`));
  if (level.length > 0) query = query.where(studies(sql`p.level_id = any(${level}::text[])`));
  if (endsFrom !== undefined || endsTo !== undefined)
    query = query.where(studies(sql`e.end_on between ${endsFrom ?? '-infinity'}::date and ${endsTo ?? 'infinity'}::date`));
  if (age !== undefined) query = query.where('c.requested_at', '<=', days(now, -QUEUE_AGE_DAYS[age]));
  if (assigned === 'nobody') query = query.where('c.assigned_to', 'is', null);
  else if (assigned !== undefined) query = query.where('c.assigned_to', assigned === 'me' ? '=' : '<>', userId);
  const words = fold(asked.q);
  // No address has a space: of several words names only are read.
  if (words.includes(' ')) query = query.where(sql<boolean>`strpos(c.folded_name, ${words}) > 0`);
  else if (words !== '')
    query = query.where(
      sql<boolean>`(strpos(c.folded_name, ${words}) > 0 or strpos(c.student_email_folded, ${words}) > 0
        or strpos(c.account_email_folded, ${words}) > 0)`,
    );
  return query;
}

/** Connections of a school that are in the scope. */
const connectionsIn = (database: Database, scope: StudentScope) =>
  database.selectFrom('school_connection as c').where('c.school_id', '=', scope.schoolId).where(findsStudent(scope, 'c.user_id'));

/** The same as the queue shows them. */
export function connectionsOf(database: Database, scope: StudentScope) {
  return shown(connectionsIn(database, scope), scope);
}

export function shown(connections: ReturnType<typeof filteredBy>, scope: StudentScope) {
  return connections
    .leftJoin('identity_person as u', 'u.id', 'c.user_id')
    .leftJoin('identity_person as b', 'b.id', 'c.decided_by')
    .leftJoin('identity_person as t', 't.id', 'c.assigned_to')
    .leftJoin('verification_file as f', 'f.connection_id', 'c.id')
    .select(['c.id', 'c.user_id', 'c.state', 'c.method', 'c.student_email', 'c.message', 'c.question', 'c.answer', 'c.reason'])
    .select(['c.requested_at', 'c.expires_at', 'c.last_action', 'c.last_action_at', 'u.email', 'u.first_name', 'u.last_name', 'u.locale'])
    .select(['b.first_name as staff_first_name', 'b.last_name as staff_last_name'])
    .select(['c.assigned_to', 't.first_name as taker_first_name', 't.last_name as taker_last_name', 'f.file_key'])
    .select(programsOf.as('programs'))
    .select(sql<number>`(select count(distinct d.id)::int from ${duplicatesOf(scope)} as d)`.as('duplicates'));
}
