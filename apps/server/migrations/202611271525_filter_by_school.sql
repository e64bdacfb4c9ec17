-- Lists of applicants filter by the schools of the profile that was sent, by their names as they stood there: `school:Nordic School`.
create or replace function application_facets(profile jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct f), '{}') from (
    select 'level:' || (x #>> '{}') as f from jsonb_path_query(profile, '$.studyPrograms[*].studyProgram.levelId ? (@.type() == "string")') x
    union all
    select 'field:' || (x #>> '{}') from jsonb_path_query(profile, '$.studyPrograms[*].studyProgram.fields[*].id ? (@.type() == "string")') x
    union all
    select 'school:' || coalesce(x #>> '{school,name}', nullif(x ->> 'customSchoolName', ''))
    from jsonb_path_query(profile, '$.studyPrograms[*].studyProgram') x
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


-- What was sent before is read anew.
update application set profile = profile where kind = 'inside';
