-- Whose profile it is and who may see it, for features above candidates: what it holds is read through them. A plain view, as identity_person.
create view candidate_profile as select id, user_id, profile_visibility from candidate;

-- Since when and how somebody is signed in, and from what; the address stays identity's.
create view identity_session as
  select id, user_id, method, user_agent, created_at, last_used_at, ended_at, expires_at, viewed_by from login_session;

-- How somebody stands with a school. What they wrote to it is the queue's.
create view verification_connection as
  select id, user_id, school_id, state, method, student_email, reason_code, reason, created_at, requested_at, verified_at, expires_at
  from school_connection;
