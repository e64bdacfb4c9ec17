-- The students of a school as staff list them: one narrow row a connection, kept by triggers whatever writes the tables behind it. A person whose
-- profile is private has a name and a connection here and nothing else, so that no filter and no search tells more. @spec 3.8 "Profile visibility"

-- Pieces by which words are found: the first one and two letters of each word (^a, ^ad), and every three letters in a row. An index on them needs
-- no extension, and knows every script, whatever the locale of the database.
create function name_grams(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from regexp_split_to_table(words, '\s+') as word, lateral (
    select '^' || left(word, n) as gram from generate_series(1, least(2, length(word))) as n
    union all
    select substr(word, n, 3) from generate_series(1, length(word) - 2) as n
  ) as pieces
$$;

create table school_student (
  connection_id uuid primary key references school_connection on delete cascade,
  school_id integer not null,
  user_id uuid not null,
  folded_name text collate "C" not null,
  -- Name and addresses, folded: what the search looks into.
  words text not null,
  state text not null,
  -- The order of states: who waits first.
  state_rank smallint not null generated always as
    (case state when 'pending' then 1 when 'needVerification' then 2 when 'verified' then 3 else 4 end) stored,
  -- Of the program of this school that ends last; null: none, or a private profile.
  program_id uuid,
  level_id text,
  -- The last day; null with a program: no end.
  ends_on date,
  since timestamptz not null,
  -- #7 is the school, so that one index look-up gives the people of one school.
  grams text[] not null generated always as (name_grams(words) || ('#' || school_id)) stored,
  unique (school_id, user_id)
);
-- Each order of the list. What is filtered by stands in the index too, so a deep page of any filter reads no row that is skipped.
create index school_student_name on school_student (school_id, folded_name, connection_id) include (state, level_id, program_id, ends_on, user_id);
create index school_student_end on school_student (school_id, ends_on, connection_id) include (state, level_id, program_id, user_id);
create index school_student_state on school_student (school_id, state_rank, connection_id) include (state, level_id, program_id, ends_on, user_id);
create index school_student_since on school_student (school_id, since, connection_id) include (state, level_id, program_id, ends_on, user_id);
-- The people of a program, by name; and the programs that a school has people in.
create index school_student_program on school_student (school_id, program_id, folded_name, connection_id) where program_id is not null;
-- The people in a state, by name.
create index school_student_state_name on school_student (school_id, state, folded_name, connection_id);
-- The search.
create index school_student_grams on school_student using gin (grams);
-- The rows of a person.
create index school_student_user on school_student (user_id);

create view school_student_source as
select c.id as connection_id, c.school_id, c.user_id, fold_name(u.first_name || ' ' || u.last_name) as folded_name,
  fold_name(concat_ws(' ', u.first_name, u.last_name, c.student_email, case when k.profile_visibility is distinct from 'private' then u.email end)) as words,
  c.state, p.program_id, p.level_id, p.ends_on, c.created_at as since
from school_connection c
join app_user u on u.id = c.user_id
left join candidate k on k.user_id = c.user_id
left join lateral (
  select s.id as program_id, s.level_id,
    -- The first of a month stands for that month, as the month picker says it.
    (case when extract(day from e.end_on) = 1 then e.end_on + interval '1 month - 1 day' else e.end_on end)::date as ends_on
  from candidate_study_program e join study_program s on s.id = e.study_program_id
  where e.candidate_id = k.id and s.school_id = c.school_id
  order by e.end_on desc nulls first, e.start_on desc nulls last, e.id limit 1
) p on k.profile_visibility is distinct from 'private';

-- Writes the rows of people anew. The connections are locked first, as a decision of staff locks them: nobody waits in a circle.
create function school_student_write(people uuid[]) returns void language plpgsql as $$
begin
  perform from school_connection where user_id = any(people) order by id for no key update;
  insert into school_student as s (connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since)
    select connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since
    from school_student_source where user_id = any(people)
  on conflict (connection_id) do update set folded_name = excluded.folded_name, words = excluded.words, state = excluded.state,
    program_id = excluded.program_id, level_id = excluded.level_id, ends_on = excluded.ends_on
  where (s.folded_name, s.words, s.state, s.program_id, s.level_id, s.ends_on) is distinct from
    (excluded.folded_name, excluded.words, excluded.state, excluded.program_id, excluded.level_id, excluded.ends_on);
end $$;

create function school_student_of_row() returns trigger language plpgsql as $$
begin
  perform school_student_write(array[new.user_id]);
  return null;
end $$;
create trigger school_student_connected after insert on school_connection for each row execute function school_student_of_row();
create trigger school_student_moved after update of state, student_email on school_connection for each row
  when ((old.state, old.student_email) is distinct from (new.state, new.student_email)) execute function school_student_of_row();
create trigger school_student_begun after insert on candidate for each row execute function school_student_of_row();
create trigger school_student_shown after update of profile_visibility on candidate for each row
  when (old.profile_visibility is distinct from new.profile_visibility) execute function school_student_of_row();

create function school_student_of_account() returns trigger language plpgsql as $$
begin
  perform school_student_write(array[new.id]);
  return null;
end $$;
create trigger school_student_renamed after update of first_name, last_name, email on app_user for each row
  when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function school_student_of_account();

create function school_student_of_study() returns trigger language plpgsql as $$
begin
  perform school_student_write(array(select user_id from candidate where id in (old.candidate_id, new.candidate_id)));
  return null;
end $$;
create trigger school_student_studies after insert or update or delete on candidate_study_program for each row execute function school_student_of_study();

create function school_student_of_program() returns trigger language plpgsql as $$
begin
  perform school_student_write(array(select k.user_id from candidate_study_program e join candidate k on k.id = e.candidate_id
    where e.study_program_id = new.id));
  return null;
end $$;
create trigger school_student_program_changed after update of school_id, level_id on study_program for each row
  when ((old.school_id, old.level_id) is distinct from (new.school_id, new.level_id)) execute function school_student_of_program();

insert into school_student (connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since)
  select connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since from school_student_source;

-- Who looked at a student of a school: the log of a record, and whether this hour has its line.
create index audit_line_viewed on audit_line (school_id, subject, at desc) where action = 'student.viewed';
