-- Typed programs that became one of the school's. Entries remember what they were, so that it can be undone for seven days.
create table program_merge (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  into_program_id uuid not null references study_program on delete cascade,
  merged_by uuid references app_user on delete set null,
  merged_at timestamptz not null,
  -- As they were typed, and how many candidates had them: stays when the typed programs are gone.
  names text[] not null,
  students integer not null,
  undone_at timestamptz
);
-- What a school merged lately, newest first.
create index program_merge_school on program_merge (school_id, merged_at desc, id);

create table program_merge_entry (
  merge_id uuid not null references program_merge on delete cascade,
  entry_id uuid not null references candidate_study_program on delete cascade,
  -- The typed program. Whoever typed it may delete it: then there is nothing to go back to.
  from_program_id uuid not null references study_program on delete cascade,
  from_campus_id uuid references campus on delete set null,
  primary key (merge_id, entry_id)
);
create index program_merge_entry_entry on program_merge_entry (entry_id);
create index program_merge_entry_program on program_merge_entry (from_program_id);
create index program_merge_entry_campus on program_merge_entry (from_campus_id) where from_campus_id is not null;
