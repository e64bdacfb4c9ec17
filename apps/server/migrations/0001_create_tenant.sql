-- Tenants: a host name's name, logo, colours, locale, sign-in choices and switches. One is the default and answers every other host.
create table tenant (
  id integer generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (length(name) between 1 and 120),
  logo text,
  primary_color text not null default '#2f5bd7' check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text not null default '#0f766e' check (secondary_color ~ '^#[0-9a-f]{6}$'),
  locale text not null default 'en',
  social_auths text[] not null default '{}',
  consent text not null default 'implied' check (consent in ('implied', 'explicit')),
  production boolean not null default false,
  is_default boolean not null default false,
  zone text not null default 'UTC',
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  support_email text,
  blog_link text,
  faq_link text,
  privacy_link text,
  messenger_link text,
  -- The school whose brand this host carries; needs_school without a complete school is the InvalidConfiguration error.
  needs_school boolean not null default false,
  school_id integer,
  updated_at timestamptz not null default now()
);
-- At most one default tenant.
create unique index tenant_default on tenant (is_default) where is_default;

create table tenant_host (
  host text primary key check (host = lower(host) and length(host) between 1 and 253),
  tenant_id integer not null references tenant on delete cascade
);
create index tenant_host_tenant on tenant_host (tenant_id);

create table tenant_feature (
  tenant_id integer not null references tenant on delete cascade,
  feature text not null,
  is_on boolean not null,
  primary key (tenant_id, feature)
);
