-- People as administrators look for them among hundreds of thousands: by pieces of words (name_grams of 0065), in each order of the list.
-- All of it is expressions on columns that seldom change, so that an account that is only used writes none of these indexes.

-- Name and address, folded: what the search looks into. Its body is bound here: an index is built without a search path.
create function app_user_words(first_name text, last_name text, email_folded text) returns text
language sql immutable strict parallel safe return fold_name(first_name || ' ' || last_name || ' ' || email_folded);
create index app_user_grams on app_user using gin (name_grams(app_user_words(first_name, last_name, email_folded)));

-- The list by name, by what is due, and the few who are not active; app_user_email and app_user_created serve the other orders.
create index app_user_list_name on app_user (fold_name(last_name || ' ' || first_name) collate "C", id);
create index app_user_list_due on app_user (deletion_due_at, id);
create index app_user_list_status on app_user (status, id) where status <> 'active';

-- Who holds a role.
create index user_role_role on user_role (role, user_id);
