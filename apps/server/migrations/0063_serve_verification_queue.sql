-- What the verification queue of a school needs: the names of its people where they are sorted and searched, duplicates, and its days.

-- A name as it is compared: lower case, no accents, single spaces; as `fold` of rules/folding.ts says it (a test compares the two).
create function fold_name(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(normalize(translate(replace(replace(replace(replace(
    regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øđłıð', 'odlid'), NFC), '\s+', ' ', 'g'))
$$;

-- The name of its person, folded: lists of a school are sorted, searched and compared by it without reading the accounts of all its people.
alter table school_connection add column folded_name text not null default '';
update school_connection c set folded_name = fold_name(u.first_name || ' ' || u.last_name) from app_user u where u.id = c.user_id;

create function school_connection_name() returns trigger language plpgsql as $$
begin
  select fold_name(u.first_name || ' ' || u.last_name) into new.folded_name from app_user u where u.id = new.user_id;
  return new;
end $$;
create trigger school_connection_name before insert on school_connection for each row execute function school_connection_name();

create function app_user_renamed() returns trigger language plpgsql as $$
begin
  update school_connection set folded_name = fold_name(new.first_name || ' ' || new.last_name) where user_id = new.id;
  return null;
end $$;
create trigger app_user_renamed after update of first_name, last_name on app_user for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name) execute function app_user_renamed();

-- The people of a school by name; and who has the name of another one.
create index school_connection_name on school_connection (school_id, folded_name, id);
-- The queue by name.
create index school_connection_queue_name on school_connection (school_id, folded_name, id) where state = 'pending';
-- The queue by what waits for whom: answered, new, asked back.
create index school_connection_queue_status on school_connection
  (school_id, (case when question = '' then 1 when answer = '' then 2 else 0 end), id) where state = 'pending';
-- What staff decided lately and may undo.
create index school_connection_decided on school_connection (school_id, last_action_at, id) where last_action in ('approve', 'reject');
-- Who gave the same student address, and who has the same telephone.
create index school_connection_student_email on school_connection (student_email_folded) where student_email_folded is not null;
create index app_user_phone on app_user (phone_number) where phone_number is not null;
-- Proofs of a school that end soon.
create index school_connection_school_expiry on school_connection (school_id, expires_at) where expires_at is not null;

-- The days of a school: requests and decisions, without reading the history of all its people.
alter table school_connection_event add column school_id integer references school on delete cascade;
update school_connection_event e set school_id = c.school_id from school_connection c where c.id = e.connection_id;
alter table school_connection_event alter column school_id set not null;
create index school_connection_event_day on school_connection_event (school_id, at) include (action);
