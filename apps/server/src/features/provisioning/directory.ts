// What every change of a provider's users and groups is made with, and against which version.
import type { Database } from '../../kernel/database/database.ts';
import type { SessionKeys } from '../../kernel/session/keys.ts';
import type { ProvisionedSchoolId } from './tokens.ts';

export type Directory = { database: Database; keys: SessionKeys; schoolId: ProvisionedSchoolId; now: Date };

/** Whether what a client knows (If-Match) is the version that is there. */
export const isExpected = (expected: string | undefined, version: number): boolean =>
  expected === undefined || expected.trim() === '*' || expected.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${version}"`);
