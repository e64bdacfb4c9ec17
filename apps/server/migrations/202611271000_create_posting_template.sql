-- What an organization begins its postings from, by a name of its own. @rule postings.13
create table posting_template (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- Folded, so that no two names look the same.
  folded_name text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null,
  changed_by uuid references app_user on delete set null
);
create unique index posting_template_name on posting_template (organization_id, folded_name);
create index posting_template_changed_by on posting_template (changed_by) where changed_by is not null;
