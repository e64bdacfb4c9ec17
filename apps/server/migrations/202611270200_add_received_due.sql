-- Whether an answer is overdue is read with what an organization was sent.
create or replace view application_received as
  select a.id, a.user_id, a.organization_id, a.job_id, a.state, a.sent_at, a.changed_at, a.title, a.applicant_name, a.applicant_sort,
    a.profile, a.letter, a.cv_name, a.cv_size_bytes, a.cv_content_type, a.cv_key,
    (select count(*)::int from application_answer w where w.application_id = a.id and w.knocks_out) as knock_outs,
    exists (select from application_answer w where w.application_id = a.id and w.knocks_out) as is_knocked_out,
    case when a.answered_at is null and a.state in ('sent', 'seen') then a.reply_due_at end as waits_until
  from application a where a.kind = 'inside' and a.organization_id is not null;
