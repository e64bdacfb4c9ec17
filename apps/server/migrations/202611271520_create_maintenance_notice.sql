-- The banner of maintenance that every page shows from one instant to another. There is one at most, of the whole platform.
create table maintenance_notice (
  single boolean primary key default true check (single),
  -- Another one with every edit: who closed the one before sees the new words.
  id uuid not null,
  -- By locale; English is never missing.
  texts jsonb not null check (length(texts ->> 'en') between 1 and 300),
  from_at timestamptz not null,
  until_at timestamptz not null,
  check (until_at > from_at)
);
