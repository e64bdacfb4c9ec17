-- Whose proof it is, so that who is narrowed to programs counts those of their students alone.
create or replace view verification_proof as
  select school_id, split_part(student_email_folded, '@', 2) as host, user_id
  from school_connection where state = 'verified' and student_email_folded is not null;
