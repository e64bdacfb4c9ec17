-- A domain verifies students, so it is proven before it does: school_domain holds what counts, with how it was proven. What stands there today
-- came from the platform and its lists; when, nobody kept.
alter table school_domain
  add column proven_by text not null default 'platform' check (proven_by in ('platform', 'dns', 'mail')),
  add column proven_at timestamptz;
alter table school_domain alter column proven_at set default now();

-- Domains that schools say are theirs, and that verify nobody. Several schools may claim one; who proves it first has it.
create table school_domain_claim (
  school_id integer not null references school on delete cascade,
  domain text not null check (domain = lower(domain)),
  -- Stands in the DNS of the domain for everybody to read: no secret.
  token text not null,
  claimed_by uuid references app_user on delete set null,
  claimed_at timestamptz not null,
  ends_at timestamptz not null,
  outcome text check (outcome in ('found', 'other', 'none', 'no_domain', 'timeout', 'failed')),
  looked_at timestamptz,
  mailbox text check (mailbox in ('postmaster', 'hostmaster', 'admin', 'webmaster')),
  mailed_at timestamptz,
  code_hash bytea,
  -- Not proven in time, or another school proved it first.
  ended text check (ended in ('over', 'taken')),
  primary key (school_id, domain)
);
-- Whoever proves a domain ends the claims of others.
create index school_domain_claim_domain on school_domain_claim (domain);
-- The hourly look at open claims, and their end.
create index school_domain_claim_open on school_domain_claim (ends_at) where ended is null;
-- An account that is erased.
create index school_domain_claim_by on school_domain_claim (claimed_by);
