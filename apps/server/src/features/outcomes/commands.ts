// What a school writes down of a graduate, under its audit. The graduate's own answer is never touched by it. @rule outcomes.7
import type { recordOutcome as recordEndpoint } from '@fairway/contract/outcomes/staff';
import { keptAnswer, type OutcomeAnswer } from '@fairway/rules/outcomes';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { GraduateStudy } from './access.ts';

type Recorder = { actorId: string; now: Date };

/** The columns of an answer. */
export const answerColumns = (answer: OutcomeAnswer) => ({
  status: answer.status,
  employer: answer.employer,
  title: answer.title,
  country: answer.country,
  starts_on: answer.startsOn,
  hours: answer.hours,
  field_relation: answer.fieldRelation,
  pay_band: answer.payBand,
  pay_currency: answer.payCurrency,
  school: answer.school,
  degree: answer.degree,
});

/** @throws Problem outcomes.answered where the graduate has said it themselves */
export async function recordOutcome(
  database: Database,
  { studyId, userId, schoolId }: GraduateStudy,
  { source, ...facts }: z.output<typeof recordEndpoint.body>,
  { actorId, now }: Recorder,
): Promise<void> {
  const own = await database
    .selectFrom('outcome')
    .select('study_id')
    .where('study_id', '=', studyId)
    .where('school_id', '=', schoolId)
    .where('by_school', '=', false)
    .executeTakeFirst();
  if (own) throw new Problem('outcomes.answered');
  const columns = answerColumns(keptAnswer({ ...facts, payBand: null, payCurrency: null }));
  const row = { ...columns, source, school_id: schoolId, recorded_by: actorId, updated_at: now };
  await database
    .insertInto('outcome')
    .values({ ...row, study_id: studyId, user_id: userId, answered_at: now })
    .onConflict((conflict) => conflict.columns(['study_id', 'by_school']).doUpdateSet(row))
    .execute();
  const detail = { status: columns.status, source };
  await recordAudit(database, { actorId, action: 'outcome.recorded', subject: `user:${userId}`, schoolId, detail, at: now });
}

/** Deletes what the school knew; where it knew nothing, nothing happens. */
export async function removeOutcome(database: Database, { studyId, userId, schoolId }: GraduateStudy, { actorId, now }: Recorder) {
  const gone = await database
    .deleteFrom('outcome')
    .where('study_id', '=', studyId)
    .where('school_id', '=', schoolId)
    .where('by_school', '=', true)
    .returning('status')
    .executeTakeFirst();
  if (!gone) return;
  await recordAudit(database, { actorId, action: 'outcome.removed', subject: `user:${userId}`, schoolId, detail: gone, at: now });
}
