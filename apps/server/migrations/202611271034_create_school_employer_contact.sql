-- What a school keeps of an employer besides its decisions (rules/school-employers.ts): the people it knows there, notes of its staff, and what it
-- decided when. All of it is the school's own: it goes with the school or the organization, and no other school reads it.

create table school_employer_contact (
  school_id integer not null references school on delete cascade,
  -- Whoever adds one says its id, so that what is sent twice is one, and one that was deleted comes back. No id says what another school has.
  id uuid not null,
  organization_id integer not null references organization on delete cascade,
  name text not null check (length(name) between 1 and 100),
  role text not null default '' check (length(role) <= 100),
  email text not null default '' check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, id)
);
-- The contacts of an employer by name, and how many there are.
create index school_employer_contact_name on school_employer_contact (school_id, organization_id, fold_name(name), id);
-- What moves with a merge and goes with an organization.
create index school_employer_contact_organization on school_employer_contact (organization_id);

create table school_employer_note (
  school_id integer not null references school on delete cascade,
  id uuid not null,
  organization_id integer not null references organization on delete cascade,
  -- null: a shared note whose author is gone.
  author_id uuid references app_user on delete set null,
  is_shared boolean not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (school_id, id),
  -- A private note goes before its author does: without one it would be nobody's to read or delete.
  constraint school_employer_note_private check (is_shared or author_id is not null)
);
-- The notes on an employer, newest first.
create index school_employer_note_written on school_employer_note (school_id, organization_id, created_at desc, id);
create index school_employer_note_organization on school_employer_note (organization_id);
-- What goes with its author.
create index school_employer_note_author on school_employer_note (author_id) where author_id is not null;

-- What the school made of the employer, each time that it was something else.
create table school_employer_step (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  organization_id integer not null references organization on delete cascade,
  state text not null check (state in ('approved', 'declined')),
  is_trusted boolean not null check (not is_trusted or state = 'approved'),
  actor_id uuid references app_user on delete set null,
  at timestamptz not null
);
create index school_employer_step_of on school_employer_step (school_id, organization_id, at desc, id);
create index school_employer_step_organization on school_employer_step (organization_id);
create index school_employer_step_actor on school_employer_step (actor_id) where actor_id is not null;

-- The one note of an employer was read by the school's staff: it is the first shared one.
insert into school_employer_note (school_id, id, organization_id, author_id, is_shared, text, created_at, updated_at)
  select school_id, gen_random_uuid(), organization_id, decided_by, true, note, decided_at, decided_at from school_employer where note <> '';
insert into school_employer_step (id, school_id, organization_id, state, is_trusted, actor_id, at)
  select gen_random_uuid(), school_id, organization_id, state, is_trusted, decided_by, decided_at from school_employer;
alter table school_employer drop column note;
