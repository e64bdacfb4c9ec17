// Whose applications they are sees that they were opened. @rule shares.6
import type { LookPart } from '@fairway/rules/profile-looks';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { recordLook } from '../../profile-looks/commands.ts';
import type { Recruiter } from '../queries.ts';

export async function lookAtApplicants(
  database: Database,
  { organizationId, actorId, now }: Recruiter,
  ids: readonly string[],
  part: LookPart,
): Promise<void> {
  const rows = await database
    .selectFrom('application_received')
    .select('user_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('user_id')
    .execute();
  for (const { user_id } of rows)
    if (user_id !== null)
      await recordLook(database, { userId: user_id, lookedBy: actorId, organizationId, occasion: 'application', part, now });
}
