// Accounts of the same person that were merged into theirs: what is kept of one for good is its address.
import type { Database } from '../../../kernel/database/database.ts';
import type { PersonalDataPart, PersonReference } from '../../../kernel/personal-data.ts';
import { listMergedInto } from '../../identity/merging/commands.ts';

export const mergePersonalData: PersonalDataPart = {
  name: 'merged-accounts',
  heading: (t) => t('archive.parts.mergedAccounts'),
  async read(database: Database, { userId }: PersonReference) {
    const merges = await database
      .selectFrom('account_merge')
      .select(['source_id', 'merged_at as mergedAt', 'undo_until as undoUntil'])
      .where('target_id', '=', userId)
      .execute();
    return (await listMergedInto(database, userId)).map(({ id, email }) => {
      const { source_id: _source, ...open } = merges.find(({ source_id }) => source_id === id) ?? { source_id: id };
      return { email, ...open };
    });
  },
};
