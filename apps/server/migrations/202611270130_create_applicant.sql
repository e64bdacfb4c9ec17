-- What those who recruit keep of applications that an organization was sent: declines that nobody was told of yet, notes, ratings.

-- Words of the organization that were told with a move; the candidate reads them.
alter table application_step add column words text check (length(words) between 1 and 4000);

-- Of the profile that was sent, what lists search and sort by.
alter table application
  add column applicant_name text generated always as
    (person_name(coalesce(profile ->> 'firstName', ''), coalesce(profile ->> 'lastName', ''))) stored,
  add column applicant_sort text generated always as
    (lower(btrim(coalesce(profile ->> 'lastName', '') || ' ' || coalesce(profile ->> 'firstName', '')))) stored;
-- What an organization was sent, newest first, in whatever state; and by name.
create index application_received_sent on application (organization_id, sent_at desc, id desc) where kind = 'inside';
create index application_received_changed on application (organization_id, changed_at desc, id desc) where kind = 'inside';
create index application_received_name on application (organization_id, applicant_sort, id) where kind = 'inside';
-- The other applications of the same person at the same organization.
create index application_received_person on application (organization_id, user_id) where kind = 'inside';

-- What an organization was sent. Notes, reminders and what was sent elsewhere are the candidate's, and not here.
create view application_received as
  select a.id, a.user_id, a.organization_id, a.job_id, a.state, a.sent_at, a.changed_at, a.title, a.applicant_name, a.applicant_sort,
    a.profile, a.letter, a.cv_name, a.cv_size_bytes, a.cv_content_type, a.cv_key,
    (select count(*)::int from application_answer w where w.application_id = a.id and w.knocks_out) as knock_outs,
    exists (select from application_answer w where w.application_id = a.id and w.knocks_out) as is_knocked_out
  from application a where a.kind = 'inside' and a.organization_id is not null;

-- One decision to decline, of one or of thousands: told when its hour is over, and undone until then.
create table applicant_decline (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  decided_by uuid references app_user on delete set null,
  decided_at timestamptz not null,
  due_at timestamptz not null,
  -- The organization's own record; the candidate is never told.
  reason text not null check (reason in
    ('requirements', 'permit', 'language', 'experience', 'anotherCandidate', 'positionFilled', 'positionWithdrawn', 'late', 'other')),
  -- Own words, which the candidate is told.
  words text check (length(words) between 1 and 4000),
  check (due_at > decided_at)
);
-- Those of an organization, newest first.
create index applicant_decline_organization on applicant_decline (organization_id, decided_at desc, id desc);
-- An account that is erased.
create index applicant_decline_decided_by on applicant_decline (decided_by) where decided_by is not null;

create table applicant_declined (
  decline_id uuid not null references applicant_decline on delete cascade,
  application_id uuid not null references application on delete cascade,
  -- With its decline's, so that what is due is found in its order.
  due_at timestamptz not null,
  told_at timestamptz,
  primary key (decline_id, application_id)
);
-- One decision that waits for each application; and an application that goes.
create unique index applicant_declined_waits on applicant_declined (application_id) where told_at is null;
create index applicant_declined_application on applicant_declined (application_id);
-- What is due.
create index applicant_declined_due on applicant_declined (due_at, application_id) where told_at is null;

-- What those who recruit write to each other of an application.
create table applicant_note (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  author_id uuid references app_user on delete set null,
  text text not null check (length(text) between 1 and 16000),
  written_at timestamptz not null
);
-- The notes of an application in order; and an account that is erased.
create index applicant_note_of on applicant_note (application_id, written_at, id);
create index applicant_note_author on applicant_note (author_id) where author_id is not null;

-- One's own verdict; those of others are shown to who has given theirs.
create table applicant_rating (
  application_id uuid not null references application on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '' check (length(words) <= 4000),
  rated_at timestamptz not null,
  primary key (application_id, user_id)
);
-- An account that is erased.
create index applicant_rating_user on applicant_rating (user_id);
