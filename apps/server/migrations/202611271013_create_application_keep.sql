-- "May we keep your application for later?": the organization's question, what the candidate said, and when it ends (rules/keeping.ts).
create table application_keep (
  -- The last question; one at a time.
  application_id uuid primary key references application on delete cascade,
  -- The application's.
  organization_id integer not null references organization on delete cascade,
  -- Candidates are told that it was the organization.
  asked_by uuid references app_user on delete set null,
  asked_at timestamptz not null,
  months smallint not null check (months between 1 and 24),
  -- null: not answered.
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  -- Of a yes: so long it is kept.
  ends_at timestamptz,
  -- Ended before, by the candidate (taken back) or the organization (asked no more, kept no more).
  ended_at timestamptz,
  ended_by text check (ended_by in ('candidate', 'organization')),
  check ((answer is null) = (answered_at is null)),
  check ((answer is not distinct from 'yes') = (ends_at is not null)),
  check ((ended_at is null) = (ended_by is null)),
  check (ended_by is distinct from 'candidate' or answer = 'yes')
);
-- Who is kept at an organization, and until when; an organization that goes.
create index application_keep_kept on application_keep (organization_id, ends_at, application_id) where answer = 'yes' and ended_at is null;
create index application_keep_organization on application_keep (organization_id);
-- An account that is erased.
create index application_keep_asked_by on application_keep (asked_by) where asked_by is not null;

-- Who is kept for later, as long as `ends_at` has not come.
create view application_kept as
  select application_id, organization_id, ends_at from application_keep where answer = 'yes' and ended_at is null;
