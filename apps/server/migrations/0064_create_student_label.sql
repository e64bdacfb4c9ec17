-- What career services keep of their students: labels and notes. Both belong to the connection with the school and go with it.

create table student_label (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- The name as it is compared: a school has each label once.
  folded_name text not null,
  -- Of the fixed palette (rules/students.ts).
  color text not null check (color in ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink')),
  created_at timestamptz not null default now(),
  unique (school_id, folded_name),
  unique (id, school_id)
);

create table student_label_use (
  label_id uuid not null,
  user_id uuid not null,
  -- A label is put on people of its own school only.
  school_id integer not null,
  created_at timestamptz not null default now(),
  primary key (label_id, user_id),
  foreign key (label_id, school_id) references student_label (id, school_id) on delete cascade,
  foreign key (user_id, school_id) references school_connection (user_id, school_id) on delete cascade
);
-- The labels of a student.
create index student_label_use_student on student_label_use (user_id, school_id);

create table student_note (
  id uuid primary key,
  school_id integer not null,
  user_id uuid not null,
  -- null: a shared note whose author is gone; a private one goes with its author.
  author_id uuid references app_user on delete set null,
  is_shared boolean not null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, school_id) references school_connection (user_id, school_id) on delete cascade
);
-- The notes on a student, newest first.
create index student_note_student on student_note (user_id, school_id, created_at desc, id);
-- What goes with its author.
create index student_note_author on student_note (author_id) where author_id is not null;
