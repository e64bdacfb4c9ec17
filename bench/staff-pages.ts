// What the staff benchmark asks of the students list and of the verification queue, each with the same page by hand-written SQL.
import type { MeasuredPage } from './measured-pages.ts';

type Asked = { schoolId: number; programId: string; count: number };
type Page = { name: string; query: string; where?: string; order?: string; offset?: number };

const SIZE = 25;
/** 7,000 of 8,000 pages, and 500 of the 800 of who is pending, at 200,000 students. */
const deep = (count: number) => Math.floor((count / SIZE) * (7 / 8));
const deepPending = (count: number) => Math.floor((count / 10 / SIZE) * (5 / 8));
const offsetOf = (page: number) => (page - 1) * SIZE;

export function studentPages({ schoolId, programId, count }: Asked): MeasuredPage[] {
  const DEEP = deep(count);
  const DEEP_PENDING = deepPending(count);
  const has = (...words: string[]) => contains(schoolId, ...words);
  const pages: Page[] = [
    { name: 'page 1 by name', query: 'sort=name' },
    { name: 'a deep page by name', query: `sort=name&page=${DEEP}`, offset: offsetOf(DEEP) },
    { name: 'page 1 by end', query: 'sort=-endsOn', order: 'ends_on desc, connection_id desc' },
    { name: 'a deep page by end', query: `sort=endsOn&page=${DEEP}`, order: 'ends_on, connection_id', offset: offsetOf(DEEP) },
    { name: 'page 1 by state', query: 'sort=state', order: 'state_rank, connection_id' },
    { name: 'page 1 by date', query: 'sort=-since', order: 'since desc, connection_id desc' },
    { name: 'a deep page by date', query: `sort=-since&page=${DEEP}`, order: 'since desc, connection_id desc', offset: offsetOf(DEEP) },
    { name: 'a name, begun', query: 'q=ad', where: `grams @> array['#${schoolId}', '^ad'] and strpos(' ' || words, ' ad') > 0` },
    { name: 'a name, rare', query: 'q=lindqvist-1', where: has('lindqvist-1') },
    { name: 'a name, frequent', query: 'q=berg', where: has('berg') },
    { name: 'part of a name', query: 'q=indqv', where: has('indqv') },
    { name: 'two words', query: 'q=chlo%C3%A9%20okafor', where: has('chloe', 'okafor') },
    { name: 'a program', query: `program=${programId}`, where: `program_id = '${programId}'` },
    { name: 'a program by end', query: `program=${programId}&sort=endsOn`, where: `program_id = '${programId}'`, order: 'ends_on, connection_id' },
    { name: 'a level by name', query: 'levels=phd', where: `level_id = 'phd'` },
    { name: 'a level, a deep page', query: `levels=phd&page=${DEEP_PENDING}`, where: `level_id = 'phd'`, offset: offsetOf(DEEP_PENDING) },
    { name: 'an end by date', query: 'endsFrom=2027-01-01&endsTo=2027-12-31&sort=-since', where: `ends_on between '2027-01-01' and '2027-12-31'`, order: 'since desc, connection_id desc' },
    { name: 'pending by name', query: 'states=pending', where: `state = 'pending'` },
    { name: 'pending by date', query: 'states=pending&sort=since', where: `state = 'pending'`, order: 'since, connection_id' },
    { name: 'pending by end, deep', query: `states=pending&sort=endsOn&page=${DEEP_PENDING}`, where: `state = 'pending'`, order: 'ends_on, connection_id', offset: offsetOf(DEEP_PENDING) },
    { name: 'all at once', query: `states=verified&levels=bachelor&endsFrom=2024-01-01&q=berg&sort=state`, where: `state = 'verified' and level_id = 'bachelor' and ends_on >= '2024-01-01' and ${has('berg')}`, order: 'state_rank, connection_id' },
  ]; // biome-ignore format: a table
  return studentRows(schoolId, pages);
}

/** Of a colleague who finds students of some programs alone. */
export function scopedPages({
  schoolId,
  programIds,
  count,
}: Pick<Asked, 'schoolId' | 'count'> & { programIds: readonly string[] }): MeasuredPage[] {
  const own = `program_id in (${programIds.map((id) => `'${id}'`).join(', ')})`;
  const DEEP = Math.max(2, Math.floor((deep(count) * programIds.length) / 400));
  const pages: Page[] = [
    { name: 'page 1 by name', query: 'sort=name', where: own },
    { name: 'a deep page by end', query: `sort=endsOn&page=${DEEP}`, where: own, order: 'ends_on, connection_id', offset: offsetOf(DEEP) },
    { name: 'page 1 by date', query: 'sort=-since', where: own, order: 'since desc, connection_id desc' },
    { name: 'a name, frequent', query: 'q=berg', where: `${own} and ${contains(schoolId, 'berg')}` },
    { name: 'one of the programs', query: `program=${programIds[0]}`, where: `program_id = '${programIds[0]}'` },
    {
      name: 'verified by date',
      query: `states=verified&sort=since`,
      where: `${own} and state = 'verified'`,
      order: 'since, connection_id',
    },
  ];
  return studentRows(schoolId, pages).map((page) => ({ ...page, name: `scoped: ${page.name}` }));
}

function studentRows(schoolId: number, pages: readonly Page[]): MeasuredPage[] {
  return pages.map(({ name, query, where = 'true', order = 'folded_name, connection_id', offset = 0 }) => {
    const inner = `from school_student where school_id = ${schoolId} and ${where}`;
    return {
      name,
      at: `students?${query}`,
      rows: `select s.user_id as id, u.first_name, u.last_name, u.email, c.student_email, c.reason_code, s.state, s.since, s.ends_on, p.name as program, s.level_id,
          k.profile_visibility, (select max(last_used_at) from login_session l where l.user_id = s.user_id) as last_seen,
          (select json_agg(json_build_object('id', l.id, 'name', l.name, 'color', l.color)) from student_label_use x join student_label l on l.id = x.label_id
            where x.user_id = s.user_id and x.school_id = s.school_id) as labels
        from (select * ${inner} order by ${order} limit ${SIZE} offset ${offset}) s
        join app_user u on u.id = s.user_id join school_connection c on c.id = s.connection_id
        left join candidate k on k.user_id = s.user_id left join study_program p on p.id = s.program_id
        order by ${order.replace(/\b(connection_id|folded_name|ends_on|since|state_rank)\b/g, 's.$1')}`,
      total: `select count(*)::int as total from (select 1 ${inner} limit 10001) as counted`,
    };
  });
}

const WAITING = `(case when c.question = '' then 1 when c.answer = '' then 2 else 0 end)`;

export function queuePages({ schoolId, programId, count }: Asked): MeasuredPage[] {
  const DEEP = deepPending(count);
  const studies = (condition: string) => `c.user_id in (select k.user_id from study_program p
    join candidate_study_program e on e.study_program_id = p.id join candidate k on k.id = e.candidate_id where p.school_id = ${schoolId} and ${condition})`;
  const named = (word: string) =>
    `(strpos(c.folded_name, '${word}') > 0 or strpos(c.student_email_folded, '${word}') > 0
      or strpos((select email_folded from app_user u where u.id = c.user_id), '${word}') > 0)`;
  const pages: Page[] = [
    { name: 'page 1 by date', query: 'sort=requestedAt' },
    { name: 'a deep page by date', query: `sort=-requestedAt&page=${DEEP}`, order: 'c.requested_at desc, c.id desc', offset: offsetOf(DEEP) },
    { name: 'page 1 by name', query: 'sort=name', order: 'c.folded_name, c.id' },
    { name: 'a deep page by name', query: `sort=name&page=${DEEP}`, order: 'c.folded_name, c.id', offset: offsetOf(DEEP) },
    { name: 'page 1 by state', query: 'sort=state', order: `${WAITING}, c.id` },
    { name: 'a deep page by state', query: `sort=-state&page=${DEEP}`, order: `${WAITING} desc, c.id desc`, offset: offsetOf(DEEP) },
    { name: 'answered by date', query: 'status=answered', where: `${WAITING} = 0` },
    { name: 'asked by name', query: 'status=asked&sort=name', where: `${WAITING} = 2`, order: 'c.folded_name, c.id' },
    { name: 'with an address', query: 'kind=email', where: 'c.student_email is not null' },
    { name: 'a month old by date', query: 'age=month', where: `c.requested_at <= now() - interval '30 days'` },
    { name: 'a program by date', query: `program=${programId}`, where: studies(`p.id = '${programId}'`) },
    { name: 'a typed program', query: 'program=typed', where: studies('not p.is_verified') },
    { name: 'no program', query: 'program=none', where: `not ${studies('true')}` },
    { name: 'a level by date', query: 'level=phd', where: studies(`p.level_id = 'phd'`) },
    { name: 'a level by name, deep', query: `level=bachelor&sort=name&page=${Math.floor(DEEP / 8)}`, where: studies(`p.level_id = 'bachelor'`), order: 'c.folded_name, c.id', offset: offsetOf(Math.floor(DEEP / 8)) },
    { name: 'an end by date', query: 'endsFrom=2027-01-01&endsTo=2027-12-31', where: studies(`e.end_on between '2027-01-01' and '2027-12-31'`) },
    { name: 'an end by name, deep', query: `endsFrom=2024-01-01&sort=name&page=${Math.floor(DEEP / 4)}`, where: studies(`e.end_on >= '2024-01-01'`), order: 'c.folded_name, c.id', offset: offsetOf(Math.floor(DEEP / 4)) },
    { name: 'a name, frequent', query: 'q=berg', where: named('berg') },
    { name: 'a name, rare', query: 'q=lindqvist-1', where: named('lindqvist-1') },
    { name: 'two words by name', query: 'q=chlo%C3%A9%20okafor&sort=name', where: `strpos(c.folded_name, 'chloe okafor') > 0`, order: 'c.folded_name, c.id' },
    { name: 'all at once', query: `status=waiting&level=bachelor&age=month&q=berg&sort=name`, where: `${WAITING} = 1 and ${studies(`p.level_id = 'bachelor'`)} and c.requested_at <= now() - interval '30 days' and ${named('berg')}`, order: 'c.folded_name, c.id' },
  ]; // biome-ignore format: a table
  return pages.map(({ name, query, where = 'true', order = 'c.requested_at, c.id', offset = 0 }) => {
    const inner = `from school_connection c where c.school_id = ${schoolId} and c.state = 'pending' and ${where}`;
    const shown = `d.school_id = c.school_id and d.id <> c.id and (d.requested_at is not null or d.state = 'verified')`;
    return {
      name: `queue: ${name}`,
      at: `verifications?${query}`,
      rows: `select c.id, c.user_id, c.state, c.method, c.student_email, c.message, c.question, c.answer, c.reason, c.requested_at, c.expires_at, c.last_action,
            c.last_action_at, u.email, u.first_name, u.last_name, b.first_name as staff_first_name, b.last_name as staff_last_name,
            (select json_agg(json_build_object('id', p.id, 'name', p.name, 'levelId', p.level_id, 'endOn', e.end_on, 'isKept', p.is_verified) order by e.end_on desc nulls first)
              from candidate k join candidate_study_program e on e.candidate_id = k.id join study_program p on p.id = e.study_program_id
              where k.user_id = c.user_id and p.school_id = c.school_id) as programs,
            (select count(distinct x.id)::int from (
              select d.id from school_connection d where d.folded_name = c.folded_name and ${shown}
              union all select d.id from school_connection d where d.student_email_folded = c.student_email_folded and ${shown}
              union all select d.id from app_user v join school_connection d on d.user_id = v.id where v.phone_number = u.phone_number and ${shown}) x) as duplicates
          from (select c.* ${inner} order by ${order} limit ${SIZE} offset ${offset}) c
          join app_user u on u.id = c.user_id left join app_user b on b.id = c.decided_by order by ${order}`,
      total: `select count(*)::int as total from (select 1 ${inner} limit 10001) as counted`,
    };
  });
}

function contains(schoolId: number, ...words: string[]): string {
  const grams = new Set(words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => `'${word.slice(at, at + 3)}'`)));
  return [`grams @> array['#${schoolId}', ${[...grams].join(', ')}]`, ...words.map((word) => `strpos(words, '${word}') > 0`)].join(' and ');
}
