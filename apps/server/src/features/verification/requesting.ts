// Asking for verification: by a link to the student address, or by career services with a message. Everything is checked before anything
// is written, tries and mails are limited, and where a link leads afterwards is a path of this site. @rule verification.16, verification.19
import { LIMITS } from '@fairway/rules/limits';
import { safeReturnPath } from '@fairway/rules/return-paths';
import type { VerificationState } from '@fairway/rules/verification';
import { requestHindrance, tidyMessage, type VerificationRequest } from '@fairway/rules/verification-request';
import { countAttempt, type Limit } from '../../kernel/attempts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/http/problems.ts';
import type { ApiRequest } from '../../kernel/http/request.ts';
import { type OwnUserId, ownUserId } from '../identity/access.ts';
import { countMail, networkOf } from '../identity/request-limits.ts';
import type { IdentityServices } from '../identity/services.ts';
import { endIfOver, ensureConnection, lockConnection, moveConnection } from './commands.ts';
import { isTakenAddress, sendConnectionLink } from './links.ts';
import { listProvingSchools, type ProvingSchool, stateNow } from './queries.ts';
import { attachRequestFile, type StoredRequestFile } from './request-files/upload.ts';
import { proveIfListed } from './roster/commands.ts';

/** Requests of one person: each may tell whether an address is somebody's. */
const REQUESTS: Limit = { kind: 'verification_request', max: 30, windowMinutes: 60 };
const MAILS: Limit = { kind: 'verification_mail', max: LIMITS.verificationMailsPerHour, windowMinutes: 60 };
const NETWORK: Limit = { kind: 'mail_request', max: LIMITS.mailRequestsPerAddress, windowMinutes: LIMITS.mailRequestWindowMinutes };
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type AskedVerification = {
  noAcademicEmail: boolean;
  schoolId: number;
  studentEmail?: string | null | undefined;
  message?: string | null | undefined;
  returnUrl?: string | null | undefined;
};

/**
 * Asks; gives the connection's id and what was done. `storeFile` stores what a request by hand carries, once nothing else hinders it.
 * @throws Problem as the endpoint lists
 */
export async function requestVerification(
  request: ApiRequest,
  asked: AskedVerification,
  services: IdentityServices,
  storeFile?: () => Promise<StoredRequestFile>,
): Promise<{ id: string; code: 'Sent' | 'Requested' | 'Verified' }> {
  const userId = ownUserId(request);
  const now = request.clock.now();
  await countAttempt(services.database, services.keys, REQUESTS, userId, now);
  const [school] = await listProvingSchools(request.database, [asked.schoolId]);
  if (!school) throw new Problem('not_found');
  if (school.isSuspended) throw new Problem('verification.school_rests');
  const wanted: VerificationRequest = {
    way: asked.noAcademicEmail ? 'manual' : 'academic_email',
    address: (asked.studentEmail ?? '').trim(),
    message: tidyMessage(asked.message ?? ''),
  };
  const isByMail = wanted.way === 'academic_email';
  await refuseHindered(request.database, userId, school, wanted, await findState(request.database, userId, school.id, now));
  // Whom the school's roster names needs neither a link nor a decision.
  const proof = await request.database
    .transaction()
    .execute((transaction) => proveIfListed(transaction, services.keys, { userId, schoolId: school.id, now }));
  if (proof) return { id: proof.connectionId, code: 'Verified' };
  if (isByMail) await countLinkMail(services, { userId, schoolId: school.id }, wanted.address, now);
  const file = await storeFile?.();
  const id = await request.database.transaction().execute(async (transaction) => {
    const connection = await endIfOver(transaction, await ensureConnection(transaction, userId, school.id, now), now);
    await refuseHindered(transaction, userId, school, wanted, connection);
    const words = { method: wanted.way, studentEmail: isByMail ? wanted.address : null, text: isByMail ? '' : wanted.message };
    try {
      await moveConnection(transaction, connection, 'request', { kind: 'candidate', userId }, now, words);
    } catch (error) {
      if (error instanceof Problem && error.code === 'verification.wrong_state') throw new Problem('VerificationFailed', { cause: error });
      throw error;
    }
    if (file) await attachRequestFile(transaction, connection.id, file, now);
    if (isByMail) {
      const returnUrl = safeReturnPath(asked.returnUrl, services.baseUrl);
      const order = { connectionId: connection.id, userId, schoolName: school.name, email: wanted.address, returnUrl };
      await sendConnectionLink(transaction, services.keys, order, { tenantId: request.tenant.id, now });
    }
    return connection.id;
  });
  return { id, code: isByMail ? 'Sent' : 'Requested' };
}

async function findState(database: Database, userId: OwnUserId, schoolId: number, now: Date) {
  const row = await database
    .selectFrom('school_connection')
    .select(['id', 'state', 'expires_at'])
    .where('user_id', '=', userId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();
  return row && { id: row.id, state: stateNow(row, now) };
}

async function refuseHindered(
  database: Database,
  userId: OwnUserId,
  school: ProvingSchool,
  wanted: VerificationRequest,
  connection: { id: string; state: string } | undefined,
): Promise<void> {
  const code = requestHindrance(wanted, {
    methods: school.methods.map(({ method }) => method),
    domains: school.domains,
    isTaken:
      wanted.way === 'academic_email' &&
      (await isTakenAddress(database, wanted.address, { userId, connectionId: connection?.id ?? NOBODY })),
    state: (connection?.state as VerificationState | undefined) ?? null,
  });
  if (code) throw new Problem(code);
}

/**
 * Sends the link of a pending connection again. Who asks may be anybody: ids that are unknown, wait for no link, or are of a school that rests, are answered alike.
 * @throws Problem verification.mail_limit
 */
export async function resendLink(
  request: ApiRequest,
  asked: { id: string; returnUrl?: string | null | undefined },
  services: IdentityServices,
) {
  const now = request.clock.now();
  const id = asked.id.toLowerCase();
  await asMailLimit(countAttempt(services.database, services.keys, NETWORK, networkOf(request.fastify.ip), now));
  const found = await request.database
    .selectFrom('school_connection as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .innerJoin('identity_person as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'c.school_id', 'c.student_email', 's.name'])
    .where('c.id', '=', id)
    .where('c.state', '=', 'pending')
    .where('c.student_email', 'is not', null)
    .where('u.status', '=', 'active')
    .where('s.suspended_at', 'is', null)
    .executeTakeFirst();
  // Of an unknown id as many are counted, so that the limit tells nothing either.
  const counted = found ? { userId: found.user_id, schoolId: found.school_id } : { userId: id, schoolId: 0 };
  await countLinkMail(services, counted, found?.student_email ?? id, now);
  if (!found) return;
  await request.database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id, { userId: found.user_id });
    // It was decided or cancelled in this moment.
    if (connection.state !== 'pending' || connection.student_email === null) return;
    await moveConnection(transaction, connection, 'resend', { kind: 'candidate', userId: connection.user_id }, now);
    const returnUrl = asked.returnUrl ? safeReturnPath(asked.returnUrl, services.baseUrl) : await lastReturnUrl(transaction, connection.id);
    const order = { connectionId: id, userId: connection.user_id, schoolName: found.name, email: connection.student_email, returnUrl };
    await sendConnectionLink(transaction, services.keys, order, { tenantId: request.tenant.id, now });
  });
}

async function lastReturnUrl(database: Database, connectionId: string): Promise<string> {
  const row = await database
    .selectFrom('school_connection_link')
    .select('return_url')
    .where('connection_id', '=', connectionId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.return_url ?? '/';
}

/** Counts a link for the connection and for its recipient. */
async function countLinkMail(
  services: IdentityServices,
  of: { userId: string; schoolId: number },
  recipient: string,
  now: Date,
): Promise<void> {
  await asMailLimit(countAttempt(services.database, services.keys, MAILS, `${of.userId}:${of.schoolId}`, now));
  await asMailLimit(countMail(services, recipient));
}

/** @throws Problem verification.mail_limit with Retry-After */
async function asMailLimit(counting: Promise<void>): Promise<void> {
  try {
    await counting;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'rate_limited') throw error;
    throw new Problem('verification.mail_limit', { cause: error, headers: error.headers });
  }
}
