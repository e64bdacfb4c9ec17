-- What was taken into a profile from elsewhere, for review. @spec 3.9 "Profile import"
create table profile_import (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  source_type text not null check (source_type in ('LinkedIn', 'CV', 'JSONResume')),
  -- { sections: [{ sectionType, items: [{ descriptionKey, descriptionValues, isAction, resolved }] }] }
  result jsonb not null,
  created_at timestamptz not null default now(),
  reviewed_at timestamptz
);
-- My latest import; five a day.
create index profile_import_latest on profile_import (candidate_id, created_at desc, id);
