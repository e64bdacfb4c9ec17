-- People whom employers find, as their profiles say them to others. Names, contact details and the answers that the law protects are not in it.
create view candidate_discoverable as
  select c.user_id, c.country, c.city, c.summary, c.open_to_jobs, c.eligible_work_location, c.work_preferences, c.updated_at,
    (select coalesce(json_agg(json_build_object('id', k.skill_id, 'name', coalesce(k.custom_skill_name, s.name), 'names', s.names)
        order by k.position, k.id), '[]') from candidate_skill k left join skill s on s.id = k.skill_id where k.candidate_id = c.id) as skills,
    (select coalesce(json_agg(json_build_object('language', l.language_id, 'proficiency', l.proficiency_id) order by l.position, l.id), '[]')
      from candidate_language l where l.candidate_id = c.id) as languages,
    (select coalesce(json_agg(json_build_object('title', x.title, 'organization', x.company_title, 'description', x.description,
        'startOn', x.start_on, 'endOn', x.end_on)
        order by x.is_current_job desc, x.end_on desc nulls last, x.start_on desc nulls last, x.id), '[]')
      from work_experience x where x.candidate_id = c.id) as positions,
    (select coalesce(json_agg(json_build_object('program', p.name, 'schoolId', p.school_id, 'school', coalesce(h.name, p.custom_school_name),
        'level', p.level_id, 'endOn', m.end_on,
        'fields', array(select f.field_id from study_program_field f where f.study_program_id = p.id and f.field_id <> 'other'))
        order by m.end_on desc nulls first, m.start_on desc nulls last, m.id), '[]')
      from candidate_study_program m join study_program p on p.id = m.study_program_id left join school h on h.id = p.school_id
      where m.candidate_id = c.id) as studies,
    array(select m.organization_name from membership m where m.candidate_id = c.id order by m.id) as memberships,
    array(select w.code from work_authorization w where w.candidate_id = c.id order by w.code) as work_authorizations,
    array(select n.nationality from candidate_nationality n where n.candidate_id = c.id order by n.position, n.id) as nationalities,
    array(select e.sector_code from candidate_sector e where e.candidate_id = c.id order by e.position, e.id) as sectors
  from candidate c where c.profile_visibility in ('employers', 'public');

-- Whose profile, as employers find it, may have changed, written in the transaction of the change whoever makes it. Each node that searches people
-- reads it before it answers (features/talent/people.ts), by transaction snapshots as search_outbox is.
create table talent_outbox (
  transaction_id xid8 not null default pg_current_xact_id(),
  user_id uuid not null,
  -- Random: a node knows by it that the last row it read still exists.
  mark uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, user_id)
);

-- Every change of a profile raises its version, which is a column of it (features/candidates/versions.ts). Who is found before and after by nobody is
-- nobody's news.
create function note_candidates_for_talent() returns trigger language plpgsql as $$
begin
  insert into talent_outbox (user_id)
  select user_id from changed where profile_visibility in ('employers', 'public') on conflict do nothing;
  return null;
end $$;
create function note_updated_candidates_for_talent() returns trigger language plpgsql as $$
begin
  insert into talent_outbox (user_id)
  select n.user_id from new_rows n join old_rows o on o.id = n.id
  where 'employers' in (n.profile_visibility, o.profile_visibility) or 'public' in (n.profile_visibility, o.profile_visibility)
  union
  select o.user_id from old_rows o where o.profile_visibility in ('employers', 'public')
  on conflict do nothing;
  return null;
end $$;
create trigger candidate_talent_insert after insert on candidate
  referencing new table as changed for each statement execute function note_candidates_for_talent();
create trigger candidate_talent_delete after delete on candidate
  referencing old table as changed for each statement execute function note_candidates_for_talent();
create trigger candidate_talent_update after update on candidate
  referencing old table as old_rows new table as new_rows for each statement execute function note_updated_candidates_for_talent();

-- An account that is locked, or active again.
create function note_people_for_talent() returns trigger language plpgsql as $$
begin
  insert into talent_outbox (user_id)
  select n.id from new_rows n join old_rows o on o.id = n.id join candidate c on c.user_id = n.id
  where n.status is distinct from o.status and c.profile_visibility in ('employers', 'public')
  on conflict do nothing;
  return null;
end $$;
create trigger app_user_talent_update after update on app_user
  referencing old table as old_rows new table as new_rows for each statement execute function note_people_for_talent();

-- All of them in the order in which an index is built.
create index candidate_found on candidate (updated_at, user_id) where profile_visibility in ('employers', 'public');
