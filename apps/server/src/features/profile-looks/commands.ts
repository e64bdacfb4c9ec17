// Keeps that somebody looked at a profile or a CV, in the request that shows it. Nobody's look at what is their own is one. @rule shares.6, shares.11
import { type LookOccasion, type LookPart, togetherSince } from '@fairway/rules/profile-looks';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/database.ts';
import { newId } from '../../kernel/ids.ts';

export type Look = {
  /** Whose profile it is. */
  userId: string;
  lookedBy: string;
  /** For whom they looked; neither: for themselves. */
  organizationId?: number;
  schoolId?: number;
  occasion: LookOccasion;
  part: LookPart;
  now: Date;
};

/** Again within half an hour it is the same look, until later. */
export async function recordLook(database: Database, look: Look): Promise<void> {
  if (look.userId === look.lookedBy) return;
  // Reading endpoints have no transaction of their own.
  await (database.isTransaction ? keep(database, look) : database.transaction().execute((transaction) => keep(transaction, look)));
}

async function keep(transaction: Database, look: Look): Promise<void> {
  const { userId, lookedBy, organizationId = null, schoolId = null, occasion, part, now } = look;
  // Two pages that are opened at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`look ${lookedBy} ${userId}`}, 0))`.execute(transaction);
  const gone = await sql`update profile_look set at = greatest(at, ${now}) where id = (select id from profile_look
    where user_id = ${userId}::uuid and looked_by = ${lookedBy}::uuid and occasion = ${occasion} and part = ${part} and at > ${togetherSince(now)}
      and organization_id is not distinct from ${organizationId}::int and school_id is not distinct from ${schoolId}::int
    order by at desc, id limit 1)`.execute(transaction);
  if (gone.numAffectedRows === 1n) return;
  await transaction
    .insertInto('profile_look')
    .values({
      ...{ id: newId(), user_id: userId, looked_by: lookedBy, organization_id: organizationId, school_id: schoolId },
      ...{ occasion, part, began_at: now, at: now },
    })
    .execute();
}
