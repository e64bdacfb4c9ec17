// The school of the staff benchmark: 200,000 students, 20,000 of them pending, written by SQL past the triggers, then listed by the same view
// that the triggers read. Names are invented; the same on every run.
import type pg from 'pg';

export const STUDENTS = 200_000;
/** Every so many is pending: 20,000 of 200,000. */
const PENDING_EVERY = 10;

const FIRST =
  'Ada Ben Chloé Dina Élodie Farid Greta Hana Igor João Kenji Léa Mina Noor Olga Pär Qiang Rosa Søren Tariq Uma Vera Wei Xenia Yusuf Zoë';
const LAST =
  'Berg Okafor Martin Haddad Lindqvist Novák Sørensen García Kim Petrova Rossi Nguyễn Yılmaz Müller Dubois Silva Popescu Kowalska Tanaka Ivanov';

/** Fills the school; gives the id of one of its 400 programs. */
export async function fillSchool(pool: pg.Pool, schoolId: number, students: number): Promise<{ programId: string }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(
      `create temp table made on commit drop as select n, gen_random_uuid() as user_id, gen_random_uuid() as candidate_id, gen_random_uuid() as connection_id,
        f.names[1 + n % cardinality(f.names)] as first,
        l.names[1 + (n / 7) % cardinality(l.names)] || case when n % 3 = 0 then '' else '-' || initcap(substr(md5(n::text), 1, 6)) end as last
       from generate_series(1, $1::int) n, (select string_to_array($2, ' ') as names) f, (select string_to_array($3, ' ') as names) l`,
      [students, FIRST, LAST],
    );
    await client.query(
      `create temp table programs on commit drop as select n, gen_random_uuid() as id,
        (array['phd','master','master','mba','bachelor','bachelor','diploma','certification'])[1 + n % 8] as level from generate_series(0, 399) n`,
    );
    await client.query(
      `insert into study_program (id, school_id, name, level_id, is_verified) select id, ${schoolId}, 'Program ' || n, level, true from programs`,
    );
    await client.query(
      `insert into app_user (id, email, email_folded, email_verified_at, status, first_name, last_name)
       select user_id, 'student' || n || '@bench.example', 'student' || n || '@bench.example', now(), 'active', first, last from made`,
    );
    await client.query(
      `insert into candidate (id, user_id, profile_visibility) select candidate_id, user_id, case when n % 50 = 0 then 'private' else 'schools' end from made`,
    );
    await client.query(
      `insert into candidate_study_program (id, candidate_id, study_program_id, start_on, end_on)
       select gen_random_uuid(), m.candidate_id, p.id, date '2013-09-01' + (m.n % 8) * 365, (date '2021-06-01' + (m.n % 97) * interval '1 month')::date
       from made m join programs p on p.n = (m.n * 31) % 400`,
    );
    // Times spread over five years.
    const at = `now() - m.n * interval '13 minutes'`;
    await client.query(
      `insert into school_connection (id, user_id, school_id, state, method, student_email, student_email_folded, requested_at, verified_at, created_at, message)
       select m.connection_id, m.user_id, ${schoolId}, s.state, case when s.state in ('pending', 'verified') then 'manual' end,
         case when s.state = 'verified' then 's' || m.n || '@student.bench.example' end, case when s.state = 'verified' then 's' || m.n || '@student.bench.example' end,
         case when s.state = 'pending' then ${at} end, case when s.state = 'verified' then ${at} end, ${at},
         case when s.state = 'pending' then 'I have no student address yet.' else '' end
       from made m, lateral (select case when m.n % ${PENDING_EVERY} = 0 then 'pending' when m.n % 10 < 7 then 'verified' when m.n % 10 < 9 then 'needVerification' else 'ignored' end as state) s`,
    );
    await client.query(
      `insert into login_session (id, user_id, method, last_used_at, expires_at)
       select gen_random_uuid(), user_id, 'password', now() - n * interval '5 minutes', now() from made where n % 2 = 0`,
    );
    await client.query(
      'analyze app_user; analyze candidate; analyze candidate_study_program; analyze school_connection; analyze study_program',
    );
    await client.query(
      `insert into school_student (connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since)
       select connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since
       from school_student_source where school_id = ${schoolId} on conflict do nothing`,
    );
    const { rows } = await client.query<{ id: string }>('select id from programs where n = 7');
    await client.query('commit');
    await client.query('vacuum analyze');
    return { programId: rows[0]?.id ?? '' };
  } finally {
    client.release();
  }
}
