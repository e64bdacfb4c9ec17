-- Lists of the consoles as somebody wants to find them again: the words, filters and order of one list under a name, for oneself or for all
-- who work there. A row without a school is of the platform's console. They go with the person.
create table saved_view (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  school_id int references school on delete cascade,
  -- The path of the list as the contract spells it.
  list text not null check (length(list) between 1 and 200),
  name text not null check (length(name) between 1 and 240),
  -- The query of its address, without the page.
  search text not null check (length(search) <= 2000),
  is_shared boolean not null,
  created_at timestamptz not null
);
-- What somebody sees of a list; what goes with a school.
create index saved_view_list on saved_view (school_id, list, name, id);
-- How many somebody has; what goes with the person.
create index saved_view_user on saved_view (user_id, list);
