-- Changes of many entries of the edited lists at once, from a file or from names that others maintain: looked at before they are written, and
-- taken back as one. Kept for a week. Who wrote it stands in the audit, so nothing here is personal.
create table reference_import (
  id uuid primary key,
  -- names: kind, key and a column a locale; esco: skills as ESCO publishes them; suggestions: names that are missing, from CLDR and this release.
  form text not null check (form in ('names', 'esco', 'suggestions')),
  made_at timestamptz not null,
  read integer not null check (read >= 0),
  created integer not null check (created >= 0),
  changed integer not null check (changed >= 0),
  unchanged integer not null check (unchanged >= 0),
  -- Rows that were left out, the first of them by line and code.
  fault_count integer not null default 0 check (fault_count >= 0),
  faults jsonb not null default '[]',
  written_at timestamptz,
  undone_at timestamptz,
  constraint reference_import_undone_was_written check (undone_at is null or written_at is not null)
);
-- The list of imports, the latest first, and those that are over.
create index reference_import_made on reference_import (made_at, id);

create table reference_import_change (
  import_id uuid not null references reference_import on delete cascade,
  -- In the order of the file.
  place integer not null,
  line integer not null,
  kind text not null check (kind in ('sectors', 'skills')),
  key text not null,
  -- Of a new entry null until it is written.
  entry_id integer,
  -- The whole entry as it was when the file was read, and as it is then; null: it is new.
  before jsonb,
  after jsonb not null,
  primary key (import_id, place)
);
-- An entry is changed once an import.
create unique index reference_import_change_entry on reference_import_change (import_id, kind, entry_id) where entry_id is not null;
