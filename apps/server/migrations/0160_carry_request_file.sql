-- A request for verification may carry a file (a student card, a letter), which goes with the decision; and one of the staff may take it.

-- Who of the staff has the request; one that waits no more is nobody's.
alter table school_connection add column assigned_to uuid references app_user on delete set null;
alter table school_connection add constraint school_connection_assigned check (assigned_to is null or state = 'pending');
-- What somebody has who leaves.
create index school_connection_assigned on school_connection (assigned_to) where assigned_to is not null;

create table verification_file (
  connection_id uuid primary key references school_connection on delete cascade,
  -- null once it was erased.
  name text check (length(name) between 1 and 200),
  file_key text unique,
  content_type text check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes integer check (size_bytes between 1 and 16777216),
  added_at timestamptz not null,
  erased_at timestamptz,
  check (num_nulls(name, file_key, content_type, size_bytes) = case when erased_at is null then 0 else 4 end)
);

-- Whoever takes the row away, or the request or the person behind it: the file goes too (kernel/files/file-removal.ts).
create function verification_file_removal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.file_key is not distinct from old.file_key then
    return null;
  end if;
  insert into file_removal (file_key, due_at) values (old.file_key, now())
    on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger verification_file_removal after delete or update of file_key on verification_file for each row
  when (old.file_key is not null) execute function verification_file_removal();

-- Who works for a school no more gives back what they had of it, whichever way they left.
create function release_of_staff() returns trigger language plpgsql as $$
begin
  if old.school_id is not null and not exists (select from user_role r where r.user_id = old.user_id and r.school_id = old.school_id
    and r.role in ('SchoolAdmin', 'CareerStaff')) then
    update school_connection set assigned_to = null where assigned_to = old.user_id and school_id = old.school_id;
    update cv_review set assigned_to = null, state = case state when 'inReview' then 'waiting' else state end
      where assigned_to = old.user_id and school_id = old.school_id and state in ('waiting', 'inReview', 'commented');
  end if;
  return null;
end $$;
create trigger release_of_staff after delete on user_role for each row execute function release_of_staff();
