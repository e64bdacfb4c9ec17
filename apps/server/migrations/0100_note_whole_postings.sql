-- The outbox also tells of what only pages show: a page that is kept goes when its posting changes (pages/page-news.ts). Left out is what
-- nobody sees: hash, times of writing, and the excerpt, which is made of the text.
create or replace function note_updated_jobs_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select coalesce(n.id, o.id)
  from new_rows n full join old_rows o on o.id = n.id
  where (n.id, n.company_id, n.promotion, n.published_at, n.deadline_at, n.withdrawn_at, n.title, n.languages, n.employment_types,
         n.categories, n.education_levels, n.education_fields, n.skills, n.sectors, n.countries, n.description_text,
         n.description_html, n.language, n.remote, n.start_on, n.zone, n.application_url, n.salary_min, n.salary_max, n.salary_currency,
         n.salary_unit, n.featured, n.labels, n.needs_verification)
    is distinct from
        (o.id, o.company_id, o.promotion, o.published_at, o.deadline_at, o.withdrawn_at, o.title, o.languages, o.employment_types,
         o.categories, o.education_levels, o.education_fields, o.skills, o.sectors, o.countries, o.description_text,
         o.description_html, o.language, o.remote, o.start_on, o.zone, o.application_url, o.salary_min, o.salary_max, o.salary_currency,
         o.salary_unit, o.featured, o.labels, o.needs_verification)
  on conflict do nothing;
  return null;
end $$;
