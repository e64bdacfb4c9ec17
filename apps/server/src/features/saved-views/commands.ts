// Keeping views of lists. Each is changed by who keeps it alone, also where all of a console find it.
import { plainLine } from '@fairway/rules/names';
import { SAVED_VIEW_CHARACTERS, SAVED_VIEWS_PER_LIST, savedSearch } from '@fairway/rules/saved-views';
import { cutTo } from '@fairway/rules/visible-characters';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import type { SavedView } from '../../kernel/database/tables.gen.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { ViewKeeper } from './access.ts';

type Row = Selectable<SavedView>;
type Fields = { name: string; search: string; isShared: boolean };
type Changes = { [K in keyof Fields]?: Fields[K] | undefined };

/** @throws Problem validation of a name that nobody sees, saved_views.limit */
export async function addSavedView(
  transaction: Database,
  keeper: ViewKeeper,
  { list, ...fields }: Fields & { list: string },
  now: Date,
): Promise<Row> {
  // One at a time, so that none slips past the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${keeper.userId}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('saved_view')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', keeper.userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SAVED_VIEWS_PER_LIST) throw new Problem('saved_views.limit');
  return transaction
    .insertInto('saved_view')
    .values({ id: newId(), user_id: keeper.userId, school_id: keeper.schoolId, list, created_at: now, ...columnsOf(fields) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Problem not_found where the keeper has none with that id in this console; validation of a name that nobody sees */
export async function changeSavedView(transaction: Database, keeper: ViewKeeper, id: string, fields: Changes): Promise<Row> {
  const before = await own(transaction, keeper, id);
  return transaction
    .updateTable('saved_view')
    .set(
      columnsOf({
        name: fields.name ?? before.name,
        search: fields.search ?? before.search,
        isShared: fields.isShared ?? before.is_shared,
      }),
    )
    .where('id', '=', before.id)
    .where('user_id', '=', keeper.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws Problem not_found where the keeper has none with that id in this console */
export async function removeSavedView(transaction: Database, keeper: ViewKeeper, id: string): Promise<void> {
  const { id: known } = await own(transaction, keeper, id);
  await transaction.deleteFrom('saved_view').where('id', '=', known).where('user_id', '=', keeper.userId).execute();
}

async function own(transaction: Database, { userId, schoolId }: ViewKeeper, id: string): Promise<Row> {
  const row = await transaction
    .selectFrom('saved_view')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('school_id', schoolId === null ? 'is' : '=', schoolId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem('not_found');
  return row;
}

function columnsOf({ name, search, isShared }: Fields) {
  const plain = cutTo(plainLine(name), SAVED_VIEW_CHARACTERS);
  if (plain === '') throw new Problem('validation', { errors: [{ pointer: '/body/name', code: 'too_small' }] });
  return { name: plain, search: savedSearch(search), is_shared: isShared };
}
