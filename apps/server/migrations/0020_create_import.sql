-- Feeds that are read on a schedule. `source` names the postings' origin: (source, source_id) finds a posting again.
create table import_feed (
  id integer generated always as identity primary key,
  source text not null unique check (source ~ '^[a-z0-9][a-z0-9._-]{0,59}$' and source <> 'fairway'),
  url text not null check (url ~ '^https?://'),
  format text not null check (format in ('ndjson', 'jsonld', 'xml', 'greenhouse', 'lever', 'csv')),
  -- What the format needs beside the address: { company, map }.
  options jsonb not null default '{}',
  interval_minutes integer not null default 360 check (interval_minutes between 5 and 44640),
  -- Undated postings expire so many days after publication (decision 75).
  undated_days integer not null default 60 check (undated_days between 1 and 730),
  -- The feed holds all open postings: what is missing from it is withdrawn.
  is_full boolean not null default true,
  enabled boolean not null default true,
  next_run_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Which feeds are due.
create index import_feed_due on import_feed (next_run_at) where enabled;

-- One reading of a feed: what it did, and what it did not understand.
create table import_run (
  id uuid primary key,
  feed_id integer references import_feed on delete set null,
  source text not null,
  format text not null,
  origin text not null,
  -- cut_off: read to where it broke off; nothing was withdrawn. interrupted: the process ended before the run did.
  status text not null default 'running' check (status in ('running', 'finished', 'cut_off', 'failed', 'interrupted')),
  read_count integer not null default 0,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  withdrawn_count integer not null default 0,
  faulty_count integer not null default 0,
  -- { faults: [{ line, code, detail }], unrecognised: { kind: [{ value, count }] }, shiftDays, encoding, ... }
  report jsonb not null default '{}',
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
-- The latest runs of a source.
create index import_run_source on import_run (source, started_at desc);
create index import_run_feed on import_run (feed_id, started_at desc);
