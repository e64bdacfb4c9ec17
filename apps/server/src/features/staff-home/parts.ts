// What the first page of career services counts. A feature that keeps something waiting hands in a part here or, from its own folder, in
// app.ts: `staffHomeRoutes(bind, [...HOME_PARTS, cvReviewPart])`. A part that is not handed in is not shown.
import type { HomeItem } from '@fairway/rules/staff-home';
import { EXPIRING_DAYS } from '@fairway/rules/verification-queue';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import { countExpiring, countOpen } from '../verification/queue/queries.ts';

export type HomeCount = { item: HomeItem; count: number; oldestAt: Date | null };
/** Counts what waits at a school; each item is told by one part only. */
export type HomePart = (database: Database, schoolId: ManagedSchoolId, now: Date) => Promise<HomeCount[]>;

const DAY_MS = 86_400_000;

const openRequests: HomePart = async (database, schoolId) => {
  const found = await countOpen(database, schoolId);
  return (['waiting', 'answered', 'asked'] as const).map((item) => {
    const counted = found.find(({ status }) => status === item);
    return { item, count: counted?.count ?? 0, oldestAt: counted?.oldestAt ?? null };
  });
};

const expiringProofs: HomePart = async (database, schoolId, now) => {
  const until = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  return [{ item: 'expiring', count: await countExpiring(database, schoolId, now, until), oldestAt: null }];
};

/** Names of programs that candidates typed and somebody studies: to be merged into the school's own. */
const typedPrograms: HomePart = async (database, schoolId) => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(p.name))::int as count from study_program p
    where p.school_id = ${schoolId} and p.created_by is not null
      and exists (select from candidate_study_program e where e.study_program_id = p.id)`.execute(database);
  return [{ item: 'typedPrograms', count: rows[0]?.count ?? 0, oldestAt: null }];
};

export const HOME_PARTS: readonly HomePart[] = [openRequests, expiringProofs, typedPrograms];
