-- The alumni bridge: a private address is asked for before the academic one dies, and proven by a link.
create table private_address_link (
  hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  email text not null check (length(email) between 3 and 254),
  -- What it becomes when it is proven.
  use_as text not null check (use_as in ('account', 'contact')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index private_address_link_user on private_address_link (user_id);
-- The nightly sweep.
create index private_address_link_expiry on private_address_link (expires_at);

-- Who was asked how long before which end, so that nobody is asked twice for the same.
create table private_address_asked (
  user_id uuid not null references app_user on delete cascade,
  school_id integer not null references school on delete cascade,
  ends_on date not null,
  days_before integer not null,
  asked_at timestamptz not null default now(),
  primary key (user_id, school_id, ends_on, days_before)
);

-- Whom the bridge asks: proofs that end within some days.
create index candidate_study_program_end on candidate_study_program (end_on) where end_on is not null;
