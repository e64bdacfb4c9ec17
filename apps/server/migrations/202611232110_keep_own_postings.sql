-- What readers do with postings besides saving them.

-- Postings that a person wants to see no more. What is the same as one (job_duplicate) is hidden with it, a row each, so that it stays hidden
-- when another of them stands: with_id is the one that was pressed.
create table hidden_posting (
  user_id uuid not null references app_user on delete cascade,
  job_id uuid not null references job on delete cascade,
  with_id uuid not null references job on delete cascade,
  hidden_at timestamptz not null,
  primary key (user_id, job_id)
);
-- A person's list, newest first, and which are forgotten first.
create index hidden_posting_list on hidden_posting (user_id, hidden_at desc, job_id);
-- What goes with a posting.
create index hidden_posting_job on hidden_posting (job_id);
create index hidden_posting_with on hidden_posting (with_id);

-- Postings that a person opened last: a few, and not for long.
create table seen_posting (
  user_id uuid not null references app_user on delete cascade,
  job_id uuid not null references job on delete cascade,
  seen_at timestamptz not null,
  primary key (user_id, job_id)
);
-- A person's row, newest first.
create index seen_posting_list on seen_posting (user_id, seen_at desc, job_id);
-- What is older than it is kept; what goes with a posting.
create index seen_posting_age on seen_posting (seen_at);
create index seen_posting_job on seen_posting (job_id);

-- Who wants nothing of the kind to be kept, and since when.
create table seen_posting_stop (
  user_id uuid primary key references app_user on delete cascade,
  stopped_at timestamptz not null
);

-- What readers say is wrong with a posting. Somebody signed in has one row a posting, whose words may change; visitors have no name here.
create table posting_report (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  reporter_id uuid references app_user on delete set null,
  reason text not null check (reason in ('asks_payment', 'not_real', 'closed', 'wrong_facts', 'discriminating', 'other')),
  text text not null,
  reported_at timestamptz not null,
  -- Null: it waits.
  decided_at timestamptz,
  decision text check (decision in ('kept', 'withdrawn')),
  constraint posting_report_decided_whole check ((decided_at is null) = (decision is null))
);
-- One a person and posting, and what is emptied with a person.
create unique index posting_report_own on posting_report (reporter_id, job_id);
-- The reports of a posting.
create index posting_report_job on posting_report (job_id, reported_at desc);
-- How many postings wait.
create index posting_report_waiting on posting_report (job_id) where decided_at is null;

-- Postings that the platform has withdrawn: their feeds do not bring them back. What is the same is withdrawn with one (with_id), and both come
-- back together.
create table posting_withdrawal (
  job_id uuid primary key references job on delete cascade,
  with_id uuid not null references job on delete cascade,
  withdrawn_at timestamptz not null,
  note text not null
);
create index posting_withdrawal_with on posting_withdrawal (with_id);
