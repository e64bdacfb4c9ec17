-- A suspended school rests, and nothing else of it changes, so it comes back whole. The reason is for its own staff and the platform; who
-- suspended it, and when that was lifted, stands in the audit.
alter table school add column suspended_at timestamptz;
alter table school add column suspension_reason text;
alter table school add constraint school_suspension_has_reason check ((suspended_at is null) = (suspension_reason is null));

-- The hosts of a tenant that is its own rest with it.
create or replace view school_brand as
  select s.id, s.slug, s.name, s.logo, d.domain, s.suspended_at
  from school s left join school_domain d on d.school_id = s.id and d.is_primary;
