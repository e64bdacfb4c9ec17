-- Favourites: one a candidate and posting (decision 42).
create table favorite (
  id uuid primary key,
  candidate_id uuid not null references candidate on delete cascade,
  job_id uuid not null references job on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (candidate_id, job_id)
);
-- My list, newest first.
create index favorite_list on favorite (candidate_id, created_at desc, id);
create index favorite_job on favorite (job_id);

-- A calendar that other programs read: whoever holds its address sees the deadlines. Deleting the row revokes the address.
create table calendar_feed (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('favorite_deadlines')),
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  unique (user_id, kind)
);
