-- A suspended tenant answers none of its hosts. The default answers every host that no other tenant has, the platform's own among them: it
-- is never suspended. Who suspended it, and when it was lifted, stands in the audit.
alter table tenant add column suspended_at timestamptz;
alter table tenant add constraint tenant_default_answers check (suspended_at is null or not is_default);
