// Reads of a school's sign-in settings.
import type { Database } from '../../../kernel/database/database.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { SessionKeys } from '../../../kernel/session/keys.ts';
import type { SignInSettings } from './gateway.ts';

/** Secrets are sealed for their school: a row that was moved to another one does not open. */
export const secretPurpose = (schoolId: number) => `school_sign_in_secret:${schoolId}`;

export async function findSignInRow(database: Database, schoolId: number) {
  return database.selectFrom('school_sign_in').selectAll().where('school_id', '=', schoolId).executeTakeFirst();
}

/** The settings with the secret opened. @throws Problem verification.sign_in_missing */
export async function getSignIn(database: Database, keys: SessionKeys, schoolId: number): Promise<SignInSettings> {
  const row = await findSignInRow(database, schoolId);
  const clientSecret = row?.sealed_client_secret ? keys.open(secretPurpose(schoolId), row.sealed_client_secret) : '';
  if (!row || clientSecret === undefined) throw new Problem('verification.sign_in_missing');
  return {
    schoolId,
    protocol: row.protocol as SignInSettings['protocol'],
    issuer: row.issuer,
    clientId: row.client_id ?? '',
    clientSecret,
    scopes: row.scopes,
    ssoUrl: row.sso_url ?? '',
    certificates: row.certificates,
    requirement:
      row.requirement_name !== null && row.requirement_value !== null ? { name: row.requirement_name, value: row.requirement_value } : null,
    subjectName: row.subject_name,
  };
}
