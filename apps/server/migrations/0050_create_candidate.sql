-- The candidate: one profile a person, its sections as rows. Every change of a profile raises its version and says of which section.
create table candidate (
  id uuid primary key,
  user_id uuid not null unique references app_user on delete cascade,
  pronoun_type text check (pronoun_type in ('he/him', 'she/her', 'they/them', 'other', 'prefer_not_to_say')),
  -- What the person wrote under "other".
  pronoun_value text check (length(pronoun_value) between 1 and 60),
  -- Where the person is now.
  country text check (country ~ '^[A-Z]{2}$'),
  city text check (length(city) between 1 and 100),
  -- Sanitised HTML; the limit of 2600 counts what can be read of it.
  summary text,
  profile_visibility text not null default 'schools' check (profile_visibility in ('private', 'schools', 'employers', 'public')),
  open_to_jobs boolean not null default true,
  eligible_for_relocation boolean,
  eligible_work_location text check (eligible_work_location in ('onsite', 'remote_hybrid')),
  work_preferences text[] not null default '{}'
    check (work_preferences <@ array['internship', 'graduate_program', 'part_time', 'full_time', 'volunteer']),
  -- Raised by every change; a save that read an older one is refused.
  version integer not null default 1,
  -- The version at which each section changed last: what a refused save is told.
  section_versions jsonb not null default '{}',
  -- The welcome wizard: done for good, or put off until this day after an error or a "later" (decision 65).
  welcome_completed_at timestamptz,
  welcome_hidden_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (pronoun_value is null or pronoun_type = 'other'),
  -- Not open to jobs: no work preferences (decision 28).
  check (open_to_jobs or work_preferences = '{}')
);

-- Answers that the law protects, apart from the profile, with the day they were given (decision 27). Only counts of 10 or more ever leave.
create table candidate_sensitive_answer (
  candidate_id uuid primary key references candidate on delete cascade,
  ethnic_minority text check (ethnic_minority in ('yes', 'no', 'prefer_not_to_say')),
  disability text check (disability in ('yes', 'no', 'prefer_not_to_say')),
  member_of_lgbtq_community boolean,
  consented_at timestamptz not null
);

create table candidate_nationality (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  position integer not null,
  unique (candidate_id, nationality)
);

-- What the person says, never what follows from a nationality: those are derived (rules/work-authorizations).
create table work_authorization (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  -- A country, or EU.
  code text not null check (code ~ '^[A-Z]{2}$'),
  created_at timestamptz not null default now(),
  unique (candidate_id, code)
);

create table candidate_language (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  -- ISO 639 code, or "other".
  language_id text not null check (language_id ~ '^([a-z]{2,3}|other)$'),
  proficiency_id text not null check (proficiency_id in ('elementary', 'limited_working', 'professional_working', 'full_professional', 'native_or_bilingual')),
  position integer not null,
  unique (candidate_id, language_id)
);

create table work_experience (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  title text not null check (length(title) between 1 and 255),
  company_title text not null check (length(company_title) between 1 and 255),
  location text not null default '' check (length(location) <= 255),
  description text,
  -- First of its month.
  start_on date check (start_on >= '1900-01-01'),
  end_on date,
  is_current_job boolean not null,
  check (not is_current_job or end_on is null),
  check (end_on >= start_on)
);
create index work_experience_candidate on work_experience (candidate_id);

create table membership (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  title text not null check (length(title) between 1 and 255),
  organization_name text not null check (length(organization_name) between 1 and 255),
  description text,
  start_on date check (start_on >= '1900-01-01'),
  end_on date,
  is_active boolean not null,
  check (not is_active or end_on is null),
  check (end_on >= start_on)
);
create index membership_candidate on membership (candidate_id);

create table candidate_skill (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  skill_id integer references skill on delete cascade,
  custom_skill_name text check (length(custom_skill_name) between 1 and 100),
  -- The folded name, listed or typed: the same skill is held once.
  folded text not null,
  position integer not null,
  check ((skill_id is null) <> (custom_skill_name is null)),
  unique (candidate_id, folded)
);
-- Which candidates have a skill: a merge of two skills, the counts of staff.
create index candidate_skill_skill on candidate_skill (skill_id) where skill_id is not null;

create table candidate_link (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  name text not null check (length(name) between 1 and 60),
  value text not null check (value ~ '^https?://' and length(value) <= 500),
  position integer not null
);
create index candidate_link_candidate on candidate_link (candidate_id);

create table candidate_sector (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  sector_code text not null references sector (code) on update cascade on delete cascade,
  position integer not null,
  unique (candidate_id, sector_code)
);
create table candidate_career_field (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  career_field_id text not null check (career_field_id ~ '^[A-Z_]{2,60}$'),
  position integer not null,
  unique (candidate_id, career_field_id)
);
-- Preferred employers in the person's order: companies of the platform, or names.
create table candidate_employer (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  company_id integer references company on delete cascade,
  custom_name text check (length(custom_name) between 1 and 200),
  position integer not null,
  check ((company_id is null) <> (custom_name is null)),
  unique nulls not distinct (candidate_id, company_id, custom_name)
);
create index candidate_employer_company on candidate_employer (company_id) where company_id is not null;

-- Nationalities are the profile's, in an order; the account shows the first.
alter table app_user drop column nationality;
