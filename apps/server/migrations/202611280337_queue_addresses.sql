-- The address of its person's account, folded, stands at a connection as the name does: the queue is searched by it without reading 20,000 accounts.
alter table school_connection add column account_email_folded text not null default '';
update school_connection c set account_email_folded = u.email_folded from app_user u where u.id = c.user_id;

create or replace function school_connection_name() returns trigger language plpgsql as $$
begin
  select left(fold_name(u.first_name || ' ' || u.last_name), 600), u.email_folded into new.folded_name, new.account_email_folded
    from app_user u where u.id = new.user_id;
  return new;
end $$;
-- Also when a merge gives it to another account.
drop trigger school_connection_name on school_connection;
create trigger school_connection_name before insert or update of user_id on school_connection for each row execute function school_connection_name();

create or replace function app_user_renamed() returns trigger language plpgsql as $$
begin
  update school_connection set folded_name = left(fold_name(new.first_name || ' ' || new.last_name), 600), account_email_folded = new.email_folded
    where user_id = new.id;
  return null;
end $$;
drop trigger app_user_renamed on app_user;
create trigger app_user_renamed after update of first_name, last_name, email_folded on app_user for each row
  when ((old.first_name, old.last_name, old.email_folded) is distinct from (new.first_name, new.last_name, new.email_folded))
  execute function app_user_renamed();

-- What words are looked for in, of those who wait.
create index school_connection_queue_words on school_connection (school_id) include (folded_name, student_email_folded, account_email_folded)
  where state = 'pending';
