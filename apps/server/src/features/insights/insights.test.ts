// Reports of organizations: days are counted from raw events as SQL counts them, once however often it runs, and told to those who recruit alone.
import { dayAfter, dayOf, INSIGHT_COUNTS, INSIGHT_LIMITS, VISIT_SOURCES } from '@fairway/rules/insights';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { chanceOf } from '@fairway/world-kit/chance';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillDemoWorld } from '../../demo.ts';
import { migrateBackground } from '../../kernel/background/background.ts';
import { newId } from '../../kernel/ids.ts';
import { sweepEvents } from '../analytics/jobs.ts';
import type { ManagedOrganizationId } from '../teams/access.ts';
import { countDays, forgetDays } from './counting.ts';
import { mergeInsights } from './merging.ts';
import { getReport } from './report.ts';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-27T12:00:00Z');
let now = NOON;
const db = await cloneDatabase();
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now });
const [recruiter, neighbour, student, visitor] = [testBrowser(app), testBrowser(app), testBrowser(app), testBrowser(app)];
const at = (text: string) => new Date(`2026-11-${text}Z`);
let [organization, other, school] = [0, 0, 0];
let [first, second, foreign] = ['', '', ''];
let ada = '';

beforeAll(async () => {
  organization = await insertOrganization(db.database, { name: 'Lindvik' });
  other = await insertOrganization(db.database, { name: 'Elsewhere' });
  await insertPerson(db.database, { email: 'rita@lindvik.example', roles: [{ role: 'Recruiter', organizationId: organization }] });
  await insertPerson(db.database, { email: 'nora@other.example', roles: [{ role: 'Recruiter', organizationId: other }] });
  await insertPerson(db.database, { email: 'rep@lindvik.example', roles: [{ role: 'Representative', organizationId: organization }] });
  ada = await insertPerson(db.database, { email: 'ada@mail.example' });
  await db.database.insertInto('candidate').values({ id: newId(), user_id: ada }).execute();
  const row = await db.database
    .insertInto('school')
    .values({ name: 'North School', slug: 'north' })
    .returning('id')
    .executeTakeFirstOrThrow();
  school = row.id;
  await insertVerifiedConnection(db.database, ada, school);
  const publishedAt = at('01T00:00:00');
  first = await insertJob(db.database, { organizationId: organization, title: '=Analyst', publishedAt });
  second = await insertJob(db.database, { organizationId: organization, title: 'Builder', publishedAt });
  foreign = await insertJob(db.database, { organizationId: other, title: 'Carver', publishedAt });
  await recruiter.signIn('rita@lindvik.example');
  await neighbour.signIn('nora@other.example');
  await student.signIn('ada@mail.example');
});
beforeEach(async () => {
  now = NOON;
  for (const table of [
    'analytics_event',
    'insight_posting_day',
    'insight_organization_day',
    'insight_day',
    'favorite',
    'application',
    'organization_follow',
  ])
    await db.pool.query(`delete from ${table}`);
});

const pathOf = (id = organization) => `/api/v1/employer/organizations/${id}/insights`;
const report = async (query = '', id = organization, who = recruiter) => (await who.send('GET', `${pathOf(id)}${query}`)).json();
const tables = async () =>
  (
    await db.pool.query(`select (select coalesce(jsonb_agg(to_jsonb(p) order by day, job_id, source, school_id), '[]') from insight_posting_day p) as postings,
      (select coalesce(jsonb_agg(to_jsonb(o) order by day, organization_id), '[]') from insight_organization_day o) as organizations`)
  ).rows[0];

type Event = { type?: string; jobs?: string[]; source?: string; school?: number | null; staff?: boolean; at?: Date };
/** As the browser's events are kept. */
const event = ({ type = 'jobad_view', jobs = [first], source = 'search', school: of = null, staff = false, at: when = NOON }: Event = {}) =>
  db.database
    .insertInto('analytics_event')
    .values({
      ...{ event_type: type, anonymous: true, occurred_at: when, received_at: when, school_id: of, by_staff: staff },
      ...(type === 'apply_click'
        ? { metadata: JSON.stringify({ job_id: jobs[0] ?? '', request_id: `${source}.r` }) }
        : { request_id: `${source}.r`, metadata: JSON.stringify({ eventId: 'e', jobs }) }),
    })
    .execute();

async function application(state: string, sentAt: Date, steps: string[] = [], { of = organization, job = first, user = '' } = {}) {
  const user_id = user || (await insertPerson(db.database, { email: `${newId()}@mail.example`, password: null }));
  const id = newId();
  await db.database
    .insertInto('application')
    .values({
      ...{ id, user_id, kind: 'inside', job_id: job, organization_id: of, state, sent_at: sentAt, changed_at: sentAt, title: 'T' },
      ...{ organization_name: 'O', profile: '{}', send_key: newId(), reply_days: 5 },
    })
    .execute();
  for (const to_state of steps)
    await db.database
      .insertInto('application_step')
      .values({ id: newId(), application_id: id, at: sentAt, moved_by: 'organization', from_state: 'sent', to_state })
      .execute();
}

describe('what is kept of an event (insights.3)', () => {
  const shown = (requestId: string) => ({
    ...{ requestId, eventId: 'e', createTime: now.toISOString() },
    jobEvent: { type: 'IMPRESSION', jobs: [first, second] },
  });
  const kept = async () => (await db.pool.query('select user_id, school_id, by_staff from analytics_event order by id')).rows;

  it('names the school that verified the reader and not the reader, and who works here as such', async () => {
    for (const who of [visitor, student, recruiter])
      expect((await who.send('POST', '/api/v1/postings/events', shown('list.r'))).statusCode).toBe(202);
    expect(await kept()).toEqual([
      { user_id: null, school_id: null, by_staff: false },
      { user_id: null, school_id: school, by_staff: false },
      { user_id: null, school_id: null, by_staff: true },
    ]);
    await countDays(db.database, now);
    expect((await report()).totals).toMatchObject({ impressions: 4, views: 0 });
  });

  it('a list names itself to its links: a question is a search, all of one organization its page, all there is a list', async () => {
    const named = async (query: string) => {
      const { metadata } = (await visitor.send('GET', `/api/v1/postings${query}`)).json();
      return metadata.requestId.split('.')[0];
    };
    expect(await named('')).toBe('list');
    expect(await named('?q=analyst')).toBe('search');
    expect(await named('?employment_types=INTERN')).toBe('search');
    expect(await named(`?company_id=${organization}`)).toBe('organization');
    const posting = async (query = '') => (await visitor.send('GET', `/api/v1/postings/${second}${query}`)).json().requestId;
    expect((await posting()).split('.')[0]).toBe('elsewhere');
    expect(await posting('?requestId=search.r&eventId=e')).toBe('search.r');
    const { jobs } = (await visitor.send('GET', `/api/v1/postings/${second}/similar`)).json();
    expect(jobs.every((job: { requestId: string }) => job.requestId.startsWith('suggestion.'))).toBe(true);
  });
});

describe('counting (insights.6)', () => {
  it('is what SQL counts from the raw events, whatever they hold', async () => {
    const chance = chanceOf('insights');
    const sources = [...VISIT_SOURCES, 'forged', ''];
    for (let each = 0; each < 250; each++)
      await event({
        ...{ type: chance.pick(['jobad_impression', 'jobad_view', 'apply_click']), source: chance.pick(sources) },
        jobs: chance.sample([first, second, foreign, first, newId(), 'no id', "'; drop"], chance.whole(0, 5)),
        ...{ school: chance.pick([school, null, 999_999]), staff: chance.happens(0.2) },
        at: new Date(NOON.getTime() - chance.whole(0, 6 * 24 * 60) * 60_000),
      });
    // A page tells a view twice; the one without a list behind it does not count, nor does anything else.
    await db.database
      .insertInto('analytics_event')
      .values(
        ['jobad_view', 'article_view'].map((event_type) => ({
          event_type,
          anonymous: true,
          occurred_at: NOON,
          received_at: NOON,
          metadata: JSON.stringify({ job_id: first, jobs: 'x' }),
        })),
      )
      .execute();
    await countDays(db.database, now);
    const { rows: oracle } = await db.pool.query(
      `with event as (
         select (received_at at time zone 'UTC')::date::text as day, event_type, school_id, split_part(coalesce(request_id, metadata ->> 'request_id'), '.', 1) as source,
           array(select distinct x from unnest(case event_type when 'apply_click' then array[metadata ->> 'job_id']
             else array(select jsonb_array_elements_text(metadata -> 'jobs')) end) x) as jobs
         from analytics_event where not by_staff and event_type <> 'article_view' and (event_type = 'apply_click' or request_id is not null))
       select day, j.id as job_id, case when e.source in ('${VISIT_SOURCES.join("','")}') then e.source else 'elsewhere' end as source,
         case when e.school_id = $1 then e.school_id end as school_id,
         count(*) filter (where event_type = 'jobad_impression')::int as impressions, count(*) filter (where event_type = 'jobad_view')::int as views,
         count(*) filter (where event_type = 'apply_click')::int as apply_presses
       from event e join job j on j.id::text = any(e.jobs) group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      [school],
    );
    const { rows } = await db.pool.query(
      'select day::text, job_id, source, school_id, impressions, views, apply_presses from insight_posting_day order by 1, 2, 3, 4',
    );
    expect(oracle.length).toBeGreaterThan(100);
    expect(rows).toEqual(oracle);
  });

  it('twice changes nothing, and two at once are one', async () => {
    for (const when of [at('25T10:00:00'), at('26T10:00:00'), at('27T10:00:00')]) await event({ at: when });
    await countDays(db.database, now);
    const once = await tables();
    await countDays(db.database, now);
    expect(await tables()).toEqual(once);
    await db.pool.query('delete from insight_day; delete from insight_posting_day');
    await Promise.all([countDays(db.database, now), countDays(db.database, now), countDays(db.database, now)]);
    expect(await tables()).toEqual(once);
    expect(once.postings).toHaveLength(3);
  });

  it('killed in the middle leaves whole days alone, and goes on where it was', async () => {
    for (const when of [at('24T10:00:00'), at('25T10:00:00'), at('26T10:00:00')]) await event({ at: when });
    await db.pool.query(`create function fail_on_day() returns trigger language plpgsql as $$ begin
      if new.day = '2026-11-25' then raise exception 'killed'; end if; return new; end $$;
      create trigger fail_on_day before insert on insight_posting_day for each row execute function fail_on_day()`);
    await expect(countDays(db.database, now)).rejects.toThrow('killed');
    const { rows } = await db.pool.query('select day::text, is_final from insight_day');
    expect(rows).toEqual([{ day: '2026-11-24', is_final: true }]);
    expect((await tables()).postings).toHaveLength(1);
    await db.pool.query('drop trigger fail_on_day on insight_posting_day; drop function fail_on_day()');
    expect(await countDays(db.database, now)).toBe(3);
    expect((await tables()).postings).toHaveLength(3);
  });

  it('a day is one of UTC by when the server heard of it, and final an hour after its end', async () => {
    for (const when of ['26T23:59:59.999', '27T00:00:00', '26T00:00:00', '25T23:59:59.999']) await event({ at: at(when) });
    now = at('27T00:30:00');
    await countDays(db.database, now);
    const views = async () => (await report('?from=2026-11-25&to=2026-11-27')).course.map((point: { views: number }) => point.views);
    expect(await views()).toEqual([1, 2, 1]);
    // Written late, before the day is closed.
    await event({ at: at('26T23:59:00') });
    await countDays(db.database, now);
    expect(await views()).toEqual([1, 3, 1]);
    now = at('27T01:00:00');
    await countDays(db.database, now);
    await event({ at: at('26T22:00:00') });
    await countDays(db.database, now);
    expect(await views()).toEqual([1, 3, 1]);
  });

  it('counts saves on their day at the school of who saved, views of the page, and followers as they were each evening', async () => {
    const candidate = await db.database.selectFrom('candidate').select('id').where('user_id', '=', ada).executeTakeFirstOrThrow();
    await db.database
      .insertInto('favorite')
      .values({ id: newId(), candidate_id: candidate.id, job_id: first, created_at: at('25T08:00:00') })
      .execute();
    await db.database
      .insertInto('organization_follow')
      .values({ user_id: ada, organization_id: organization, created_at: at('26T08:00:00') })
      .execute();
    for (const company_id of [organization, organization, 'x', 1e12])
      await db.database
        .insertInto('analytics_event')
        .values({
          event_type: 'company_view',
          anonymous: true,
          occurred_at: NOON,
          received_at: NOON,
          metadata: JSON.stringify({ company_id }),
        })
        .execute();
    await countDays(db.database, now);
    const { totals, followers, followersBefore, pageViews } = await report('?from=2026-11-25&to=2026-11-27');
    expect(totals.saves).toBe(1);
    expect((await tables()).postings).toMatchObject([{ day: '2026-11-25', saves: 1, school_id: school }]);
    expect(followers.map((point: { followers: number }) => point.followers)).toEqual([0, 1, 1]);
    expect([followersBefore, pageViews]).toEqual([0, 2]);
  });

  it('is untouched by what goes later: a final day is kept when its events, its saves and its readers are gone', async () => {
    await event({ at: at('20T10:00:00') });
    await countDays(db.database, now);
    const before = await tables();
    now = new Date(NOON.getTime() + (INSIGHT_LIMITS.eventsKeptDays + 1) * DAY_MS);
    await sweepEvents(db.database, now);
    expect((await db.pool.query('select from analytics_event')).rowCount).toBe(0);
    await countDays(db.database, now);
    expect(await tables()).toEqual(before);
  });

  it('keeps events for their days, and daily counts for theirs', async () => {
    await event({ at: new Date(NOON.getTime() - INSIGHT_LIMITS.eventsKeptDays * DAY_MS) });
    await sweepEvents(db.database, now);
    expect((await db.pool.query('select from analytics_event')).rowCount).toBe(1);
    await countDays(db.database, now);
    const oldest = dayAfter(dayOf(now), -INSIGHT_LIMITS.keptDays);
    for (const [day, followers] of [
      [dayAfter(oldest, -9), 3],
      [dayAfter(oldest, -2), 5],
      [oldest, 6],
    ] as const)
      await db.database.insertInto('insight_organization_day').values({ organization_id: organization, day, followers }).execute();
    for (const day of [dayAfter(oldest, -1), oldest])
      await db.database
        .insertInto('insight_posting_day')
        .values({ day, job_id: first, organization_id: organization, source: 'list' })
        .execute();
    await forgetDays(db.database, now);
    const { postings, organizations } = await tables();
    expect(postings.map(({ day }: { day: string }) => day)).toEqual([oldest, expect.any(String)]);
    // The last number before what is kept stays: later days begin with it.
    expect(organizations).toMatchObject([{ followers: 5 }, { followers: 6 }]);
  });

  it('two organizations that are merged have one report', async () => {
    await event({ at: at('26T10:00:00') });
    await event({ at: at('26T10:00:00'), jobs: [foreign] });
    await countDays(db.database, now);
    for (const organization_id of [organization, other])
      await db.database
        .insertInto('insight_organization_day')
        .values({ organization_id, day: '2026-11-26', page_views: 4, followers: 7 })
        .execute();
    await db.database.transaction().execute((transaction) => mergeInsights(transaction, { sourceId: other, targetId: organization, now }));
    const { totals, pageViews, followers } = await report();
    expect([totals.views, pageViews, followers.at(-1).followers]).toEqual([2, 8, 7]);
    expect((await report('', other, neighbour)).totals.views).toBe(0);
  });
});

describe('the report (insights.1, insights.4)', () => {
  it('compares with as many days before, and says how far applications came until today', async () => {
    await event({ at: at('26T10:00:00') });
    await event({ at: at('21T10:00:00') });
    await event({ at: at('20T10:00:00') });
    await event({ type: 'apply_click', source: 'suggestion', at: at('26T10:00:00') });
    await event({ type: 'jobad_impression', jobs: [first, second, foreign], source: 'list', at: at('26T10:00:00') });
    await countDays(db.database, now);
    await application('hired', at('22T00:00:00'), ['inTalks', 'offer', 'hired']);
    await application('declined', at('27T11:00:00'), ['inTalks', 'declined']);
    await application('inTalks', at('26T11:00:00'), ['inTalks', 'offer', 'inTalks']);
    await application('withdrawn', at('21T23:59:59'), ['offer']);
    await application('sent', at('15T00:00:00'));
    await application('sent', at('26T00:00:00'), [], { of: other, job: foreign });
    const { from, to, before, unit, totals, totalsBefore, funnel, sources, course } = await report('?period=days7');
    expect([from, to, before, unit, course.length]).toEqual([
      '2026-11-21',
      '2026-11-27',
      { from: '2026-11-14', to: '2026-11-20' },
      'day',
      7,
    ]);
    expect(totals).toEqual({ impressions: 2, views: 2, saves: 0, applyPresses: 1, applications: 4, interviews: 4, offers: 2, hires: 1 });
    expect(totalsBefore).toMatchObject({ views: 1, applications: 1, interviews: 0 });
    expect(funnel.map((step: { ofPreviousPercent: number | null }) => step.ofPreviousPercent)).toEqual([null, 100, 50, null, 100, 50, 50]);
    expect(
      sources.filter(
        (one: { impressions: number; views: number; applyPresses: number }) => one.impressions + one.views + one.applyPresses > 0,
      ),
    ).toEqual([
      { source: 'search', impressions: 0, views: 2, applyPresses: 0 },
      { source: 'list', impressions: 2, views: 0, applyPresses: 0 },
      { source: 'suggestion', impressions: 0, views: 0, applyPresses: 1 },
    ]);
    const { course: months, unit: long } = await report('?period=months12');
    expect([long, months[0].on, months.at(-1), months.length]).toEqual([
      'month',
      '2025-11-01',
      { on: '2026-11-01', ...sumOf(4, 5), impressions: 2, applyPresses: 1 },
      13,
    ]);
  });
  // Three views, and five applications of which four came to talks, two to an offer, one to a hire.
  const sumOf = (interviews: number, applications: number) => ({
    impressions: 0,
    views: 3,
    saves: 0,
    applyPresses: 0,
    applications,
    interviews,
    offers: 2,
    hires: 1,
  });

  it('tells how it answers from five applications on that were due, and compares', async () => {
    for (let each = 0; each < 4; each++) await application('declined', at('20T12:00:00'));
    await db.database
      .updateTable('application')
      .set({ answered_at: at('23T12:00:00') })
      .execute();
    expect((await report('?period=days30')).replies).toBeNull();
    await application('sent', at('21T12:00:00'));
    // Not due yet.
    await application('sent', at('26T12:00:00'));
    const { replies, repliesBefore } = await report('?period=days30');
    expect(replies).toEqual({ applications: 5, answeredPercent: 80, inTimePercent: 80, medianDays: null });
    expect(repliesBefore).toBeNull();
  });

  it('tells answers by week from Monday or by month, without gaps, and of few nothing', async () => {
    for (let each = 0; each < 5; each++) await application('sent', at('10T12:00:00'), [], { job: first });
    await application('sent', at('17T12:00:00'), [], { job: first });
    await db.database
      .updateTable('application')
      .set({ answered_at: at('13T12:00:00') })
      .where('sent_at', '<', at('15T00:00:00'))
      .execute();
    const { replyUnit, replyCourse } = await report('?from=2026-11-09&to=2026-11-23');
    expect([replyUnit, replyCourse]).toEqual([
      'week',
      [
        { on: '2026-11-09', replies: { applications: 5, answeredPercent: 100, inTimePercent: 100, medianDays: 3 } },
        { on: '2026-11-16', replies: null },
        { on: '2026-11-23', replies: null },
      ],
    ]);
    const months = await report('?period=months12');
    expect([months.replyUnit, months.replyCourse.length, months.replyCourse.at(-1).replies.applications]).toEqual(['month', 13, 6]);
  });

  it('of one posting counts that posting alone, and of another organization’s there is none', async () => {
    await event({ jobs: [first], at: at('26T10:00:00') });
    await event({ jobs: [second], at: at('26T10:00:00') });
    await countDays(db.database, now);
    for (let each = 0; each < 5; each++) await application('declined', at('10T12:00:00'), [], { job: second });
    await application('sent', at('10T12:00:00'), [], { job: first });
    const one = await report(`?posting=${second}`);
    expect([one.posting, one.totals.views, one.totals.applications, one.replies.applications, one.followers]).toEqual([
      { id: second, title: 'Builder' },
      ...[1, 5, 5, []],
    ]);
    expect((await report(`?posting=${first}`)).replies).toBeNull();
    expect((await recruiter.send('GET', `${pathOf()}?posting=${foreign}`)).statusCode).toBe(404);
    const file = await recruiter.send('GET', `${pathOf()}/report.csv?table=replyCourse&posting=${second}&from=2026-11-09&to=2026-11-15`);
    expect(file.body.replace('\ufeff', '').trim().split('\r\n')).toHaveLength(2);
  });

  it('by posting: every count in every order, found by its title, the days that are asked for', async () => {
    await event({ jobs: [second], at: at('26T10:00:00') });
    await event({ jobs: [first], at: at('10T10:00:00') });
    await countDays(db.database, now);
    await application('offer', at('26T11:00:00'), ['offer'], { job: second });
    const rows = async (query: string) => (await recruiter.send('GET', `${pathOf()}/postings?${query}`)).json().rows;
    expect(await rows('period=days7')).toMatchObject([
      { id: second, title: 'Builder', views: 1, applications: 1, offers: 1, hires: 0 },
      { id: first, views: 0, applications: 0 },
    ]);
    expect((await rows('period=days30&q=ANAL')).map(({ id, views }: { id: string; views: number }) => [id, views])).toEqual([[first, 1]]);
    expect((await rows('sort=title')).map(({ id }: { id: string }) => id)).toEqual([first, second]);
  });

  const FEW = Object.fromEntries(INSIGHT_COUNTS.map((name) => [name, null]));

  it('by school: fewer than ten are not told, in the list, in its file and by its order (insights.5)', async () => {
    const { id: small } = await db.database
      .insertInto('school')
      .values({ name: 'A small school', slug: 'small' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let each = 0; each < 12; each++) await event({ school, at: at('26T10:00:00') });
    for (let each = 0; each < 9; each++) await event({ school: small, at: at('26T10:00:00') });
    await event({ at: at('26T10:00:00') });
    await countDays(db.database, now);
    await application('sent', at('26T11:00:00'), [], { user: ada });
    const { rows } = (await recruiter.send('GET', `${pathOf()}/schools`)).json();
    expect(rows).toEqual([
      { id: small, name: 'A small school', ...FEW },
      { id: school, name: 'North School', ...FEW, views: 12 },
    ]);
    const file = (await recruiter.send('GET', `${pathOf()}/schools/export.csv`)).body.split('\r\n');
    expect(file.slice(1, 3)).toEqual([
      `A small school${',fewer than 10'.repeat(8)}`,
      `North School,fewer than 10,12${',fewer than 10'.repeat(6)}`,
    ]);
    expect((await recruiter.send('GET', `${pathOf()}/schools?sort=-views`)).statusCode).toBe(422);
    await db.database.deleteFrom('school').where('id', '=', small).execute();
  });

  it('of one school: funnel and sources of its people alone, without what would tell fewer than ten (insights.5)', async () => {
    const seen = (count: number, more: Event) =>
      Promise.all(Array.from({ length: count }, () => event({ school, at: at('26T10:00:00'), ...more })));
    await seen(40, { type: 'jobad_impression', jobs: [first] });
    await seen(20, { source: 'search' });
    await seen(3, { source: 'mail' });
    await seen(50, { school: null });
    await countDays(db.database, now);
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, each) => {
        const user = await insertPerson(db.database, { email: `of-school-${each}@north.example` });
        await insertVerifiedConnection(db.database, user, school);
        return user;
      }),
    );
    for (const user of people) await application('sent', at('26T11:00:00'), [], { user });
    await application('sent', at('26T11:00:00'));
    const of = async (path = '', id = school) => recruiter.send('GET', `${pathOf()}/schools/${id}${path}`);
    const found = (await of()).json();
    expect(found.school).toEqual({ id: school, name: 'North School' });
    expect(found.totals).toMatchObject({ impressions: 40, views: 23, saves: null, applyPresses: null, applications: 12, hires: null });
    expect(found.totalsBefore).toEqual(FEW);
    expect(found.funnel.slice(0, 5)).toEqual([
      { step: 'impressions', count: 40, ofPreviousPercent: null },
      { step: 'views', count: 23, ofPreviousPercent: 57.5 },
      { step: 'applyPresses', count: null, ofPreviousPercent: null },
      { step: 'applications', count: 12, ofPreviousPercent: null },
      { step: 'interviews', count: null, ofPreviousPercent: null },
    ]);
    expect(found.sources.find(({ source }: { source: string }) => source === 'search')).toMatchObject({ views: 20, applyPresses: null });
    expect(found.sources.find(({ source }: { source: string }) => source === 'mail')).toMatchObject({ views: null });
    const file = async (table: string) => (await of(`/report.csv?table=${table}`)).body.replace('\ufeff', '').trim().split('\r\n');
    expect((await file('funnel')).slice(1, 4)).toEqual(['impressions,40,', 'views,23,57.5', 'applyPresses,fewer than 10,']);
    expect(await file('sources')).toContain('search,40,20,fewer than 10');
    const days = await of('?from=2026-11-25&to=2026-11-25');
    expect(days.json().totals).toEqual(FEW);
    for (const [path, id, status] of [
      ['', 999_999, 404],
      ['?period=days1', school, 422],
      ['/report.csv?table=course', school, 422],
    ] as const)
      expect((await of(path, id)).statusCode).toBe(status);
  });

  it('each table is a file, and no title of a posting is a formula (insights.8)', async () => {
    await event({ at: at('26T10:00:00') });
    await countDays(db.database, now);
    const file = async (path: string) =>
      (await recruiter.send('GET', `${pathOf()}/${path}`)).body.replace('\ufeff', '').trim().split('\r\n');
    expect((await file('report.csv?table=course&period=days7')).slice(5, 7)).toEqual([
      '2026-11-25,0,0,0,0,0,0,0,0',
      '2026-11-26,0,1,0,0,0,0,0,0',
    ]);
    expect(await file('report.csv?table=sources')).toContain('search,0,1,0');
    expect((await file('report.csv?table=funnel'))[2]).toBe('views,1,');
    expect(await file('report.csv?table=followers&period=days7')).toHaveLength(8);
    expect((await file('report.csv?table=replies&period=days7'))[1]).toBe('2026-11-21,2026-11-27,,,,');
    expect((await file('postings/export.csv?sort=title')).find((line) => line.includes('Analyst'))).toContain("'=Analyst");
    expect((await recruiter.send('GET', `${pathOf()}/report.csv?table=people`)).statusCode).toBe(422);
  });

  it('of an empty organization is all zero, and days that are none are refused', async () => {
    const empty = await insertOrganization(db.database, { name: 'Empty' });
    await insertPerson(db.database, { email: 'una@empty.example', roles: [{ role: 'Recruiter', organizationId: empty }] });
    const una = testBrowser(app);
    await una.signIn('una@empty.example');
    const found = await report('', empty, una);
    expect(Object.values(found.totals).every((count) => count === 0)).toBe(true);
    expect([found.countedAt, found.replies, found.course.length]).toEqual([null, null, 30]);
    expect((await una.send('GET', `${pathOf(empty)}/postings`)).json().total).toBe(0);
    for (const query of ['?period=days1', '?from=yesterday&to=2026-11-27', '?from=2026-02-30&to=2026-03-01'])
      expect((await una.send('GET', `${pathOf(empty)}${query}`)).statusCode).toBe(422);
  });
});

describe('who reads it', () => {
  it('nobody of another organization, no representative, no candidate, no visitor', async () => {
    const representative = testBrowser(app);
    await representative.signIn('rep@lindvik.example');
    await event({ school, at: at('26T10:00:00') });
    await countDays(db.database, now);
    for (const path of [
      '',
      '/postings',
      '/postings/export.csv',
      '/schools',
      '/schools/export.csv',
      `/schools/${school}`,
      '/report.csv?table=course',
    ]) {
      expect((await neighbour.send('GET', pathOf() + path)).statusCode).toBe(404);
      expect((await representative.send('GET', pathOf() + path)).statusCode).toBe(404);
      expect((await student.send('GET', pathOf() + path)).statusCode).toBe(403);
      expect((await visitor.send('GET', pathOf() + path)).statusCode).toBe(401);
      expect((await recruiter.send('GET', pathOf() + path)).statusCode).toBe(200);
    }
  });

  it('a suspended organization reads what was counted', async () => {
    await event({ at: at('26T10:00:00') });
    await countDays(db.database, now);
    await sql`update organization set status = 'suspended' where id = ${organization}`.execute(db.database);
    expect((await report()).totals.views).toBe(1);
    await sql`update organization set status = 'active' where id = ${organization}`.execute(db.database);
  });
});

it('the demo world has half a year to show, which counting goes on from', async () => {
  const world = await cloneDatabase();
  await migrateBackground(world.pool);
  await fillDemoWorld(world.database, { today: NOON, writeFile: async () => undefined });
  const { rows } = await world.pool.query<{ id: ManagedOrganizationId; name: string }>(
    'select id, name from organization o where exists (select from insight_posting_day d where d.organization_id = o.id) order by name',
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lindvik Norden Group', 'Lindvik Offshore', 'Lindvik Blade Works']));
  expect(rows).toHaveLength(4);
  const before = (await world.pool.query("select count(*) from insight_posting_day where day < '2026-11-27'")).rows;
  await countDays(world.database, NOON);
  expect((await world.pool.query("select count(*) from insight_posting_day where day < '2026-11-27'")).rows).toEqual(before);
  for (const { id } of rows) {
    const { totals, totalsBefore, sources, course } = await getReport(world.database, id, { period: 'days30' }, NOON);
    expect(totals.impressions).toBeGreaterThan(totals.views);
    expect(totals.views).toBeGreaterThan(totals.applyPresses);
    expect(totals.applyPresses).toBeGreaterThan(0);
    expect(totalsBefore.views).toBeGreaterThan(0);
    expect(sources.filter(({ views }) => views > 0).length).toBeGreaterThan(3);
    expect(course.filter(({ views }) => views > 0).length).toBeGreaterThan(25);
  }
});
