-- A retired skill is offered and recognised no more; who has it keeps it. (Sectors have such a column.)
alter table skill add column active boolean not null default true;
-- The console's list of skills by name. A name for 'en' is a newer one: `name` stays what postings and imports know the skill by.
create index skill_list on skill (lower(coalesce(names ->> 'en', name)), id);

-- How often a sector is chosen.
create index candidate_sector_code on candidate_sector (sector_code);
create index job_own_sectors on job using gin (sectors) where sectors <> '{}';
-- Skills that people typed, by name: their list with its counts, and a merge.
create index candidate_skill_typed on candidate_skill (folded) where custom_skill_name is not null;
