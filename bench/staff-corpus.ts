// The school of the staff benchmark: 200,000 students, 20,000 of them pending, written by SQL past the triggers, each table in one statement
// without its indexes, which are made again at the end; what triggers derive (folded names, rows of the students list) is written by the same
// functions and view that they use. Names are invented; the same on every run.
import type pg from 'pg';

export const STUDENTS = 200_000;
/** Every so many is pending: 20,000 of 200,000. */
const PENDING_EVERY = 10;

const FIRST =
  'Ada Ben Chloé Dina Élodie Farid Greta Hana Igor João Kenji Léa Mina Noor Olga Pär Qiang Rosa Søren Tariq Uma Vera Wei Xenia Yusuf Zoë';
const LAST =
  'Berg Okafor Martin Haddad Lindqvist Novák Sørensen García Kim Petrova Rossi Nguyễn Yılmaz Müller Dubois Silva Popescu Kowalska Tanaka Ivanov';

/** Tables that are filled. */
const FILLED = ['app_user', 'candidate', 'candidate_study_program', 'school_connection', 'login_session', 'school_student'];

/** Fills the school, or takes it as an earlier run left it; gives the ids of two of its 400 programs, the second with people who are pending. */
export async function fillSchool(
  pool: pg.Pool,
  schoolId: number,
  students: number,
): Promise<{ programIds: [string, string]; isFilled: boolean }> {
  const held = await pool.query<{ n: number }>('select count(*)::int as n from school_student where school_id = $1', [schoolId]);
  const isFilled = (held.rows[0]?.n ?? 0) < students;
  if (isFilled) await fill(pool, schoolId, students);
  const { rows } = await pool.query<{ id: string }>(
    `select id from study_program where school_id = $1 and name = any('{Program 7,Program 10}') order by name desc`,
    [schoolId],
  );
  return { programIds: [rows[0]?.id ?? '', rows[1]?.id ?? ''], isFilled };
}

/** Narrows a colleague to three programs of the school, which this gives. */
export async function narrow(pool: pg.Pool, schoolId: number, email: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from study_program where school_id = $1 and name in ('Program 31', 'Program 62', 'Program 93') order by id",
    [schoolId],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `with narrowed as (update school_staff_member set shape = 'adviser', is_scoped = true
        where school_id = $1 and user_id = (select id from app_user where email_folded = $2) returning user_id)
      insert into school_staff_program (school_id, user_id, program_id) select $1, user_id, unnest($3::uuid[]) from narrowed on conflict do nothing`,
    [schoolId, email, ids],
  );
  return ids;
}

async function fill(pool: pg.Pool, schoolId: number, students: number): Promise<void> {
  const client = await pool.connect();
  const run = async (name: string, sql: string, values: unknown[] = []) => {
    const from = performance.now();
    await client.query(sql, values);
    console.log(`  ${name.padEnd(40)} ${((performance.now() - from) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query('begin');
    await client.query(
      `set local session_replication_role = replica; set local work_mem = '128MB'; set local maintenance_work_mem = '256MB'`,
    );
    const indexes = await withoutIndexes(client);
    await run(
      'names',
      `create temp table made on commit drop as select n, gen_random_uuid() as user_id, gen_random_uuid() as candidate_id, gen_random_uuid() as connection_id,
        f.names[1 + n % cardinality(f.names)] as first,
        l.names[1 + (n / 7) % cardinality(l.names)] || case when n % 3 = 0 then '' else '-' || initcap(substr(md5(n::text), 1, 6)) end as last,
        -- Times spread over five years.
        now() - n * interval '13 minutes' as at,
        case when n % ${PENDING_EVERY} = 0 then 'pending' when n % 10 < 7 then 'verified' when n % 10 < 9 then 'needVerification' else 'ignored' end as state
       from generate_series(1, $1::int) n, (select string_to_array($2, ' ') as names) f, (select string_to_array($3, ' ') as names) l`,
      [students, FIRST, LAST],
    );
    await run(
      'programs',
      `insert into study_program (id, school_id, name, level_id, is_verified)
       select gen_random_uuid(), ${schoolId}, 'Program ' || n,
         (array['phd','master','master','mba','bachelor','bachelor','diploma','certification'])[1 + n % 8], true from generate_series(0, 399) n`,
    );
    await run(
      'accounts',
      `insert into app_user (id, email, email_folded, email_verified_at, status, first_name, last_name)
       select user_id, 'student' || n || '@bench.example', 'student' || n || '@bench.example', now(), 'active', first, last from made`,
    );
    await run(
      'candidates',
      `insert into candidate (id, user_id, profile_visibility) select candidate_id, user_id, case when n % 50 = 0 then 'private' else 'schools' end from made`,
    );
    await run(
      'studies',
      `insert into candidate_study_program (id, candidate_id, study_program_id, start_on, end_on)
       select gen_random_uuid(), m.candidate_id, p.id, date '2013-09-01' + (m.n % 8) * 365, (date '2021-06-01' + (m.n % 97) * interval '1 month')::date
       from made m join study_program p on p.school_id = ${schoolId} and p.name = 'Program ' || ((m.n * 31) % 400)`,
    );
    // Of who is pending a third was asked back, half of them answered; a quarter gave an address.
    await run(
      'connections',
      `insert into school_connection (id, user_id, school_id, state, method, student_email, student_email_folded, requested_at, verified_at, created_at, message,
         question, answer, folded_name)
       select connection_id, user_id, ${schoolId}, state, case when state in ('pending', 'verified') then 'manual' end,
         case when state = 'verified' or n % 40 = 0 then 's' || n || '@student.bench.example' end,
         case when state = 'verified' or n % 40 = 0 then 's' || n || '@student.bench.example' end,
         case when state = 'pending' then at end, case when state = 'verified' then at end, at,
         case when state = 'pending' then 'I have no student address yet.' else '' end,
         case when state = 'pending' and n % 30 = 0 then 'Which years?' else '' end,
         case when state = 'pending' and n % 60 = 0 then 'From 2021 on.' else '' end, fold_name(first || ' ' || last)
       from made`,
    );
    await run(
      'sessions',
      `insert into login_session (id, user_id, method, last_used_at, expires_at)
       select gen_random_uuid(), user_id, 'password', now() - n * interval '5 minutes', now() from made where n % 2 = 0`,
    );
    for (const { table, definition } of indexes) if (table !== 'school_student') await client.query(definition);
    await run('indexes, statistics', FILLED.slice(0, 5).map((table) => `analyze ${table}`).join('; ')); // biome-ignore format: one line
    await run(
      'the students list',
      `insert into school_student (connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since)
       select connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since
       from school_student_source where school_id = ${schoolId} on conflict do nothing`,
    );
    for (const { table, name, definition } of indexes) if (table === 'school_student') await run(name, definition);
    await run('commit', 'commit');
    await run('vacuum', `vacuum analyze ${FILLED.join(', ')}, study_program`);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Drops the indexes that are no constraints; gives how to make them again. */
async function withoutIndexes(client: pg.PoolClient): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select t.relname as table, c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
     where t.relname = any($1) and s.nspname = 'public' and not i.indisprimary and not exists (select from pg_constraint x where x.conindid = i.indexrelid)
     order by t.relname, c.relname`,
    [FILLED],
  );
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  return rows;
}
