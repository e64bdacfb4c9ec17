-- How many students are verified by an address of each domain of a school, without reading their connections. The address is in it beside its
-- host: only then PostgreSQL answers from the index alone.
create index school_connection_host on school_connection (school_id, split_part(student_email_folded, '@', 2)) include (student_email_folded)
  where state = 'verified' and student_email_folded is not null;
