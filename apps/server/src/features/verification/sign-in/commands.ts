// A sign-in with the school, from its start to the proof; a trial by an administrator goes the same way and proves nothing.
// The provider is never asked while a transaction is open.
import { safeReturnPath } from '@fairway/rules/return-paths';
import { claimsSay } from '@fairway/rules/school-sign-in';
import { countAttempt } from '../../../kernel/attempts.ts';
import { recordAudit } from '../../../kernel/audit.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { reachesInside } from '../../../kernel/http/outside-fetch.ts';
import { ownOrigin } from '../../../kernel/http/own-hosts.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId, signedIn } from '../../identity/access.ts';
import { getMethod, type MethodProof, proveConnection } from '../proofs/commands.ts';
import type { MethodServices } from '../proofs/services.ts';
import { beginFlow, type FlowPurpose, takeFlow } from './flow.ts';
import { ownAddresses, type SignInPerson, type SignInSettings } from './gateway.ts';
import { openIdLocation, openIdPerson } from './openid-gateway.ts';
import { getSignIn } from './queries.ts';
import { samlLocation } from './saml-gateway.ts';

const STARTS = { kind: 'school_sign_in', max: 30, windowMinutes: 60 };

export type SignInAnswer = {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  ticket?: string | undefined;
  error?: string | undefined;
};

/** Where to send the reader. @throws Problem not_found, verification.method_off, .sign_in_missing, .sign_in_failed, rate_limited */
export async function startSignIn(
  request: ApiRequest,
  services: MethodServices,
  asked: { schoolId: number; purpose: FlowPurpose; returnUrl: string },
): Promise<string> {
  const { userId, sessionId } = signedIn(request);
  const { schoolId, purpose } = asked;
  const { database, keys, baseUrl } = services;
  const now = request.clock.now();
  if (purpose === 'prove') await getMethod(database, schoolId, 'sign_in');
  const settings = await getSignIn(database, keys, schoolId);
  await countAttempt(database, keys, STARTS, userId, now);
  const origin = ownOrigin(request.fastify, baseUrl);
  const returnUrl = origin + safeReturnPath(asked.returnUrl, origin);
  const owner = { userId, sessionId, schoolId, purpose, issuer: settings.issuer, returnUrl };
  const checks = await beginFlow(database, keys, owner, now);
  const own = ownAddresses(baseUrl);
  return settings.protocol === 'openid'
    ? openIdLocation(settings, own, checks, reachesInside(baseUrl))
    : samlLocation(settings, own, checks);
}

/** Whom the provider signed in; the flow is used up. @throws Problem verification.sign_in_missing, .sign_in_failed, .sign_in_over */
async function personOf(
  request: ApiRequest,
  services: MethodServices,
  asked: { schoolId: number; purpose: FlowPurpose; answer: SignInAnswer },
): Promise<{ person: SignInPerson; settings: SignInSettings }> {
  const { userId, sessionId } = signedIn(request);
  const { schoolId, purpose, answer } = asked;
  const { database, keys, baseUrl } = services;
  const flow = await takeFlow(database, keys, { userId, sessionId, schoolId, purpose }, answer, request.clock.now());
  const settings = await getSignIn(database, keys, schoolId);
  // Set up anew meanwhile: what the former provider says counts no more.
  if (settings.issuer !== flow.issuer) throw new Problem('verification.sign_in_over');
  if (settings.protocol === 'saml') {
    if (!flow.person) throw new Problem('verification.sign_in_failed');
    return { person: flow.person, settings };
  }
  const { code, iss, error } = answer;
  if (!code || error) throw new Problem('verification.sign_in_failed');
  return { person: await openIdPerson(settings, ownAddresses(baseUrl), flow.checks, { code, iss }, reachesInside(baseUrl)), settings };
}

/** @throws Problem verification.sign_in_refused, .sign_in_taken, .method_off, and those of `personOf` */
export async function finishSignIn(
  request: ApiRequest,
  services: MethodServices,
  schoolId: number,
  answer: SignInAnswer,
): Promise<MethodProof> {
  const { userId } = signedIn(request);
  const method = await getMethod(services.database, schoolId, 'sign_in');
  const { person, settings } = await personOf(request, services, { schoolId, purpose: 'prove', answer });
  const { subject, claims } = person;
  if (subject === null || !claimsSay(claims, settings.requirement)) throw new Problem('verification.sign_in_refused');
  const subjectHash = services.keys.keyedHash(`school_sign_in_subject:${schoolId}`, `${settings.issuer}\n${subject}`);
  const now = request.clock.now();
  return services.database.transaction().execute(async (transaction) => {
    await claimSubject(transaction, { schoolId, subjectHash, userId, now });
    return proveConnection(transaction, { userId, schoolId, method: 'sign_in', settings: method, now });
  });
}

/** One person at a school, one account. @throws Problem verification.sign_in_taken */
async function claimSubject(
  database: Database,
  { schoolId, subjectHash, userId, now }: { schoolId: number; subjectHash: Buffer; userId: string; now: Date },
): Promise<void> {
  const held = await database
    .insertInto('school_sign_in_subject')
    .values({ school_id: schoolId, subject_hash: subjectHash, user_id: userId, proven_at: now })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'subject_hash']).doUpdateSet({ proven_at: now }).where('school_sign_in_subject.user_id', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!held) throw new Problem('verification.sign_in_taken');
}

/** What a trial shows. @throws those of `personOf` */
export async function finishTrial(request: ApiRequest, services: MethodServices, schoolId: number, answer: SignInAnswer) {
  const { person, settings } = await personOf(request, services, { schoolId, purpose: 'test', answer });
  const { subject, claims } = person;
  const said = claimsSay(claims, settings.requirement);
  const verdict = subject === null ? ('subject_missing' as const) : said ? ('verified' as const) : ('requirement_missing' as const);
  await noteTrial(request, services, { schoolId, issuer: settings.issuer, verdict });
  return { subject, claims: Object.entries(claims).map(([name, values]) => ({ name, values })), verdict };
}

/** Keeps that the sign-in works as it is set up; one that became another's meanwhile was not tried. @rule schools.5 */
async function noteTrial(
  request: ApiRequest,
  services: MethodServices,
  { schoolId, issuer, verdict }: { schoolId: number; issuer: string; verdict: string },
): Promise<void> {
  const at = request.clock.now();
  const line = { at, actorId: ownUserId(request), subject: `school:${schoolId}`, schoolId, detail: { verdict } };
  await services.database.transaction().execute(async (transaction) => {
    if (verdict === 'verified')
      await transaction
        .updateTable('school_sign_in')
        .set({ tried_at: at })
        .where('school_id', '=', schoolId)
        .where('issuer', '=', issuer)
        .execute();
    await recordAudit(transaction, { ...line, action: 'verification.sign_in_tried' as const });
  });
}
