-- Education: campuses and programs of schools, and the programs that candidates study. A school that is not listed is a name.
create table campus (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  name text not null check (length(name) between 1 and 200),
  city text check (length(city) <= 100),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  unique (school_id, name)
);

create table study_program (
  id uuid primary key,
  school_id integer references school on delete cascade,
  custom_school_name text check (length(custom_school_name) between 1 and 200),
  name text not null default '' check (length(name) <= 200),
  description text not null default '' check (length(description) <= 2000),
  level_id text check (level_id in ('phd', 'dba', 'master', 'mba', 'bachelor', 'diploma', 'certification', 'microcredential')),
  -- Kept by the school. Others were typed by a candidate, belong to that candidate, and are seen by nobody else.
  is_verified boolean not null default false,
  created_by uuid references app_user on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((school_id is null) <> (custom_school_name is null)),
  check (is_verified = (created_by is null)),
  -- A custom school cannot have a verified program (decision 23).
  check (not is_verified or school_id is not null)
);
-- The programs of a school, by name.
create index study_program_school on study_program (school_id, lower(name), id) where school_id is not null;
create index study_program_creator on study_program (created_by) where created_by is not null;

create table study_program_field (
  study_program_id uuid not null references study_program on delete cascade,
  -- A field of the list, or "other" with its own words.
  field_id text not null check (field_id ~ '^[a-z_]{2,60}$'),
  custom_name text check (length(custom_name) between 1 and 100),
  position integer not null,
  primary key (study_program_id, position),
  check (custom_name is null or field_id = 'other'),
  unique nulls not distinct (study_program_id, field_id, custom_name)
);

create table study_program_campus (
  study_program_id uuid not null references study_program on delete cascade,
  campus_id uuid not null references campus on delete cascade,
  primary key (study_program_id, campus_id)
);
create index study_program_campus_campus on study_program_campus (campus_id);

create table candidate_study_program (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  study_program_id uuid not null references study_program,
  campus_id uuid references campus on delete set null,
  start_on date check (start_on >= '1900-01-01'),
  end_on date,
  -- false: the warning that the school is not verified stays hidden (decision 60).
  show_warning boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_on >= start_on)
);
create index candidate_study_program_candidate on candidate_study_program (candidate_id);
create index candidate_study_program_program on candidate_study_program (study_program_id);

-- Schools come from an import too: `source` and `source_id` make it repeatable. Aliases are other names they are searched by.
alter table school add column source text not null default 'fairway';
alter table school add column source_id text;
alter table school add column aliases text[] not null default '{}';
create unique index school_source on school (source, source_id) where source_id is not null;
