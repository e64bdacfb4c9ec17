-- Where a feed says that an organisation's logo lies. It is fetched once and kept in our own store: pages show pictures of no other host.
create table import_logo (
  company_id integer primary key references company on delete cascade,
  address text not null,
  -- When it is fetched; null: it was.
  due_at timestamptz,
  tries integer not null default 0,
  -- Why the last try failed, and since when they do.
  failure text,
  failing_since timestamptz,
  check ((failure is null) = (failing_since is null)),
  check (failure is null or due_at is not null)
);
-- The job that takes what is due.
create index import_logo_due on import_logo (due_at) where due_at is not null;

insert into import_logo (company_id, address, due_at) select id, logo, now() from company where logo ~* '^https?://';
update company set logo = null where logo !~ '^/[^/]';
update company set banner = null where banner !~ '^/[^/]';
-- No page may be made to load a picture of another host.
alter table company add check (logo ~ '^/[^/]'), add check (banner ~ '^/[^/]');
