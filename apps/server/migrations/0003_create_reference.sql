-- Sectors are rows (decision 35): names by locale, edited by the platform administrator.
create table sector (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9_]{1,60}$'),
  names jsonb not null,
  sort integer not null default 0,
  active boolean not null default true
);

-- The skill list; recognised in postings, chosen in profiles. `names` holds translations by locale, `aliases` other spellings.
create table skill (
  id integer generated always as identity primary key,
  name text not null,
  folded text not null unique,
  names jsonb not null default '{}',
  aliases text[] not null default '{}',
  source text not null default 'fairway'
);
