-- Postings. `source` and `source_id` make an import repeatable; `content_hash` tells that nothing changed.
create table job (
  id uuid primary key,
  source text not null default 'fairway',
  source_id text not null,
  content_hash text not null default '',
  company_id integer not null references company,
  title text not null check (length(title) between 1 and 300),
  -- Sanitised HTML, and the same as plain text for search and excerpts.
  description_html text not null,
  description_text text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  -- Languages the applicant needs.
  languages text[] not null default '{}',
  employment_types text[] not null default '{}',
  categories text[] not null default '{}',
  education_levels text[] not null default '{}',
  education_fields text[] not null default '{}',
  skills text[] not null default '{}',
  -- Own sectors; empty: the company's (decision 67).
  sectors text[] not null default '{}',
  -- Countries of its places, kept beside them for search.
  countries text[] not null default '{}',
  remote boolean not null default false,
  start_on date,
  published_at timestamptz not null,
  -- One instant, the end of the last day in `zone`; null: open until withdrawn (decision 39).
  deadline_at timestamptz,
  zone text not null default 'UTC',
  application_url text,
  salary_min numeric(14, 2),
  salary_max numeric(14, 2),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  salary_unit text check (salary_unit in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
  promotion integer not null default 0 check (promotion between 0 and 100),
  featured boolean not null default false,
  -- [{ type: 'text'|'img', text, tooltip, img }]
  labels jsonb not null default '[]',
  -- Withdrawn by its owner or gone from its feed. Never deleted: the page says 410.
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (source, source_id)
);
-- A company's open postings, newest first; the sitemap and RSS walk by publication.
create index job_company on job (company_id, published_at desc, id) where withdrawn_at is null;
create index job_published on job (published_at desc, id) where withdrawn_at is null;
-- The sweep that notices deadlines that passed.
create index job_deadline on job (deadline_at) where withdrawn_at is null and deadline_at is not null;

create table job_place (
  job_id uuid not null references job on delete cascade,
  position integer not null,
  line text not null,
  city text,
  region text,
  postal_code text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision,
  longitude double precision,
  primary key (job_id, position)
);

-- No row: everyone sees it. Rows name the schools that do (data.md).
create table job_visibility (
  job_id uuid not null references job on delete cascade,
  school_id integer not null references school on delete cascade,
  primary key (job_id, school_id)
);
create index job_visibility_school on job_visibility (school_id, job_id);
