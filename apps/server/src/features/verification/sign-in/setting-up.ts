// Setting up the sign-in of a school. A secret is asked for again whenever it would go to another place than before.

import type { saveSchoolSignIn } from '@fairway/contract/verification/methods';
import type { SchoolAuditAction } from '@fairway/rules/school-audit';
import type { z } from 'zod';
import { recordAudit } from '../../../kernel/audit.ts';
import { isOutsideUrl, reachesInside } from '../../../kernel/http/outside-fetch.ts';
import { Problem } from '../../../kernel/http/problems.ts';
import type { ApiRequest } from '../../../kernel/http/request.ts';
import { ownUserId } from '../../identity/access.ts';
import type { AdministeredSchoolId } from '../../schools/access.ts';
import type { MethodServices } from '../proofs/services.ts';
import { type FetchedMetadata, type FetchFault, fetchMetadata } from './metadata-fetching.ts';
import { readProviderMetadata } from './provider-metadata.ts';
import { findSignInRow, secretPurpose } from './queries.ts';

type Body = z.output<typeof saveSchoolSignIn.body>;
type Stored = NonNullable<Awaited<ReturnType<typeof findSignInRow>>>;

/** What stands at the address of the metadata; undefined where none is named. */
export async function metadataOf(body: Body, baseUrl: string): Promise<FetchedMetadata | undefined> {
  return body.protocol === 'saml' && body.metadataUrl ? fetchMetadata(body.metadataUrl.trim(), baseUrl) : undefined;
}

/** `fetched`: of the address in the body. @throws Problem verification.metadata_invalid, verification.provider_address, verification.secret_missing */
export async function saveSignIn(
  request: ApiRequest,
  services: MethodServices,
  schoolId: AdministeredSchoolId,
  body: Body,
  fetched: FetchedMetadata | undefined,
): Promise<void> {
  const userId = ownUserId(request);
  const before = await findSignInRow(request.database, schoolId);
  const fields =
    body.protocol === 'openid'
      ? openIdFields(services, schoolId, body, before)
      : await samlFields(services, body, before, { fetched, now: request.clock.now() });
  const row = {
    ...fields,
    protocol: body.protocol,
    requirement_name: body.requirement?.name.trim() || null,
    requirement_value: body.requirement?.value.trim() || null,
    subject_name: body.subjectName?.trim() || null,
    // What is set up otherwise was not tried yet.
    tried_at: null,
    updated_by: userId,
    updated_at: request.clock.now(),
  };
  await request.database
    .insertInto('school_sign_in')
    .values({ school_id: schoolId, ...row })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(row))
    .execute();
  const detail = { protocol: body.protocol, issuerChanged: before?.issuer !== fields.issuer };
  await audit(request, userId, schoolId, 'verification.sign_in_saved', detail);
}

/** @throws Problem not_found */
export async function removeSignIn(request: ApiRequest, schoolId: AdministeredSchoolId): Promise<void> {
  const removed = await request.database
    .deleteFrom('school_sign_in')
    .where('school_id', '=', schoolId)
    .returning('protocol')
    .executeTakeFirst();
  if (!removed) throw new Problem('not_found');
  await audit(request, ownUserId(request), schoolId, 'verification.sign_in_removed', { protocol: removed.protocol });
}

const audit = (
  request: ApiRequest,
  actorId: string,
  schoolId: number,
  action: SchoolAuditAction,
  detail: Record<string, string | boolean>,
) => recordAudit(request.database, { at: request.clock.now(), actorId, action, subject: `school:${schoolId}`, schoolId, detail });

function openIdFields(services: MethodServices, schoolId: number, body: Extract<Body, { protocol: 'openid' }>, before: Stored | undefined) {
  const issuer = body.issuer.trim();
  const clientId = body.clientId.trim();
  refuseAddress(services, issuer, '/body/issuer');
  const same = before?.protocol === 'openid' && before.issuer === issuer && before.client_id === clientId;
  const sealed = body.clientSecret
    ? services.keys.seal(secretPurpose(schoolId), body.clientSecret)
    : same
      ? before.sealed_client_secret
      : null;
  if (!sealed) throw new Problem('verification.secret_missing', { errors: [{ pointer: '/body/clientSecret', code: 'required' }] });
  const scopes = [...new Set(['openid', ...body.scopes.split(/\s+/).filter(Boolean)])].join(' ');
  return { issuer, client_id: clientId, sealed_client_secret: sealed, scopes, sso_url: null, certificates: [] as string[], ...HANDED_IN };
}

/** Nothing of an address: the metadata was handed in, or there is none. */
const HANDED_IN = { metadata_url: null, metadata_read_at: null, metadata_fault: null, metadata_failed_at: null };

async function samlFields(
  services: MethodServices,
  body: Extract<Body, { protocol: 'saml' }>,
  before: Stored | undefined,
  { fetched, now }: { fetched: FetchedMetadata | undefined; now: Date },
) {
  const none = { client_id: null, sealed_client_secret: null };
  if (fetched && body.metadataUrl) {
    if (!fetched.ok) throw invalidMetadata(fetched.fault, '/body/metadataUrl');
    const { entityId, ssoUrl, certificates } = fetched.metadata;
    const read = { ...HANDED_IN, metadata_url: body.metadataUrl.trim(), metadata_read_at: now };
    return { ...none, ...read, issuer: entityId, sso_url: ssoUrl, certificates };
  }
  if (body.metadata === undefined) {
    if (before?.protocol !== 'saml')
      throw new Problem('verification.secret_missing', { errors: [{ pointer: '/body/metadata', code: 'required' }] });
    const address = body.metadataUrl === null ? HANDED_IN : {};
    return { ...none, ...address, issuer: before.issuer, sso_url: before.sso_url, certificates: before.certificates };
  }
  const read = await readProviderMetadata(body.metadata);
  if (!read.ok) throw invalidMetadata(read.fault);
  const { entityId, ssoUrl, certificates } = read.metadata;
  if (entityId.length > 1024) throw invalidMetadata('no_provider');
  refuseAddress(services, ssoUrl, '/body/metadata');
  return { ...none, ...HANDED_IN, issuer: entityId, sso_url: ssoUrl, certificates };
}

const invalidMetadata = (code: FetchFault, pointer = '/body/metadata') =>
  new Problem('verification.metadata_invalid', { errors: [{ pointer, code }] });

function refuseAddress(services: MethodServices, address: string, pointer: string): void {
  if (address.length <= 2000 && isOutsideUrl(address, reachesInside(services.baseUrl))) return;
  throw new Problem('verification.provider_address', { errors: [{ pointer, code: 'provider_address' }] });
}
