// What the first page of career services counts: a part for each thing that waits. Each count is the total of the list that it leads to
// (apps/web/src/features/staff-home, TARGETS). A part that counts nothing at a school that has no such list tells no item.
import type { HomeItem } from '@fairway/rules/staff-home';
import { EXPIRING_DAYS } from '@fairway/rules/verification-queue';
import type { Database } from '../../kernel/database/database.ts';
import { countWaitingReviews } from '../cv-reviews/queries.ts';
import type { ManagedSchoolId } from '../schools/access.ts';
import { countTypedGroups } from '../schools/programs/queries.ts';
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

/** CVs that wait for staff, where the school reviews them. */
const waitingReviews: HomePart = async (database, schoolId) => {
  const { count, oldestAt, isOffered } = await countWaitingReviews(database, schoolId);
  return isOffered || count > 0 ? [{ item: 'cvReviews', count, oldestAt }] : [];
};

/** Programs that candidates typed and somebody studies, near names once: to be merged into the school's own. */
const typedPrograms: HomePart = async (database, schoolId) => {
  return [{ item: 'typedPrograms', count: await countTypedGroups(database, schoolId), oldestAt: null }];
};

export const HOME_PARTS: readonly HomePart[] = [openRequests, waitingReviews, expiringProofs, typedPrograms];
