// Looks of the demo world, as a part that knows who looked writes them.
import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import type { ProfileLook } from '../../kernel/database/tables.gen.ts';

export async function seedLooks(transaction: DatabaseTransaction, looks: readonly Insertable<ProfileLook>[]): Promise<void> {
  if (looks.length > 0)
    await transaction
      .insertInto('profile_look')
      .values([...looks])
      .execute();
}
