-- What stands in the database reads of others what they show, as the code does (tools/check-features.ts): the columns are the same, and so are the
-- plans, for a plain view is only a name for its query.
create or replace view school_student_source as
select c.id as connection_id, c.school_id, c.user_id, left(fold_name(u.first_name || ' ' || u.last_name), 600) as folded_name,
  fold_name(concat_ws(' ', u.first_name, u.last_name, c.student_email, case when k.profile_visibility is distinct from 'private' then u.email end)) as words,
  c.state, p.program_id, p.level_id, p.ends_on, c.created_at as since
from verification_connection c
join identity_person u on u.id = c.user_id
left join candidate_profile k on k.user_id = c.user_id
left join lateral (
  select s.id as program_id, s.level_id,
    -- The first of a month stands for that month, as the month picker says it.
    (case when extract(day from e.end_on) = 1 then e.end_on + interval '1 month - 1 day' else e.end_on end)::date as ends_on
  from candidate_study e join study_program s on s.id = e.study_program_id
  where e.candidate_id = k.id and s.school_id = c.school_id
  order by e.end_on desc nulls first, e.start_on desc nulls last, e.id limit 1
) p on k.profile_visibility is distinct from 'private';

-- Writes the rows of people anew. The connections are locked first, as a decision of staff locks them: nobody waits in a circle.
create or replace function school_student_write(people uuid[]) returns void language plpgsql as $$
begin
  perform from verification_connection where user_id = any(people) order by id for no key update;
  insert into school_student as s (connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since)
    select connection_id, school_id, user_id, folded_name, words, state, program_id, level_id, ends_on, since
    from school_student_source where user_id = any(people)
  on conflict (connection_id) do update set folded_name = excluded.folded_name, words = excluded.words, state = excluded.state,
    program_id = excluded.program_id, level_id = excluded.level_id, ends_on = excluded.ends_on
  where (s.folded_name, s.words, s.state, s.program_id, s.level_id, s.ends_on) is distinct from
    (excluded.folded_name, excluded.words, excluded.state, excluded.program_id, excluded.level_id, excluded.ends_on);
end $$;

create or replace function school_student_of_study() returns trigger language plpgsql as $$
begin
  perform school_student_write(array(select user_id from candidate_profile where id in (old.candidate_id, new.candidate_id)));
  return null;
end $$;

create or replace function school_student_of_program() returns trigger language plpgsql as $$
begin
  perform school_student_write(array(select k.user_id from candidate_study e join candidate_profile k on k.id = e.candidate_id
    where e.study_program_id = new.id));
  return null;
end $$;

create or replace view student_adviser_named as
  select a.school_id, a.user_id, a.adviser_id, u.first_name, u.last_name from student_adviser a join identity_person u on u.id = a.adviser_id;

create or replace view favorite_saved as
  select f.job_id, c.user_id, f.created_at from favorite f join candidate_profile c on c.id = f.candidate_id;

create or replace view school_roster_student as
  select p.school_id, p.user_id, e.program_id,
    case when exists (select from user_role r join identity_person u on u.id = r.user_id where r.user_id = e.adviser_id and r.school_id = p.school_id
      and r.role in ('SchoolAdmin', 'CareerStaff') and u.status = 'active') then e.adviser_id end as adviser_id
  from school_roster_person p join school_roster_entry e on e.school_id = p.school_id and e.address_hash = p.address_hash;

create or replace function school_connection_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state is distinct from new.state
     and not exists (select from school_connection_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'school_connection: % cannot become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.school_id is distinct from new.school_id or (old.user_id is distinct from new.user_id and not exists (
      select from identity_person u where (u.id, u.merged_into) in ((old.user_id, new.user_id), (new.user_id, old.user_id))))) then
    raise exception 'school_connection: neither person nor school change' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function school_connection_name() returns trigger language plpgsql as $$
begin
  select left(fold_name(u.first_name || ' ' || u.last_name), 600), u.email_folded into new.folded_name, new.account_email_folded
    from identity_person u where u.id = new.user_id;
  return new;
end $$;

create or replace function note_people_for_talent() returns trigger language plpgsql as $$
begin
  insert into talent_outbox (user_id)
  select n.id from new_rows n join old_rows o on o.id = n.id join candidate_profile c on c.user_id = n.id
  where n.status is distinct from o.status and c.profile_visibility in ('employers', 'public')
  on conflict do nothing;
  return null;
end $$;

-- Who works for a school no more gives back what they had of it, whichever way they left: the queue's and the reviews', each by its owner, in the
-- order in which one trigger did it before (they fire by name).
drop trigger release_of_staff on user_role;
drop function release_of_staff();
create function release_connections_of_staff() returns trigger language plpgsql as $$
begin
  if not exists (select from user_role r where r.user_id = old.user_id and r.school_id = old.school_id
    and r.role in ('SchoolAdmin', 'CareerStaff')) then
    update school_connection set assigned_to = null where assigned_to = old.user_id and school_id = old.school_id;
  end if;
  return null;
end $$;
create trigger release_connections_of_staff after delete on user_role for each row
  when (old.school_id is not null) execute function release_connections_of_staff();
create function release_reviews_of_staff() returns trigger language plpgsql as $$
begin
  if not exists (select from user_role r where r.user_id = old.user_id and r.school_id = old.school_id
    and r.role in ('SchoolAdmin', 'CareerStaff')) then
    update cv_review set assigned_to = null, state = case state when 'inReview' then 'waiting' else state end
      where assigned_to = old.user_id and school_id = old.school_id and state in ('waiting', 'inReview', 'commented');
  end if;
  return null;
end $$;
create trigger release_reviews_of_staff after delete on user_role for each row
  when (old.school_id is not null) execute function release_reviews_of_staff();
