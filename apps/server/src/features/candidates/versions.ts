// The row of a candidate: made on first need, locked by every change of a profile, so that two saves of one person never run at once.
// Whatever changes a profile says so here: the version goes up, and the sections that changed keep it (decision 63).
import type { ProfileSection } from '@fairway/rules/profile';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { recordEvents } from '../../kernel/database/events.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';

export type LockedCandidate = { id: string; version: number };

/** The candidate of a person, made where there is none yet; locked until the transaction ends. */
export async function lockCandidate(transaction: Database, userId: OwnUserId, { now }: { now: Date }): Promise<LockedCandidate> {
  await transaction
    .insertInto('candidate')
    .values({ id: newId(), user_id: userId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return transaction.selectFrom('candidate').select(['id', 'version']).where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Raises the version of a locked candidate for these sections, and tells who follows. */
export async function noteChange(
  transaction: Database,
  candidate: { id: string; userId: string },
  sections: readonly ProfileSection[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('candidate')
    .set({
      version: sql`version + 1`,
      section_versions: sql`section_versions || (select jsonb_object_agg(section, version + 1) from unnest(${[...sections]}::text[]) section)`,
      updated_at: now,
    })
    .where('id', '=', candidate.id)
    .execute();
  await recordEvents(transaction, [{ kind: 'candidate.changed', subject: `user:${candidate.userId}` }]);
}
