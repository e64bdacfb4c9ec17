// The applicants list of an organization with 20,000 applications for one posting, through HTTP with a session of its owner, each page against the
// same by hand-written SQL on a bare Fastify route; and a sweep over all that match one filter against the bare statements of a move.
// `bench employers [calls] [applications]`.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import type pg from 'pg';
import { DEMO_PASSWORD } from '../apps/server/src/features/identity/world/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { openCalls } from './calls.ts';
import { type MeasuredPage, measurePages } from './measured-pages.ts';
import { startFairway } from './started-server.ts';

const CALLS = Number(process.argv[2] ?? 40);
const COUNT = Number(process.argv[3] ?? 20_000);
const LIMIT = 3;
const SIZE = 25;
/** The second of the three that are asked. */
const QUESTION = '018f0000-0000-7000-8000-000000000001';

const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4683, dataDir, env: { PAGES: 'off', SECRET: 'a-secret-of-the-benchmark-that-is-long-enough' } });
const embedded = openEmbeddedDatabase({ dataDir, port: 54_318 });
const { pool } = openPool({ url: embedded.url, size: 1 });
const calls = openCalls(1);
const { ask } = calls;
let figures: Awaited<ReturnType<typeof measurePages>> = {};
let sweepMs = 0;
try {
  const { organizationId, jobId, userId } = await fill(pool, COUNT);
  const credentials = { email: 'eva@lindvik.example', password: DEMO_PASSWORD };
  const { accessToken } = JSON.parse(await ask(fairway.url, 'POST', '/identity/v1', credentials, { 'x-fairway-tokens': 'bearer' }));
  const headers = { authorization: `Bearer ${accessToken}` };
  const base = `/api/v1/employer/organizations/${organizationId}/`;
  figures = await measurePages({
    ...{ pages: pagesOf({ organizationId, jobId, userId, count: COUNT }), fairway, databaseUrl: embedded.url, dataDir, ask },
    ...{ callsEach: CALLS, base, headers },
  });
  // Everybody new whose answer decides against them, by one request.
  const matching = { stage: ['sent'], knockedOut: 'yes', posting: jobId };
  const total = (await pool.query<{ n: number }>(
    `select count(*)::int as n from application_received r where organization_id = $1 and job_id = $2 and state = 'sent' and knock_outs > 0
       and not exists (select from applicant_declined d where d.application_id = r.id and d.told_at is null)`,
    [organizationId, jobId],
  )).rows[0]?.n ?? 0; // biome-ignore format: one thought
  const from = performance.now();
  const said = JSON.parse(
    await ask(
      fairway.url,
      'POST',
      `${base}applicants/moves`,
      { applicants: { matching, total }, to: 'declined', reason: 'permit' },
      headers,
    ),
  );
  sweepMs = Math.round(performance.now() - from);
  if (said.moved !== total) throw new Error(`The sweep took ${said.moved} of ${total}`);
  console.log(`a sweep of ${total} in ${sweepMs} ms`);
} finally {
  await pool.end();
  await fairway.stop();
  calls.close();
  rmSync(dataDir, { recursive: true, force: true });
}
const worstRatio = Math.max(...Object.values(figures).map(({ ratio }) => ratio));
console.log(
  JSON.stringify({
    bench: 'employers',
    applications: COUNT,
    callsEach: CALLS,
    worstRatio,
    within: worstRatio <= LIMIT,
    sweepMs,
    pages: figures,
  }),
);

/** One posting of Eva's with that many applications of as many people, in all stages; a third has an answer that decides against it. */
async function fill(pool: pg.Pool, count: number) {
  const { rows } = await pool.query<{ id: string; organization_id: number; user_id: string }>(
    `select j.id, j.organization_id, r.user_id from job j join user_role r on r.organization_id = j.organization_id join app_user u on u.id = r.user_id
     where u.email_folded = 'eva@lindvik.example' and j.applies_inside order by j.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo world has no posting of Eva’s that is applied for here');
  const { id: jobId, organization_id: organizationId, user_id: userId } = found;
  const from = performance.now();
  await pool.query('begin');
  await pool.query(
    `create temp table made on commit drop as select n, gen_random_uuid() as user_id, gen_random_uuid() as id, now() - n * interval '7 minutes' as at,
       (array['Ada','Ben','Chloé','Dina','Farid','Greta','Kenji','Søren'])[1 + n % 8] as first,
       (array['Berg','Okafor','Haddad','Novák','Kim','Rossi','Silva','Tanaka','Ivanov'])[1 + n % 9] || '-' || initcap(substr(md5(n::text), 1, 6)) as last,
       (array['sent','sent','sent','seen','seen','inTalks','offer','hired','declined','withdrawn'])[1 + n % 10] as state
     from generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `insert into app_user (id, email, email_folded, email_verified_at, status, first_name, last_name)
     select user_id, 'applicant-' || n || '@bench.example', 'applicant-' || n || '@bench.example', now(), 'active', first, last from made`,
  );
  await pool.query(
    `insert into application (id, user_id, kind, job_id, organization_id, state, moved_by, sent_at, changed_at, title, organization_name, profile, letter, send_key)
     select id, user_id, 'inside', $1, $2, state, 'candidate', at, at, 'Trainee', 'Lindvik', jsonb_build_object('firstName', first, 'lastName', last,
       'summary', repeat('I build things that last. ', 40), 'studyPrograms', jsonb_build_array(jsonb_build_object('studyProgram',
         jsonb_build_object('name', 'MSc Physics', 'school', jsonb_build_object('name', 'Nordic School'), 'levelId',
           (array['master','bachelor','bachelor','phd'])[1 + n % 4], 'fields', jsonb_build_array(jsonb_build_object('id', 'physics'))))),
       'languages', jsonb_build_array(jsonb_build_object('languageId', (array['de','en','nb'])[1 + n % 3], 'proficiencyId', 'full_professional')),
       'workAuthorizations', jsonb_build_array(jsonb_build_object('code', (array['EU','NO','US'])[1 + n % 3]),
         jsonb_build_object('code', case when n % 500 = 0 then 'JP' else 'NO' end))), repeat('I would like to. ', 30), gen_random_uuid() from made`,
    [jobId, organizationId],
  );
  await pool.query(
    `insert into application_answer (application_id, position, question_id, kind, question, value, knocks_out)
     select id, p, ('018f0000-0000-7000-8000-00000000000' || p)::uuid, 'yesNo', 'A permit?', to_jsonb(n % (p + 2) = 0), p = 0 and n % 3 = 0
     from made, generate_series(0, 2) p`,
  );
  await pool.query(
    `insert into applicant_rating (application_id, user_id, stars, rated_at) select id, $1, 1 + n % 5, now() from made where n % 4 = 0`,
    [userId],
  );
  await pool.query('commit');
  await pool.query('vacuum analyze app_user, application, application_answer, applicant_rating');
  console.log(`${count} applications written in ${Math.round((performance.now() - from) / 1000)} s`);
  return { jobId, organizationId, userId };
}

type Asked = { organizationId: number; jobId: string; userId: string; count: number };

function pagesOf({ organizationId, jobId, userId, count }: Asked): MeasuredPage[] {
  const deep = Math.floor((count / SIZE) * (7 / 8));
  const offset = (deep - 1) * SIZE;
  const pages: { name: string; query: string; where?: string; order?: string; offset?: number }[] = [
    { name: 'page 1, newest first', query: 'sort=-sent' },
    { name: 'a deep page', query: `sort=-sent&page=${deep}`, offset },
    { name: 'by name', query: 'sort=name', order: 'a.applicant_sort, a.id' },
    { name: 'by name, deep', query: `sort=name&page=${deep}`, order: 'a.applicant_sort, a.id', offset },
    { name: 'one posting', query: `posting=${jobId}`, where: `a.job_id = '${jobId}'` },
    { name: 'in talks', query: 'stage=inTalks', where: `a.state = 'inTalks' and w.application_id is null` },
    { name: 'new and knocked out', query: 'stage=sent&knockedOut=yes', where: `a.state = 'sent' and w.application_id is null and exists (select from application_answer k where k.application_id = a.id and k.knocks_out)` },
    { name: 'a name', query: 'q=berg', where: `strpos(lower(a.applicant_name || ' ' || a.title), 'berg') > 0` },
    { name: 'by rating', query: 'sort=-rating', order: `coalesce((select avg(g.stars)::float8 from applicant_rating g where g.application_id = a.id and exists (select from applicant_rating o where o.application_id = a.id and o.user_id = '${userId}')), 0) desc, a.id desc` },
    { name: 'masters', query: 'level=master', where: `a.sent_facets && '{level:master}'` },
    { name: 'a permit that few have', query: 'permit=JP', where: `a.sent_facets && '{permit:JP}'` },
    { name: 'German and Norway', query: 'language=de.2&permit=NO', where: `a.sent_facets @> '{language:de.2}' and a.sent_facets && '{permit:NO}'` },
    { name: 'an answer', query: `answer=${QUESTION}.yes&posting=${jobId}`, where: `a.job_id = '${jobId}' and a.id in (select k.application_id from application_answer k where k.question_id = '${QUESTION}' and k.value = 'true' and k.kind in ('yesNo', 'choice'))` },
    { name: 'not rated by me', query: 'rated=notByMe', where: `not exists (select from applicant_rating o where o.application_id = a.id and o.user_id = '${userId}')` },
  ]; // biome-ignore format: a table
  return pages.map(({ name, query, where = 'true', order = 'a.sent_at desc, a.id desc', offset: skipped = 0 }) => {
    const inner = `from application a left join applicant_declined w on w.application_id = a.id and w.told_at is null
      where a.organization_id = ${organizationId} and a.kind = 'inside' and ${where}`;
    return {
      name,
      at: `applicants?${query}`,
      rows: `select a.id, a.title, a.job_id, a.state, a.sent_at, a.changed_at, a.applicant_name, w.due_at,
          (select count(*)::int from application_answer k where k.application_id = a.id and k.knocks_out) as knock_outs,
          (select count(*)::int from applicant_rating g where g.application_id = a.id) as ratings,
          (select avg(g.stars) from applicant_rating g where g.application_id = a.id) as rating,
          (select count(*)::int from applicant_note n where n.application_id = a.id) as notes,
          a.profile #>> '{studyPrograms,0,studyProgram,name}' as program
        from (select a.id ${inner} order by ${order} limit ${SIZE} offset ${skipped}) s join application a on a.id = s.id
        left join applicant_declined w on w.application_id = a.id and w.told_at is null order by ${order}`,
      total: `select count(*)::int as total from (select 1 ${inner} limit 10001) as counted`,
    };
  });
}
