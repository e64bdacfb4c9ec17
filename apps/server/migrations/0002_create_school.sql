create table school (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  slug text not null unique,
  logo text,
  web_address text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  city text,
  primary_color text check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text check (secondary_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index school_name on school (lower(name), id);

create table school_domain (
  domain text primary key check (domain = lower(domain)),
  school_id integer not null references school on delete cascade,
  is_primary boolean not null default false
);
create index school_domain_school on school_domain (school_id);

alter table tenant add foreign key (school_id) references school;
