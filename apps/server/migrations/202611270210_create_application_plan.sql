-- Applications whose answer is decided and not told yet (applications asks; applicants keeps it): the clock of replies leaves them.
create view application_plan as select application_id from applicant_declined where told_at is null;
