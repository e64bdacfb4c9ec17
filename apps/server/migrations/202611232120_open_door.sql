-- What an organization says of itself in figures: people by bands of rules/organizations.ts, and the year it began.
alter table organization
  add column size text check (size in ('1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001-')),
  add column founded_year integer check (founded_year between 1000 and 2200),
  -- Counts changes of what it shows, so that one that began from an older state is refused.
  add column shown_edition integer not null default 0;

-- People whom an organization shows on its page, in its order; role and text by locale.
create table organization_person (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  position integer not null,
  name text not null check (length(name) between 1 and 120),
  role jsonb not null default '{}' check (jsonb_typeof(role) = 'object'),
  text jsonb not null default '{}' check (jsonb_typeof(text) = 'object'),
  -- Serves the page too; two have no place together.
  unique (organization_id, position)
);

-- Who lists organizations tells where they hire, and who did last.
create or replace view job_standing as
  select j.id, j.organization_id, j.source, j.employment_types, j.sectors, j.deadline_at, j.withdrawn_at,
    exists (select from job_visibility v where v.job_id = j.id) as is_exclusive,
    exists (select from job_duplicate d where d.job_id = j.id) as is_duplicate,
    j.countries, j.published_at
  from job j;

-- The list of jobs by pay, the highest first.
create index job_search_pay on job_search (yearly_pay desc, id);

-- What an organization pays, without a look at its postings: of ten thousand only those that say it, from the index alone.
create index job_organization_pay on job (organization_id, id)
  include (employment_types, salary_min, salary_max, salary_currency, salary_unit, deadline_at)
  where withdrawn_at is null and salary_currency is not null and salary_unit is not null;

-- A tenant's blog. A post is a draft without an instant, scheduled before it and published from then on: nothing runs at the instant.
create table blog_post (
  id uuid primary key,
  tenant_id integer not null references tenant on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  author text not null default '' check (length(author) <= 120),
  -- By locale: { title, ingress, body }.
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  published_at timestamptz,
  -- Counts changes, so that one that began from an older state is refused.
  edition integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Deleted, and for an hour brought back.
  removed_at timestamptz,
  -- What is to be read has an author and words in one language, and no language with half of them.
  constraint blog_post_whole check (published_at is null or (author <> ''
    and jsonb_path_exists(texts, '$.* ? (@.title != "" && @.body != "")')
    and not jsonb_path_exists(texts, '$.* ? (@.title == "" || @.body == "")')))
);
-- The pages of a blog, newest first, and its feed.
create index blog_post_published on blog_post (tenant_id, published_at desc, id) where removed_at is null and published_at is not null;

-- Every address that a post has had: the ones before lead to the one now, and none is given to another post.
create table blog_slug (
  tenant_id integer not null references tenant on delete cascade,
  slug text not null,
  post_id uuid not null references blog_post on delete cascade,
  primary key (tenant_id, slug)
);
create index blog_slug_post on blog_slug (post_id);

-- Tenants with something to read: every page links to their blog.
create view blog_shown as
select distinct tenant_id from blog_post where removed_at is null and published_at <= now();
