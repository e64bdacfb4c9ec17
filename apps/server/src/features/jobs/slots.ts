import type { Database } from '../../kernel/database/database.ts';
import { slot } from '../../kernel/feature.ts';
import type { OwnUserId } from '../identity/access.ts';

/** Ids of the postings that a person has saved, seen or not: none of them is suggested. */
export const savedPostings = slot<(database: Database, userId: OwnUserId) => Promise<string[]>>('saved postings');
