// The views of a list that somebody finds: their own, and those that colleagues of the same console share.
import type { savedView } from '@fairway/contract/saved-views/endpoints';
import { SAVED_VIEWS_SHOWN } from '@fairway/rules/saved-views';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import type { SavedView } from '../../kernel/database/tables.gen.ts';
import type { ViewKeeper } from './access.ts';

/** Rows of the keeper's console, whoever keeps them. */
const inConsole = (database: Database, { schoolId }: ViewKeeper) =>
  database.selectFrom('saved_view').where('school_id', schoolId === null ? 'is' : '=', schoolId);

export async function listSavedViews(database: Database, keeper: ViewKeeper, list: string): Promise<z.output<typeof savedView>[]> {
  const rows = await inConsole(database, keeper)
    .selectAll()
    .where('list', '=', list)
    .where((where) => where.or([where('user_id', '=', keeper.userId), where('is_shared', '=', true)]))
    .orderBy('name')
    .orderBy('id')
    .limit(SAVED_VIEWS_SHOWN)
    .execute();
  return rows.map((row) => savedViewOf(row, keeper));
}

export const savedViewOf = (
  { id, name, search, is_shared, user_id }: Selectable<SavedView>,
  { userId }: ViewKeeper,
): z.output<typeof savedView> => ({ id, name, search, isShared: is_shared, isMine: user_id === userId });
