-- Words of title and company stay in the row: pages look at them for many rows, and reading each from outside costs more than their width.
alter table job_search alter column head set storage main;

-- Counting what is exclusive and still open, from the index alone.
drop index job_search_exclusive;
create index job_search_exclusive on job_search (deadline_ms) where school_ids is not null;
