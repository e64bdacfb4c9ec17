-- The profile of an organization as its owners write it. What readers see are the rows of organization, its locations, videos and articles; this is
-- what is being written, what was published before, and the pictures that were brought. `content` is whole (rules/organization-profile.ts).
alter table organization
  -- Addresses of its accounts on other sites, in its order.
  add column links jsonb not null default '[]' check (jsonb_typeof(links) = 'array'),
  -- Its owners published one: feeds bring no other.
  add column logo_is_own boolean not null default false;

create table organization_profile_draft (
  organization_id integer primary key references organization on delete cascade,
  edition integer not null check (edition > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- What was shown when the draft met it last: what came to the organization since then is no change of its owners.
  base jsonb not null check (jsonb_typeof(base) = 'object'),
  -- Which edition was published last: whoever publishes it again changes nothing.
  published_edition integer,
  changed_at timestamptz not null,
  changed_by uuid references app_user on delete set null
);
create index organization_profile_draft_by on organization_profile_draft (changed_by) where changed_by is not null;

create table organization_profile_version (
  organization_id integer not null references organization on delete cascade,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- From the one before (rules/profile-differences.ts), as it was counted then.
  differences jsonb not null check (jsonb_typeof(differences) = 'array'),
  published_at timestamptz not null,
  published_by uuid references app_user on delete set null,
  primary key (organization_id, number)
);
create index organization_profile_version_by on organization_profile_version (published_by) where published_by is not null;

-- Its files are named by its id and kind (rules/profile-pictures.ts).
create table organization_profile_picture (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  kind text not null check (kind in ('logo', 'banner', 'cover')),
  made_at timestamptz not null
);
create index organization_profile_picture_organization on organization_profile_picture (organization_id, made_at);
-- Those that nobody shows are looked for by their age.
create index organization_profile_picture_made on organization_profile_picture (made_at);
