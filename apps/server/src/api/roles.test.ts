// Generated from the contract: every endpoint against every role and another site. An endpoint that comes later is tested here without a
// line. Whose rows the ids name is neighbours.test.ts.

import { ENDPOINTS } from '@fairway/contract/endpoints';
import type { EndpointShape } from '@fairway/contract/kernel/endpoint';
import type { Access } from '@fairway/rules/access';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRole, ROLE_NAMES, type RoleName } from './every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const STRICT = 'strict.localhost';

beforeAll(async () => {
  await db.database.insertInto('tenant').values({ slug: 'strict', name: 'Strict', administrators_need_second_factor: true }).execute();
});

const NOBODYS = '018f0000-0000-7000-8000-0000000000ff';
/** Every parameter is the id, but for those that are one of a few words. */
const url = (endpoint: EndpointShape) => endpoint.path.replace('{value}', 'true').replace(/\{\w+\}/g, NOBODYS);
const call = (endpoint: EndpointShape, headers: Record<string, string>) => {
  const form = endpoint.upload && multipart({ name: endpoint.upload.field, fileName: 'a.pdf', bytes: Buffer.from('no file of ours') });
  if (form)
    return app.inject({ method: endpoint.method, url: url(endpoint), payload: form.payload, headers: { ...form.headers, ...headers } });
  return app.inject({ method: endpoint.method, url: url(endpoint), headers, ...(endpoint.body ? { payload: {} } : {}) });
};
const codeOf = (reply: LightMyRequestResponse): string | undefined =>
  String(reply.headers['content-type']).includes('problem') ? reply.json().code : undefined;
const named = (endpoints: readonly EndpointShape[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

/** What a call is refused with before it is looked at; 'allowed' when it is looked at. */
async function decision(endpoint: EndpointShape, role: RoleName, host = 'localhost'): Promise<string> {
  const reply = await call(endpoint, { host, ...(role === 'visitor' ? {} : { 'x-test-actor': role }) });
  const code = codeOf(reply) ?? '';
  expect(reply.statusCode, `${endpoint.name} as ${role}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  return ['unauthenticated', 'forbidden', 'second_factor_needed'].includes(code) ? code : 'allowed';
}

/** Who is let in; everyone else is forbidden, and a visitor unauthenticated. Written out, not computed by the rule it tests. */
const LET_IN: Record<Access, readonly RoleName[]> = {
  public: ROLE_NAMES,
  user: ['candidate', 'recruiter', 'organizationAdmin', 'careerStaff', 'schoolAdmin', 'platformAdmin'],
  candidate: ['candidate'],
  organizationStaff: ['recruiter', 'organizationAdmin', 'platformAdmin'],
  organizationAdmin: ['organizationAdmin', 'platformAdmin'],
  schoolStaff: ['careerStaff', 'schoolAdmin', 'platformAdmin'],
  schoolAdmin: ['schoolAdmin', 'platformAdmin'],
  platformAdmin: ['platformAdmin'],
};
const STAFF: readonly Access[] = ['organizationStaff', 'organizationAdmin', 'schoolStaff', 'schoolAdmin', 'platformAdmin'];

describe('every endpoint', () => {
  it.each(named(ENDPOINTS))('%s lets in whom it names, and nobody else', async (_name, endpoint) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const role of ROLE_NAMES) {
      found[role] = await decision(endpoint, role);
      wanted[role] = LET_IN[endpoint.access].includes(role) ? 'allowed' : role === 'visitor' ? 'unauthenticated' : 'forbidden';
    }
    expect(found).toEqual(wanted);
  });

  it.each(named(ENDPOINTS))(
    '%s asks administrators for a second factor where the tenant wants one, and nobody else',
    async (_name, endpoint) => {
      for (const role of ROLE_NAMES.filter((one) => LET_IN[endpoint.access].includes(one)))
        expect([role, await decision(endpoint, role, STRICT)]).toEqual([
          role,
          STAFF.includes(endpoint.access) ? 'second_factor_needed' : 'allowed',
        ]);
    },
  );
});

describe('every unsafe endpoint', () => {
  it.each(named(ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET')))('%s refuses another site', async (_name, endpoint) => {
    const code = async (headers: Record<string, string>) => codeOf(await call(endpoint, headers));
    expect(await code({ 'sec-fetch-site': 'cross-site' })).toBe('cross_site');
    expect(await code({ 'sec-fetch-site': 'same-site' })).toBe('cross_site');
    expect(await code({ origin: 'https://evil.example' })).toBe('cross_site');
    expect(await code({ cookie: 'access_token=x' })).toBe('cross_site');
    expect(await code({ 'sec-fetch-site': 'same-origin' })).not.toBe('cross_site');
  });
});
