-- What features may read of others' tables (`views` in their manifests; `asks` of who stands below them): plain, so that the planner sees through.

-- What is shown of a school by a tenant that is its own.
create view school_brand as
  select s.id, s.slug, s.name, s.logo, d.domain
  from school s left join school_domain d on d.school_id = s.id and d.is_primary;

-- What an organisation is called, whether it is open (only active ones are spoken of), and its sectors.
create view company_shown as select id, name, status, sectors from company;

-- How postings stand: whose and of which feed, for everybody or for students of some schools alone, until when.
create view job_standing as
  select j.id, j.company_id, j.source, j.employment_types, j.sectors, j.deadline_at, j.withdrawn_at,
    exists (select from job_visibility v where v.job_id = j.id) as is_exclusive
  from job j;

-- Entries of the edited lists that profiles name.
create view candidate_chosen_sector as select candidate_id, sector_code from candidate_sector;
create view candidate_chosen_skill as select candidate_id, skill_id from candidate_skill where skill_id is not null;

-- What a profile's entries say of studies: whose each is stands in candidate_profile.
create view candidate_study as select id, candidate_id, study_program_id, campus_id, start_on, end_on from candidate_study_program;

-- The document that a candidate sends first. Where its file lies stays the documents'.
create view document_cv as select candidate_id, id, name from candidate_document where is_default;

-- Hosts of the addresses by which students of a school are verified: of whom, is the verification's. Served by school_connection_host.
create view verification_proof as
  select school_id, split_part(student_email_folded, '@', 2) as host
  from school_connection where state = 'verified' and student_email_folded is not null;

-- Until when somebody who was invited can activate their account. What opens it stays identity's.
create view identity_activation as select user_id, expires_at from mail_token where purpose = 'activate' and used_at is null;
