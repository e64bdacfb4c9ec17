// What those who recruit for an organization read of its applicants. Every query holds the organization. Who was declined within the hour stands
// with the declined here, and where they were for themselves. @rule applicants.1, applicants.3
import type { applicantsList } from '@fairway/contract/applicants/endpoints';
import type { Asked } from '@fairway/contract/kernel/lists';
import {
  APPLICANT_LIMITS,
  type APPLICANT_SORTS,
  type ApplicantFacet,
  type DeclineReason,
  readAnswerFilter,
} from '@fairway/rules/applicants';
import type { ApplicationState } from '@fairway/rules/applications';
import { fullName } from '@fairway/rules/names';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ListOrder } from '../../kernel/database/lists.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';

/** Of one organization, by one who recruits for it. */
export type Recruiter = { organizationId: ManagedOrganizationId; actorId: string; now: Date };

/** Where the recruiters see it. */
const stage = sql<ApplicationState>`case when d.application_id is null then r.state else 'declined' end`;

/** Applications that the organization was sent, with the decline that waits. */
function received(database: Database, organizationId: ManagedOrganizationId) {
  return database
    .selectFrom('application_received as r')
    .leftJoin('applicant_declined as d', (join) => join.onRef('d.application_id', '=', 'r.id').on('d.told_at', 'is', null))
    .where('r.organization_id', '=', organizationId);
}

// Not joined: a list asks for it of the rows that it shows, and pages are found without it. Whose decline waits stands with the declined.
const placed = sql`applicant_placed p where p.application_id = r.id and p.state = r.state and d.application_id is null`;
const stageId = sql<string | null>`(select p.stage_id from ${placed})`;
const ownStage = sql<string | null>`(select s.name from applicant_stage s where s.id = (select p.stage_id from ${placed}))`;

const rated = (actorId: string) =>
  sql<boolean>`exists (select from applicant_rating g where g.application_id = r.id and g.user_id = ${actorId}::uuid)`;
/** The ratings of others are for who has rated too. @rule applicants.6 */
const rating = (actorId: string) =>
  sql<
    number | null
  >`case when ${rated(actorId)} then (select avg(g.stars)::float8 from applicant_rating g where g.application_id = r.id) end`;

export const applicantOrder = (actorId: string): ListOrder<(typeof APPLICANT_SORTS)[number]> => ({
  key: 'r.id',
  sorts: {
    sent: 'r.sent_at',
    changed: 'r.changed_at',
    name: 'r.applicant_sort',
    posting: sql`lower(r.title)`,
    rating: sql`coalesce(${rating(actorId)}, 0)`,
  },
});

export type Filters = Asked<typeof applicantsList>;

/** As the database keeps them (application_facets). */
const tagsOf = (facet: ApplicantFacet, values: readonly string[]): string[] => values.map((value) => `${facet}:${value}`);

/** What is asked for of each question. */
function answersOf(filters: readonly string[]): Map<string, (boolean | string)[]> {
  const wanted = new Map<string, (boolean | string)[]>();
  for (const filter of filters) {
    const read = readAnswerFilter(filter);
    if (read) wanted.set(read.questionId, [...(wanted.get(read.questionId) ?? []), ...read.values]);
  }
  return wanted;
}

/** Verdicts and scores of the team's scorecards, for who has given one: `no 1, yes 2` and `Skill: 3 × 2, not seen × 1`. @rule applicants.10 */
const carded = (actorId: string) =>
  sql<boolean>`exists (select from applicant_scorecard k where k.application_id = r.id and k.author_id = ${actorId}::uuid)`;
const verdicts = (actorId: string) => sql<string | null>`case when ${carded(actorId)} then (
  select string_agg(v.verdict || ' ' || v.n, ', ' order by v.verdict)
  from (select k.verdict, count(*) as n from applicant_scorecard k where k.application_id = r.id group by k.verdict) v) end`;
const scores = (actorId: string) => sql<string | null>`case when ${carded(actorId)} then (
  select string_agg(c.name || ': ' || c.said, '; ' order by c.position, c.id) from (
    select g.id, g.name, g.position, string_agg(coalesce(g.score::text, 'not seen') || ' × ' || g.n, ', ' order by g.score desc nulls last) as said from (
      select x.id, x.name, x.position, s.score, count(*) as n from applicant_scorecard k
      join applicant_score s on s.scorecard_id = k.id join applicant_criterion x on x.id = s.criterion_id
      where k.application_id = r.id group by x.id, s.score) g
    group by g.id, g.name, g.position) c) end`;

/** Those that the filters and words find. */
export function filteredApplicants(database: Database, { organizationId, actorId, now }: Recruiter, asked: Filters) {
  let query = received(database, organizationId);
  if (asked.stage.length > 0) {
    const wanted = sql`${[...asked.stage]}::text[]`;
    query = query.where(
      sql<SqlBool>`((d.application_id is null and r.state = any(${wanted})) or (d.application_id is not null and 'declined' = any(${wanted})))`,
    );
  }
  if (asked.ownStage.length > 0) {
    const ids = asked.ownStage.filter((one) => one !== 'none');
    const isNone = asked.ownStage.includes('none');
    query = query.where(
      sql<SqlBool>`(exists (select from ${placed} and p.stage_id = any(${ids}::uuid[])) or (${isNone} and not exists (select from ${placed})))`,
    );
  }
  if (asked.posting !== undefined) query = query.where('r.job_id', '=', asked.posting.toLowerCase());
  if (asked.knockedOut !== undefined) query = query.where('r.is_knocked_out', '=', asked.knockedOut === 'yes');
  if (asked.overdue !== undefined) query = query.where('r.waits_until', '<=', now).where('d.application_id', 'is', null);
  if (asked.rated !== undefined) query = query.where(asked.rated === 'byMe' ? rated(actorId) : sql<SqlBool>`not ${rated(actorId)}`);
  if (asked.stars !== undefined) query = query.where(sql<SqlBool>`${rating(actorId)} >= ${Number(asked.stars)}`);
  if (asked.kept !== undefined)
    query = query.where('r.id', 'in', (from) =>
      from
        .selectFrom('application_kept as k')
        .select('k.application_id')
        .where('k.organization_id', '=', organizationId)
        .where('k.ends_at', '>', now),
    );
  for (const tags of [
    tagsOf('level', asked.level),
    tagsOf('field', asked.field),
    tagsOf('school', asked.school),
    tagsOf('permit', asked.permit),
  ])
    if (tags.length > 0) query = query.where(sql<SqlBool>`r.sent_facets && ${tags}::text[]`);
  if (asked.language.length > 0) query = query.where(sql<SqlBool>`r.sent_facets @> ${tagsOf('language', asked.language)}::text[]`);
  for (const [questionId, values] of answersOf(asked.answer))
    query = query.where(
      sql<SqlBool>`r.id in (select w.application_id from application_received_answer w
        where w.question_id = ${questionId}::uuid and w.value = any(${values.map((value) => JSON.stringify(value))}::jsonb[]))`,
    );
  if (asked.q !== '') query = query.where(sql<SqlBool>`strpos(lower(r.applicant_name || ' ' || r.title), lower(${asked.q})) > 0`);
  return query;
}

export function applicantsQuery(database: Database, recruiter: Recruiter, asked: Filters) {
  return filteredApplicants(database, recruiter, asked).select([
    ...(['r.id', 'r.title', 'r.job_id', 'r.sent_at', 'r.changed_at', 'r.knock_outs', 'd.due_at'] as const),
    'r.applicant_name as name',
    stage.as('stage'),
    stageId.as('stage_id'),
    ownStage.as('own_stage'),
    rating(recruiter.actorId).as('rating'),
    sql<number>`(select count(*)::int from applicant_rating g where g.application_id = r.id)`.as('ratings'),
    sql<number>`(select count(*)::int from applicant_note n where n.application_id = r.id)`.as('notes'),
    sql<Date | null>`(select k.ends_at from application_kept k where k.application_id = r.id and k.ends_at > ${recruiter.now})`.as(
      'kept_until',
    ),
    verdicts(recruiter.actorId).as('verdicts'),
    scores(recruiter.actorId).as('scores'),
    sql<string | null>`r.profile #>> '{studyPrograms,0,studyProgram,name}'`.as('program'),
    sql<
      string | null
    >`coalesce(r.profile #>> '{studyPrograms,0,studyProgram,school,name}', r.profile #>> '{studyPrograms,0,studyProgram,customSchoolName}')`.as(
      'school',
    ),
  ]);
}
export type ApplicantListRow = Awaited<ReturnType<ReturnType<typeof applicantsQuery>['execute']>>[number];

/** Postings that somebody applied for, by title, with how many did; at most 500. */
export async function listPostings(database: Database, organizationId: ManagedOrganizationId) {
  const rows = await database
    .selectFrom('application_received as r')
    .select(['r.job_id as id', sql<string>`max(r.title)`.as('title'), sql<number>`count(*)::int`.as('count')])
    .where('r.organization_id', '=', organizationId)
    .where('r.job_id', 'is not', null)
    .groupBy('r.job_id')
    .orderBy('title')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
}

/** What came and nobody looked at, with when the first of it came. */
export async function countNew(database: Database, organizationId: ManagedOrganizationId) {
  const row = await received(database, organizationId)
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(r.sent_at)`.as('oldestAt')])
    .where('r.state', '=', 'sent')
    .where('d.application_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row;
}

/** Their state and what waits, of those that the organization was sent, in order. */
export function listStates(database: Database, organizationId: ManagedOrganizationId, ids: readonly string[]) {
  return received(database, organizationId)
    .select(['r.id', 'r.state', 'd.decline_id', stageId.as('stage_id'), stage.as('stage')])
    .where(sql<SqlBool>`r.id = any(${[...ids]}::uuid[])`)
    .orderBy('r.id')
    .execute();
}

/** The stage of the organization's own in which one stands. */
export async function findOwnStage(database: Database, { organizationId }: Recruiter, id: string) {
  const row = await received(database, organizationId)
    .select([stageId.as('stage_id'), ownStage.as('own_stage')])
    .where('r.id', '=', id)
    .executeTakeFirst();
  return ownStageView(row);
}

export function ownStageView(row: { stage_id: string | null; own_stage: string | null } | undefined) {
  return row?.stage_id && row.own_stage !== null ? { id: row.stage_id, name: row.own_stage } : null;
}

/** What the team keeps of one, with the names of who wrote it. */
export async function findKept(database: Database, { organizationId, actorId }: Recruiter, id: string) {
  const notes = await database
    .selectFrom('applicant_note as n')
    .leftJoin('identity_person as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.author_id', 'n.text', 'n.written_at', 'u.first_name', 'u.last_name'])
    .where('n.application_id', '=', id)
    .orderBy('n.written_at')
    .orderBy('n.id')
    .execute();
  const ratings = await database
    .selectFrom('applicant_rating as g')
    .innerJoin('identity_person as u', 'u.id', 'g.user_id')
    .select(['g.user_id', 'g.stars', 'g.words', 'g.rated_at', 'u.first_name', 'u.last_name'])
    .where('g.application_id', '=', id)
    .orderBy('g.rated_at')
    .orderBy('g.user_id')
    .execute();
  // Of several that were taken back or told, the last one.
  const decline = await database
    .selectFrom('applicant_declined as w')
    .innerJoin('applicant_decline as d', 'd.id', 'w.decline_id')
    .leftJoin('identity_person as u', 'u.id', 'd.decided_by')
    .select(['d.id', 'd.reason', 'd.words', 'w.told_at', 'w.due_at', 'u.first_name', 'u.last_name'])
    .where('w.application_id', '=', id)
    .where('d.organization_id', '=', organizationId)
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .executeTakeFirst();
  const mine = ratings.find(({ user_id }) => user_id === actorId);
  return {
    notes: notes.map((note) => ({ ...note, author: fullName(note.first_name ?? '', note.last_name ?? '') })),
    mine,
    others: ratings.filter((one) => one !== mine).map((one) => ({ ...one, author: fullName(one.first_name, one.last_name) })),
    decline: decline && {
      ...decline,
      reason: decline.reason as DeclineReason,
      by: fullName(decline.first_name ?? '', decline.last_name ?? ''),
    },
  };
}

/** The person's other applications to the organization, newest first. */
export function listEarlier(database: Database, organizationId: ManagedOrganizationId, userId: string, id: string) {
  return received(database, organizationId)
    .select(['r.id', 'r.title', 'r.sent_at', stage.as('stage')])
    .where('r.user_id', '=', userId)
    .where('r.id', '<>', id)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(APPLICANT_LIMITS.earlier)
    .execute();
}

/** Names of people by their ids, for what somebody of the organization did. */
export async function namesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await database
    .selectFrom('identity_person')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map(({ id, first_name, last_name }) => [id, fullName(first_name, last_name)]));
}
