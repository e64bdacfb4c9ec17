-- CVs that somebody who recruits asked for as one file: made while it is fetched, for minutes, by who asked.
create table applicant_cv_archive (
  id uuid primary key,
  organization_id integer not null references organization on delete cascade,
  made_by uuid not null references app_user on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > made_at)
);
-- What is over; an account and an organization that go.
create index applicant_cv_archive_over on applicant_cv_archive (expires_at);
create index applicant_cv_archive_made_by on applicant_cv_archive (made_by);
create index applicant_cv_archive_organization on applicant_cv_archive (organization_id);

-- Whose CV is in it. Whoever erases the account until it is fetched is not.
create table applicant_cv_archived (
  archive_id uuid not null references applicant_cv_archive on delete cascade,
  application_id uuid not null references application on delete cascade,
  primary key (archive_id, application_id)
);
-- An application that goes.
create index applicant_cv_archived_application on applicant_cv_archived (application_id);
