-- Limits of a profile's texts are accepted as they are said, for families and kisses too: 20 code points a visible character instead of 4
-- (roomFor of rules/visible-characters; length() counts code points, of which a text has no more than units of UTF-16).
-- First what stands in B-trees: a row of one has at most 2,704 bytes, and 100 families with their skins take 4,100.

-- Names in order, and their duplicates: the first 600 code points (2,400 bytes), which no name has that has letters.
drop index app_user_folded_name;
alter table app_user drop column folded_name;
alter table app_user
  add column folded_name text collate "C" not null generated always as (left(fold_name(last_name || ' ' || first_name), 600)) stored;
create index app_user_folded_name on app_user (folded_name, id);
-- The order of before 0090: no list has it.
drop index app_user_name;

create or replace function school_connection_name() returns trigger language plpgsql as $$
begin
  select left(fold_name(u.first_name || ' ' || u.last_name), 600) into new.folded_name from app_user u where u.id = new.user_id;
  return new;
end $$;
create or replace function app_user_renamed() returns trigger language plpgsql as $$
begin
  update school_connection set folded_name = left(fold_name(new.first_name || ' ' || new.last_name), 600) where user_id = new.id;
  return null;
end $$;
update school_connection set folded_name = left(folded_name, 600) where length(folded_name) > 600;

create or replace view school_student_source as
select c.id as connection_id, c.school_id, c.user_id, left(fold_name(u.first_name || ' ' || u.last_name), 600) as folded_name,
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
update school_student set folded_name = left(folded_name, 600) where length(folded_name) > 600;

-- Only programs that a school keeps are listed by name, and their names have 200 code points.
drop index study_program_school;
create index study_program_school on study_program (school_id) where school_id is not null;
create index study_program_kept on study_program (school_id, lower(name), id) where is_verified;
-- Found by the very name only.
drop index study_program_custom_school;
create index study_program_custom_school on study_program using hash (lower(custom_school_name)) where custom_school_name is not null;

-- Once an entry, whatever their length.
alter table study_program_field drop constraint study_program_field_study_program_id_field_id_custom_name_key;
create unique index study_program_field_once on study_program_field (study_program_id, field_id, md5(custom_name)) nulls not distinct;
alter table candidate_employer drop constraint candidate_employer_candidate_id_company_id_custom_name_key;
create unique index candidate_employer_once on candidate_employer (candidate_id, company_id, md5(custom_name)) nulls not distinct;

alter table candidate
  drop constraint candidate_pronoun_value_check,
  drop constraint candidate_city_check,
  add constraint candidate_pronoun_value_check check (length(pronoun_value) between 1 and 1200),
  add constraint candidate_city_check check (length(city) between 1 and 2000);
alter table work_experience
  drop constraint work_experience_title_check,
  drop constraint work_experience_company_title_check,
  drop constraint work_experience_location_check,
  add constraint work_experience_title_check check (length(title) between 1 and 5100),
  add constraint work_experience_company_title_check check (length(company_title) between 1 and 5100),
  add constraint work_experience_location_check check (length(location) <= 5100);
alter table membership
  drop constraint membership_title_check,
  drop constraint membership_organization_name_check,
  add constraint membership_title_check check (length(title) between 1 and 5100),
  add constraint membership_organization_name_check check (length(organization_name) between 1 and 5100);
-- `folded` has 600 code points as well (foldedKey of rules/folding).
alter table candidate_skill
  drop constraint candidate_skill_custom_skill_name_check,
  add constraint candidate_skill_custom_skill_name_check check (length(custom_skill_name) between 1 and 2000);
alter table candidate_link
  drop constraint candidate_link_name_check,
  add constraint candidate_link_name_check check (length(name) between 1 and 1200);
alter table candidate_employer
  drop constraint candidate_employer_custom_name_check,
  add constraint candidate_employer_custom_name_check check (length(custom_name) between 1 and 4000);
alter table study_program
  drop constraint study_program_custom_school_name_check,
  drop constraint study_program_name_check,
  drop constraint study_program_description_check,
  add constraint study_program_custom_school_name_check check (length(custom_school_name) between 1 and 4000),
  add constraint study_program_name_check check (length(name) <= 4000),
  add constraint study_program_description_check check (length(description) <= 40000);
alter table study_program_field
  drop constraint study_program_field_custom_name_check,
  add constraint study_program_field_custom_name_check check (length(custom_name) between 1 and 2000);
alter table app_user
  drop constraint app_user_first_name_check,
  drop constraint app_user_last_name_check,
  add constraint app_user_first_name_check check (length(first_name) <= 2000),
  add constraint app_user_last_name_check check (length(last_name) <= 2000);
