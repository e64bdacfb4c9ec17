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
