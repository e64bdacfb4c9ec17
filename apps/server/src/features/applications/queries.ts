// Reads of applications. Candidates: their own. Organizations: what was sent to them inside, never notes, reminders or what was sent elsewhere.
import type { applicationsList } from '@fairway/contract/applications/endpoints';
import type { Asked } from '@fairway/contract/kernel/lists';
import { type APPLICATION_SORTS, APPLICATION_STATES } from '@fairway/rules/applications';
import type { AnswerValue, QuestionKind } from '@fairway/rules/screening-questions';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import type { OwnApplicationId } from './access.ts';

const ROW = [
  'a.id', 'a.kind', 'a.state', 'a.title', 'a.organization_name', 'a.place', 'a.job_id', 'a.sent_at', 'a.changed_at',
] as const; // biome-ignore format: a list

/** The next reminder that waits. */
const remindAt = sql<Date | null>`(select min(r.due_at) from application_reminder r where r.application_id = a.id and r.done_at is null)`;

export const APPLICATION_ORDER: ListOrder<(typeof APPLICATION_SORTS)[number]> = {
  key: 'a.id',
  sorts: {
    changedAt: 'a.changed_at',
    sentAt: 'a.sent_at',
    title: sql`lower(a.title)`,
    organization: sql`lower(a.organization_name)`,
    state: sql`array_position(${sql.lit(`{${APPLICATION_STATES.join(',')}}`)}::text[], a.state)`,
  },
};

/** A person's own, as a list. */
export function ownApplicationsQuery(database: Database, owner: OwnUserId, asked: Asked<typeof applicationsList>) {
  let query = database
    .selectFrom('application as a')
    .select([...ROW])
    .select(remindAt.as('remind_at'))
    .where('a.user_id', '=', owner);
  if (asked.states.length > 0) query = query.where('a.state', 'in', asked.states);
  if (asked.kinds.length > 0) query = query.where('a.kind', 'in', asked.kinds);
  if (asked.q !== '') query = query.where(sql<SqlBool>`strpos(lower(a.title || ' ' || a.organization_name), lower(${asked.q})) > 0`);
  return query;
}
export type ApplicationListRow = Awaited<ReturnType<ReturnType<typeof ownApplicationsQuery>['execute']>>[number];

export type AnswerRow = {
  questionId: string;
  position: number;
  kind: QuestionKind;
  question: string;
  value: AnswerValue;
  knocksOut: boolean;
  fileBytes: number | null;
  fileKey: string | null;
  fileType: string | null;
};
type StepRow = { at: string; by: string; from: string | null; to: string; actorId: string | null; words: string | null };

const answers = sql<
  AnswerRow[]
>`coalesce((select json_agg(json_build_object('questionId', w.question_id, 'position', w.position, 'kind', w.kind,
  'question', w.question, 'value', w.value, 'knocksOut', w.knocks_out, 'fileBytes', w.file_size_bytes,
  'fileKey', w.file_key, 'fileType', w.file_content_type) order by w.position)
  from application_answer w where w.application_id = a.id), '[]')`;
const steps = sql<StepRow[]>`coalesce((select json_agg(json_build_object('at', s.at, 'by', s.moved_by, 'from', s.from_state,
  'to', s.to_state, 'actorId', s.actor_id, 'words', s.words) order by s.at, s.id) from application_step s where s.application_id = a.id), '[]')`;

type NoteRow = { id: string; text: string; writtenAt: string };
type ReminderRow = { id: string; text: string; dueAt: string; doneAt: string | null };
const notes = sql<NoteRow[]>`coalesce((select json_agg(json_build_object('id', n.id, 'text', n.text, 'writtenAt', n.written_at)
  order by n.written_at, n.id) from application_note n where n.application_id = a.id), '[]')`;
const reminders = sql<ReminderRow[]>`coalesce((select json_agg(json_build_object('id', r.id, 'text', r.text, 'dueAt', r.due_at,
  'doneAt', r.done_at) order by r.due_at, r.id) from application_reminder r where r.application_id = a.id), '[]')`;

/** An application with what was sent, as it stands. */
function whole(database: Database) {
  return database
    .selectFrom('application as a')
    .selectAll('a')
    .select([answers.as('answers'), steps.as('steps')]);
}

export type OwnApplicationRow = Awaited<ReturnType<typeof getOwnApplication>>;

/** One of the caller's own. */
export function getOwnApplication(database: Database, id: OwnApplicationId) {
  return whole(database)
    .select([notes.as('notes'), reminders.as('reminders'), remindAt.as('remind_at')])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** One that the organization was sent, with its answers and which of them knock out; undefined where it was sent none such. */
export function findOrganizationApplication(database: Database, organizationId: ManagedOrganizationId, id: string) {
  return whole(database)
    .where('a.id', '=', id)
    .where('a.organization_id', '=', organizationId)
    .where('a.kind', '=', 'inside')
    .executeTakeFirst();
}

/** The caller's own for a posting. */
export function findOwnOfPosting(database: Database, owner: OwnUserId, jobId: string) {
  return database
    .selectFrom('application')
    .select(['id', 'kind', 'state', 'sent_at', 'send_key'])
    .where('user_id', '=', owner)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Links that somebody opened and did not say of whether they applied, last opened first. */
export function listOwnOpenings(database: Database, owner: OwnUserId, schoolIds: readonly number[], limit: number) {
  return database
    .selectFrom('application_opening as o')
    .innerJoin('job as j', 'j.id', 'o.job_id')
    .innerJoin('organization as c', 'c.id', 'j.organization_id')
    .select(['o.job_id', 'o.opened_at', 'o.answer', 'j.title', 'c.name as organization_name'])
    .where('o.user_id', '=', owner)
    .where((where) => where.or([where('o.answer', 'is', null), where('o.answer', '=', 'notYet')]))
    .where('c.status', '=', 'active')
    .where(
      sql<SqlBool>`(not (j.is_exclusive or exists (select from job_visibility v where v.job_id = j.id))
        or exists (select from job_visibility v where v.job_id = j.id and v.school_id = any(${[...schoolIds]}::int[])))`,
    )
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.job_id')
    .limit(limit)
    .execute();
}

/** Reminders of a person that wait, or were due after `since`; nearest first. */
export async function listDueReminders(database: Database, userId: string, since: Date) {
  const rows = await database
    .selectFrom('application_reminder as r')
    .innerJoin('application as a', 'a.id', 'r.application_id')
    .select(['r.id', 'r.text', 'r.due_at as dueAt', 'a.id as applicationId', 'a.title', 'a.organization_name as organization'])
    .where('a.user_id', '=', userId)
    .where('r.done_at', 'is', null)
    .where('r.due_at', '>', since)
    .orderBy('r.due_at')
    .orderBy('r.id')
    .execute();
  return rows.map(({ applicationId, ...reminder }) => ({ ...reminder, path: `applications/${applicationId}` }));
}

/** Of each posting that somebody applied for here: how many did, and how many of them nobody has looked at. */
export async function countApplicationsOf(
  database: Database,
  jobIds: readonly string[],
): Promise<Map<string, { applications: number; newApplications: number }>> {
  if (jobIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('application')
    .select(['job_id', sql<number>`count(*)::int`.as('applications'), sql<number>`(count(*) filter (where state = 'sent'))::int`.as('new')])
    .where('job_id', 'in', [...jobIds])
    .where('kind', '=', 'inside')
    .where('state', '<>', 'withdrawn')
    .groupBy('job_id')
    .execute();
  return new Map(rows.flatMap((row) => (row.job_id ? [[row.job_id, { applications: row.applications, newApplications: row.new }]] : [])));
}
