// Five imports a day: attempts count, failed ones too, all ways together; what is refused by type or size before reading does not.
// @rule imports.17
import { LIMITS } from '@fairway/rules/limits';
import { countAttempt, type Limit, returnAttempt } from '../../kernel/attempts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { OwnUserId } from '../identity/access.ts';

const IMPORTS: Limit = { kind: 'profile_import', max: LIMITS.profileImportsPerDay, windowMinutes: 24 * 60 };

/** Counts an attempt, outside of the import's own transaction: what fails there was tried. @throws Problem import.daily_limit with Retry-After */
export async function countImport(database: Database, keys: SessionKeys, userId: OwnUserId, now: Date): Promise<void> {
  try {
    await countAttempt(database, keys, IMPORTS, userId, now);
  } catch (error) {
    if (error instanceof Problem && error.code === 'rate_limited') throw new Problem('import.daily_limit', { headers: error.headers });
    throw error;
  }
}

/** It was no attempt. */
export const returnImport = (database: Database, keys: SessionKeys, userId: OwnUserId): Promise<void> =>
  returnAttempt(database, keys, IMPORTS.kind, userId);
