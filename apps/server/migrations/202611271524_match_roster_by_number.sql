-- A roster says more of a student than an address: the school's number (by keyed hash, as the address), the program, and who advises them.
alter table school_roster_entry
  add column number_hash bytea,
  add column program_id uuid references study_program on delete set null,
  add column adviser_id uuid references app_user on delete set null;
-- A number is one student's: whose address changes stays one entry.
create unique index school_roster_entry_number on school_roster_entry (school_id, number_hash) where number_hash is not null;
create index school_roster_entry_program on school_roster_entry (program_id) where program_id is not null;
create index school_roster_entry_adviser on school_roster_entry (adviser_id) where adviser_id is not null;

alter table school_roster_row
  add column line integer not null default 0,
  add column number_hash bytea,
  add column program_id uuid references study_program on delete set null,
  add column adviser_id uuid references app_user on delete set null;
create unique index school_roster_row_number on school_roster_row (upload_id, number_hash) where number_hash is not null;
create index school_roster_row_program on school_roster_row (program_id) where program_id is not null;
create index school_roster_row_adviser on school_roster_row (adviser_id) where adviser_id is not null;

alter table school_roster_former
  add column number_hash bytea,
  add column program_id uuid references study_program on delete set null,
  add column adviser_id uuid references app_user on delete set null;
create index school_roster_former_program on school_roster_former (program_id) where program_id is not null;
create index school_roster_former_adviser on school_roster_former (adviser_id) where adviser_id is not null;

alter table school_roster_upload
  -- Of those that are there: how many get another address.
  add column moved_count integer not null default 0,
  -- Programs, levels and advisers that nobody knows, and the first lines of them: [{ line, code }].
  add column unknown_count integer not null default 0,
  add column unknown_rows jsonb not null default '[]';

-- Which addresses of a roster are whose, of people who are connected with the school and have proven them.
create table school_roster_person (
  school_id integer not null,
  user_id uuid not null,
  address_hash bytea not null,
  primary key (user_id, school_id, address_hash),
  foreign key (user_id, school_id) references school_connection (user_id, school_id) on delete cascade
);
-- All of a school are written anew with each file.
create index school_roster_person_school on school_roster_person (school_id);

-- What the roster says of a student; an adviser only who still works there.
create view school_roster_student as
  select p.school_id, p.user_id, e.program_id,
    case when exists (select from user_role r join app_user u on u.id = r.user_id where r.user_id = e.adviser_id and r.school_id = p.school_id
      and r.role in ('SchoolAdmin', 'CareerStaff') and u.status = 'active') then e.adviser_id end as adviser_id
  from school_roster_person p join school_roster_entry e on e.school_id = p.school_id and e.address_hash = p.address_hash;
