-- The same posting from two sources, or five times from one, is one result (features/jobs/duplicates). What is joined is rows beside the
-- postings: nothing of them is changed, so that parting brings all back.

-- What a posting is found by as another one's: the key of its title, and its text without signs and spaces.
create table job_likeness (
  job_id uuid primary key references job on delete cascade,
  organization_id integer not null,
  title_key text not null,
  text_hash text not null,
  words integer not null,
  -- Of the rule that made it (LIKENESS_VERSION): what is older is compared anew.
  version smallint not null
);
-- Who may be the same: postings of one organization with one title.
create index job_likeness_title on job_likeness (organization_id, title_key);

-- Postings that another one stands for: they are found in no search, list, feed or sitemap, and have their page still.
create table job_duplicate (
  job_id uuid primary key references job on delete cascade,
  stands_id uuid not null references job on delete cascade,
  joined_at timestamptz not null,
  constraint job_duplicate_of_another check (job_id <> stands_id)
);
-- The others of one that stands.
create index job_duplicate_stands on job_duplicate (stands_id);
-- What staff look through, newest first.
create index job_duplicate_joined on job_duplicate (joined_at desc, job_id);

-- Pairs that staff have said are not the same: never joined again. Those of one moment were parted by one press.
create table job_distinct (
  job_id uuid not null references job on delete cascade,
  other_id uuid not null references job on delete cascade,
  parted_at timestamptz not null,
  primary key (job_id, other_id),
  constraint job_distinct_of_another check (job_id <> other_id)
);
create index job_distinct_other on job_distinct (other_id);

-- Search and kept pages hear of both: of who is found no more, and of who says now where else it stands.
create function note_duplicates_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id) select job_id from changed union select stands_id from changed on conflict do nothing;
  return null;
end $$;
create trigger job_duplicate_search_insert after insert on job_duplicate
  referencing new table as changed for each statement execute function note_duplicates_for_search();
create trigger job_duplicate_search_delete after delete on job_duplicate
  referencing old table as changed for each statement execute function note_duplicates_for_search();
create function note_updated_duplicates_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select job_id from new_rows union select stands_id from new_rows union select stands_id from old_rows on conflict do nothing;
  return null;
end $$;
create trigger job_duplicate_search_update after update on job_duplicate
  referencing old table as old_rows new table as new_rows for each statement execute function note_updated_duplicates_for_search();

-- Who counts what readers find leaves out what is another's.
create or replace view job_standing as
  select j.id, j.organization_id, j.source, j.employment_types, j.sectors, j.deadline_at, j.withdrawn_at,
    exists (select from job_visibility v where v.job_id = j.id) as is_exclusive,
    exists (select from job_duplicate d where d.job_id = j.id) as is_duplicate
  from job j;
