-- Who of a school's staff advises whom: one adviser a student and school. The row goes with the student as with the adviser.
create table student_adviser (
  school_id integer not null references school on delete cascade,
  user_id uuid not null constraint student_adviser_student_fkey references app_user on delete cascade,
  adviser_id uuid not null constraint student_adviser_adviser_fkey references app_user on delete cascade,
  since timestamptz not null,
  primary key (school_id, user_id)
);
-- Whom somebody advises: the filter of the list, how many they are, and what goes with the adviser.
create index student_adviser_adviser on student_adviser (adviser_id, school_id, user_id);
-- What goes with a student.
create index student_adviser_student on student_adviser (user_id);

-- A school's rules for students without an adviser, in their order: the first that fits counts.
create table student_adviser_rule (
  school_id integer not null references school on delete cascade,
  place integer not null,
  adviser_id uuid not null references app_user on delete cascade,
  -- Null: of any program.
  program_id uuid references study_program on delete cascade,
  -- Letters that the surname begins with, both inclusive; '': any.
  surname_from text not null check (length(surname_from) <= 30),
  surname_to text not null check (length(surname_to) <= 30),
  primary key (school_id, place)
);
-- Whose they are, when somebody leaves; what goes with a program.
create index student_adviser_rule_adviser on student_adviser_rule (adviser_id);
create index student_adviser_rule_program on student_adviser_rule (program_id) where program_id is not null;

-- When the rules were saved last; no row: there never were any.
create table student_adviser_rule_list (
  school_id integer primary key references school on delete cascade,
  updated_at timestamptz not null
);

-- Who advises a student, by name, for whoever shows students or their connection.
create view student_adviser_named as
  select a.school_id, a.user_id, a.adviser_id, u.first_name, u.last_name from student_adviser a join app_user u on u.id = a.adviser_id;

-- Nobody is advised by somebody who left, whoever takes the role: the last one at a school goes with its students and rules.
create function student_adviser_left() returns trigger language plpgsql as $$
begin
  if old.school_id is null or exists (select from user_role r where r.user_id = old.user_id and r.school_id = old.school_id
      and r.role in ('SchoolAdmin', 'CareerStaff')) then
    return null;
  end if;
  delete from student_adviser where adviser_id = old.user_id and school_id = old.school_id;
  delete from student_adviser_rule where adviser_id = old.user_id and school_id = old.school_id;
  return null;
end $$;
create trigger student_adviser_left after delete on user_role for each row execute function student_adviser_left();
