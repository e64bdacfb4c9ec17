-- A question to support: kept until mailed, so that nothing acknowledged is lost.
create table support_request (
  id uuid primary key,
  tenant_id integer not null references tenant,
  email text not null,
  message text not null,
  page text not null,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
