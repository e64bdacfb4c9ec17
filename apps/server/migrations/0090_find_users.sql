-- People as administrators look for them among hundreds of thousands: by pieces of words (name_grams of 0065), in each order of the list.
-- What is derived changes with names and addresses only, so an account that is only used writes none of these indexes.

-- The order by name, and what the search looks into: name and address, folded.
alter table app_user
  add column folded_name text collate "C" not null generated always as (fold_name(last_name || ' ' || first_name)) stored,
  add column folded_words text not null generated always as (fold_name(first_name || ' ' || last_name || ' ' || email_folded)) stored;
-- The search.
create index app_user_grams on app_user using gin (name_grams(folded_words));

-- The list by name, by what is due, and the few who are not active; app_user_email and app_user_created serve the other orders.
create index app_user_folded_name on app_user (folded_name, id);
create index app_user_due on app_user (deletion_due_at, id);
create index app_user_status on app_user (status, id) where status <> 'active';

-- Who holds a role.
create index user_role_role on user_role (role, user_id);
