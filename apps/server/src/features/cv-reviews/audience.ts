// Whose CVs a school reviews: what of it stands between a person and a review, and what is told of it. Names of labels are the staff's own words on
// students, so nobody but staff is told which they are. @rule cv-reviews.2
import { EDUCATION_LEVELS, type EducationLevel } from '@fairway/rules/jobs';
import {
  type AudienceStudent,
  isForEverybody,
  type ReviewAudience,
  type ReviewCondition,
  reviewRefusal,
} from '@fairway/rules/review-audience';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { listHeldLabels, listLabelNames } from '../students/queries.ts';

type Program = NonNullable<AudienceStudent['program']>;
type Named = { id: string; name: string | null };

/** What of a school's conditions a person does not meet, by school; null: they may ask. */
export async function reviewRefusals(
  database: Database,
  userId: string,
  schools: ReadonlyMap<number, ReviewAudience>,
  now: Date,
): Promise<(schoolId: number) => ReviewCondition | null> {
  const asking = [...schools].filter(([, audience]) => !isForEverybody(audience)).map(([id]) => id);
  if (asking.length === 0) return () => null;
  const programs = await lastPrograms(database, userId, asking);
  const labels = await listHeldLabels(database, userId, asking);
  const today = now.toISOString().slice(0, 10);
  return (schoolId) => {
    const audience = schools.get(schoolId);
    if (!audience) return null;
    const labelIds = labels.filter((label) => label.schoolId === schoolId).map(({ id }) => id);
    return reviewRefusal(audience, { program: programs.get(schoolId) ?? null, labelIds }, today);
  };
}

/** For the facts of `decideAccess`. */
export const audienceFact = (audience: ReviewAudience, refusal: ReviewCondition | null) =>
  isForEverybody(audience) ? ('everybody' as const) : refusal === null ? ('inside' as const) : ('outside' as const);

/** The program of a person at each school that ends last, as the list of students has it; their own, so a private profile has it too. */
async function lastPrograms(database: Database, userId: string, schoolIds: readonly number[]): Promise<Map<number, Program>> {
  const { rows } = await sql<Program & { schoolId: number }>`
    select distinct on (p.school_id) p.school_id as "schoolId", p.id, p.level_id as "levelId",
      -- The first of a month stands for that month, as the month picker says it.
      to_char(case when extract(day from e.end_on) = 1 then e.end_on + interval '1 month - 1 day' else e.end_on end, 'YYYY-MM-DD') as "endsOn"
    from candidate_profile c join candidate_study e on e.candidate_id = c.id join study_program p on p.id = e.study_program_id
    where c.user_id = ${userId} and p.school_id = any(${[...schoolIds]}::int[])
    order by p.school_id, e.end_on desc nulls first, e.start_on desc nulls last, e.id`.execute(database);
  return new Map(rows.map(({ schoolId, ...program }) => [schoolId, program]));
}

/** What a person is told of it; null: it is for everybody who is verified. */
export async function audienceTold(database: Database, audience: ReviewAudience) {
  if (isForEverybody(audience)) return null;
  const programs = await programNames(database, audience.programIds);
  return {
    study: audience.study,
    levels: levelsOf(audience),
    programs: programs.flatMap(({ name }) => name ?? []),
    isByLabel: audience.labelIds.length > 0,
  };
}

/** What staff see of it, with the names of what is still there. */
export async function audienceKept(database: Database, schoolId: number, audience: ReviewAudience) {
  const names = new Map((await listLabelNames(database, schoolId, audience.labelIds)).map(({ id, name }) => [id, name]));
  return {
    study: audience.study,
    levels: levelsOf(audience),
    programs: await programNames(database, audience.programIds),
    labels: audience.labelIds.map((id): Named => ({ id, name: names.get(id) ?? null })),
  };
}

/** Pointers of programs and labels that are none of the school's, but for those that were chosen before and are deleted since. */
export async function audienceFaults(database: Database, schoolId: number, given: ReviewAudience, before: ReviewAudience) {
  const programs = await database
    .selectFrom('study_program')
    .select('id')
    .where('school_id', '=', schoolId)
    .where('is_verified', '=', true)
    .where(sql<boolean>`id = any(${[...given.programIds]}::uuid[])`)
    .execute();
  const labels = await listLabelNames(database, schoolId, given.labelIds);
  const faults = (field: string, ids: readonly string[], known: readonly string[]) =>
    ids.flatMap((id, at) => (known.includes(id) ? [] : [{ pointer: `/body/audience/${field}/${at}`, code: 'unknown' }]));
  return [
    ...faults('programIds', given.programIds, [...programs.map(({ id }) => id), ...before.programIds]),
    ...faults('labelIds', given.labelIds, [...labels.map(({ id }) => id), ...before.labelIds]),
  ];
}

/** From the highest. */
const levelsOf = ({ levels }: ReviewAudience): EducationLevel[] => EDUCATION_LEVELS.filter((level) => levels.includes(level));

/** In their order; null: it is gone. */
async function programNames(database: Database, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('study_program')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => ({ id, name: names.get(id) ?? null }));
}
