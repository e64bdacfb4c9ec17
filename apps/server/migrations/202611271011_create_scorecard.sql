-- Scorecards: what a posting's applicants are looked at for, and what each of those who recruit saw of one.

create table applicant_criterion (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  -- A posting that is deleted leaves what its applicants were scored by.
  job_id uuid references job on delete set null,
  position smallint not null,
  name text not null check (length(name) between 1 and 1000),
  -- Taken off the list: what was scored by it stays.
  retired_at timestamptz
);
-- Those of a posting in order.
create index applicant_criterion_job on applicant_criterion (job_id, position, id) where job_id is not null;
-- An organization that is merged or goes.
create index applicant_criterion_organization on applicant_criterion (organization_id);

create table applicant_scorecard (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  -- A colleague whose account is erased leaves what was seen.
  author_id uuid references app_user on delete set null,
  verdict text not null check (verdict in ('strongNo', 'no', 'yes', 'strongYes')),
  words text not null default '' check (length(words) <= 4000),
  given_at timestamptz not null,
  changed_at timestamptz not null,
  -- One of each colleague; and those of an application.
  unique (application_id, author_id)
);
-- An account that is erased.
create index applicant_scorecard_author on applicant_scorecard (author_id) where author_id is not null;

create table applicant_score (
  scorecard_id uuid not null references applicant_scorecard on delete cascade,
  criterion_id uuid not null references applicant_criterion on delete cascade,
  -- null: not seen.
  score smallint check (score between 1 and 4),
  note text not null default '' check (length(note) <= 2000),
  primary key (scorecard_id, criterion_id)
);
-- A criterion that goes with its organization.
create index applicant_score_criterion on applicant_score (criterion_id);
