-- Under which conditions one would work (packages/rules work-conditions.ts says what each value means); null is unknown.
alter table job
  add column workplace text check (workplace in ('on_site', 'hybrid', 'remote')),
  -- Only what is said in words: an amount means paid.
  add column pay text check (pay in ('paid', 'unpaid')),
  add column duration_min_months smallint,
  add column duration_max_months smallint,
  -- As soon as possible; a posting with a date of its own may say both.
  add column starts_now boolean not null default false,
  add column sponsorship text check (sponsorship in ('sponsored', 'permit_needed')),
  -- One number is both; a span never runs backwards, and never past ten years.
  add constraint job_duration_is_span check (
    (duration_min_months is null) = (duration_max_months is null)
    and duration_min_months between 1 and duration_max_months and duration_max_months <= 120);

-- What is known already: remote work, and what the labels of imports say.
update job set
  workplace = case when remote then 'remote' end,
  pay = case when labels @> '[{"code": "volunteer"}]' then 'unpaid' end,
  sponsorship = case
    when labels @> '[{"code": "visa_sponsorship"}]' then 'sponsored'
    when labels @> '[{"code": "no_visa_sponsorship"}]' or labels @> '[{"code": "us_citizenship"}]' then 'permit_needed' end
  where remote or labels <> '[]';

-- One truth: whoever reads `remote` reads the place of work.
alter table job drop column remote;
alter table job add column remote boolean not null generated always as (coalesce(workplace = 'remote', false)) stored;

create or replace function note_updated_jobs_for_search() returns trigger language plpgsql as $$
begin
  insert into search_outbox (job_id)
  select coalesce(n.id, o.id)
  from new_rows n full join old_rows o on o.id = n.id
  where (n.id, n.organization_id, n.promotion, n.published_at, n.deadline_at, n.withdrawn_at, n.title, n.languages, n.employment_types,
         n.categories, n.education_levels, n.education_fields, n.skills, n.sectors, n.countries, n.description_text,
         n.description_html, n.language, n.workplace, n.pay, n.duration_min_months, n.duration_max_months, n.starts_now, n.sponsorship,
         n.start_on, n.zone, n.application_url, n.salary_min, n.salary_max, n.salary_currency, n.salary_unit, n.featured, n.labels,
         n.needs_verification)
    is distinct from
        (o.id, o.organization_id, o.promotion, o.published_at, o.deadline_at, o.withdrawn_at, o.title, o.languages, o.employment_types,
         o.categories, o.education_levels, o.education_fields, o.skills, o.sectors, o.countries, o.description_text,
         o.description_html, o.language, o.workplace, o.pay, o.duration_min_months, o.duration_max_months, o.starts_now, o.sponsorship,
         o.start_on, o.zone, o.application_url, o.salary_min, o.salary_max, o.salary_currency, o.salary_unit, o.featured, o.labels,
         o.needs_verification)
  on conflict do nothing;
  return null;
end $$;

-- All conditions share one combination number; pay for comparing is whole euros a year (rules pay-comparison.ts), 0 where it compares to
-- nothing. Rows are written anew with the next version of terms.
alter table job_search add column work integer not null default 0, add column yearly_pay integer not null default 0;
