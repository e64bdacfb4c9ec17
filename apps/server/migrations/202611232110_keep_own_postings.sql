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
