-- Who works for an organization: two more roles, requests, invitations, and what was proven of it.
alter table user_role drop constraint user_role_role_check;
alter table user_role add constraint user_role_role_check
  check (role in ('Candidate', 'OrganizationAdmin', 'Recruiter', 'Representative', 'SchoolAdmin', 'CareerStaff', 'Admin'));
do $$
declare one record;
begin
  -- Named by the server: the one that ties organization_id to the role.
  for one in select conname from pg_constraint where conrelid = 'user_role'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%OrganizationAdmin%' and conname <> 'user_role_role_check'
  loop
    execute format('alter table user_role drop constraint %I', one.conname);
  end loop;
end $$;
alter table user_role add constraint user_role_of_organization
  check ((role in ('OrganizationAdmin', 'Recruiter', 'Representative')) = (organization_id is not null));

create table team_request (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('join', 'claim', 'found')),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  message text not null default '' check (length(message) <= 1000),
  -- The address that speaks for the organization, and since when it is proven to be the person's.
  work_email text check (length(work_email) between 3 and 254),
  proven_at timestamptz,
  -- A code that was mailed to it: hashed with the key of the deployment.
  code_hash bytea,
  code_ends_at timestamptz,
  code_tries smallint not null default 0,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app_user on delete set null,
  -- What the person is told.
  note text not null default '' check (length(note) <= 1000),
  check ((state = 'waiting') = (decided_at is null)),
  check (proven_at is null or work_email is not null)
);
-- Somebody asks once.
create unique index team_request_open on team_request (organization_id, user_id) where state = 'waiting';
-- One's own, last asked first; what a person leaves behind.
create index team_request_user on team_request (user_id, asked_at desc, id);
-- What waits for those who run an organization.
create index team_request_organization on team_request (organization_id, asked_at, id) where state = 'waiting';
-- The platform's list.
create index team_request_asked on team_request (asked_at desc, id) where kind <> 'join';
create index team_request_decided_by on team_request (decided_by) where decided_by is not null;

-- Somebody is asked to work for an organization, by an address; it is theirs who proves the address and accepts.
create table team_invitation (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  email text not null check (length(email) between 3 and 254),
  email_folded text not null check (email_folded = lower(email_folded)),
  role text not null check (role in ('OrganizationAdmin', 'Recruiter', 'Representative')),
  invited_by uuid references app_user on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- Invited again, an invitation is renewed.
  unique (organization_id, email_folded)
);
-- What somebody with this address finds; the sweep of old ones.
create index team_invitation_email on team_invitation (email_folded);
create index team_invitation_expires on team_invitation (expires_at);
create index team_invitation_by on team_invitation (invited_by) where invited_by is not null;

-- What was proven of an organization, how and when. `domain` is empty where the platform looked into it.
create table organization_proof (
  organization_id integer not null references organization on delete cascade,
  method text not null check (method in ('mail', 'dns', 'platform')),
  domain text not null default '' check (domain = lower(domain) and (method = 'platform') = (domain = '')),
  proven_at timestamptz not null,
  proven_by uuid references app_user on delete set null,
  primary key (organization_id, method, domain)
);
create index organization_proof_by on organization_proof (proven_by) where proven_by is not null;
