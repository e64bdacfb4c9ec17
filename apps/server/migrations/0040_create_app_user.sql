-- People. One row a person, whatever they are here: candidate, staff, administrator (user_role says which).
-- The table is not called "user": unquoted, that word is the database's own current_user and would be read without an error.
create table app_user (
  id uuid primary key,
  -- As typed; mail goes there. The folded form (trimmed, NFKC, lower case) is what is compared.
  email text not null check (length(email) between 3 and 254),
  email_folded text not null check (email_folded = lower(email_folded)),
  email_verified_at timestamptz,
  -- inactive: registered but not verified, or invited and not activated. suspended: refused by an administrator.
  status text not null default 'inactive' check (status in ('inactive', 'active', 'suspended')),
  -- argon2id in its standard string; null for people who sign in by provider or passkey only, or were invited.
  password_hash text,
  password_changed_at timestamptz,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  gender text not null default 'U' check (gender in ('M', 'F', 'B', 'O', 'N', 'U')),
  phone_number text check (phone_number ~ '^\+[0-9]{4,15}$'),
  avatar text,
  -- Set once by its owner (decision 17).
  contact_email text check (length(contact_email) <= 254),
  contact_email_set_at timestamptz,
  newsletter_consent_at timestamptz,
  locale text not null default 'en',
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  tenant_id integer references tenant on delete set null,
  -- Query parameters that came with the registration (campaign and the like). @spec 7 "query metadata"
  registration_metadata jsonb not null default '{}',
  -- Account deletion (decision 18): asked for, and when it is carried out unless undone.
  deletion_requested_at timestamptz,
  deletion_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((deletion_requested_at is null) = (deletion_due_at is null))
);
-- One person an address, however it is spelled.
create unique index app_user_email on app_user (email_folded);
-- The sweep of deletions that are due.
create index app_user_deletion on app_user (deletion_due_at) where deletion_due_at is not null;
-- Registration asks whether an address is somebody's contact address.
create index app_user_contact_email on app_user (lower(contact_email)) where contact_email is not null;
-- Staff lists and searches by name.
create index app_user_name on app_user (lower(last_name), lower(first_name), id);

-- What a person may be. Admin: the whole platform. The ids say of which organisation or school.
create table user_role (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('Candidate', 'OrganizationAdmin', 'SchoolAdmin', 'CareerStaff', 'Admin')),
  organization_id integer references company on delete cascade,
  school_id integer references school on delete cascade,
  granted_by uuid references app_user on delete set null,
  granted_at timestamptz not null default now(),
  check ((role = 'OrganizationAdmin') = (organization_id is not null)),
  check ((role in ('SchoolAdmin', 'CareerStaff')) = (school_id is not null)),
  -- The same role is held once.
  unique nulls not distinct (user_id, role, organization_id, school_id)
);
-- Who runs this organisation, who works at this school.
create index user_role_organization on user_role (organization_id) where organization_id is not null;
create index user_role_school on user_role (school_id) where school_id is not null;

-- Sign-in by somebody else's word: the key is provider and subject, never an address.
create table external_identity (
  provider text not null check (provider in ('google', 'linkedin', 'facebook', 'wechat')),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references app_user on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (provider, subject),
  -- One account of each provider.
  unique (user_id, provider)
);

-- A family of refresh tokens: one sign-in on one device.
create table login_session (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  method text not null check (method in ('password', 'google', 'linkedin', 'facebook', 'wechat', 'passkey', 'school', 'activation', 'view_as')),
  -- Set when a second factor (or a passkey, which is both) was shown at this sign-in.
  second_factor_at timestamptz,
  -- The account's own word for sensitive changes: when the person last proved who they are here.
  proved_at timestamptz not null default now(),
  user_agent text not null default '',
  address text not null default '',
  -- Zone of the device ("Europe/Oslo"): its place, without asking anyone.
  time_zone text not null default '',
  -- Bearer clients got their tokens in a body; browsers never do (decision 54).
  bearer boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Absolute: 30 days after the sign-in, however often it is refreshed.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in
    ('signed_out', 'signed_out_everywhere', 'ended_by_owner', 'refresh_reuse', 'password_changed', 'deletion', 'administrator', 'roles_changed')),
  check ((ended_at is null) = (ended_reason is null))
);
-- My sessions, newest first.
create index login_session_list on login_session (user_id, last_used_at desc, id);
-- What nodes ask every second: which ended lately.
create index login_session_ended on login_session (ended_at) where ended_at is not null;
-- The nightly sweep.
create index login_session_expiry on login_session (expires_at);

-- Refresh tokens by their hash; a successor is a function of its token, so that tabs agree (server-parts.md part 1).
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references login_session on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_token_session on refresh_token (session_id);

-- Links in mails: hashed, single use, one purpose.
create table mail_token (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'activate', 'recover', 'change_email')),
  user_id uuid not null references app_user on delete cascade,
  -- The address it was sent to: a link proves that address and no other.
  email text not null,
  return_url text not null default '/',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_token_user on mail_token (user_id, purpose);
create index mail_token_expiry on mail_token (expires_at);
-- Registration asks whether somebody is about to change to an address.
create index mail_token_pending on mail_token (lower(email)) where purpose = 'change_email' and used_at is null;

-- Counters of limited things (sign-ins by account and by address, mails, referrals): shared by all nodes, keyed by a hash.
create table attempt_window (
  kind text not null,
  key_hash bytea not null,
  started_at timestamptz not null,
  attempts integer not null default 1,
  primary key (kind, key_hash)
);
create index attempt_window_age on attempt_window (started_at);

-- Mail to people, kept until sent: the same key is the same mail, so a repeated command sends one.
create table outgoing_mail (
  id uuid primary key,
  key text not null unique check (length(key) <= 200),
  kind text not null,
  user_id uuid references app_user on delete set null,
  recipient text not null,
  recipient_name text not null default '',
  locale text not null,
  tenant_id integer references tenant on delete set null,
  -- What the words need; a link's token stands here sealed, so that a dump of the database opens nothing.
  parameters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
-- The mail log, newest first; the sweep of unsent ones.
create index outgoing_mail_log on outgoing_mail (created_at desc, id);
create index outgoing_mail_user on outgoing_mail (user_id);

-- Who did what to what: appended, never changed. Ids only; an erased person leaves lines without personal data.
create table audit_line (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject text not null,
  school_id integer,
  organization_id integer,
  detail jsonb not null default '{}'
);
create index audit_line_log on audit_line (at desc, id);
create index audit_line_subject on audit_line (subject, at desc);

-- Who follows is a person from now on.
delete from company_follow f where not exists (select 1 from app_user u where u.id = f.user_id);
alter table company_follow add constraint company_follow_user foreign key (user_id) references app_user on delete cascade;
