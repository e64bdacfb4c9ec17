-- Groups of SCIM 2.0. A group is a label of the school that its identity provider keeps: nobody else renames it, deletes it, or puts it on anybody.
alter table student_label add column is_provided boolean not null default false;
-- Providers have longer names than the 40 characters that staff may write.
alter table student_label drop constraint student_label_name_check, add constraint student_label_name_check check (length(name) between 1 and 256);
-- Labels of providers of a school, and uses that they answer for.
create index student_label_provided on student_label (school_id) where is_provided;

create table provisioned_group (
  id uuid primary key,
  school_id integer not null references school on delete cascade,
  label_id uuid not null unique,
  -- As it was sent; the label has it as a line.
  display_name text not null check (length(display_name) between 1 and 256),
  external_id text check (length(external_id) between 1 and 256),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A group labels students of its own school, and goes with its label.
  foreign key (label_id, school_id) references student_label (id, school_id) on delete cascade
);
-- Pages of the groups of a school, by id.
create index provisioned_group_page on provisioned_group (school_id, id);
-- One a number that the provider knows it by; what is found by `externalId eq`.
create unique index provisioned_group_external on provisioned_group (school_id, external_id) where external_id is not null;

-- Members are users of the provider, not accounts: whom they label is found by their addresses, before and after somebody proves one.
create table provisioned_member (
  group_id uuid not null references provisioned_group on delete cascade,
  provisioned_id uuid not null references provisioned_user on delete cascade,
  primary key (group_id, provisioned_id)
);
-- The groups of a user.
create index provisioned_member_user on provisioned_member (provisioned_id, group_id);
