// What suggestions go by, and what a posting's requirements are held against: one read of a few columns, not the profile.
import type { AnsweringProfile } from '@fairway/rules/requirements';
import type { SuggestionProfile } from '@fairway/rules/suggestions';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { OwnUserId } from '../identity/access.ts';

const EMPTY: SuggestionProfile = {
  skills: [], careerFields: [], sectors: [], employerIds: [], educationFields: [], educationLevels: [], languages: [], country: null,
  nationalities: [], workAuthorizations: [],
}; // biome-ignore format: a list

/** The profile of a person, lists in their own order; an empty one where there is no candidate yet. */
export async function suggestionProfile(database: Database, userId: string): Promise<SuggestionProfile> {
  const { rows } = await sql<SuggestionProfile>`
    select c.country,
      array(select coalesce(s.name, k.custom_skill_name) from candidate_skill k left join skill s on s.id = k.skill_id
        where k.candidate_id = c.id order by k.position, k.id) as skills,
      array(select career_field_id from candidate_career_field where candidate_id = c.id order by position, id) as "careerFields",
      array(select sector_code from candidate_sector where candidate_id = c.id order by position, id) as sectors,
      array(select organization_id from candidate_employer where candidate_id = c.id and organization_id is not null order by position, id) as "employerIds",
      array(select language_id from candidate_language where candidate_id = c.id order by position, id) as languages,
      array(select nationality from candidate_nationality where candidate_id = c.id order by position, id) as nationalities,
      array(select code from work_authorization where candidate_id = c.id order by created_at, id) as "workAuthorizations",
      array(select distinct p.level_id from candidate_study_program m join study_program p on p.id = m.study_program_id
        where m.candidate_id = c.id and p.level_id is not null) as "educationLevels",
      array(select distinct f.field_id from candidate_study_program m join study_program_field f on f.study_program_id = m.study_program_id
        where m.candidate_id = c.id and f.field_id <> 'other') as "educationFields"
    from candidate c where c.user_id = ${userId}`.execute(database);
  return rows[0] ?? EMPTY;
}

/** The same, with the days when studies end. */
export async function answeringProfile(database: Database, userId: OwnUserId): Promise<AnsweringProfile> {
  const [profile, studies] = await Promise.all([
    suggestionProfile(database, userId),
    database
      .selectFrom('candidate_study_program as m')
      .innerJoin('candidate as c', 'c.id', 'm.candidate_id')
      .select('m.end_on')
      .where('c.user_id', '=', userId)
      .execute(),
  ]);
  return { ...profile, studyEnds: studies.map(({ end_on }) => end_on) };
}
