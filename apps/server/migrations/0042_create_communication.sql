-- Which mails a person wants. No row: the default of that kind (rules/communication).
create table email_setting (
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  is_on boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);

-- Newsletters and alerts a person asked for, one row a topic.
create table mail_subscription (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  created_at timestamptz not null default now(),
  unique (user_id, topic)
);
create index mail_subscription_list on mail_subscription (user_id, created_at, id);

-- Friends invited by name and address (decision 10): one mail each, no reminders.
create table referral (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null,
  email_folded text not null,
  created_at timestamptz not null default now(),
  -- The same friend is invited once by the same person.
  unique (user_id, email_folded)
);
create index referral_list on referral (user_id, created_at desc, id);
-- What an erased person's address was invited by.
create index referral_email on referral (email_folded);

-- Addresses that were invited once, by anybody, or want no invitations: nobody is mailed twice. Kept as a keyed hash, for the address is
-- not ours to keep; so it outlives the one who invited.
create table invited_address (
  email_hash bytea primary key,
  invited_at timestamptz,
  declined_at timestamptz,
  check (invited_at is not null or declined_at is not null)
);

-- What an erased person left where nothing cascades.
create index support_request_writer on support_request (lower(email));
create index analytics_event_user on analytics_event (user_id) where user_id is not null;
create index outgoing_mail_recipient on outgoing_mail (lower(recipient));
