-- What the platform has changed in the dictionary of concepts: edits over what ships (packages/rules concepts/editing.ts), a row a concept. Every
-- node reads them (features/search/followed-thread.ts) and makes its index anew.
create table concept_edit (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Null: a concept that ships.
  kind text,
  -- Null: as it ships.
  broader text[],
  is_off boolean not null default false,
  -- Words by language.
  added jsonb not null default '{}',
  removed jsonb not null default '{}',
  edited_at timestamptz not null
);
