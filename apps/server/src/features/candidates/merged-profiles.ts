// A profile that took over entries of another account's, or gave them back: its pages and who follows it see all of it anew.
import { PROFILE_SECTIONS } from '@fairway/rules/profile';
import type { Database } from '../../kernel/database/database.ts';
import type { PersonMerge } from '../../kernel/feature.ts';
import { noteChange } from './versions.ts';

export async function noteMergedProfile(transaction: Database, { sourceId, targetId, now }: PersonMerge): Promise<void> {
  const rows = await transaction.selectFrom('candidate').select(['id', 'user_id']).where('user_id', 'in', [sourceId, targetId]).execute();
  for (const { id, user_id } of rows) await noteChange(transaction, { id, userId: user_id }, PROFILE_SECTIONS, now);
}
