// The candidate row of a person, made on first need.
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

/** The id of the person's candidate row; made where there is none. Two calls at once make one. */
export async function ensureCandidate(transaction: Database, userId: string): Promise<string> {
  const find = () => transaction.selectFrom('candidate').select('id').where('user_id', '=', userId).executeTakeFirst();
  const found = await find();
  if (found) return found.id;
  const made = await transaction
    .insertInto('candidate')
    .values({ id: newId(), user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = made ?? (await find());
  if (!row) throw new Error('The candidate went while it was made');
  return row.id;
}
