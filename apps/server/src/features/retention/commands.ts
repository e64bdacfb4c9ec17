// Saying how long a school keeps data. Whatever makes more go waits, and its administrators are told of it in the same transaction, so that nothing
// is deleted that nobody was told about. @rule retention.1, retention.2
import type { saveRetention } from '@fairway/contract/retention/endpoints';
import {
  changedPeriod,
  deletesMore,
  firstPeriod,
  isRetention,
  RETAINED_KINDS,
  type RetainedKind,
  type RetentionPeriod,
  settledPeriod,
  UNTOLD,
} from '@fairway/rules/retention';
import type { z } from 'zod';
import { recordAudit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { type AdministeredSchoolId, wholeSchool } from '../schools/access.ts';
import { tellAdministrators } from './mails/ordering.ts';
import { type Retention, readRetention } from './queries.ts';

type Given = z.output<typeof saveRetention.body>;
type Editor = { schoolId: AdministeredSchoolId; actorId: string; now: Date };

/** @throws Problem retention.changed, retention.out_of_bounds with the places of the lengths */
export async function savePeriods(database: Database, { schoolId, actorId, now }: Editor, given: Given): Promise<void> {
  const faults = given.periods.flatMap(({ kind, months }, at) =>
    isRetention(kind, months) ? [] : [{ pointer: `/body/periods/${at}/months`, code: 'out_of_bounds' }],
  );
  if (faults.length > 0) throw new Problem('retention.out_of_bounds', { errors: faults });
  const before = await lockRetention(database, schoolId);
  if (before.edition !== given.edition) throw new Problem('retention.changed');
  const edition = before.edition + 1;
  const changed: RetainedKind[] = [];
  const told: RetainedKind[] = [];
  for (const { kind, months } of given.periods) {
    const was = settledPeriod(before.periods.get(kind) ?? UNTOLD, now);
    const period = changedPeriod(was, months, now);
    if (JSON.stringify(was) === JSON.stringify(period)) continue;
    changed.push(kind);
    if (deletesMore(was, period)) told.push(kind);
    await writePeriod(database, schoolId, kind, period);
    await recordAudit(database, {
      at: now,
      actorId,
      action: 'retention.changed',
      subject: `school:${schoolId}`,
      schoolId,
      detail: { kind, months, before: was.months, from: period.next?.from.toISOString() ?? null },
    });
  }
  if (changed.length === 0) return;
  await writeEdition(database, schoolId, edition);
  if (told.length > 0) await tellAdministrators(database, schoolId, { edition, kinds: told, now });
}

/** Tells a school of kinds that it was not told about. @returns which; none where another node was faster */
export async function announceKinds(transaction: Database, schoolId: number, now: Date): Promise<RetainedKind[]> {
  const { edition, periods } = await lockRetention(transaction, schoolId);
  const kinds = RETAINED_KINDS.filter((kind) => periods.get(kind) === UNTOLD);
  if (kinds.length === 0) return [];
  for (const kind of kinds) await writePeriod(transaction, schoolId, kind, firstPeriod(kind, now));
  await writeEdition(transaction, schoolId, edition + 1);
  await recordAudit(transaction, {
    at: now,
    actorId: null,
    action: 'retention.announced',
    subject: `school:${schoolId}`,
    schoolId: wholeSchool(schoolId).schoolId,
    detail: { kinds: kinds.join(' ') },
  });
  await tellAdministrators(transaction, schoolId, { edition: edition + 1, kinds, now });
  return kinds;
}

/** The school's row stands for periods that are not there yet. @throws Problem not_found */
async function lockRetention(database: Database, schoolId: number): Promise<Retention> {
  const row = await database.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return readRetention(database, schoolId);
}

async function writeEdition(database: Database, schoolId: number, edition: number): Promise<void> {
  await database
    .insertInto('school_retention')
    .values({ school_id: schoolId, edition })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ edition }))
    .execute();
}

async function writePeriod(database: Database, schoolId: number, kind: RetainedKind, { months, next }: RetentionPeriod): Promise<void> {
  await database
    .insertInto('school_retention')
    .values({ school_id: schoolId, edition: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { months, next_months: next?.months ?? null, next_from: next?.from ?? null };
  await database
    .insertInto('school_retention_period')
    .values({ school_id: schoolId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['school_id', 'kind']).doUpdateSet(row))
    .execute();
}
