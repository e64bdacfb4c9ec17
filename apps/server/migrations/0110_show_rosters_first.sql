-- A roster is shown before it counts, and a confirmed one can be undone for 7 days. Issue 12 "Roster"

alter table school_roster_upload
  drop constraint school_roster_upload_state_check,
  drop constraint school_roster_upload_check,
  -- `read`: shown, waits to be confirmed; `dropped`: not confirmed; `undone`: was done.
  add constraint school_roster_upload_state_check
    check (state in ('waiting', 'running', 'read', 'done', 'failed', 'dropped', 'undone')),
  add constraint school_roster_upload_finished
    check ((state in ('done', 'failed', 'dropped', 'undone')) = (finished_at is not null)),
  alter column mode set default 'add',
  -- Of the addresses that are there: other end dates, and those that go.
  add column changed_count integer not null default 0,
  add column removed_count integer not null default 0,
  -- Rows whose address is of a public mail provider, and the first lines of them.
  add column public_count integer not null default 0,
  add column public_lines integer[] not null default '{}';

-- What a file says, until it is confirmed or dropped.
create table school_roster_row (
  upload_id uuid not null references school_roster_upload on delete cascade,
  address_hash bytea not null,
  ends_on date,
  primary key (upload_id, address_hash)
);

-- What a confirmed file changed, as it was before: `was_there` false for what it added. Kept while it can be undone.
create table school_roster_former (
  upload_id uuid not null references school_roster_upload on delete cascade,
  address_hash bytea not null,
  was_there boolean not null,
  ends_on date,
  primary key (upload_id, address_hash)
);

-- The last roster that was confirmed, which alone can be undone.
create index school_roster_upload_done on school_roster_upload (school_id, finished_at desc) where state in ('done', 'undone');
