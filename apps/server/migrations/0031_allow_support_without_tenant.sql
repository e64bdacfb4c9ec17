-- A host without a tenant row asks support too.
alter table support_request alter column tenant_id drop not null;
