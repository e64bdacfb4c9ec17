// Half a year of counts for the postings of Eva's organizations and of one more, so that reports and what they compare with have something to say.
// Yesterday is the last of them: what happens in the demo from then on is counted.
import { dayAfter, dayOf, type VisitSource } from '@fairway/rules/insights';
import { type Chance, chanceOf } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';

const HOME = 'lindvik';
const DAYS = 185;
const AT_ONCE = 2000;
/** Of a hundred impressions, and how many of a thousand lead to a view. */
const SOURCES: readonly { source: VisitSource; of100: number; viewsOf1000: number }[] = [
  { source: 'search', of100: 46, viewsOf1000: 62 },
  { source: 'list', of100: 30, viewsOf1000: 31 },
  { source: 'suggestion', of100: 12, viewsOf1000: 88 },
  { source: 'organization', of100: 7, viewsOf1000: 140 },
  { source: 'school', of100: 5, viewsOf1000: 75 },
];

type World = { today: Date; organizations: readonly { id: number; key: string }[] };
type Row = {
  day: string;
  job_id: string;
  organization_id: number;
  source: VisitSource;
  school_id: number | null;
  impressions: number;
  views: number;
  saves: number;
  apply_presses: number;
};

export async function seedInsights(transaction: DatabaseTransaction, { today, organizations }: World): Promise<void> {
  const other = organizations.find(({ key }) => !key.startsWith(HOME));
  const shown = [...organizations.filter(({ key }) => key.startsWith(HOME)), ...(other ? [other] : [])];
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(dayOf(today), at - DAYS));
  const schools = await transaction.selectFrom('school').select('id').orderBy('id').limit(2).execute();
  for (const { id, key } of shown) {
    const jobs = await transaction
      .selectFrom('job')
      .select(['id', 'source_id', 'published_at'])
      .where('organization_id', '=', id)
      .orderBy('source_id')
      .execute();
    const rows = jobs.flatMap((job) =>
      days.filter((day) => day >= dayOf(job.published_at)).flatMap((day) => rowsOf({ ...job, organization_id: id, day }, schools)),
    );
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await transaction
        .insertInto('insight_posting_day')
        .values(rows.slice(at, at + AT_ONCE))
        .execute();
    await seedOrganization(transaction, { id, key, days });
  }
  await transaction
    .insertInto('insight_day')
    .values(days.map((day) => ({ day, counted_at: today, is_final: true })))
    .execute();
}

/** Readers stay away on Sundays, and look at what is new. */
function rowsOf(
  {
    day,
    id,
    source_id,
    organization_id,
    published_at,
  }: { day: string; id: string; source_id: string; organization_id: number; published_at: Date },
  schools: readonly { id: number }[],
): Row[] {
  const chance = chanceOf(`insights ${source_id} ${day}`);
  const age = (Date.parse(day) - Date.parse(dayOf(published_at))) / 86_400_000;
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const all = Math.round((chance.whole(30, 70) + 60 / (1 + age / 5)) * (isWeekend ? 0.45 : 1));
  const { source } = chance.weighted(SOURCES, ({ of100 }) => of100);
  const rows = SOURCES.map((one) => rowOf({ day, job_id: id, organization_id, school_id: null }, one, (all * one.of100) / 100, chance));
  // A part of those who read are students whose school is known.
  const school = schools.length > 0 ? chance.pick(schools) : undefined;
  const seen = SOURCES.find((one) => one.source === source);
  if (school && seen) rows.push(rowOf({ day, job_id: id, organization_id, school_id: school.id }, seen, all / 4, chance));
  // Links that somebody sent have no list behind them.
  const links = { views: chance.whole(0, 2), impressions: 0, saves: 0, apply_presses: 0 };
  rows.push({ ...{ day, job_id: id, organization_id, school_id: null, source: 'elsewhere' }, ...links });
  return rows.filter(({ impressions, views }) => impressions + views > 0);
}

function rowOf(
  named: Pick<Row, 'day' | 'job_id' | 'organization_id' | 'school_id'>,
  { source, viewsOf1000 }: (typeof SOURCES)[number],
  shown: number,
  chance: Chance,
): Row {
  const impressions = Math.round(shown);
  const views = Math.round((impressions * viewsOf1000 * chance.whole(70, 130)) / 100_000);
  const part = (of100: number) => Array.from({ length: views }).filter(() => chance.happens(of100 / 100)).length;
  return { ...named, source, impressions, views, saves: part(9), apply_presses: part(14) };
}

/** Followers come one by one until there are those that are there. */
async function seedOrganization(
  transaction: DatabaseTransaction,
  { id, key, days }: { id: number; key: string; days: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ followers: number }>`select count(*)::int as followers from organization_followed
    where organization_id = ${id}`.execute(transaction);
  const now = rows[0]?.followers ?? 0;
  const values = days.map((day, at) => {
    const chance = chanceOf(`insights ${key} ${day}`);
    return {
      organization_id: id,
      day,
      page_views: chance.whole(2, 26),
      followers: Math.round(now * (0.55 + (0.45 * (at + 1)) / days.length)),
    };
  });
  await transaction.insertInto('insight_organization_day').values(values).execute();
}
