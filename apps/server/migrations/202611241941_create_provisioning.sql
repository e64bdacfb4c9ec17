-- SCIM 2.0: who the identity provider of a school says its students are. As in the roster, no address can be read from a row without the key of
-- the deployment: what is asked for is found by keyed hashes, the resource itself is sealed.
create table provisioning_token (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  -- Keyed hash of what was shown once.
  hash bytea not null unique,
  created_by uuid references app_user on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- The tokens of a school, the newest first.
create index provisioning_token_school on provisioning_token (school_id, created_at desc, id);
create index provisioning_token_maker on provisioning_token (created_by) where created_by is not null;

create table provisioned_user (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  user_name_hash bytea not null,
  external_hash bytea,
  resource bytea not null,
  is_active boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One a name: who is sent twice is there once (409). And what is found by `userName eq`.
create unique index provisioned_user_name on provisioned_user (school_id, user_name_hash);
-- The same for the number that the provider knows somebody by.
create unique index provisioned_user_external on provisioned_user (school_id, external_hash) where external_hash is not null;
-- Pages of the users of a school, by id.
create index provisioned_user_page on provisioned_user (school_id, id);

-- Addresses of a user, hashed as those of the roster are.
create table provisioned_address (
  provisioned_id uuid not null references provisioned_user on delete cascade,
  school_id integer not null,
  address_hash bytea not null,
  primary key (provisioned_id, address_hash)
);
-- Does an address stand there? What a proof asks.
create index provisioned_address_hash on provisioned_address (school_id, address_hash);

-- Whom a proof by the roster believes beside its file (verification asks for it): no end is sent, `active` ends it.
create view provisioned_roster as
select a.school_id, a.address_hash from provisioned_address a join provisioned_user u on u.id = a.provisioned_id where u.is_active;
