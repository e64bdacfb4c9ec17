// What is overdue, and how organizations answer. Whoever asks for many postings asks once. What is told of it is decided in rules/reply-clock.
import { measuredSince, REPLY_CLOCK, type ReplyCounts, UNANSWERED_STATES } from '@fairway/rules/reply-clock';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import type { ManagedOrganizationId } from '../../teams/access.ts';

/** Of `application`: sent here, and neither answered nor ended. As its indexes say it, word for word. */
export const isUnanswered = sql<SqlBool>`(application.kind = 'inside' and application.answered_at is null
  and application.state in (${sql.join(UNANSWERED_STATES.map((state) => sql.lit(state)))}))`;

/** How many of an organization are overdue, and since when the first of them is. */
export async function countOverdue(database: Database, organizationId: ManagedOrganizationId, now: Date) {
  return database
    .selectFrom('application')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(reply_due_at)`.as('oldestAt')])
    .where(isUnanswered)
    .where('organization_id', '=', organizationId)
    .where('reply_due_at', '<=', now)
    .executeTakeFirstOrThrow();
}

export type OverdueOf = Awaited<ReturnType<typeof listOverdueOf>>[number];

/** The same by posting, what closes first first; a posting that is deleted goes by its title. */
export async function listOverdueOf(database: Database, organizationId: ManagedOrganizationId, now: Date) {
  return database
    .selectFrom('application')
    .select([sql<string>`max(title)`.as('title'), sql<number>`count(*)::int`.as('count'), sql<Date>`min(reply_due_at)`.as('dueAt')])
    .where(isUnanswered)
    .where('organization_id', '=', organizationId)
    .where('reply_due_at', '<=', now)
    .groupBy(sql`coalesce(job_id::text, title)`)
    .orderBy(sql`min(reply_due_at)`)
    .orderBy(sql`max(title)`)
    .execute();
}

/** Active organizations where something is overdue, in the order of their ids. */
export async function listOverdueOrganizations(database: Database, { after, limit }: { after: number; limit: number }, now: Date) {
  return database
    .selectFrom('organization as o')
    .select(['o.id', 'o.name'])
    .where('o.status', '=', 'active')
    .where('o.id', '>', after)
    .where((where) =>
      where.exists(
        where
          .selectFrom('application')
          .select('application.id')
          .whereRef('application.organization_id', '=', 'o.id')
          .where('application.reply_due_at', '<=', now)
          .where(isUnanswered),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/** What rules/reply-clock `countReplies` counts, of rows `m`. @rule applications.13 */
const COUNTS = sql`count(*)::int as applications, count(m.answered_at)::int as answered,
  (count(*) filter (where m.answered_at <= m.reply_due_at))::int as "inTime",
  (percentile_cont(0.5) within group (order by extract(epoch from m.answered_at - m.sent_at)::float8)
    filter (where m.answered_at is not null)) * 1000 as "medianMs"`;

/** What is measured, the last sent first: of a year, due, and not withdrawn. The index of each `of` holds all of it. */
const measured = (of: RawBuilder<unknown>, now: Date) => sql`
  select a.answered_at, a.reply_due_at, a.sent_at from application a
  where ${of} and a.kind = 'inside' and a.state <> 'withdrawn' and a.sent_at >= ${measuredSince(now)} and a.reply_due_at <= ${now}
  order by a.sent_at desc limit ${REPLY_CLOCK.measuredMost}`;

/** Of everything that an organization was sent. */
export async function countRepliesOf(database: Database, organizationId: number, now: Date): Promise<ReplyCounts | undefined> {
  const { rows } = await sql<ReplyCounts>`
    select ${COUNTS} from (${measured(sql`a.organization_id = ${organizationId}`, now)}) m`.execute(database);
  return rows[0];
}

type Sent = { organizationId: ManagedOrganizationId; days: { from: string; to: string }; jobId?: string | undefined };
/** What an organization was sent on some days of UTC, both inside; what is not due yet is left out. */
const sentBetween = ({ organizationId, days, jobId }: Sent, now: Date) => sql`
  select a.answered_at, a.reply_due_at, a.sent_at from application a
  where a.organization_id = ${organizationId} and a.kind = 'inside' and a.state <> 'withdrawn'
    and a.sent_at >= ${new Date(`${days.from}T00:00:00Z`)} and a.sent_at < ${new Date(Date.parse(`${days.to}T00:00:00Z`) + 86_400_000)}
    and a.reply_due_at <= ${now} ${jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}::uuid`}`;

export async function countRepliesBetween(database: Database, sent: Sent, now: Date): Promise<ReplyCounts | undefined> {
  const { rows } = await sql<ReplyCounts>`select ${COUNTS} from (${sentBetween(sent, now)}) m`.execute(database);
  return rows[0];
}

/** The same by week from Monday or by month, named by its first day, where there was anything. */
export async function listReplyCourse(
  database: Database,
  sent: Sent,
  unit: 'week' | 'month',
  now: Date,
): Promise<(ReplyCounts & { on: string })[]> {
  const { rows } = await sql<ReplyCounts & { on: string }>`
    select date_trunc(${unit}, m.sent_at at time zone 'UTC')::date::text as "on", ${COUNTS}
    from (${sentBetween(sent, now)}) m group by 1 order by 1`.execute(database);
  return rows;
}

/** Of each of these postings, in one question. */
export async function countRepliesOfPostings(database: Database, jobIds: readonly string[], now: Date): Promise<Map<string, ReplyCounts>> {
  if (jobIds.length === 0) return new Map();
  const { rows } = await sql<ReplyCounts & { id: string }>`
    select w.id, c.* from unnest(${[...jobIds]}::uuid[]) as w (id),
      lateral (select ${COUNTS} from (${measured(sql`a.job_id = w.id`, now)}) m) c`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Of each of these organizations, in one question. */
export async function countRepliesOfEach(
  database: Database,
  organizationIds: readonly number[],
  now: Date,
): Promise<Map<number, ReplyCounts>> {
  if (organizationIds.length === 0) return new Map();
  const { rows } = await sql<ReplyCounts & { id: number }>`
    select w.id, c.* from unnest(${[...organizationIds]}::int[]) as w (id),
      lateral (select ${COUNTS} from (${measured(sql`a.organization_id = w.id`, now)}) m) c`.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Within how many days an organization promises an answer at its open postings that everybody sees; undefined: nowhere. */
export async function findPromisedDays(
  database: Database,
  organizationId: number,
  now: Date,
): Promise<{ least: number; most: number } | undefined> {
  const { least, most } = await database
    .selectFrom('job as j')
    .select([sql<number | null>`min(j.reply_days)`.as('least'), sql<number | null>`max(j.reply_days)`.as('most')])
    .where('j.organization_id', '=', organizationId)
    .where('j.applies_inside', '=', true)
    .where('j.withdrawn_at', 'is', null)
    .where((where) => where.or([where('j.deadline_at', 'is', null), where('j.deadline_at', '>', now)]))
    .where(sql<SqlBool>`not exists (select from job_visibility v where v.job_id = j.id)`)
    .executeTakeFirstOrThrow();
  return least === null || most === null ? undefined : { least, most };
}

/**
 * When one of those who read an organization's applications was here last, and whether there is anybody. Sessions that ended long ago are forgotten:
 * null is longer ago than they are kept.
 */
export async function findLastSignIn(database: Database, organizationId: number): Promise<{ hasTeam: boolean; at: Date | null }> {
  const { rows } = await sql<{ has_team: boolean; at: Date | null }>`
    with team as (select distinct r.user_id from user_role r join identity_person p on p.id = r.user_id
      where r.organization_id = ${organizationId} and r.role in ('OrganizationAdmin', 'Recruiter') and p.status = 'active')
    select exists (select from team) as has_team, (select max(s.at) from team,
      lateral (select max(l.last_used_at) as at from identity_session l where l.user_id = team.user_id and l.method <> 'view_as') s) as at`.execute(
    database,
  );
  return { hasTeam: rows[0]?.has_team ?? false, at: rows[0]?.at ?? null };
}

/** The postings of an organization that were applied for in the last year, what is overdue first; at most `limit`. */
export async function listOwnReplies(database: Database, organizationId: ManagedOrganizationId, limit: number, now: Date) {
  return database
    .selectFrom('application')
    .innerJoin('job as j', 'j.id', 'application.job_id')
    .select(['j.id', 'j.title', 'j.reply_days'])
    .select(sql<number>`(count(*) filter (where ${isUnanswered} and application.reply_due_at <= ${now}))::int`.as('overdue'))
    .where('application.organization_id', '=', organizationId)
    .where('application.kind', '=', 'inside')
    .where('application.state', '<>', 'withdrawn')
    .where('application.sent_at', '>=', measuredSince(now))
    .groupBy('j.id')
    .orderBy('overdue', 'desc')
    .orderBy(sql`max(application.sent_at)`, 'desc')
    .orderBy('j.id')
    .limit(limit)
    .execute();
}
