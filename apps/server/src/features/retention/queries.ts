// How long a school keeps each kind of data, and how much of it goes soon. @rule retention.1, retention.2
import {
  chosenLength,
  goesAhead,
  goesBefore,
  monthsFrom,
  RETAINED_KINDS,
  type RetainedKind,
  type RetentionPeriod,
  settledPeriod,
  UNTOLD,
} from '@fairway/rules/retention';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { Retained } from '../../kernel/retained.ts';
import type { AdministeredSchoolId } from '../schools/access.ts';

/** As many are counted. */
const COUNTED = 10_000;

export type Retention = { edition: number; periods: Map<RetainedKind, RetentionPeriod> };

/** Every kind, with what holds and what waits. */
export async function readRetention(database: Database, schoolId: number): Promise<Retention> {
  const kept = await database.selectFrom('school_retention').select('edition').where('school_id', '=', schoolId).executeTakeFirst();
  const rows = await database
    .selectFrom('school_retention_period')
    .select(['kind', 'months', 'next_months', 'next_from'])
    .where('school_id', '=', schoolId)
    .execute();
  const periods = RETAINED_KINDS.map((kind): [RetainedKind, RetentionPeriod] => {
    const row = rows.find((one) => one.kind === kind);
    return [kind, row ? periodOf(row) : UNTOLD];
  });
  return { edition: kept?.edition ?? 0, periods: new Map(periods) };
}

type Row = { months: number | null; next_months: number | null; next_from: Date | null };
const periodOf = ({ months, next_months, next_from }: Row): RetentionPeriod => ({
  months,
  next: next_months === null || next_from === null ? null : { months: next_months, from: next_from },
});

/** The period of a kind, held until the transaction ends: nobody lengthens it meanwhile. */
export async function holdPeriod(transaction: Database, schoolId: number, kind: RetainedKind): Promise<RetentionPeriod> {
  const row = await transaction
    .selectFrom('school_retention_period')
    .select(['months', 'next_months', 'next_from'])
    .where('school_id', '=', schoolId)
    .where('kind', '=', kind)
    .forShare()
    .executeTakeFirst();
  return row ? periodOf(row) : UNTOLD;
}

/** How many rows are older, 10,000 at most. */
async function countOlder(database: Database, kind: Retained, schoolId: number, before: Date | undefined): Promise<number> {
  if (!before) return 0;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select 1 from ${kind.older(schoolId, before)} d limit ${COUNTED}) as counted`.execute(database);
  return rows[0]?.count ?? 0;
}

/** What the page shows. */
export async function getRetention(database: Database, schoolId: AdministeredSchoolId, kinds: readonly Retained[], now: Date) {
  const { edition, periods } = await readRetention(database, schoolId);
  const shown = [];
  for (const kind of RETAINED_KINDS) {
    const period = settledPeriod(periods.get(kind) ?? UNTOLD, now);
    const retained = kindOf(kinds, kind);
    shown.push({
      kind,
      months: period.months,
      next: period.next && { months: period.next.months, from: period.next.from.toISOString() },
      goes: await countOlder(database, retained, schoolId, goesAhead(period, now)),
      goesNext: await countOlder(database, retained, schoolId, goesBefore(period, now)),
    });
  }
  return { edition, periods: shown };
}

/** How much is older than a time that somebody thinks of. */
export const countAt = (database: Database, schoolId: AdministeredSchoolId, kind: Retained, months: number, now: Date) =>
  countOlder(database, kind, schoolId, monthsFrom(now, -months));

/** @throws Error where no feature tells a kind */
export function kindOf(kinds: readonly Retained[], kind: RetainedKind): Retained {
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`No feature retains ${kind}`);
  return found;
}

/** The chosen lengths of a school in the order of the kinds. */
export const chosenMonths = ({ periods }: Retention): [RetainedKind, number][] =>
  RETAINED_KINDS.map((kind) => [kind, chosenLength(kind, periods.get(kind) ?? UNTOLD)]);
