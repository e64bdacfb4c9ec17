-- What a school's administrators keep themselves: campuses that can be renamed by two people, programs that are archived, and the typed
-- programs of candidates that become one of the school's.
alter table campus add column updated_at timestamptz not null default now();

-- An archived program is offered to nobody any more; who studies or studied it keeps it.
alter table study_program add column archived_at timestamptz;
alter table study_program add constraint study_program_archived check (archived_at is null or is_verified);
-- Typed programs of a school that is not listed, or was not when they were typed: found by its name and other names.
create index study_program_custom_school on study_program (lower(custom_school_name)) where custom_school_name is not null;

-- At most one primary domain a school.
update school_domain d set is_primary = false
  where is_primary and exists (select from school_domain o where o.school_id = d.school_id and o.is_primary and o.domain < d.domain);
create unique index school_domain_primary on school_domain (school_id) where is_primary;
