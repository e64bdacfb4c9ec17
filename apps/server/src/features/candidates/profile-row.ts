// A whole profile in one statement: the candidate, what the account holds of it, and every section as JSON. Sections that are not asked for
// are not read. The text is always the same, so that it stays prepared; keep it under the 4,000 characters up to which statements are.
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type * as tables from '../../kernel/database/tables.gen.ts';
import type { CandidateRow } from './versions.ts';

type Rows<T> = Selectable<T>[] | null;

/** Parts that are read only when they are asked for. */
export type ProfilePart = 'skills' | 'preferences' | 'work_experiences' | 'memberships';
export const ALL_PARTS: readonly ProfilePart[] = ['skills', 'preferences', 'work_experiences', 'memberships'];

export type SkillRow = Selectable<tables.CandidateSkill> & { name: string };
export type EmployerRow = Selectable<tables.CandidateEmployer> & { name: string; logo: string | null };
export type SensitiveRow = Omit<Selectable<tables.CandidateSensitiveAnswer>, 'candidate_id' | 'consented_at'>;

/** Lists are null where they are empty or were not asked for. Dates in them are texts. */
export type ProfileRow = CandidateRow & {
  first_name: string;
  last_name: string;
  avatar: string | null;
  gender: string;
  newsletter_consent_at: Date | null;
  locale: string;
  contact: { email: string; contact_email: string | null; phone_number: string | null };
  sensitive: SensitiveRow | null;
  cv: { id: string; name: string } | null;
  nationalities: Rows<tables.CandidateNationality>;
  authorizations: Rows<tables.WorkAuthorization>;
  languages: Rows<tables.CandidateLanguage>;
  links: Rows<tables.CandidateLink>;
  skills: SkillRow[] | null;
  sectors: Rows<tables.CandidateSector>;
  career_fields: Rows<tables.CandidateCareerField>;
  employers: EmployerRow[] | null;
  experiences: Rows<tables.WorkExperience>;
  memberships: Rows<tables.Membership>;
};

/** The profile of a person: undefined where the person is gone, without an id where they have none yet. */
export async function findProfileRow(
  database: Database,
  userId: string,
  parts: readonly ProfilePart[],
  /** Of the names of skills; the person's own where it is undefined. */
  locale?: string,
): Promise<ProfileRow | (Partial<ProfileRow> & { id: null }) | undefined> {
  const wanted = (part: ProfilePart) => sql`${parts.includes(part)}::boolean`;
  const result = await sql<ProfileRow>`select c.*, u.first_name, u.last_name, u.avatar, u.gender, u.newsletter_consent_at, u.locale,
    json_build_object('email', u.email, 'contact_email', u.contact_email, 'phone_number', u.phone_number) as contact,
    (select row_to_json(s) from candidate_sensitive_answer s where s.candidate_id = c.id) as sensitive,
    (select json_build_object('id', d.id, 'name', d.name) from document_cv d where d.candidate_id = c.id) as cv,
    (select json_agg(n order by n.position, n.id) from candidate_nationality n where n.candidate_id = c.id) as nationalities,
    (select json_agg(w order by w.created_at, w.id) from work_authorization w where w.candidate_id = c.id) as authorizations,
    (select json_agg(l order by l.position, l.id) from candidate_language l where l.candidate_id = c.id) as languages,
    (select json_agg(l order by l.position, l.id) from candidate_link l where l.candidate_id = c.id) as links,
    case when ${wanted('skills')} then (select json_agg(k order by k.position, k.id) from (
      select k.*, coalesce(k.custom_skill_name, s.names ->> coalesce(${locale ?? null}::text, u.locale), s.name) as name
      from candidate_skill k left join skill s on s.id = k.skill_id where k.candidate_id = c.id) k) end as skills,
    case when ${wanted('preferences')} then (
      select json_agg(p order by p.position, p.id) from candidate_sector p where p.candidate_id = c.id) end as sectors,
    case when ${wanted('preferences')} then (
      select json_agg(p order by p.position, p.id) from candidate_career_field p where p.candidate_id = c.id) end as career_fields,
    case when ${wanted('preferences')} then (select json_agg(e order by e.position, e.id) from (
      select e.*, coalesce(e.custom_name, o.name) as name, o.logo
      from candidate_employer e left join organization o on o.id = e.organization_id and o.status = 'active'
      where e.candidate_id = c.id and (e.organization_id is null or o.id is not null)) e) end as employers,
    case when ${wanted('work_experiences')} then (
      select json_agg(x order by x.is_current_job desc, x.end_on desc nulls last, x.start_on desc nulls last, x.id)
      from work_experience x where x.candidate_id = c.id) end as experiences,
    case when ${wanted('memberships')} then (
      select json_agg(m order by m.is_active desc, m.end_on desc nulls last, m.start_on desc nulls last, m.id)
      from membership m where m.candidate_id = c.id) end as memberships
    from identity_person u left join candidate c on c.user_id = u.id where u.id = ${userId}`.execute(database);
  return result.rows[0];
}
