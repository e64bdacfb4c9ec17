-- How long a school keeps what it holds on people (rules/retention.ts). A kind without a row was told to nobody, and nothing of it is deleted.
-- @rule retention.1, retention.2
create table school_retention (
  school_id integer primary key references school on delete cascade,
  -- Two who save at once: the second is told.
  edition integer not null check (edition > 0)
);

create table school_retention_period (
  school_id integer not null references school_retention on delete cascade,
  kind text not null,
  -- null: kept without end, until what comes next holds.
  months smallint check (months > 0),
  next_months smallint check (next_months > 0),
  next_from timestamptz,
  primary key (school_id, kind),
  constraint school_retention_period_next check ((next_months is null) = (next_from is null)),
  -- Nothing that is kept longer waits: it holds at once.
  constraint school_retention_period_shorter check (next_months is null or months is null or next_months < months)
);

-- What goes of a school, oldest first.
create index student_note_age on student_note (school_id, updated_at);
create index student_label_use_age on student_label_use (school_id, created_at);
create index student_adviser_age on student_adviser (school_id, since);
create index school_roster_entry_age on school_roster_entry (school_id, ends_on) where ends_on is not null;
create index student_message_age on student_message (school_id, finished_at) where finished_at is not null;
-- Connections whose words may go, and the newest of their words.
create index school_connection_words on school_connection (school_id, requested_at)
  where state <> 'pending' and requested_at is not null;
create index school_connection_event_words on school_connection_event (connection_id, at) where note <> '';

-- Since when somebody has no access any more is what notes and labels of them are counted from.
create or replace view verification_connection as
  select id, user_id, school_id, state, method, student_email, reason_code, reason, created_at, requested_at, verified_at, expires_at, last_action_at
  from school_connection;
