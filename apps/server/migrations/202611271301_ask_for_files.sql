-- A question may ask for a file (applications.6): its answer is the name of a copy that is the application's own.
alter table job_question drop constraint job_question_kind_check,
  add constraint job_question_kind_check check (kind in ('yesNo', 'choice', 'number', 'text', 'file'));
alter table application_answer drop constraint application_answer_kind_check,
  add constraint application_answer_kind_check check (kind in ('yesNo', 'choice', 'number', 'text', 'file')),
  add column file_key text unique,
  add column file_content_type text,
  add column file_size_bytes integer check (file_size_bytes >= 0),
  add constraint application_answer_file_check
    check ((kind = 'file') = (file_key is not null) and num_nulls(file_key, file_content_type, file_size_bytes) in (0, 3));
