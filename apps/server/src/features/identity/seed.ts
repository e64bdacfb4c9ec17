// The demo accounts. Everybody knows their password: they are written with the demo world only, and only at an address of this machine.
import { foldedEmail } from '@fairway/rules/emails';
import { stableUuid } from '@fairway/world-kit/chance';
import type { Database, DatabaseTransaction } from '../../kernel/database/database.ts';
import { hashPassword } from '../../kernel/session/password-hash.ts';
import { endSessions } from './sessions/commands.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './world/people.ts';

export type PeopleWorld = {
  today: Date;
  schools: readonly { id: number; slug: string }[];
  organizations: readonly { id: number; key: string }[];
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
      organization_id: world.organizations.find((organization) => organization.key === account.organization)?.id ?? null,
      school_id: world.schools.find((school) => school.slug === account.school)?.id ?? null,
      granted_at: world.today,
    };
  });
  if (roles.length > 0) await database.insertInto('user_role').values(roles).execute();
  return written.length;
}

/**
 * Closes demo accounts that still have the password that everybody knows: a deployment that began on one machine and got a public address
 * must not stand open. Sign-ins that were open end. Returns how many it closed.
 */
export async function closeDemoAccounts(database: Database): Promise<number> {
  const ids = DEMO_ACCOUNTS.map((account) => stableUuid(`demo account ${account.email}`));
  const closed = await database
    .updateTable('app_user')
    .set({ status: 'suspended' })
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    // Their own password was never set: both instants are the day the world was written for.
    .whereRef('password_changed_at', '=', 'created_at')
    .returning('id')
    .execute();
  for (const { id } of closed) await endSessions(database, { userId: id }, 'administrator', new Date());
  return closed.length;
}

/** Closes them, and tells so where any was open. */
export async function closedAccountsLine(database: Database): Promise<string | undefined> {
  if ((await closeDemoAccounts(database)) === 0) return undefined;
  return 'Demo accounts were closed: this address is public and their password is known.';
}

/** The lines that a start prints: who can sign in, and with what. */
export function demoAccountLines(): string[] {
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length));
  return [
    `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    ...DEMO_ACCOUNTS.map((account) => `  ${account.email.padEnd(width)}  ${account.firstName}, ${account.who}`),
  ];
}

/** A candidate of the demo world without a password. */
export type DemoCandidate = {
  userId: string;
  roleId: string;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber?: string | undefined;
  createdAt: Date;
};

/** Writes accounts of candidates; those that are there are left alone. Gives the ids of the new ones. */
export async function seedCandidateAccounts(
  database: DatabaseTransaction,
  candidates: readonly DemoCandidate[],
  grantedAt: Date,
): Promise<ReadonlySet<string>> {
  const written = await database
    .insertInto('app_user')
    .values(
      candidates.map(({ userId, email, firstName, lastName, phoneNumber, createdAt }) => ({
        id: userId,
        email,
        email_folded: foldedEmail(email),
        email_verified_at: createdAt,
        status: 'active',
        first_name: firstName,
        last_name: lastName,
        phone_number: phoneNumber ?? null,
        created_at: createdAt,
        updated_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(written.map(({ id }) => id));
  const roles = candidates
    .filter(({ userId }) => ids.has(userId))
    .map(({ userId, roleId }) => ({ id: roleId, user_id: userId, role: 'Candidate', granted_at: grantedAt }));
  if (roles.length > 0) await database.insertInto('user_role').values(roles).execute();
  return ids;
}

/** Shows a picture that is stored already. */
export async function seedPicture(database: DatabaseTransaction, userId: string, avatar: string): Promise<void> {
  await database.updateTable('app_user').set({ avatar }).where('id', '=', userId).execute();
}
