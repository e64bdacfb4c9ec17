create table company (
  id integer generated always as identity primary key,
  -- Who brought it and its id there: a feed finds its companies again.
  source text not null default 'fairway',
  external_id text,
  parent_id integer references company on delete set null check (parent_id <> id),
  name text not null check (length(name) between 1 and 200),
  folded_name text not null,
  logo text,
  banner text,
  link text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  zone text,
  -- Texts by locale.
  tagline jsonb not null default '{}',
  description jsonb not null default '{}',
  sectors text[] not null default '{}',
  status text not null default 'active' check (status in ('pending', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, external_id)
);
-- The list in name order, and finding a company by name on import.
create index company_list on company (folded_name, id) where status = 'active';
create index company_parent on company (parent_id);
create index company_sectors on company using gin (sectors);

create table company_location (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  position integer not null default 0,
  title text not null,
  address text not null default '',
  city text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  is_headquarters boolean not null default false
);
create index company_location_company on company_location (company_id, position, id);

create table company_video (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  position integer not null default 0,
  title text not null,
  thumbnail text,
  video_link text not null
);
create index company_video_company on company_video (company_id, position, id);

create table company_article (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  slug text not null,
  -- Texts by locale; bodies are sanitised HTML.
  title jsonb not null,
  ingress jsonb not null default '{}',
  body jsonb not null,
  featured_image text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, slug)
);
create index company_article_company on company_article (company_id, created_at desc, id desc);
