-- What reports of organizations are counted from (features/insights).

-- Of whoever reads: the school that verified them, and whether they work here. Who it was is not needed, and not kept with what was shown.
alter table analytics_event
  -- No reference: events come fast and go after 90 days; who counts them asks whether the school is there.
  add column school_id integer,
  add column by_staff boolean not null default false;

-- Postings that were shown, opened and pressed for, a row a posting, without the person. A page tells that it was opened twice: once with the name of
-- the list that it came from, which alone counts.
create view analytics_posting_event as
  select e.received_at, e.school_id, j.job_id,
    case e.event_type when 'jobad_impression' then 'impression' when 'jobad_view' then 'view' else 'applyPress' end as kind,
    split_part(coalesce(e.request_id, e.metadata ->> 'request_id', ''), '.', 1) as source
  from analytics_event e cross join lateral (
    select distinct value as job_id from jsonb_array_elements_text(case
      when e.event_type = 'apply_click' and jsonb_typeof(e.metadata -> 'job_id') = 'string' then jsonb_build_array(e.metadata -> 'job_id')
      when e.event_type <> 'apply_click' and e.request_id is not null and jsonb_typeof(e.metadata -> 'jobs') = 'array' then e.metadata -> 'jobs'
      else '[]'::jsonb end)
  ) j
  where e.event_type in ('jobad_impression', 'jobad_view', 'apply_click') and not e.by_staff;

-- Pages of organizations that were opened.
create view analytics_organization_view as
  select received_at, metadata ->> 'company_id' as organization_id from analytics_event where event_type = 'company_view' and not by_staff;

-- Who saved which posting when.
create view favorite_saved as
  select f.job_id, c.user_id, f.created_at from favorite f join candidate c on c.id = f.candidate_id;
-- What was saved on a day.
create index favorite_created on favorite (created_at);

-- Since when an organization is followed, without by whom.
create view organization_followed as select organization_id, created_at from organization_follow;

-- How far an application came that an organization was sent. One that moves on its way stands where it is (a move by mistake is taken back by another);
-- one that ended stands where it was at best.
create view application_stage as
  select a.id, a.organization_id, a.job_id, a.user_id, a.sent_at,
    case a.state when 'hired' then 3 when 'offer' then 2 when 'inTalks' then 1 when 'sent' then 0 when 'seen' then 0
      else coalesce((select max(case s.to_state when 'hired' then 3 when 'offer' then 2 when 'inTalks' then 1 else 0 end)
        from application_step s where s.application_id = a.id), 0) end as stage
  from application a where a.kind = 'inside' and a.organization_id is not null;
