// The agreement in the demo world: the school that has done all its first steps accepted ours; others have not.

import { agreementVersion, filledAgreement } from '@fairway/rules/processing-agreements';
import { stableUuid } from '@fairway/world-kit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { ourAgreement } from './our-text.ts';

const NORDIC = 'nordic';
const HOUR_MS = 3_600_000;

export async function seedAgreements(
  transaction: DatabaseTransaction,
  { today, schools }: { today: Date; schools: readonly { id: number; slug: string; name: string }[] },
): Promise<void> {
  const school = schools.find(({ slug }) => slug === NORDIC);
  if (!school) throw new Error('The demo world has no Nordic School');
  const administrator = await transaction
    .selectFrom('user_role')
    .select('user_id')
    .where('school_id', '=', school.id)
    .where('role', '=', 'SchoolAdmin')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto('processing_agreement_acceptance')
    .values({
      ...{ id: stableUuid('processing-agreement nordic'), school_id: school.id, version: agreementVersion(undefined), locale: 'en' },
      body: filledAgreement(await ourAgreement('en'), { school: school.name, name: 'Fairway', email: null }),
      ...{ accepted_by: administrator?.user_id ?? null, accepted_at: new Date(today.getTime() - HOUR_MS) },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
