// The demo accounts. Everybody knows their password: they are written with the demo world only, and only at an address of this machine.
import { foldedEmail } from '@fairway/rules/emails';
import { stableUuid } from '@fairway/testkit/chance';
import type { DatabaseTransaction } from '../../kernel/database/database.ts';
import { hashPassword } from '../../kernel/session/password-hash.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/people.ts';

export type PeopleWorld = {
  today: Date;
  schools: readonly { id: number; slug: string }[];
  companies: readonly { id: number; key: string }[];
};

/** Writes one account of every role, active and verified; an address that somebody has already is left alone. Returns how many. */
export async function seedPeople(database: DatabaseTransaction, world: PeopleWorld): Promise<number> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const written = await database
    .insertInto('app_user')
    .values(
      DEMO_ACCOUNTS.map((account) => ({
        id: stableUuid(`demo account ${account.email}`),
        email: account.email,
        email_folded: foldedEmail(account.email),
        email_verified_at: world.today,
        status: 'active',
        password_hash: passwordHash,
        password_changed_at: world.today,
        first_name: account.firstName,
        last_name: account.lastName,
        time_zone: account.timeZone,
        created_at: world.today,
        updated_at: world.today,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email'])
    .execute();
  const roles = written.map(({ id, email }) => {
    const account = DEMO_ACCOUNTS.find((one) => one.email === email)!;
    return {
      id: stableUuid(`demo role ${email}`),
      user_id: id,
      role: account.role,
      organization_id: world.companies.find((company) => company.key === account.company)?.id ?? null,
      school_id: world.schools.find((school) => school.slug === account.school)?.id ?? null,
      granted_at: world.today,
    };
  });
  if (roles.length > 0) await database.insertInto('user_role').values(roles).execute();
  return written.length;
}

/** The lines that a start prints: who can sign in, and with what. */
export function demoAccountLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length));
  return [
    `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map((account) => `  ${account.email.padEnd(width)}  ${account.firstName}, ${account.who}`),
  ];
}
