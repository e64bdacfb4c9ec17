-- The mail log. `has_secret`: it held a link or a code, which leaves the row when the mail ends, so it cannot be sent again. Of mails that
-- were ordered before, nobody knows: they count as if they did.
alter table outgoing_mail
  add column tries integer not null default 0,
  add column has_secret boolean not null default true,
  add column sent_again_at timestamptz;

-- The log by time, in both directions: all of it, one kind, and what failed. (`outgoing_mail_unsent` serves what waits.)
drop index outgoing_mail_log;
create index outgoing_mail_log on outgoing_mail (created_at, id);
create index outgoing_mail_kind on outgoing_mail (kind, created_at, id);
create index outgoing_mail_failures on outgoing_mail (created_at, id) where failed_at is not null and sent_at is null;
-- By address; `outgoing_mail_recipient` serves the order, this one the search for how an address begins.
create index outgoing_mail_address on outgoing_mail (lower(recipient) text_pattern_ops);

-- What each kind of background job did, and when it is due: workers write it. Jobs that are done leave the queue.
create table background_task (
  name text primary key,
  -- Five fields in UTC; null: only when something orders it.
  cron text,
  -- Its last worker's start; names that no worker knows any more are forgotten.
  seen_at timestamptz not null default now(),
  done_count bigint not null default 0,
  failure_count bigint not null default 0,
  last_done_at timestamptz,
  last_failed_at timestamptz,
  last_took_ms integer
);
