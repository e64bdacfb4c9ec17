// What a school offers: whether it reviews CVs, what it promises, its rubric and its texts to begin with.
import type { saveCvReviewSettings } from '@fairway/contract/cv-reviews/queue';
import { DEFAULT_RUBRIC, REVIEW_LIMITS } from '@fairway/rules/cv-reviews';
import { EVERYBODY_VERIFIED, isForEverybody, type ReviewAudience, type ReviewStudy } from '@fairway/rules/review-audience';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AdministeredSchoolId, ManagedSchoolId } from '../schools/access.ts';
import { audienceFaults } from './audience.ts';

type RubricPoint = { id: string; title: string | null };
export type ReviewSettings = {
  isOn: boolean;
  promiseDays: number;
  /** The school's own points, else the platform's. */
  rubric: RubricPoint[];
  canned: { title: string; text: string }[];
  audience: ReviewAudience;
  updatedAt: Date | null;
};

const PLATFORM_RUBRIC: RubricPoint[] = DEFAULT_RUBRIC.map((id) => ({ id, title: null }));
const NONE: ReviewSettings = {
  isOn: false,
  promiseDays: REVIEW_LIMITS.promiseDays.default,
  rubric: PLATFORM_RUBRIC,
  canned: [],
  audience: EVERYBODY_VERIFIED,
  updatedAt: null,
};

/** Settings by school; a school without any offers none. */
export async function reviewSettings(database: Database, schoolIds: readonly number[]): Promise<(schoolId: number) => ReviewSettings> {
  if (schoolIds.length === 0) return () => NONE;
  const rows = await database
    .selectFrom('cv_review_setting')
    .selectAll()
    .where('school_id', 'in', [...schoolIds])
    .execute();
  const bySchool = new Map(
    rows.map((row) => {
      const rubric = row.rubric as RubricPoint[];
      const canned = row.canned as ReviewSettings['canned'];
      return [
        row.school_id,
        {
          isOn: row.is_on,
          promiseDays: row.promise_days,
          rubric: rubric.length > 0 ? rubric : PLATFORM_RUBRIC,
          canned,
          audience: {
            study: row.for_study as ReviewStudy,
            levels: row.for_levels,
            programIds: row.for_programs,
            labelIds: row.for_labels,
          },
          updatedAt: row.updated_at,
        },
      ];
    }),
  );
  return (schoolId) => bySchool.get(schoolId) ?? NONE;
}

/** @throws Problem cv_reviews.settings_changed, validation where two points have one id, or a program or label is none of the school's */
export async function saveReviewSettings(
  database: Database,
  schoolId: AdministeredSchoolId,
  given: z.output<typeof saveCvReviewSettings.body>,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  if (new Set(given.rubric.map((point) => point.id)).size !== given.rubric.length)
    throw new Problem('validation', { errors: [{ pointer: '/body/rubric', code: 'duplicate' }] });
  await database
    .insertInto('cv_review_setting')
    .values({ school_id: schoolId, updated_at: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const there = await lockSettings(database, schoolId);
  const known = there.getTime() === 0 ? null : there.getTime();
  if (known !== (given.updatedAt === null ? null : Date.parse(given.updatedAt))) throw new Problem('cv_reviews.settings_changed');
  const audience = tidiedAudience(given.audience);
  const before = (await reviewSettings(database, [schoolId]))(schoolId).audience;
  const faults = await audienceFaults(database, schoolId, audience, before);
  if (faults.length > 0) throw new Problem('validation', { errors: faults });
  await database
    .updateTable('cv_review_setting')
    .set({
      is_on: given.isOn,
      promise_days: given.promiseDays,
      rubric: JSON.stringify(given.rubric),
      canned: JSON.stringify(given.canned),
      for_study: audience.study,
      for_levels: [...audience.levels],
      for_programs: [...audience.programIds],
      for_labels: [...audience.labelIds],
      // Of two saves in one millisecond the second is another one.
      updated_at: new Date(Math.max(now.getTime(), there.getTime() + 1)),
    })
    .where('school_id', '=', schoolId)
    .execute();
  const detail = {
    ...{ isOn: given.isOn, promiseDays: given.promiseDays, points: given.rubric.length, canned: given.canned.length },
    audience: isForEverybody(audience) ? 'everybody' : 'chosen',
  };
  await recordAudit(database, { actorId, action: 'cv_review.settings_saved', subject: `school:${schoolId}`, schoolId, detail, at: now });
}

function tidiedAudience({ study, levels, programIds, labelIds }: ReviewAudience): ReviewAudience {
  const once = (ids: readonly string[]) => [...new Set(ids.map((id) => id.toLowerCase()))];
  return { study, levels: [...new Set(levels)], programIds: once(programIds), labelIds: once(labelIds) };
}

async function lockSettings(database: Database, schoolId: ManagedSchoolId): Promise<Date> {
  const row = await database
    .selectFrom('cv_review_setting')
    .select('updated_at')
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.updated_at;
}
