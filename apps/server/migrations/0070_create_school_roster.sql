-- The roster of a school: keyed hashes of addresses, nothing that could be read. Issue 5 "verification methods"

create table school_roster_entry (
  school_id integer not null references school on delete cascade,
  address_hash bytea not null,
  -- The last day on which it counts; null: no end.
  ends_on date,
  primary key (school_id, address_hash)
);

create table school_roster_upload (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  started_by uuid references app_user on delete set null,
  mode text not null check (mode in ('replace', 'add')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- The file, sealed, until it was read.
  sealed_file bytea,
  size_bytes integer not null check (size_bytes between 0 and 16777216),
  read_bytes integer not null default 0,
  row_count integer not null default 0,
  added_count integer not null default 0,
  repeated_count integer not null default 0,
  bad_count integer not null default 0,
  -- The first bad rows: [{ line, code }].
  bad_rows jsonb not null default '[]',
  -- Why nothing of it was taken.
  fault text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null)),
  check (finished_at is null or sealed_file is null)
);
-- One at a time a school.
create unique index school_roster_upload_running on school_roster_upload (school_id) where finished_at is null;
-- The last one of a school.
create index school_roster_upload_school on school_roster_upload (school_id, created_at desc, id);
create index school_roster_upload_starter on school_roster_upload (started_by) where started_by is not null;
