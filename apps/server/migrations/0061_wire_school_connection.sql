-- What candidates, their links and postings need of school connections.

-- Ended before it was used: a newer link was sent, or the request was cancelled or decided.
alter table school_connection_link add column ended_at timestamptz;

-- Decision 41: applying needs a verified school where the tenant's switch says so, unless the posting says that it does not.
alter table job add column needs_verification boolean not null default true;

-- Every listed school that somebody studies at is a connection; saving a profile keeps that so from now on.
insert into school_connection (id, user_id, school_id)
  select gen_random_uuid(), c.user_id, p.school_id
  from candidate c
  join candidate_study_program e on e.candidate_id = c.id
  join study_program p on p.id = e.study_program_id
  where p.school_id is not null
  group by c.user_id, p.school_id
  on conflict do nothing;
