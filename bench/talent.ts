// Talent search over 200,000 people who let employers find them, with all ten facets counted at each question: the index as a node asks it (it reads
// the outbox before each answer) over the best SQL of the same run, which has one flat table with a GIN index over all values and one over the
// words. The same questions, the same totals. `bench talent [people] [questions]`.
import { rmSync } from 'node:fs';
import { PEOPLE_FACETS, type PeopleRequest } from '@fairway/search/people-types';
import { dataFolder } from '@fairway/testkit/data-folder';
import { chanceOf } from '@fairway/world-kit/chance';
import type pg from 'pg';
import { People } from '../apps/server/src/features/talent/people.ts';
import { openPool } from '../apps/server/src/kernel/database/database.ts';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { openLog } from '../apps/server/src/kernel/log.ts';

const COUNT = Number(process.argv[2] ?? 200_000);
const QUESTIONS = Number(process.argv[3] ?? 200);
const GOAL = 50;
const SKILLS = 2000;
const SCHOOLS = 300;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ro', 'ru', 'vi', 'ja', 'ko', 'zh', 'fil', 'nb'];
const COUNTRIES = ['DE', 'FR', 'GB', 'ES', 'IT', 'NL', 'PT', 'RO', 'NO', 'SE', 'DK', 'PL', 'US', 'JP', 'KR', 'CN', 'VN', 'PH', 'BR', 'CH'];
const TITLES = ['Software engineer', 'Data analyst', 'Marketing intern', 'Sales assistant', 'Teaching assistant', 'Barista', 'Nurse', 'Accountant', 'Mechanic', 'Designer']; // biome-ignore format: a list
const PROGRAMS = ['Computer science', 'Mechanical engineering', 'Economics', 'Data science', 'Law', 'Medicine', 'Graphic design', 'Physics', 'History', 'Nursing']; // biome-ignore format: a list

const dataDir = dataFolder('fairway-bench-');
const embedded = openEmbeddedDatabase({
  ...{ dataDir, port: 54_331 },
  settings: { fsync: 'off', synchronous_commit: 'off', max_wal_size: '8GB', shared_buffers: '1GB', work_mem: '256MB' },
});
const { pool } = openPool({ url: embedded.url, size: 4 });
const people = new People({ pool, log: openLog('silent') });
try {
  await migrate(pool);
  await fill(pool);
  const from = performance.now();
  await ready();
  const buildMs = Math.round(performance.now() - from);
  console.log(`index of ${COUNT} people in ${(buildMs / 1000).toFixed(1)} s`);
  const questions = Array.from({ length: QUESTIONS }, (_, number) => questionOf(number));
  for (const question of questions.slice(0, 20)) await people.search(question.request);
  const fairway: number[] = [];
  const sql: number[] = [];
  for (const { request, where } of questions) {
    const started = performance.now();
    const answer = await people.search(request);
    fairway.push(performance.now() - started);
    const begun = performance.now();
    const total = await askSql(pool, where);
    sql.push(performance.now() - begun);
    if (total !== answer.total) throw new Error(`${JSON.stringify(request)}: ${answer.total}, by SQL ${total}`);
  }
  const [mine, theirs] = [at(fairway, 0.95), at(sql, 0.95)];
  const ratio = Number((theirs / mine).toFixed(1));
  const round = (ms: number) => Number(ms.toFixed(2));
  const figures = { buildMs, p50: round(at(fairway, 0.5)), p95: round(mine), sqlP50: round(at(sql, 0.5)), sqlP95: round(theirs), ratio };
  console.log(JSON.stringify({ bench: 'talent', people: COUNT, questions: QUESTIONS, ...figures, within: ratio >= GOAL }));
} finally {
  await people.close();
  await pool.end();
  embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (;;) {
    const answer = await people.search(questionOf(0).request).catch((error: { code?: string }) => {
      if (error.code !== 'search.not_loaded') throw error;
    });
    if (answer) return;
  }
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!;
}

/** A question of up to two filters and a word of titles, programs or skills, and the same for the flat table. */
function questionOf(number: number): { request: PeopleRequest; where: { words: string | null; any: string[][] } } {
  const chance = chanceOf(`bench talent ${number}`);
  const skill = () => String(1 + Math.floor(chance.next() ** 3 * SKILLS));
  const values = {
    school: () => [String(1 + Math.floor(chance.next() ** 2 * SCHOOLS))],
    level: () => chance.sample(['master', 'bachelor', 'phd'], 2),
    country: () => chance.sample(COUNTRIES, 2),
    graduation: () => chance.sample(['2026', '2027', '2028'], 2),
    language: () => [`${chance.pick(LANGUAGES)}.0`],
    skill: () => [skill()],
    openness: () => ['internship'],
  };
  const asked = chance.sample(Object.keys(values) as (keyof typeof values)[], chance.whole(0, 2));
  const filters = Object.fromEntries(asked.map((name) => [name, values[name]()]));
  const text = chance.pick(['', '', 'barista', 'sklf', 'sklcd', 'sklgb']);
  const any = Object.entries(filters).map(([name, wanted]) =>
    wanted.flatMap((value) =>
      name === 'language' ? [0, 1, 2, 3, 4].map((level) => `language=${value.slice(0, -1)}${level}`) : [`${name}=${value}`],
    ),
  );
  return {
    request: { ...{ text, filters, sort: 'relevance', offset: 0, pageSize: 20 }, now: Date.now() },
    where: { words: text || null, any },
  };
}

/** The total, the counts of all facets (each without itself where it is asked for) and a page, as the flat table gives them fastest. */
async function askSql(db: pg.Pool, { words, any }: { words: string | null; any: string[][] }): Promise<number> {
  const conditions = (but?: number) => {
    const parts = any.flatMap((values, place) =>
      place === but ? [] : [`f.vals && array(select id from bench_value where name = any('{${values.map((one) => `"${one}"`).join()}}'))`],
    );
    if (words !== null) parts.push(`f.words @@ to_tsquery('simple', '${words}')`);
    return parts.length === 0 ? 'true' : parts.join(' and ');
  };
  const { rows } = await db.query<{
    total: number;
  }>(`with found as materialized (select f.user_id, f.changed_at, f.vals from bench_person f where ${conditions()}),
      counted as materialized (select v, count(*) from found, unnest(vals) v group by v),
      page as materialized (select user_id from found order by changed_at desc, user_id limit 20)
    select (select count(*)::int from found) as total, (select count(*) from counted), (select count(*) from page)`);
  for (const [place, values] of any.entries()) {
    const facet = values[0]!.split('=')[0];
    if (facet === 'skill' || facet === 'language') continue;
    await db.query(
      `select v, count(*) from bench_person f, unnest(vals) v join bench_value b on b.id = v and b.facet = '${facet}' where ${conditions(place)} group by v`,
    );
  }
  return rows[0]!.total;
}

/** People as the application stores them, and the flat table made of the same. */
async function fill(db: pg.Pool): Promise<void> {
  const from = performance.now();
  const run = (text: string, values: unknown[] = []) => db.query(text, values);
  for (const table of ['app_user', 'candidate', 'candidate_study_program']) await run(`alter table ${table} disable trigger user`);
  await run(`select setseed(0.5)`);
  await run(
    `insert into skill (name, folded) select 'Skl' || translate(n::text, '0123456789', 'bcdfghjkmp'), 'skl' || translate(n::text, '0123456789', 'bcdfghjkmp') from generate_series(1, ${SKILLS}) n on conflict do nothing`,
  );
  await run(`insert into school (name, slug) select 'School ' || n, 'bench-' || n from generate_series(1, ${SCHOOLS}) n`);
  await run(
    `insert into sector (code, names) select unnest(array['consulting', 'finance_and_insurance', 'non_profit', 'technology_and_telecom']), '{}' on conflict do nothing`,
  );
  await run(
    `create table made as select n, gen_random_uuid() as user_id, gen_random_uuid() as id, gen_random_uuid() as program_id, now() - n * interval '3 minutes' as at from generate_series(1, ${COUNT}) n`,
  );
  await run(
    `insert into app_user (id, email, email_folded, email_verified_at, status, first_name, last_name)
     select user_id, 'talent-' || n || '@bench.example', 'talent-' || n || '@bench.example', now(), 'active', 'Ada', 'Berg' from made`,
  );
  await run(
    `insert into candidate (id, user_id, country, city, summary, profile_visibility, work_preferences, updated_at)
     select id, user_id, ($1::text[])[1 + floor(random() ^ 2 * ${COUNTRIES.length})], 'City ' || n % 400, repeat('I build things that last, and like to learn how others do it. ', 5), 'employers',
       (array['{internship}','{internship,full_time}','{part_time}','{full_time,graduate_program}','{}'])[1 + n % 5]::text[], at from made`,
    [COUNTRIES],
  );
  await run(
    `insert into candidate_skill (id, candidate_id, skill_id, folded, position)
     select gen_random_uuid(), m.id, s.id, s.folded, 0 from made m, lateral (select distinct 1 + floor(random() ^ 3 * ${SKILLS})::int as number from generate_series(1, 8) where m.n > 0) k
       join (select id, folded, row_number() over (order by id) as number from skill where folded like 'skl%') s on s.number = k.number`,
  );
  await run(
    `insert into candidate_language (id, candidate_id, language_id, proficiency_id, position)
     select gen_random_uuid(), m.id, l.language, (array['elementary','limited_working','professional_working','full_professional','native_or_bilingual'])[1 + floor(random() * 5)], 0
     from made m, lateral (select distinct ($1::text[])[1 + floor(random() ^ 2 * ${LANGUAGES.length})] as language from generate_series(1, 3) where m.n > 0) l`,
    [LANGUAGES],
  );
  await run(
    `insert into work_experience (id, candidate_id, title, company_title, is_current_job, location, start_on, end_on)
     select gen_random_uuid(), id, ($1::text[])[1 + floor(random() * ${TITLES.length})], 'Employer ' || n % 5000, false, '', date '2023-01-01', date '2023-07-01' from made, generate_series(1, 2) g`,
    [TITLES],
  );
  await run(
    `insert into study_program (id, school_id, name, level_id, is_verified) select program_id, 1 + floor(random() ^ 2 * ${SCHOOLS})::int, ($1::text[])[1 + n % ${PROGRAMS.length}],
     (array['bachelor','bachelor','master','phd'])[1 + n % 4], true from made`,
    [PROGRAMS],
  );
  await run(
    `insert into study_program_field (study_program_id, field_id, position) select program_id, (array['computer_science','economics','law','medicine','design','physics'])[1 + n % 6], 0 from made`,
  );
  await run(
    `insert into candidate_study_program (id, candidate_id, study_program_id, start_on, end_on) select gen_random_uuid(), id, program_id, date '2022-09-01', make_date(2025 + n % 5, 6, 30) from made`,
  );
  await run(
    `insert into work_authorization (id, candidate_id, code) select gen_random_uuid(), id, (array['DE','FR','US','GB'])[1 + n % 4] from made where n % 2 = 0`,
  );
  await run(
    `insert into candidate_sector (id, candidate_id, sector_code, position) select gen_random_uuid(), id, (array['consulting', 'finance_and_insurance', 'non_profit', 'technology_and_telecom'])[1 + n % 4], 0 from made`,
  );
  for (const table of ['app_user', 'candidate', 'candidate_study_program']) await run(`alter table ${table} enable trigger user`);
  await run('vacuum analyze');
  await flatten(db);
  console.log(`${COUNT} people written in ${Math.round((performance.now() - from) / 1000)} s`);
}

/** The best that SQL can do: every value a number, all of a person's in one array. */
async function flatten(db: pg.Pool): Promise<void> {
  await db.query(`create table bench_flat as
    select c.user_id, 'school=' || p.school_id as name from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program p on p.id = m.study_program_id
    union all select c.user_id, 'level=' || p.level_id from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program p on p.id = m.study_program_id
    union all select c.user_id, 'field=' || f.field_id from candidate c join candidate_study_program m on m.candidate_id = c.id join study_program_field f on f.study_program_id = m.study_program_id
    union all select c.user_id, 'graduation=' || extract(year from m.end_on) from candidate c join candidate_study_program m on m.candidate_id = c.id
    union all select c.user_id, 'language=' || l.language_id || '.' || array_position(array['elementary','limited_working','professional_working','full_professional','native_or_bilingual'], l.proficiency_id) - 1 from candidate c join candidate_language l on l.candidate_id = c.id
    union all select c.user_id, 'skill=' || k.skill_id from candidate c join candidate_skill k on k.candidate_id = c.id
    union all select c.user_id, 'country=' || c.country from candidate c
    union all select c.user_id, 'permit=' || w.code from candidate c join work_authorization w on w.candidate_id = c.id
    union all select c.user_id, 'sector=' || s.sector_code from candidate c join candidate_sector s on s.candidate_id = c.id
    union all select c.user_id, 'openness=' || unnest(c.work_preferences) from candidate c`);
  await db.query(
    `create table bench_value as select row_number() over (order by name)::int as id, name, split_part(name, '=', 1) as facet from (select distinct name from bench_flat) d`,
  );
  await db.query('create unique index on bench_value (name)');
  await db.query('create index on bench_value (id)');
  await db.query(`create table bench_person as select c.user_id, c.updated_at as changed_at, array_agg(v.id) as vals,
      to_tsvector('simple', coalesce(c.summary, '') || ' ' || (select string_agg(x.title || ' ' || x.company_title, ' ') from work_experience x where x.candidate_id = c.id) || ' '
        || coalesce((select string_agg(s.name, ' ') from candidate_skill k join skill s on s.id = k.skill_id where k.candidate_id = c.id), '')) as words
    from bench_flat f join bench_value v on v.name = f.name join candidate c on c.user_id = f.user_id group by c.id`);
  await db.query('create index on bench_person using gin (vals)');
  await db.query('create index on bench_person using gin (words)');
  await db.query('vacuum analyze bench_person, bench_value');
  if (PEOPLE_FACETS.length !== 10) throw new Error('The flat table lacks a facet');
}
