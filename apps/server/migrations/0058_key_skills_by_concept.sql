-- The address of a skill in a classification (ESCO): an import finds the skill again by it, in every language.
alter table skill add column concept_uri text unique check (length(concept_uri) between 1 and 300);
