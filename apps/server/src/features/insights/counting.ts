// Counts days from what happened. A day is written whole or not at all, and counted again as often as one likes until it is final: an hour after its
// end. So it may be killed anywhere, run on two nodes at once (the row of the day is a lock), and catches up after it was away. It never touches
// a final day: the events behind it go after a while, and an erased person takes theirs along. @rule insights.6
import { dayAfter, dayOf, INSIGHT_LIMITS, VISIT_SOURCES } from '@fairway/rules/insights';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';

const MINUTE_MS = 60_000;
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** Counts all days that are not final, the oldest first. Gives how many. */
export async function countDays(database: Database, now: Date): Promise<number> {
  const today = dayOf(now);
  let counted = 0;
  for (let day = await firstOpenDay(database, today); day <= today; day = dayAfter(day, 1))
    if (await database.transaction().execute((transaction) => countDay(transaction, day, now))) counted += 1;
  return counted;
}

/** The day behind the last final one; where none is, that of the first event, and of what was saved before anything was counted. */
async function firstOpenDay(database: Database, today: string): Promise<string> {
  const { rows } = await sql<{ final: string | null; first: Date | null }>`
    select (select max(day)::text from insight_day where is_final) as final,
      least((select min(received_at) from analytics_posting_event), (select min(received_at) from analytics_organization_view),
        (select min(created_at) from favorite_saved), (select min(created_at) from organization_followed)) as first`.execute(database);
  const { final, first } = rows[0] ?? { final: null, first: null };
  if (final) return dayAfter(final, 1);
  const oldest = dayAfter(today, -INSIGHT_LIMITS.keptDays);
  const begun = first ? dayOf(first) : today;
  return begun < oldest ? oldest : begun > today ? today : begun;
}

/** False where another run has made it final meanwhile. */
async function countDay(transaction: DatabaseTransaction, day: string, now: Date): Promise<boolean> {
  const from = new Date(`${day}T00:00:00Z`);
  const until = new Date(`${dayAfter(day, 1)}T00:00:00Z`);
  const is_final = now.getTime() >= until.getTime() + INSIGHT_LIMITS.finalAfterMinutes * MINUTE_MS;
  const held = await transaction
    .insertInto('insight_day')
    .values({ day, counted_at: now, is_final })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ counted_at: now, is_final }).where('insight_day.is_final', '=', false))
    .returning('day')
    .executeTakeFirst();
  if (!held) return false;
  await countPostings(transaction, day, { from, until });
  await countOrganizations(transaction, day, { from, until });
  return true;
}

type Span = { from: Date; until: Date };

/** Somebody whom several schools verified counts at the first of them, as when they read. */
const schoolOf = (user: ReturnType<typeof sql>, until: Date) => sql`(select min(c.school_id) from verification_connection c
  where c.user_id = ${user} and c.state = 'verified' and (c.expires_at is null or c.expires_at > ${until}))`;

async function countPostings(transaction: DatabaseTransaction, day: string, { from, until }: Span): Promise<void> {
  await transaction.deleteFrom('insight_posting_day').where('day', '=', day).execute();
  await sql`insert into insight_posting_day (day, job_id, organization_id, source, school_id, impressions, views, saves, apply_presses)
    select ${day}::date, j.id, j.organization_id, e.source, s.id, count(*) filter (where e.kind = 'impression'),
      count(*) filter (where e.kind = 'view'), count(*) filter (where e.kind = 'save'), count(*) filter (where e.kind = 'applyPress')
    from (
      select case when job_id ~ ${UUID} then job_id::uuid end as job_id, kind, school_id,
        case when source = any(${[...VISIT_SOURCES]}::text[]) then source else 'elsewhere' end as source
      from analytics_posting_event where received_at >= ${from} and received_at < ${until}
      union all
      select f.job_id, 'save', ${schoolOf(sql`f.user_id`, until)}, 'elsewhere'
      from favorite_saved f where f.created_at >= ${from} and f.created_at < ${until}
    ) e join job j on j.id = e.job_id left join school s on s.id = e.school_id
    group by j.id, j.organization_id, e.source, s.id`.execute(transaction);
}

async function countOrganizations(transaction: DatabaseTransaction, day: string, { from, until }: Span): Promise<void> {
  await transaction.deleteFrom('insight_organization_day').where('day', '=', day).execute();
  await sql`insert into insight_organization_day (organization_id, day, page_views, followers)
    select o.id, ${day}::date, coalesce(v.views, 0), coalesce(f.followers, 0) from organization o
    left join (select organization_id, count(*)::int as views from analytics_organization_view
      where received_at >= ${from} and received_at < ${until} group by 1) v on v.organization_id = o.id::text
    left join (select organization_id, count(*)::int as followers from organization_followed where created_at < ${until} group by 1) f
      on f.organization_id = o.id
    left join lateral (select b.followers from insight_organization_day b where b.organization_id = o.id and b.day < ${day}::date
      order by b.day desc limit 1) b on true
    where o.status <> 'merged' and (v.views is not null or coalesce(f.followers, 0) <> coalesce(b.followers, 0))`.execute(transaction);
}

/** Forgets days that no report shows; the last number of followers before them stays, for later ones begin with it. @rule insights.7 */
export async function forgetDays(database: Database, now: Date): Promise<void> {
  const oldest = dayAfter(dayOf(now), -INSIGHT_LIMITS.keptDays);
  await database.deleteFrom('insight_posting_day').where('day', '<', oldest).execute();
  await sql`delete from insight_organization_day d where d.day < ${oldest}::date and exists (select from insight_organization_day l
    where l.organization_id = d.organization_id and l.day > d.day and l.day < ${oldest}::date)`.execute(database);
  // The last final day says where to go on, however old it is.
  await sql`delete from insight_day where day < ${oldest}::date and day < (select max(day) from insight_day where is_final)`.execute(
    database,
  );
}
