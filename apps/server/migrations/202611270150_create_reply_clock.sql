-- When the answer to an application is due, and when it came (rules/reply-clock.ts).
alter table application
  -- What the posting promised when it was applied for; null: nothing.
  add column reply_days smallint check (reply_days between 0 and 90),
  -- The first time that the organization moved it to an answer. It stays: somebody who was told of talks is never told that nobody answered.
  add column answered_at timestamptz,
  -- Days of 24 hours, by UTC so that no session's zone moves a promise; 30 where nothing was promised.
  add column reply_due_at timestamptz not null generated always as
    ((sent_at at time zone 'UTC' + coalesce(reply_days, 30) * interval '24 hours') at time zone 'UTC') stored;

update application a set reply_days = j.reply_days from job j where j.id = a.job_id and a.kind = 'inside' and j.reply_days is not null;
update application a set answered_at = s.at
from (select application_id, min(at) as at from application_step
  where moved_by = 'organization' and to_state in ('inTalks', 'offer', 'hired', 'declined') group by application_id) s
where s.application_id = a.id and a.kind = 'inside';

-- What is closed without an answer, longest due first.
create index application_unanswered on application (reply_due_at, id) where kind = 'inside' and answered_at is null and state in ('sent', 'seen');
-- What is overdue at an organization.
create index application_overdue on application (organization_id, reply_due_at)
  where kind = 'inside' and answered_at is null and state in ('sent', 'seen');
-- What is measured of an organization, and of each of its postings, read from the index alone.
create index application_measured on application (organization_id, sent_at) include (job_id, reply_due_at, answered_at)
  where kind = 'inside' and state <> 'withdrawn';
create index application_measured_job on application (job_id, sent_at) include (reply_due_at, answered_at)
  where kind = 'inside' and state <> 'withdrawn';

-- How often a posting came back after it was gone for a week or more: the organization's own ones, for a feed that breaks posts nothing again.
alter table job add column posted_again smallint not null default 0 check (posted_again >= 0);
