// The ways of verification of the demo world's first school: all of them on, its sign-in played by the demo provider, a small roster of
// students without accounts, one class code that runs. Only on a local address, where that provider exists.
import type { VerificationMethod } from '@fairway/rules/verification';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { codePurpose } from '../class-codes/views.ts';
import { addressHash } from '../roster/address-hash.ts';
import { secretPurpose } from '../sign-in/queries.ts';

const SCHOOL = 'nordic';
const PROVIDER = '%/_provider/school';
/** The demo provider takes one client. */
const CLIENT = 'fairway-demo';
const ORDER: readonly VerificationMethod[] = ['academic_email', 'manual', 'sign_in', 'roster', 'class_code'];
const ROSTER = ['sara.lindholm', 'oskar.nyman', 'li.wikander', 'amir.rahimi', 'freja.holst', 'jonas.brekke', 'nadia.aziz', 'hugo.sand', 'mira.toivo', 'elin.dahl', 'tariq.osman', 'vera.holm'] as const; // biome-ignore format: a list
const DEMO_CODE = 'NRDC2468';
const MINUTE_MS = 60_000;

/** Writes them once, after the demo world was filled. */
export async function seedMethods(
  database: Database,
  keys: SessionKeys,
  { today, issuer }: { today: Date; issuer: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const school = await transaction.selectFrom('school').select('id').where('slug', '=', SCHOOL).executeTakeFirst();
    if (!school) return;
    const school_id = school.id;
    await transaction
      .insertInto('school_verification_method')
      .values(ORDER.map((method, position) => ({ school_id, method, position, validity_days: method === 'manual' ? null : 365 })))
      .onConflict((conflict) => conflict.columns(['school_id', 'method']).doUpdateSet({ is_on: true }))
      .execute();
    await transaction
      .insertInto('school_sign_in')
      .values({
        school_id,
        protocol: 'openid',
        issuer,
        client_id: CLIENT,
        sealed_client_secret: keys.seal(secretPurpose(school_id), CLIENT),
        requirement_name: 'eduperson_affiliation',
        requirement_value: 'student',
        updated_at: today,
      })
      .execute();
    await transaction
      .insertInto('school_roster_entry')
      .values(ROSTER.map((name) => ({ school_id, address_hash: addressHash(keys, school_id, `${name}@student.nordicschool.example`) })))
      .execute();
    await transaction
      .insertInto('school_class_code')
      .values({
        id: newId(),
        school_id,
        code_hash: keys.keyedHash(`school_class_code:${school_id}`, DEMO_CODE),
        sealed_code: keys.seal(codePurpose(school_id), DEMO_CODE),
        label: 'Welcome week, Old Harbour',
        max_uses: 120,
        started_at: today,
        ends_at: new Date(today.getTime() + 240 * MINUTE_MS),
      })
      .execute();
  });
}

/** The demo provider moved with this deployment's address (another port): the demo school follows; a provider of one's own stays. */
export async function pointDemoSignIn(database: Database, issuer: string): Promise<void> {
  await database
    .updateTable('school_sign_in')
    .set({ issuer })
    .where('issuer', 'like', PROVIDER)
    .where('client_id', '=', CLIENT)
    .where('issuer', '<>', issuer)
    .execute();
}
