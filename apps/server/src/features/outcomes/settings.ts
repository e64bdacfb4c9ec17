// Whether a school asks its graduates, and from when on. A school that never said so does not. @rule outcomes.4
import type { saveOutcomeSettings } from '@fairway/contract/outcomes/staff';
import { OUTCOME_LIMITS } from '@fairway/rules/outcomes';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';

export type OutcomeSettings = { isOn: boolean; opensDaysBefore: number; updatedAt: Date | null };

const NONE: OutcomeSettings = { isOn: false, opensDaysBefore: OUTCOME_LIMITS.opensDaysBefore.default, updatedAt: null };

/** Settings by school. */
export async function outcomeSettings(database: Database, schoolIds: readonly number[]): Promise<(schoolId: number) => OutcomeSettings> {
  if (schoolIds.length === 0) return () => NONE;
  const rows = await database
    .selectFrom('outcome_setting')
    .selectAll()
    .where('school_id', 'in', [...new Set(schoolIds)])
    .execute();
  const bySchool = new Map(
    rows.map((row) => [row.school_id, { isOn: row.is_on, opensDaysBefore: row.opens_days_before, updatedAt: row.updated_at }]),
  );
  return (schoolId) => bySchool.get(schoolId) ?? NONE;
}

/** @throws Problem outcomes.settings_changed */
export async function saveSettings(
  database: Database,
  schoolId: AdministeredSchoolId,
  given: z.output<typeof saveOutcomeSettings.body>,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  await database
    .insertInto('outcome_setting')
    .values({ school_id: schoolId, updated_at: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { updated_at: there } = await database
    .selectFrom('outcome_setting')
    .select('updated_at')
    .where('school_id', '=', schoolId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = there.getTime() === 0 ? null : there.getTime();
  if (known !== (given.updatedAt === null ? null : Date.parse(given.updatedAt))) throw new Problem('outcomes.settings_changed');
  await database
    .updateTable('outcome_setting')
    .set({
      is_on: given.isOn,
      opens_days_before: given.opensDaysBefore,
      // Of two saves in one millisecond the second is another one.
      updated_at: new Date(Math.max(now.getTime(), there.getTime() + 1)),
    })
    .where('school_id', '=', schoolId)
    .execute();
  const detail = { isOn: given.isOn, opensDaysBefore: given.opensDaysBefore };
  await recordAudit(database, { actorId, action: 'outcome.settings_saved', subject: `school:${schoolId}`, schoolId, detail, at: now });
}
