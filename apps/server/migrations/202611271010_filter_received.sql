-- What lists of applicants filter by, of the profile that was sent: `level:master`, `field:physics`, `permit:NO` (the Union as each of its members,
-- EU_MEMBERS of rules/work-authorizations.ts), and `language:de.2`, German on that level (0 elementary, 4 native), with every level below it.
create function application_facets(profile jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct f), '{}') from (
    select 'level:' || (x #>> '{}') as f from jsonb_path_query(profile, '$.studyPrograms[*].studyProgram.levelId ? (@.type() == "string")') x
    union all
    select 'field:' || (x #>> '{}') from jsonb_path_query(profile, '$.studyPrograms[*].studyProgram.fields[*].id ? (@.type() == "string")') x
    union all
    select 'language:' || (x ->> 'languageId') || '.' || n
    from jsonb_path_query(profile, '$.languages[*] ? (@.languageId.type() == "string")') x, generate_series(0, 4) n
    where n < coalesce(array_position(
      array['elementary', 'limited_working', 'professional_working', 'full_professional', 'native_or_bilingual'], x ->> 'proficiencyId'), 1)
    union all
    select 'permit:' || unnest(case when (x #>> '{}') <> 'EU' then array[x #>> '{}'] else array['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE',
      'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] end)
    from jsonb_path_query(profile, '$.workAuthorizations[*].code ? (@.type() == "string")') x
  ) found where f is not null
$$;

alter table application add column sent_facets text[] generated always as (application_facets(profile)) stored;
-- Applicants by what few of them have.
create index application_received_facets on application using gin (sent_facets) where kind = 'inside';
-- Applicants by an answer of a few words; texts and numbers are read, not filtered by.
create index application_answer_given on application_answer (question_id, value, application_id) where kind in ('yesNo', 'choice');

create or replace view application_received as
  select a.id, a.user_id, a.organization_id, a.job_id, a.state, a.sent_at, a.changed_at, a.title, a.applicant_name, a.applicant_sort,
    a.profile, a.letter, a.cv_name, a.cv_size_bytes, a.cv_content_type, a.cv_key,
    (select count(*)::int from application_answer w where w.application_id = a.id and w.knocks_out) as knock_outs,
    exists (select from application_answer w where w.application_id = a.id and w.knocks_out) as is_knocked_out,
    case when a.answered_at is null and a.state in ('sent', 'seen') then a.reply_due_at end as waits_until,
    a.sent_facets
  from application a where a.kind = 'inside' and a.organization_id is not null;

-- What applicants answered to questions with a few answers.
create view application_received_answer as
  select w.application_id, w.question_id, w.kind, w.position, w.question, w.value from application_answer w where w.kind in ('yesNo', 'choice');
