-- Messages of a school to its students by mail. The numbers are kept with the message: they stay when somebody who got it is erased.
create table student_message (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  -- Null: an account that is gone.
  sender_id uuid references app_user on delete set null,
  subject text not null check (length(subject) between 1 and 480),
  text text not null check (length(text) between 1 and 16000),
  created_at timestamptz not null,
  -- Null: it is being sent.
  finished_at timestamptz,
  chosen integer not null check (chosen > 0),
  sent integer not null default 0 check (sent >= 0),
  left_often integer not null default 0 check (left_often >= 0),
  left_declined integer not null default 0 check (left_declined >= 0),
  left_unreachable integer not null default 0 check (left_unreachable >= 0)
);
-- The list, the latest first or by subject.
create index student_message_created on student_message (school_id, created_at, id);
create index student_message_subject on student_message (school_id, lower(left(subject, 120)), id);
-- What is emptied with a sender.
create index student_message_sender on student_message (sender_id) where sender_id is not null;

-- A row a message and student: what was written here is not sent again.
create table student_message_recipient (
  message_id uuid not null references student_message on delete cascade,
  user_id uuid not null constraint student_message_recipient_student_fkey references app_user on delete cascade,
  school_id integer not null,
  state text not null check (state in ('waiting', 'sent', 'left_out')),
  reason text check (reason in ('often', 'declined', 'unreachable')),
  -- When it was chosen, then when it was sent.
  at timestamptz not null,
  primary key (message_id, user_id),
  constraint student_message_recipient_reason check ((state = 'left_out') = (reason is not null))
);
-- What the job still has to do.
create index student_message_recipient_waiting on student_message_recipient (message_id, user_id) where state = 'waiting';
-- How many a student had within a week; what a record shows; what goes with a person.
create index student_message_recipient_student on student_message_recipient (user_id, school_id, at);
