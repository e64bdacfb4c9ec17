-- What is or was wrong with the platform, as its administrators were told by mail. Nothing in it is about a person.
create table platform_alert (
  id uuid primary key,
  kind text not null check (kind in ('feeds_failing', 'jobs_failed', 'jobs_late', 'mails_failed', 'mails_late', 'certificate', 'disk',
    'node_silent', 'node_late', 'backup_old', 'backup_faulty')),
  -- Which one, where there may be several of a kind: a server, a school. Empty: there is one.
  subject text not null default '' check (length(subject) <= 300),
  name text not null default '' check (length(name) <= 300),
  -- How many, or how long, when it was seen last.
  count bigint not null,
  began_at timestamptz not null,
  -- When a mail told of it last.
  told_at timestamptz not null,
  -- Since when it is not seen any more; it ends two minutes later.
  absent_since timestamptz,
  ended_at timestamptz check (ended_at >= began_at)
);
-- It begins once until it ends, whoever looks.
create unique index platform_alert_open on platform_alert (kind, subject) where ended_at is null;
-- The list, in its order.
create index platform_alert_began on platform_alert (began_at, id);
-- Those that go after ninety days.
create index platform_alert_ended on platform_alert (ended_at) where ended_at is not null;

-- What administrators set; what has no row is as the rules say.
create table alert_threshold (
  name text primary key check (name in ('failedJobs', 'lateJobMinutes', 'failedMails', 'lateMailMinutes', 'certificateDays', 'freeDiskPercent',
    'lagSeconds', 'backupHours')),
  value integer not null check (value >= 1)
);
