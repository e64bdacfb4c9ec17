-- School connections: who belongs to which school, and how far that is proven. @spec 3.10, 4 "School verification", decisions 16, 23, 61

-- Which states may follow each other, whatever wrote the row; the same table stands in rules/verification.ts and a test compares them.
create table school_connection_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into school_connection_move values
  ('needVerification', 'pending'), ('needVerification', 'ignored'), ('needVerification', 'verified'),
  ('pending', 'pending'), ('pending', 'needVerification'), ('pending', 'verified'),
  ('verified', 'pending'), ('verified', 'verified'), ('verified', 'needVerification'),
  ('ignored', 'needVerification'), ('ignored', 'pending'), ('ignored', 'verified');

create table school_connection (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  school_id integer not null references school on delete cascade,
  state text not null default 'needVerification' check (state in ('needVerification', 'pending', 'verified', 'ignored')),
  -- How it is or was to be proven; null while nothing was asked for.
  method text check (method in ('academic_email', 'manual', 'sign_in', 'roster', 'class_code')),
  student_email text check (length(student_email) between 3 and 254),
  student_email_folded text check (student_email_folded = lower(student_email_folded)),
  -- To career services, where they approve by hand.
  message text not null default '' check (length(message) <= 1000),
  -- Staff asked back, and what was answered; a new question empties the answer.
  question text not null default '' check (length(question) <= 1000),
  answer text not null default '' check (length(answer) <= 1000),
  -- Why it needs verification again: rejected, expired, revoked; with the words of staff.
  reason_code text check (reason_code in ('rejected', 'expired', 'revoked')),
  reason text not null default '' check (length(reason) <= 1000),
  requested_at timestamptz,
  verified_at timestamptz,
  -- The end of its validity; null: none.
  expires_at timestamptz,
  decided_by uuid references app_user on delete set null,
  -- What happened last, and when: what undo looks at.
  last_action text,
  last_action_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One a person and school.
  unique (user_id, school_id),
  check ((state = 'verified') = (verified_at is not null)),
  check (state <> 'pending' or requested_at is not null),
  check (expires_at is null or state = 'verified'),
  check ((student_email is null) = (student_email_folded is null))
);
-- An address proves one person: whoever proved it first.
create unique index school_connection_proven_email on school_connection (student_email_folded) where state = 'verified';
-- The queue of a school: oldest request first.
create index school_connection_queue on school_connection (school_id, requested_at, id) where state = 'pending';
-- The students of a school, by state.
create index school_connection_school on school_connection (school_id, state, id);
-- What the nightly sweep ends, and whom the alumni bridge asks for a private address.
create index school_connection_expiry on school_connection (expires_at) where expires_at is not null;

create function school_connection_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state is distinct from new.state
     and not exists (select from school_connection_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'school_connection: % cannot become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.user_id, old.school_id) is distinct from (new.user_id, new.school_id) then
    raise exception 'school_connection: neither person nor school change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger school_connection_guard before update on school_connection for each row execute function school_connection_guard();

-- What happened to a connection: appended, never changed.
create table school_connection_event (
  id uuid primary key,
  connection_id uuid not null references school_connection on delete cascade,
  at timestamptz not null default now(),
  actor_id uuid references app_user on delete set null,
  action text not null,
  from_state text not null,
  to_state text not null,
  method text,
  note text not null default ''
);
create index school_connection_event_history on school_connection_event (connection_id, at desc, id);

-- Links that prove a student e-mail: hashed, for one connection and address, used once.
create table school_connection_link (
  hash bytea primary key,
  connection_id uuid not null references school_connection on delete cascade,
  email text not null,
  return_url text not null default '/',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index school_connection_link_connection on school_connection_link (connection_id);
create index school_connection_link_expiry on school_connection_link (expires_at);

-- The ways in which a school takes proof, in its own order; a school without rows takes academic e-mail (where it has domains), then manual.
create table school_verification_method (
  school_id integer not null references school on delete cascade,
  method text not null check (method in ('academic_email', 'manual', 'sign_in', 'roster', 'class_code')),
  position integer not null,
  is_on boolean not null default true,
  -- How long a proof holds; null: without end.
  validity_days integer check (validity_days between 1 and 3660),
  primary key (school_id, method)
);

-- Kept by its own staff here. Its students can be verified by hand, its console is open.
alter table school add column is_managed boolean not null default false;
-- Asked of students who want to be approved by hand, in its own words by locale.
alter table school add column request_texts jsonb not null default '{}';
alter table school add column locale text not null default 'en';
alter table school add column contact_email text check (length(contact_email) <= 254);
alter table school add column sub_domain text unique check (sub_domain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$');
-- Sign-ins that its own pages offer besides the password.
alter table school add column social_auths text[] not null default '{}';
update school set is_managed = true where source = 'fairway';
