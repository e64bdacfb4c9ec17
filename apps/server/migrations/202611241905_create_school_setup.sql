-- That a school once had all that its first steps ask for: they are not shown again, also when a logo goes later.
create table school_setup (
  school_id int primary key references school on delete cascade,
  finished_at timestamptz not null
);
-- When the sign-in of a school was last tried with success as it is set up now; null: not since it was changed.
alter table school_sign_in add column tried_at timestamptz;
