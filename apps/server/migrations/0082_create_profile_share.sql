-- Whose profile is shared with whom: a person, or everybody who runs an organisation. @spec 3.8 "Profile sharing"
create table profile_share (
  id uuid primary key,
  -- The owner of the profile.
  user_id uuid not null references app_user on delete cascade,
  shared_with_user uuid references app_user on delete cascade,
  shared_with_org integer references company on delete cascade,
  -- Who asked for it; null: the owner shared it unasked.
  requested_by uuid references app_user on delete cascade,
  -- null: asked for and not answered. false: declined, or taken back.
  consented boolean,
  consented_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((shared_with_user is null) <> (shared_with_org is null)),
  check (shared_with_user <> user_id),
  check ((consented is true) = (consented_at is not null)),
  -- One a pair: asking again is the same row.
  unique nulls not distinct (user_id, shared_with_user, shared_with_org)
);
-- My list, newest first.
create index profile_share_list on profile_share (user_id, created_at desc, id);
-- What was shared with me or my organisation.
create index profile_share_user on profile_share (shared_with_user, created_at desc, id) where shared_with_user is not null;
create index profile_share_org on profile_share (shared_with_org, created_at desc, id) where shared_with_org is not null;
-- Requests a day of one person.
create index profile_share_requests on profile_share (requested_by, created_at) where requested_by is not null;
