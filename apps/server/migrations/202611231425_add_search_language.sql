-- The order of job search tells postings that the reader can read from others, and promotion lifts two postings instead of ordering all
-- (packages/search ranking.ts). Rows are written anew where the terms of postings have another version, with their language.
alter table job_search add column language text not null default '';
drop index job_search_relevance;
create index job_search_relevance on job_search (day desc, id);
create index job_search_promoted on job_search (promotion desc, day desc, id) where promotion > 0;
