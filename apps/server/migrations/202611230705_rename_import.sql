-- What brings postings is a feed; an import is what a candidate makes of a CV (docs/vocabulary.md).
alter table import_feed rename to feed;
alter table import_run rename to feed_run;
alter table import_logo rename to feed_logo;

-- Names of constraints (their indexes go along), then of what is left.
do $$
declare one record;
begin
  for one in
    select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname ~ '^import_(feed|run|logo)'
  loop
    execute format('alter table %s rename constraint %I to %I', one.of_table, one.name,
      regexp_replace(regexp_replace(one.name, '^import_feed', 'feed'), '^import_', 'feed_'));
  end loop;
  for one in
    select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'I', 'S') and relname ~ '^import_(feed|run|logo)'
  loop
    execute format('alter %s %I rename to %I', one.kind, one.name,
      regexp_replace(regexp_replace(one.name, '^import_feed', 'feed'), '^import_', 'feed_'));
  end loop;
end $$;
