-- Which postings changed, written in the transaction of the change whoever makes it. Every node's search index follows this table by
-- transaction snapshots (features/search/window.ts): an id sequence would lose rows when commits overtake each other.
create table search_outbox (
  -- The top transaction's id: what a snapshot can say "seen" or "not seen" about. A posting is noted once a transaction.
  transaction_id xid8 not null default pg_current_xact_id(),
  job_id uuid not null,
  -- Random: a node knows by it that the last row it read still exists, so it follows the same history (not an older copy of the database).
  mark uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, job_id)
);

-- Wakes the nodes. No payload; once a statement, and PostgreSQL folds those of one transaction: NOTIFY takes a global lock at commit.
create function wake_search() returns trigger language plpgsql as $$
begin
  if exists (select from added) then
    notify search_outbox;
  end if;
  return null;
end $$;
create trigger search_outbox_wake after insert on search_outbox
  referencing new table as added for each statement execute function wake_search();

-- Inserted or deleted postings.
create function note_jobs_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger job_search_insert after insert on job
  referencing new table as changed for each statement execute function note_jobs_for_search();
create trigger job_search_delete after delete on job
  referencing old table as changed for each statement execute function note_jobs_for_search();

-- Updated postings, where something changed that search sees (documents.ts reads the same columns).
create function note_updated_jobs_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select coalesce(n.id, o.id)
  from new_rows n full join old_rows o on o.id = n.id
  where (n.id, n.company_id, n.promotion, n.published_at, n.deadline_at, n.withdrawn_at, n.title, n.languages, n.employment_types,
         n.categories, n.education_levels, n.education_fields, n.skills, n.sectors, n.countries, n.description_text)
    is distinct from
        (o.id, o.company_id, o.promotion, o.published_at, o.deadline_at, o.withdrawn_at, o.title, o.languages, o.employment_types,
         o.categories, o.education_levels, o.education_fields, o.skills, o.sectors, o.countries, o.description_text)
  on conflict do nothing;
  return null;
end $$;
create trigger job_search_update after update on job
  referencing old table as old_rows new table as new_rows for each statement execute function note_updated_jobs_for_search();

-- Places and visibility of postings.
create function note_job_parts_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id) select job_id from changed on conflict do nothing;
  return null;
end $$;
create function note_updated_job_parts_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id) select job_id from new_rows union select job_id from old_rows on conflict do nothing;
  return null;
end $$;
create trigger job_place_search_insert after insert on job_place
  referencing new table as changed for each statement execute function note_job_parts_for_search();
create trigger job_place_search_delete after delete on job_place
  referencing old table as changed for each statement execute function note_job_parts_for_search();
create trigger job_place_search_update after update on job_place
  referencing old table as old_rows new table as new_rows for each statement execute function note_updated_job_parts_for_search();
create trigger job_visibility_search_insert after insert on job_visibility
  referencing new table as changed for each statement execute function note_job_parts_for_search();
create trigger job_visibility_search_delete after delete on job_visibility
  referencing old table as changed for each statement execute function note_job_parts_for_search();
create trigger job_visibility_search_update after update on job_visibility
  referencing old table as old_rows new table as new_rows for each statement execute function note_updated_job_parts_for_search();

-- A company's name, sectors and status are part of all its open postings. (A company with postings cannot be deleted.)
create function note_companies_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select job.id
  from new_rows n join old_rows o on o.id = n.id join job on job.company_id = n.id and job.withdrawn_at is null
  where (n.name, n.sectors, n.status) is distinct from (o.name, o.sectors, o.status)
  on conflict do nothing;
  return null;
end $$;
create trigger company_search_update after update on company
  referencing old table as old_rows new table as new_rows for each statement execute function note_companies_for_search();
