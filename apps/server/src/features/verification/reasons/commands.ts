// Saving a school's ready-made reasons: a list of a kind whole, checked as a whole, against the version that it was made from. What was sent to
// students before keeps its words. @rule schools.7
import type { saveSchoolReasons } from '@fairway/contract/verification/reasons';
import { reasonFaults, type SchoolReason, tidyReasons } from '@fairway/rules/school-reasons';
import type { z } from 'zod';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import type { ReasonList } from './queries.ts';

type Given = z.output<typeof saveSchoolReasons.body>;
type Editor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/** @throws Problem settings.changed, settings.invalid */
export async function saveReasons(database: Database, { schoolId, actorId, now }: Editor, given: Given): Promise<ReasonList> {
  const { kind } = given;
  const reasons = given.reasons && tidyReasons(given.reasons as SchoolReason[]);
  const faults = reasonFaults(reasons ?? []);
  if (faults.length > 0) throw new Problem('settings.invalid', { errors: faults });
  await lockUnchanged(database, { schoolId, kind, readAt: given.updatedAt });
  if (reasons === null)
    await database.deleteFrom('school_reason_list').where('school_id', '=', schoolId).where('kind', '=', kind).execute();
  else {
    const row = { reasons: JSON.stringify(reasons), updated_at: now };
    await database
      .insertInto('school_reason_list')
      .values({ school_id: schoolId, kind, ...row })
      .onConflict((conflict) => conflict.columns(['school_id', 'kind']).doUpdateSet(row))
      .execute();
  }
  const detail = { kind, count: reasons?.length ?? null };
  await recordAudit(database, {
    at: now,
    actorId,
    action: 'verification.reasons_saved',
    subject: `school:${schoolId}`,
    schoolId,
    detail,
  });
  return { kind, reasons, updatedAt: reasons === null ? null : now.toISOString() };
}

/** Of two who save at once the second is told, also where there was no list yet: the school's row stands for it. @throws Problem settings.changed */
async function lockUnchanged(
  database: Database,
  { schoolId, kind, readAt }: { schoolId: AdministeredSchoolId; kind: Given['kind']; readAt: string | null },
): Promise<void> {
  await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  const row = await database
    .selectFrom('school_reason_list')
    .select('updated_at')
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const read = readAt === null ? undefined : new Date(readAt).getTime();
  if (row?.updated_at.getTime() !== read) throw new Problem('settings.changed');
}
