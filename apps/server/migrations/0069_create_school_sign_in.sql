-- Sign-in with the school: OpenID Connect or SAML 2.0. Its proof is at once. Issue 5 "verification methods"

create table school_sign_in (
  school_id integer primary key references school on delete cascade,
  protocol text not null check (protocol in ('openid', 'saml')),
  -- OpenID Connect: the issuer; SAML: the entity id.
  issuer text not null check (length(issuer) between 1 and 1024),
  client_id text check (length(client_id) between 1 and 500),
  -- Sealed with the deployment's key, never shown again.
  sealed_client_secret bytea,
  scopes text not null default 'openid profile email' check (length(scopes) <= 500),
  sso_url text check (length(sso_url) <= 2000),
  -- PEM, one or more: a provider changes its key with an overlap.
  certificates text[] not null default '{}',
  -- The claim or attribute that must be there with this value; null: any sign-in will do.
  requirement_name text check (length(requirement_name) between 1 and 300),
  requirement_value text check (length(requirement_value) between 1 and 300),
  -- The attribute that names the person for good, where the name of the sign-in changes each time; null: the sign-in's own.
  subject_name text check (length(subject_name) between 1 and 300),
  updated_by uuid references app_user on delete set null,
  updated_at timestamptz not null default now(),
  check ((protocol = 'openid') = (client_id is not null and sealed_client_secret is not null)),
  check ((protocol = 'saml') = (sso_url is not null and cardinality(certificates) > 0)),
  check ((requirement_name is null) = (requirement_value is null))
);

-- A sign-in on its way: bound to the session that began it, answered once, used once.
create table school_sign_in_flow (
  state_hash bytea primary key,
  school_id integer not null references school on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  session_id uuid not null,
  purpose text not null check (purpose in ('prove', 'test')),
  -- Of the settings it began with: a change of them ends it.
  issuer text not null,
  return_url text not null,
  -- Nonce, code verifier and id of the request, sealed.
  sealed_checks bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- SAML: what the provider posted and we believed, sealed, for the browser that holds the ticket.
  ticket_hash bytea,
  sealed_answer bytea,
  used_at timestamptz,
  check ((ticket_hash is null) = (sealed_answer is null))
);
-- What is over is swept when another begins.
create index school_sign_in_flow_expiry on school_sign_in_flow (expires_at);
create index school_sign_in_flow_user on school_sign_in_flow (user_id);
create index school_sign_in_flow_school on school_sign_in_flow (school_id);

-- Who at a school proved which account: hashed. The same person there cannot prove a second account.
create table school_sign_in_subject (
  school_id integer not null references school on delete cascade,
  subject_hash bytea not null,
  user_id uuid not null references app_user on delete cascade,
  proven_at timestamptz not null,
  primary key (school_id, subject_hash)
);
create index school_sign_in_subject_user on school_sign_in_subject (user_id);
