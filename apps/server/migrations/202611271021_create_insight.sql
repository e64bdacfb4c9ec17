-- Daily counts that reports of organizations read (features/insights). Nothing in them says who it was.

-- Of a posting: from where it was seen, and by people of which school (null: none, or not known). Days of UTC.
create table insight_posting_day (
  day date not null,
  job_id uuid not null references job on delete cascade,
  -- The posting's, so that a report is one range of an index; it moves when organizations are merged.
  organization_id integer not null references organization on delete cascade,
  source text not null check (source in ('search', 'list', 'suggestion', 'organization', 'school', 'mail', 'elsewhere')),
  school_id integer references school on delete cascade,
  impressions integer not null default 0 check (impressions >= 0),
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  apply_presses integer not null default 0 check (apply_presses >= 0),
  unique nulls not distinct (day, job_id, source, school_id)
);
-- A report, and its parts by posting, source and school: a range of days of an organization.
create index insight_posting_day_report on insight_posting_day (organization_id, day)
  include (job_id, source, school_id, impressions, views, saves, apply_presses);
-- A posting that is deleted, and a school.
create index insight_posting_day_job on insight_posting_day (job_id);
create index insight_posting_day_school on insight_posting_day (school_id) where school_id is not null;

-- Of an organization: a row where its page was opened, or has another number of followers than on the day before.
create table insight_organization_day (
  organization_id integer not null references organization on delete cascade,
  day date not null,
  page_views integer not null default 0 check (page_views >= 0),
  -- At the end of the day.
  followers integer not null check (followers >= 0),
  primary key (organization_id, day)
);
-- A day that is counted anew, and days that go.
create index insight_organization_day_day on insight_organization_day (day);

-- Which days were counted. One that is final is not counted again: what it was made of may be gone.
create table insight_day (
  day date primary key,
  counted_at timestamptz not null,
  is_final boolean not null default false
);
