-- Platform administrators look through a candidate's eyes: a session of the candidate, opened by somebody else, for half an hour.
-- Who looks; the session ends with them.
alter table login_session add column viewed_by uuid references app_user on delete cascade;
alter table login_session add check ((method = 'view_as') = (viewed_by is not null));
-- What ends with the sessions of the one who looks.
create index login_session_viewed_by on login_session (viewed_by) where viewed_by is not null;

-- The audit log by actor, by action and by school, newest first; a prefix of an action ('user.') is a range of its index.
-- Lists order by (at, id) in one direction.
create index audit_line_order on audit_line (at, id);
create index audit_line_actor on audit_line (actor_id, at, id) where actor_id is not null;
create index audit_line_action on audit_line (action collate "C", at, id);
create index audit_line_school on audit_line (school_id, at, id) where school_id is not null;

-- Users newest first.
create index app_user_created on app_user (created_at, id);
-- Mails that were given up: counted on the first page of administrators.
create index outgoing_mail_failed on outgoing_mail (failed_at) where failed_at is not null;
