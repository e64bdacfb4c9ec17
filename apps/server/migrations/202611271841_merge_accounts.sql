-- Two accounts of one person become one (account.19 to account.22). The row of the one that is merged away stays as a way to the other: its
-- address signs in there. It is suspended, so whatever asks for an active account refuses it.
alter table app_user add column merged_into uuid references app_user on delete cascade;
alter table app_user add constraint app_user_merged check (merged_into is null or (merged_into <> id and status = 'suspended'));
-- What leads to an account; erased with it.
create index app_user_merged_into on app_user (merged_into) where merged_into is not null;

create or replace view identity_person as
  select id, email, email_folded, email_verified_at, status, password_hash is not null as has_password, password_changed_at, first_name, last_name,
    folded_name, folded_words, gender, avatar, phone_number, contact_email, contact_email_set_at, newsletter_consent_at, locale, time_zone, tenant_id,
    deletion_requested_at, deletion_due_at, created_at, updated_at, merged_into
  from app_user;

-- A merge that can be undone. When it no longer can, the row goes with what was left of the source.
create table account_merge (
  id uuid primary key,
  source_id uuid not null unique references app_user on delete cascade,
  target_id uuid not null references app_user on delete cascade,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  check (source_id <> target_id)
);
create index account_merge_target on account_merge (target_id);

-- What it moved: the column, and the key of the row as it is since. `cleared`: a mark that only one row of a person has, taken from it.
create table account_merge_row (
  id bigint generated always as identity primary key,
  merge_id uuid not null references account_merge on delete cascade,
  person_column text not null,
  key jsonb not null,
  cleared text
);
create index account_merge_row_of on account_merge_row (merge_id, person_column);

-- What names a person through another row goes with that row.
alter table mail_subscription drop constraint mail_subscription_follow,
  add constraint mail_subscription_follow foreign key (user_id, organization_id) references organization_follow (user_id, organization_id)
    on delete cascade on update cascade;
alter table school_roster_person drop constraint school_roster_person_user_id_school_id_fkey,
  add constraint school_roster_person_user_id_school_id_fkey foreign key (user_id, school_id) references school_connection (user_id, school_id)
    on delete cascade on update cascade;

-- A connection keeps its school, and its person unless one of the two is merged into the other.
create or replace function school_connection_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state is distinct from new.state
     and not exists (select from school_connection_move m where m.from_state = old.state and m.to_state = new.state) then
    raise exception 'school_connection: % cannot become %', old.state, new.state using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.school_id is distinct from new.school_id or (old.user_id is distinct from new.user_id and not exists (
      select from app_user u where (u.id, u.merged_into) in ((old.user_id, new.user_id), (new.user_id, old.user_id))))) then
    raise exception 'school_connection: neither person nor school change' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The rows of students follow the connection and the profile.
create function school_student_handed_over() returns trigger language plpgsql as $$
begin
  update school_student set user_id = new.user_id where connection_id = new.id;
  perform school_student_write(array[old.user_id, new.user_id]);
  return null;
end $$;
create trigger school_student_handed_over after update of user_id on school_connection
  for each row when (old.user_id is distinct from new.user_id) execute function school_student_handed_over();

create function school_student_of_profile() returns trigger language plpgsql as $$
begin
  perform school_student_write(array[old.user_id, new.user_id]);
  return null;
end $$;
create trigger school_student_of_profile after update of user_id on candidate
  for each row when (old.user_id is distinct from new.user_id) execute function school_student_of_profile();
