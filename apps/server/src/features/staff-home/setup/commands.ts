// The first steps of a school. Features say which are taken; that all were is kept, so that they are never shown again. Reading them writes
// it, once: who takes the last step is on another page, of another feature. @rule schools.5
import { SETUP_ITEMS, type SetupStep, setupProgress } from '@fairway/rules/school-setup';
import type { Database } from '../../../kernel/database/database.ts';
import type { CheckSetup } from '../../../kernel/feature.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';

export async function readSetup(
  database: Database,
  schoolId: AdministeredSchoolId,
  checks: readonly CheckSetup[],
  now: Date,
): Promise<{ isFinished: boolean; steps: SetupStep[] }> {
  const kept = await database.selectFrom('school_setup').select('finished_at').where('school_id', '=', schoolId).executeTakeFirst();
  if (kept) return { isFinished: true, steps: [] };
  const steps: SetupStep[] = [];
  for (const check of checks) steps.push(...(await check(database, schoolId)));
  if (!setupProgress(steps).isFinished)
    return { isFinished: false, steps: steps.sort((a, b) => SETUP_ITEMS.indexOf(a.item) - SETUP_ITEMS.indexOf(b.item)) };
  await database
    .insertInto('school_setup')
    .values({ school_id: schoolId, finished_at: now })
    .onConflict((conflict) => conflict.column('school_id').doNothing())
    .execute();
  return { isFinished: true, steps: [] };
}
