-- What staff did to students at once, kept for a day so that all of it is taken back by one press. A row has what a student had before and has
-- since: a label that was put on (nothing, then the label) or taken away, or another adviser.
create table student_change (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  kind text not null check (kind in ('labels', 'adviser')),
  at timestamptz not null
);
-- What is older than a day and goes; what goes with a school.
create index student_change_at on student_change (at);
create index student_change_school on student_change (school_id);

create table student_change_row (
  change_id uuid not null references student_change on delete cascade,
  place integer not null,
  user_id uuid not null constraint student_change_row_student_fkey references app_user on delete cascade,
  -- Without keys of their own: a label may be deleted before its change is taken back, and is not put on again then.
  before_id uuid,
  after_id uuid,
  primary key (change_id, place),
  check (before_id is distinct from after_id)
);
-- What goes with a person.
create index student_change_row_student on student_change_row (user_id);
