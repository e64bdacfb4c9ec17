-- Who looked at whose profile or CV, as what, and when; its owner reads it. @rule shares.6
create table profile_look (
  id uuid primary key,
  -- Whose profile or CV it was.
  user_id uuid not null references app_user on delete cascade,
  -- Null: whose account is gone. For whom they looked stays.
  looked_by uuid references app_user on delete set null,
  organization_id integer references organization on delete set null,
  school_id integer references school on delete set null,
  -- What it was opened as (rules/profile-looks LOOK_OCCASIONS).
  occasion text not null check (occasion in ('share', 'application', 'student', 'cvReview', 'verification', 'talent')),
  part text not null check (part in ('profile', 'cv')),
  -- Openings that follow each other closely are one row: the first and the last of them.
  began_at timestamptz not null,
  at timestamptz not null check (at >= began_at),
  -- For an organization, for a school, or for themselves.
  check (organization_id is null or school_id is null)
);
-- A person's list, newest first; and the row that a new opening goes on with.
create index profile_look_owner on profile_look (user_id, at desc, id);
-- What is emptied with who looked, moves with an organization, and is swept.
create index profile_look_by on profile_look (looked_by) where looked_by is not null;
create index profile_look_organization on profile_look (organization_id) where organization_id is not null;
create index profile_look_school on profile_look (school_id) where school_id is not null;
create index profile_look_at on profile_look (at);
