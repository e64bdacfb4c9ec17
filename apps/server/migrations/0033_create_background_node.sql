-- Which processes work on background jobs. One that stopped saying so is dead: its jobs are unlocked at once, instead of after hours.
create table background_node (
  id uuid primary key,
  worker_ids text[] not null,
  seen_at timestamptz not null default now()
);
