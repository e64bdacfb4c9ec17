import type { Database } from '../../kernel/database/database.ts';
import { slot } from '../../kernel/feature.ts';
import type { OwnUserId } from '../identity/access.ts';

/** Somebody is given the link of a posting to apply elsewhere, in the transaction of the call. */
export const openedApplications =
  slot<(transaction: Database, opened: { userId: OwnUserId; jobId: string; now: Date }) => Promise<void>>('opened applications');

/** Ids of the postings that a person has saved, seen or not: none of them is suggested. */
export const savedPostings = slot<(database: Database, userId: OwnUserId) => Promise<string[]>>('saved postings');
