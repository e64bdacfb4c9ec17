-- The side table of search in SQL (features/search/sql-search.ts): one narrow row a findable posting. It is written by the application from
-- search_outbox, because only packages/search cuts text into words. Every row is as the index would hold it.
create table job_search (
  id uuid primary key,
  company_id integer not null,
  promotion smallint not null,
  -- Days since 1970, and milliseconds since then, as the rank keys hold them (packages/search ranking.ts).
  day integer not null,
  published_ms bigint not null,
  deadline_ms bigint not null,
  length_step smallint not null,
  -- For each facet the number of its combination of values; 0 is no value.
  education_level integer not null,
  address integer not null,
  sector integer not null,
  languages integer not null,
  job_category integer not null,
  employment_types integer not null,
  education_fields integer not null,
  -- Schools that see it; null: everyone.
  school_ids integer[],
  head tsvector not null,
  words tsvector not null,
  -- Numbers of its titles, company, skills and places in search_phrase.
  phrases integer[] not null,
  -- PostgreSQL moves long values out of a row only when the row is over 2 kB. This constant makes it so, and shrinks to 40 bytes by itself:
  -- words, head and phrases always live outside, rows stay narrow, and counting all of them reads an eighth of the pages.
  filler text not null default repeat('-', 2200)
) with (toast_tuple_target = 128);
alter table job_search alter column words set storage external, alter column head set storage external, alter column phrases set storage external;

-- Words, any and in title or company.
create index job_search_words on job_search using gin (words);
create index job_search_head on job_search using gin (head);
create index job_search_phrases on job_search using gin (phrases);
-- Pages of questions without words, by sort.
create index job_search_relevance on job_search (promotion desc, day desc, id);
create index job_search_date on job_search (published_ms desc, id);
create index job_search_deadline on job_search (deadline_ms, id);
create index job_search_company on job_search (company_id);
create index job_search_exclusive on job_search (id) where school_ids is not null;

-- The combinations of facet values that occur. Only ever grows.
create table search_combination (
  id integer generated always as identity primary key,
  facet text not null,
  facet_values text[] not null,
  unique (facet, facet_values)
);

-- Every word that a posting has had, for corrections: `letters` is a set of its characters as bits, compared before any edit distance.
create table search_word (
  word text collate "C" primary key,
  units smallint not null,
  letters bigint not null
);
create index search_word_units on search_word (units);

-- What can be suggested: `kind` counts into SUGGESTION_KINDS.
create table search_phrase (
  id integer generated always as identity primary key,
  kind smallint not null,
  phrase text collate "C" not null,
  words tsvector not null,
  unique (phrase, kind)
);
create index search_phrase_words on search_phrase using gin (words);

-- How far job_search has followed the outbox: one row, locked by the node that writes.
create table search_cursor (
  only_row boolean primary key default true check (only_row),
  -- The transactions already seen, as pg_current_snapshot() gives it; null: not begun.
  seen text,
  -- Cluster, timeline and database that `seen` belongs to: on another one everything is written anew.
  history text,
  -- While it is being filled: the place up to which postings are in (published, id). null: all are.
  filled_to jsonb,
  -- Rows of job_search.
  posting_count bigint not null default 0
);
insert into search_cursor default values;

-- Forgets old changes that job_search has seen. A node that was away for longer does not find the newest row it knew and builds its index
-- anew; the newest transaction always stays, so a node that has seen everything finds its own.
create function sweep_search_outbox(keep interval) returns bigint language sql as $$
  with gone as (
    delete from search_outbox
    where at < clock_timestamp() - keep
      and transaction_id < (select transaction_id from search_outbox order by transaction_id desc limit 1)
      and exists (select from search_cursor where pg_visible_in_snapshot(transaction_id, seen::pg_snapshot))
    returning 1
  )
  select count(*) from gone
$$;
