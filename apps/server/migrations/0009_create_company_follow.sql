-- Who follows which company. The user table arrives with identity, and with it the foreign key.
create table company_follow (
  user_id uuid not null,
  company_id integer not null references company on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, company_id)
);
create index company_follow_company on company_follow (company_id);
-- My list, newest first.
create index company_follow_list on company_follow (user_id, created_at desc, company_id);
