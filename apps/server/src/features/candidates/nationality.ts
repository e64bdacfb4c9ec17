// The one nationality that the account knows: the first of the profile.
import { isCountry } from '@fairway/rules/countries';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { newId } from '../../kernel/ids.ts';
import type { OwnUserId } from '../identity/access.ts';
import { lockCandidate, noteChange } from './versions.ts';

/**
 * Sets the nationality that the account shows: the first of the profile. null takes the first away.
 * @throws Problem validation for a code that is no country
 */
export async function setFirstNationality(transaction: Database, userId: OwnUserId, nationality: string | null, now: Date): Promise<void> {
  if (nationality !== null && !isCountry(nationality))
    throw new Problem('validation', { errors: [{ pointer: '/body/nationality', code: 'invalid_value' }] });
  const profile = await lockCandidate(transaction, userId, { now });
  const before = await transaction
    .selectFrom('candidate_nationality')
    .select(['id', 'nationality', 'position'])
    .where('candidate_id', '=', profile.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const [first] = before;
  if ((first?.nationality ?? null) === nationality) return;
  // A later one that becomes the first leaves its old place.
  const gone = before.filter((row) => row === first || row.nationality === nationality).map((row) => row.id);
  if (gone.length > 0) await transaction.deleteFrom('candidate_nationality').where('id', 'in', gone).execute();
  if (nationality !== null)
    await transaction
      .insertInto('candidate_nationality')
      .values({ id: newId(), candidate_id: profile.id, nationality, position: first?.position ?? 0 })
      .execute();
  await noteChange(transaction, { id: profile.id, userId }, ['nationalities'], now);
}
