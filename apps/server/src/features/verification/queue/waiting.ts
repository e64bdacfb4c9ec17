// What the first page of staff counts of the queue. Each count is the total of the list that it leads to.
import { EXPIRING_DAYS } from '@fairway/rules/verification-queue';
import type { CountWaiting } from '../../../kernel/feature.ts';
import type { StudentScope } from '../../schools/access.ts';
import { countExpiring, countOpen } from './queries.ts';

const DAY_MS = 86_400_000;

export const openRequests: CountWaiting = async (database, scope: StudentScope) => {
  const found = await countOpen(database, scope);
  return (['waiting', 'answered', 'asked'] as const).map((item) => {
    const counted = found.find(({ status }) => status === item);
    return { item, count: counted?.count ?? 0, oldestAt: counted?.oldestAt ?? null };
  });
};

export const expiringProofs: CountWaiting = async (database, scope: StudentScope, now) => {
  const until = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  return [{ item: 'expiring', count: await countExpiring(database, scope, now, until), oldestAt: null }];
};
