-- Passkeys (WebAuthn) and the authenticator app.
create table passkey (
  -- The credential id, base64url.
  id text primary key check (length(id) <= 1400),
  user_id uuid not null references app_user on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_list on passkey (user_id, created_at, id);

-- A challenge is answered once, within minutes.
create table passkey_challenge (
  id uuid primary key,
  challenge text not null,
  purpose text not null check (purpose in ('register', 'login')),
  user_id uuid references app_user on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);

-- The shared secret is sealed with the deployment's key; a code counts once (last_step).
create table authenticator (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A switch of the tenant: administrators must show a second factor.
alter table tenant add column administrators_need_second_factor boolean not null default false;
-- accounts: `plain` says that an address is taken, as the catalogue does; `discreet` says the same to everyone and mails the owner (decision 57).
alter table tenant add column accounts text not null default 'plain' check (accounts in ('plain', 'discreet'));
