-- What the drafts of an organization begin with (postings.14): without a row they promise no answer.
create table posting_default (
  organization_id integer primary key references organization on delete cascade,
  reply_days smallint check (reply_days between 1 and 90),
  changed_at timestamptz not null
);
