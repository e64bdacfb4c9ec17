-- What the operations page tells of the deployment: its processes, what lies where, and its backups. All of it is read or measured, so none of it is in a backup.

-- Every process that serves or works, by where it listens; a start at the same place takes its row over. It says every few seconds how it is.
-- A process that ends takes its row away; one that was killed leaves it, and is seen to be silent.
create table platform_node (
  place text primary key check (length(place) between 1 and 300),
  role text not null check (role in ('web', 'worker', 'all')),
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  is_ready boolean not null,
  -- How long this process needs to find what was written just now.
  lag_ms integer not null default 0 check (lag_ms >= 0),
  -- How long its event loop kept a caller waiting, the worst percent since the last look.
  loop_delay_ms integer not null default 0 check (loop_delay_ms >= 0),
  -- Of the disk that holds DATA_DIR; null where it cannot be known.
  disk_free_bytes bigint check (disk_free_bytes >= 0),
  disk_size_bytes bigint check (disk_size_bytes >= 0),
  -- Its slowest statements without their values: [{ text, count, totalMs, longestMs, lastAt }].
  slow_statements jsonb not null default '[]'
);

-- How much lies where, as a job measured it last: tables with their indexes, and files by the first part of their key.
create table storage_reading (
  kind text not null check (kind in ('table', 'files')),
  name text not null,
  -- Rows of a table as the statistics say, or files.
  entries bigint not null check (entries >= 0),
  size_bytes bigint not null check (size_bytes >= 0),
  read_at timestamptz not null,
  primary key (kind, name)
);

-- The backups that lie in BACKUP_DIR, by their file names, and what the last try to restore each one said.
create table backup_copy (
  file text primary key check (length(file) between 1 and 255),
  made_at timestamptz not null,
  size_bytes bigint not null check (size_bytes >= 0),
  tested_at timestamptz,
  test_ms integer check (test_ms >= 0),
  -- Rows that were restored and counted.
  tested_rows bigint,
  tested_files integer,
  -- Why it could not be restored whole; null where it could.
  test_fault text,
  check (tested_at is not null or (test_ms is null and tested_rows is null and tested_files is null and test_fault is null))
);
-- The page and the jobs look at the newest.
create index backup_copy_made on backup_copy (made_at desc);
