// A subscription of the demo world.
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

/** Subscribes somebody to an organization that they follow. */
export async function seedSubscription(
  database: DatabaseTransaction,
  userId: string,
  { organizationId, at }: { organizationId: number; at: Date },
): Promise<void> {
  await database
    .insertInto('mail_subscription')
    .values({ id: newId(), user_id: userId, organization_id: organizationId, created_at: at })
    .execute();
}
