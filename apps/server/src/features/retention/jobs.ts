// Every night: schools hear of kinds that they were not told about, and what is older than a school keeps it is deleted, a batch a transaction.
// A batch holds the period that it goes by, so that whoever lengthens it waits for that batch and no other follows. Safe to repeat and on many
// nodes at once; what fails at one school keeps no other from its turn. @rule retention.2, retention.4
import { goesBefore, RETAINED_KINDS, RETENTION_BATCH, type RetainedKind } from '@fairway/rules/retention';
import { sql } from 'kysely';
import { recordAudit } from '../../kernel/audit.ts';
import type { JobRegistration } from '../../kernel/background/background.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { JobServices } from '../../kernel/feature.ts';
import { oldest, type Retained } from '../../kernel/retained.ts';
import { wholeSchool } from '../schools/access.ts';
import { announceKinds } from './commands.ts';
import { holdPeriod, kindOf } from './queries.ts';

export function retentionJobs({ database, clock, features }: Pick<JobServices, 'database' | 'clock' | 'features'>): JobRegistration[] {
  const kinds = features.flatMap(({ retains }) => retains ?? []);
  return [
    {
      name: 'retention.delete',
      cron: '37 2 * * *',
      run: async (_payload, { log }) => {
        const done = await runRetention(database, kinds, clock.now());
        if (done.told + done.deleted > 0) log.info(done, 'what schools keep no longer was deleted');
      },
    },
  ];
}

/** How many schools were told something and how many rows went. @throws AggregateError after all had their turn, of what failed */
export async function runRetention(database: Database, kinds: readonly Retained[], now: Date): Promise<{ told: number; deleted: number }> {
  const done = { told: 0, deleted: 0 };
  const failures: unknown[] = [];
  const attempt = async (run: () => Promise<void>) => run().catch((error: unknown) => void failures.push(error));
  for (const schoolId of await untoldSchools(database))
    await attempt(async () => {
      const told = await database.transaction().execute((transaction) => announceKinds(transaction, schoolId, now));
      if (told.length > 0) done.told += 1;
    });
  for (const { schoolId, kind } of await keptPeriods(database))
    await attempt(async () => {
      done.deleted += await deleteOlder(database, kindOf(kinds, kind), schoolId, now);
    });
  if (failures.length > 0) throw new AggregateError(failures, `Retention failed ${failures.length} times`);
  return done;
}

/** Schools that somebody administers, of which a kind has no period yet. Where nobody does there is nobody to tell. */
async function untoldSchools(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('user_role as r')
    .innerJoin('identity_person as p', 'p.id', 'r.user_id')
    .select('r.school_id')
    .distinct()
    .where('r.role', '=', 'SchoolAdmin')
    .where('p.status', '=', 'active')
    .where('r.school_id', 'is not', null)
    .where(
      sql<boolean>`(select count(*) from school_retention_period k where k.school_id = r.school_id
        and k.kind = any(${[...RETAINED_KINDS]}::text[])) < ${RETAINED_KINDS.length}`,
    )
    .orderBy('r.school_id')
    .execute();
  return rows.flatMap(({ school_id }) => (school_id === null ? [] : [school_id]));
}

/** Periods by school, those that hold nothing yet among them; a kind of a later release is passed over. */
async function keptPeriods(database: Database): Promise<{ schoolId: number; kind: RetainedKind }[]> {
  const rows = await database
    .selectFrom('school_retention_period')
    .select(['school_id', 'kind'])
    .orderBy('school_id')
    .orderBy('kind')
    .execute();
  return rows.flatMap(({ school_id: schoolId, kind }) => {
    const known = RETAINED_KINDS.find((one) => one === kind);
    return known ? [{ schoolId, kind: known }] : [];
  });
}

/** Deletes what is older, up to a night's batches. @returns how many rows */
async function deleteOlder(database: Database, kind: Retained, schoolId: number, now: Date): Promise<number> {
  let deleted = 0;
  for (let run = 0; run < RETENTION_BATCH.runs; run++) {
    const { found, gone } = await database.transaction().execute((transaction) => deleteBatch(transaction, kind, schoolId, now));
    deleted += gone;
    if (found < RETENTION_BATCH.rows || gone === 0) break;
  }
  return deleted;
}

async function deleteBatch(transaction: Parameters<Retained['remove']>[0], kind: Retained, schoolId: number, now: Date) {
  const before = goesBefore(await holdPeriod(transaction, schoolId, kind.kind), now);
  if (!before) return { found: 0, gone: 0 };
  const ids = await oldest(transaction, kind, { schoolId, before, rows: RETENTION_BATCH.rows });
  const gone = ids.length > 0 ? await kind.remove(transaction, { schoolId, before, ids, now }) : 0;
  if (gone > 0)
    await recordAudit(transaction, {
      at: now,
      actorId: null,
      action: 'retention.deleted',
      subject: `school:${schoolId}`,
      schoolId: wholeSchool(schoolId).schoolId,
      detail: { kind: kind.kind, count: gone, before: before.toISOString() },
    });
  return { found: ids.length, gone };
}
