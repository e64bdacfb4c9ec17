// The graduate's side: which surveys are open, answers as they are given, and taking one back. @rule outcomes.1, outcomes.4
import type { answerOutcomeSurvey } from '@fairway/contract/outcomes/endpoints';
import { keptAnswer, surveyState } from '@fairway/rules/outcomes';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { OwnUserId } from '../identity/access.ts';
import type { OwnStudy } from './access.ts';
import { answerColumns } from './commands.ts';
import { outcomeSettings } from './settings.ts';
import { surveyView } from './views.ts';

type Given = z.output<typeof answerOutcomeSurvey.body>;

/** Those that are open for somebody, and those that they answered; the program that ended last first. */
export async function listSurveys(database: Database, userId: OwnUserId, now: Date, only?: string) {
  let query = database
    .selectFrom('outcome_graduate as g')
    .innerJoin('school as s', 's.id', 'g.school_id')
    .leftJoin('outcome as o', (join) =>
      join.onRef('o.study_id', '=', 'g.study_id').onRef('o.school_id', '=', 'g.school_id').on('o.by_school', '=', false),
    )
    .select(['g.study_id as studyId', 'g.program_name as program', 's.name as school', 'g.school_id as schoolId', 'g.ends_on as endsOn'])
    .select(['o.status', 'o.employer', 'o.title', 'o.country', 'o.starts_on as startsOn', 'o.hours', 'o.field_relation as fieldRelation'])
    .select(['o.pay_band as payBand', 'o.pay_currency as payCurrency', 'o.school as schoolName', 'o.degree', 'o.answered_at as answeredAt'])
    .where('g.user_id', '=', userId);
  if (only) query = query.where('g.study_id', '=', only);
  const rows = await query.orderBy('g.ends_on', 'desc').orderBy('g.study_id').execute();
  const settingsOf = await outcomeSettings(
    database,
    rows.flatMap(({ schoolId }) => schoolId ?? []),
  );
  return rows.filter((row) => row.status !== null || isOpen(settingsOf(row.schoolId ?? 0), row.endsOn ?? '', now)).map(surveyView);
}

const isOpen = (settings: { isOn: boolean; opensDaysBefore: number }, endsOn: string, now: Date) =>
  settings.isOn && surveyState(endsOn, now.toISOString().slice(0, 10), settings.opensDaysBefore) === 'open';

/** Saves an answer as it is now. One that is there may be changed after the survey closed. @throws Problem outcomes.not_open */
export async function answerSurvey(database: Database, study: OwnStudy, given: Given, now: Date): Promise<void> {
  const columns = answerColumns(keptAnswer(given));
  const changed = await database
    .updateTable('outcome')
    .set({ ...columns, updated_at: now })
    .where('study_id', '=', study.studyId)
    .where('school_id', '=', study.schoolId)
    .where('by_school', '=', false)
    .returning('study_id')
    .executeTakeFirst();
  if (changed) return;
  const settings = (await outcomeSettings(database, [study.schoolId]))(study.schoolId);
  if (!isOpen(settings, study.endsOn, now)) throw new Problem('outcomes.not_open');
  const row = { ...columns, school_id: study.schoolId, updated_at: now };
  await database
    .insertInto('outcome')
    .values({ ...row, study_id: study.studyId, user_id: study.userId, source: 'survey', answered_at: now })
    .onConflict((conflict) => conflict.columns(['study_id', 'by_school']).doUpdateSet(row))
    .execute();
}

/** Deletes the own answer; nobody is reminded of that program again. Without one nothing is changed but that. @rule outcomes.3 */
export async function withdrawAnswer(database: Database, study: OwnStudy, now: Date): Promise<void> {
  await database.deleteFrom('outcome').where('study_id', '=', study.studyId).where('by_school', '=', false).execute();
  await database
    .insertInto('outcome_survey')
    .values({ study_id: study.studyId, user_id: study.userId, stopped_at: now })
    .onConflict((conflict) => conflict.column('study_id').doUpdateSet({ stopped_at: now }))
    .execute();
}
