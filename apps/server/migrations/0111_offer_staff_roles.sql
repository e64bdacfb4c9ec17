-- Who has an account is offered a role at a school and decides; until then nothing is theirs. Issue 12 "Staff are invited, not made"
create table staff_offer (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('SchoolAdmin', 'CareerStaff')),
  offered_by uuid references app_user on delete set null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- Asked again, an offer is renewed.
  unique (school_id, user_id)
);
-- What a person is offered, and what goes with them.
create index staff_offer_user on staff_offer (user_id);
create index staff_offer_by on staff_offer (offered_by) where offered_by is not null;
