-- When the settings of a school were last saved: what a save of two administrators is compared by. `updated_at` moves with domains, logo,
-- campuses and programs too, and those must not refuse a form that they do not touch.
alter table school add column settings_at timestamptz not null default now();
