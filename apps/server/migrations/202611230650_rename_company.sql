-- One word for who offers jobs: organization (docs/vocabulary.md). Tables, their columns, and the names of all that hangs on them.
-- What candidates wrote of an employer (work_experience.company_title) is theirs and stays.
alter table company rename to organization;
alter table company_article rename to organization_article;
alter table company_follow rename to organization_follow;
alter table company_location rename to organization_location;
alter table company_video rename to organization_video;
alter view company_shown rename to organization_shown;

alter table organization_article rename column company_id to organization_id;
alter table organization_follow rename column company_id to organization_id;
alter table organization_location rename column company_id to organization_id;
alter table organization_video rename column company_id to organization_id;
alter table candidate_employer rename column company_id to organization_id;
alter table import_logo rename column company_id to organization_id;
alter table job rename column company_id to organization_id;
alter table job_search rename column company_id to organization_id;
alter table mail_subscription rename column company_id to organization_id;
alter view job_standing rename column company_id to organization_id;

-- Constraints carry the names of their indexes along, so they come first.
do $$
declare one record;
begin
  for one in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%company%' and conname not like '%company\_title%'
  loop
    execute format('alter table %s rename constraint %I to %I', one.of_table, one.name, replace(one.name, 'company', 'organization'));
  end loop;
  for one in
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'I', 'S') and relname like '%company%'
  loop
    execute format('alter %s %I rename to %I', one.kind, one.name, replace(one.name, 'company', 'organization'));
  end loop;
end $$;

-- An organization's name, sectors and status are part of all its open postings.
alter trigger company_search_update on organization rename to organization_search_update;
alter function note_companies_for_search rename to note_organizations_for_search;
create or replace function note_organizations_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select job.id
  from new_rows n join old_rows o on o.id = n.id join job on job.organization_id = n.id and job.withdrawn_at is null
  where (n.name, n.sectors, n.status) is distinct from (o.name, o.sectors, o.status)
  on conflict do nothing;
  return null;
end $$;
create or replace function note_updated_jobs_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select coalesce(n.id, o.id)
  from new_rows n full join old_rows o on o.id = n.id
  where (n.id, n.organization_id, n.promotion, n.published_at, n.deadline_at, n.withdrawn_at, n.title, n.languages, n.employment_types,
         n.categories, n.education_levels, n.education_fields, n.skills, n.sectors, n.countries, n.description_text,
         n.description_html, n.language, n.remote, n.start_on, n.zone, n.application_url, n.salary_min, n.salary_max, n.salary_currency,
         n.salary_unit, n.featured, n.labels, n.needs_verification)
    is distinct from
        (o.id, o.organization_id, o.promotion, o.published_at, o.deadline_at, o.withdrawn_at, o.title, o.languages, o.employment_types,
         o.categories, o.education_levels, o.education_fields, o.skills, o.sectors, o.countries, o.description_text,
         o.description_html, o.language, o.remote, o.start_on, o.zone, o.application_url, o.salary_min, o.salary_max, o.salary_currency,
         o.salary_unit, o.featured, o.labels, o.needs_verification)
  on conflict do nothing;
  return null;
end $$;
