// The ways of verification of the demo world's first school: all of them on, its sign-in played by the demo provider, a small roster of
// students without accounts, one class code that runs. Only on a local address, where that provider exists.
import type { VerificationMethod } from '@fairway/rules/verification';
import type { Database, DatabaseTransaction } from '../../../kernel/database/database.ts';
import type { PlayedWorld } from '../../../kernel/feature.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import { demoSchoolIssuer } from '../../identity/social/demo-provider/routes.ts';
import { seedMethods as seedSchoolMethods, turnMethodsOn } from '../../schools/seed.ts';
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

/** Writes them once, after the demo world was filled; later the school's sign-in follows the address of the server. */
export async function playMethods({ database, keys, today, baseUrl, isNew }: PlayedWorld): Promise<void> {
  const issuer = demoSchoolIssuer(baseUrl);
  if (isNew) await seedMethods(database, keys, { today, issuer });
  else await pointDemoSignIn(database, issuer);
}

async function seedMethods(database: Database, keys: SessionKeys, { today, issuer }: { today: Date; issuer: string }): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const school = await transaction.selectFrom('school').select('id').where('slug', '=', SCHOOL).executeTakeFirst();
    if (!school) return;
    const school_id = school.id;
    const methods = ORDER.map((method, position) => ({ school_id, method, position, validity_days: method === 'manual' ? null : 365 }));
    await seedSchoolMethods(transaction, methods);
    await turnMethodsOn(transaction, school_id);
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
    await showRoster(transaction, keys, school_id, today);
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
async function pointDemoSignIn(database: Database, issuer: string): Promise<void> {
  await database
    .updateTable('school_sign_in')
    .set({ issuer })
    .where('issuer', 'like', PROVIDER)
    .where('client_id', '=', CLIENT)
    .where('issuer', '<>', issuer)
    .execute();
}

/** A roster that was read and waits for somebody to take it over. */
async function showRoster(transaction: DatabaseTransaction, keys: SessionKeys, school_id: number, today: Date): Promise<void> {
  const id = newId();
  const counts = { row_count: 4, added_count: 3, bad_count: 1, public_count: 1, size_bytes: 120, read_bytes: 120 };
  const told = { bad_rows: JSON.stringify([{ line: 4, code: 'bad_address' }]), public_lines: [5] };
  await transaction
    .insertInto('school_roster_upload')
    .values({ id, school_id, mode: 'add', state: 'read', created_at: today, ...counts, ...told })
    .execute();
  const addresses = ['new.one@student.nordicschool.example', 'new.two@student.nordicschool.example', 'new.three@gmail.com'];
  await transaction
    .insertInto('school_roster_row')
    .values(addresses.map((address) => ({ upload_id: id, address_hash: addressHash(keys, school_id, address) })))
    .execute();
}
