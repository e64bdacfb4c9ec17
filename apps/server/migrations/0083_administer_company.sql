-- Organisations that are administered: suspended with a reason, merged into another.
alter table company
  add column suspension_reason text check (length(suspension_reason) between 1 and 1000),
  add column suspended_at timestamptz,
  -- The one that took it over. The row stays as an address that leads on, and so that its feed finds the other one.
  add column merged_into integer references company on delete cascade,
  drop constraint company_status_check,
  add constraint company_status_check check (status in ('pending', 'active', 'suspended', 'merged')),
  add constraint company_suspended check (status = 'suspended' or (suspension_reason is null and suspended_at is null)),
  -- Leads on in one step: what was merged before is led to the last one.
  add constraint company_merged check ((status = 'merged') = (merged_into is not null) and merged_into <> id and (status <> 'merged' or parent_id is null));
-- Addresses that lead to a company.
create index company_merged_into on company (merged_into) where merged_into is not null;
-- What waits for approval.
create index company_pending on company (created_at, id) where status = 'pending';
-- The platform's list by country, by arrival, by change; by name of every state.
create index company_by_name on company (folded_name, id) where status <> 'merged';
create index company_by_created on company (created_at, id) where status <> 'merged';
create index company_by_changed on company (updated_at, id) where status <> 'merged';
