-- What each of a school's staff may do: one row a colleague, from the invitation on. Whoever is staff today does all but administer, and is a coach:
-- nobody loses anything. Of administrators the row says what they are should they step down, and whether they coach.
create table school_staff_member (
  school_id integer not null references school on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  shape text not null default 'generalist' check (shape in ('generalist', 'adviser', 'events', 'assistant')),
  is_coach boolean not null default true,
  -- Narrowed to the programs of school_staff_program, and where there is none to nobody: a program that goes never widens what somebody sees.
  is_scoped boolean not null default false check (not is_scoped or shape in ('adviser', 'assistant')),
  updated_at timestamptz not null default now(),
  primary key (school_id, user_id)
);
-- What goes with a person.
create index school_staff_member_user on school_staff_member (user_id);

create table school_staff_program (
  school_id integer not null,
  user_id uuid not null,
  program_id uuid not null references study_program on delete cascade,
  primary key (school_id, user_id, program_id),
  foreign key (school_id, user_id) references school_staff_member on delete cascade
);
-- What goes with a program.
create index school_staff_program_program on school_staff_program (program_id);

-- Whoever gives the role or offers it, there is a row.
create function school_staff_member_come() returns trigger language plpgsql as $$
begin
  insert into school_staff_member (school_id, user_id) values (new.school_id, new.user_id) on conflict do nothing;
  return null;
end $$;
create trigger school_staff_member_come after insert on user_role for each row
  when (new.school_id is not null and new.role in ('SchoolAdmin', 'CareerStaff')) execute function school_staff_member_come();
create trigger school_staff_member_offered after insert on staff_offer for each row execute function school_staff_member_come();

-- It goes with the last role and offer at the school. Looked at when the transaction ends: an offer that is accepted is gone before the role is there.
create function school_staff_member_left() returns trigger language plpgsql as $$
begin
  if old.school_id is null or exists (select from user_role r where r.user_id = old.user_id and r.school_id = old.school_id
      and r.role in ('SchoolAdmin', 'CareerStaff'))
      or exists (select from staff_offer o where o.user_id = old.user_id and o.school_id = old.school_id) then
    return null;
  end if;
  delete from school_staff_member where user_id = old.user_id and school_id = old.school_id;
  return null;
end $$;
create constraint trigger school_staff_member_left after delete on user_role deferrable initially deferred
  for each row execute function school_staff_member_left();
create constraint trigger school_staff_member_withdrawn after delete on staff_offer deferrable initially deferred
  for each row execute function school_staff_member_left();

insert into school_staff_member (school_id, user_id)
  select distinct school_id, user_id from user_role where school_id is not null and role in ('SchoolAdmin', 'CareerStaff')
  union select school_id, user_id from staff_offer
on conflict do nothing;

-- The program that the list of a school shows of a student: what the scope of a colleague goes by. A private profile has none.
create view student_program_shown as select school_id, user_id, program_id from school_student where program_id is not null;
