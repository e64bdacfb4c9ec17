// What leads back to us (passkeys, providers, schools) names our own origin. Here a proxy ends TLS at BASE_URL's port and passes the host on
// without it, as many do: the scheme or host of the request is not where the reader is.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson, insertTenantHost, testBrowser } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { answerWithPasskey, createPasskey } from '@fairway/testkit/virtual-authenticator';
import { describe, expect, it } from 'vitest';
import { insertSession } from './api/every-role.fixture.ts';
import { socialProviders } from './features/identity/services.ts';
import { demoProviderSettings } from './features/identity/social/demo-provider/routes.ts';
import { socialGateways } from './features/identity/social/settings.ts';
import { providerMetadata } from './features/verification/sign-in/saml-provider.fixture.ts';
import type { Actor } from './kernel/http/request.ts';

const BASE = 'https://jobs.example:8443';
const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({
  ...db,
  search: new ReferenceSearch(),
  actors,
  app: { baseUrl: BASE, trustProxy: ['127.0.0.1'], fillings: [socialProviders.is(() => socialGateways(demoProviderSettings(BASE)))] },
});
await db.database
  .insertInto('tenant')
  .values({ slug: 'plain', name: 'Plain', is_default: true, social_auths: ['facebook'] })
  .execute();
await insertTenantHost(db.database, 'nordic.example');
await db.database
  .updateTable('tenant')
  .set({ social_auths: ['facebook'] })
  .execute();
const PROXIED = { 'x-forwarded-proto': 'https' };
const HOSTS = [
  ['jobs.example', BASE],
  ['nordic.example', 'https://nordic.example:8443'],
  ['jobs.example:1234', BASE],
] as const;

describe.each(HOSTS)('asked as %s', (host, origin) => {
  const browser = () => {
    const { send } = testBrowser(app, host);
    return (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, headers: Record<string, string> = {}) =>
      send(method, url, body, { ...PROXIED, ...headers });
  };
  const person = async (role: 'Candidate' | 'SchoolAdmin', schoolId?: number) => {
    const name = `person${Object.keys(actors).length}`;
    const roles = [schoolId === undefined ? { role } : { role, schoolId }];
    const userId = await insertPerson(db.database, { email: `${name}@own.example`, roles });
    const ids = { organizationIds: [], schoolIds: schoolId === undefined ? [] : [schoolId], staffSchoolIds: [] };
    const sessionId = await insertSession(db.database, userId);
    actors[name] = { kind: 'user', userId, sessionId, roles: [role], ...ids, secondFactor: false };
    return { userId, as: { 'x-test-actor': name } };
  };

  it(`a passkey belongs to ${origin}, when it is made and when it signs in`, async () => {
    const send = browser();
    const { as } = await person('Candidate');
    const begun = (await send('POST', '/identity/v1/user/passkeys/options', undefined, as)).json();
    expect(begun.options.rp.id).toBe(new URL(origin).hostname);
    const made = createPasskey(begun.options, { origin });
    const added = await send(
      'POST',
      '/identity/v1/user/passkeys',
      { challengeId: begun.challengeId, response: made.response, name: 'A' },
      as,
    );
    expect(added.statusCode, added.body).toBe(201);
    const asked = (await send('POST', '/identity/v1/passkey/options')).json();
    expect(asked.options.rpId).toBe(new URL(origin).hostname);
    const response = answerWithPasskey(made.passkey, asked.options, { origin });
    const reply = await send('POST', '/identity/v1/passkey/login', { challengeId: asked.challengeId, response });
    expect(reply.json(), reply.body).toMatchObject({ status: 'signedIn' });
  });

  it(`a provider sends back to ${origin}`, async () => {
    const reply = await browser()('POST', '/identity/v1/user/authenticate-facebook/start', {});
    const { searchParams } = new URL(reply.json().location);
    expect(searchParams.get('redirect_uri')).toBe(`${origin}/identity/v1/user/authenticate-facebook/callback`);
  });

  it(`a school's sign-in ends at ${origin}`, async () => {
    const send = browser();
    const named = { name: `School at ${host}`, slug: host.replace(/\W/g, '-') };
    const { id } = await db.database.insertInto('school').values(named).returning('id').executeTakeFirstOrThrow();
    await db.database.insertInto('school_verification_method').values({ school_id: id, method: 'sign_in', position: 0 }).execute();
    const administrator = await person('SchoolAdmin', id);
    const metadata = providerMetadata('https://sso.school.example/sso');
    const requirement = { name: 'eduPersonAffiliation', value: 'student' };
    const body = { protocol: 'saml', metadata, requirement };
    const saved = await send('PUT', `/api/v1/staff/schools/${id}/sign-in`, body, administrator.as);
    expect(saved.statusCode, saved.body).toBe(200);
    const { userId, as } = await person('Candidate');
    const begun = await send('POST', `/api/v1/university-connection/sign-in/${id}`, { returnUrl: '/en/profile' }, as);
    expect(begun.statusCode, begun.body).toBe(200);
    const flow = db.database.selectFrom('school_sign_in_flow').select('return_url').where('user_id', '=', userId);
    expect(await flow.executeTakeFirst()).toEqual({ return_url: `${origin}/en/profile` });
  });
});
