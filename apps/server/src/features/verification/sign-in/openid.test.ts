// OpenID Connect against a certified provider (npm oidc-provider) over real HTTP: redirects, cookies, its own pages; and answers that are not
// this session's.
import { createServer } from 'node:http';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { freePort } from '@fairway/testkit/ports';
import { testApp } from '@fairway/testkit/test-app';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertSession } from '../../../api/every-role.fixture.ts';
import { isOutsideUrl } from '../../../kernel/http/outside-fetch.ts';
import type { Actor } from '../../../kernel/http/request.ts';

const db = await cloneDatabase();
const actors: Record<string, Actor> = {};
const app = await testApp({ ...db, search: new ReferenceSearch(), actors });
const issuer = `http://127.0.0.1:${await freePort()}`;
const CALLBACK = 'http://localhost/api/v1/university-connection/sign-in/callback';
const SECRET = 'a-client-secret-of-tests';
let school = 0;
let other = 0;

const oidc = new Provider(issuer, {
  clients: [
    {
      client_id: 'fairway',
      client_secret: SECRET,
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'client_secret_post',
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], profile: ['name', 'eduperson_affiliation'] },
  findAccount: async (_context, id) => ({
    accountId: id,
    claims: async () => ({ sub: id, name: id, eduperson_affiliation: id.startsWith('staff') ? ['staff'] : ['member', 'student'] }),
  }),
  pkce: { required: () => true },
  cookies: { keys: ['a-key-of-tests'] },
});
const server = createServer(oidc.callback());
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT', url: string, as: string, payload?: object) =>
  app.inject({ method, url, headers: { 'x-test-actor': as }, ...(payload && { payload }) });
const START = () => `/api/v1/university-connection/sign-in/${school}`;
const SETTINGS = () => `/api/v1/staff/schools/${school}/sign-in`;
const settings = (more: object = {}) => ({
  protocol: 'openid',
  issuer,
  clientId: 'fairway',
  clientSecret: SECRET,
  requirement: { name: 'eduperson_affiliation', value: 'student' },
  ...more,
});
const code = async (reply: ReturnType<typeof send>) => (await reply).json().code;

async function actor(name: string, role: 'Candidate' | 'SchoolAdmin' | 'CareerStaff', schoolId?: number): Promise<void> {
  const roles = [schoolId === undefined ? { role } : { role, schoolId }];
  const userId = await insertPerson(db.database, { email: `${name}@methods.example`, password: null, roles });
  const held = {
    roles: [role],
    organizationIds: [],
    schoolIds: role === 'SchoolAdmin' && schoolId ? [schoolId] : [],
    staffSchoolIds: role === 'CareerStaff' && schoolId ? [schoolId] : [],
  };
  actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held, secondFactor: false };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve));
  const schools = [
    { name: 'Nordic', slug: 'nordic' },
    { name: 'Other', slug: 'other' },
  ];
  [school = 0, other = 0] = (await db.database.insertInto('school').values(schools).returning('id').execute()).map(({ id }) => id);
  await db.database.insertInto('school_verification_method').values({ school_id: school, method: 'sign_in', position: 0 }).execute();
  await actor('ada', 'Candidate');
  await actor('ben', 'Candidate');
  await actor('admin', 'SchoolAdmin', school);
  await actor('neighbour', 'SchoolAdmin', other);
  await actor('staff', 'CareerStaff', school);
});
beforeEach(async () => {
  for (const table of ['school_connection', 'school_sign_in_subject', 'school_sign_in_flow', 'school_sign_in', 'attempt_window'])
    await db.pool.query(`delete from ${table}`);
  const saved = await send('PUT', SETTINGS(), 'admin', settings());
  expect(saved.statusCode, saved.body).toBe(200);
});

/** A browser at the provider: follows redirects with its cookies until the provider sends it back to us. */
async function atProvider(location: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = location;
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 15; hop += 1) {
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [key = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(key, value);
    }
    const next = reply.headers.get('location');
    if (next) {
      url = new URL(next, url).href;
      form = undefined;
      if (url.startsWith(CALLBACK)) return url;
      continue;
    }
    const page = await reply.text();
    url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href;
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
    form = new URLSearchParams(prompt === 'login' ? { prompt, login: name, password: 'any' } : { prompt });
  }
  throw new Error(`the provider did not send ${name} back`);
}

/** The callback as the browser opens it from the provider's page: without cookies. Gives what the landing page hands on. */
async function land(callback: string): Promise<{ path: string; answer: Record<string, string> }> {
  const { pathname, search } = new URL(callback);
  const reply = await app.inject({ url: pathname + search, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(reply.statusCode, reply.body).toBe(200);
  const target = new URL((/content="0;url=([^"]+)"/.exec(reply.body)?.[1] ?? '').replaceAll('&amp;', '&'));
  return {
    path: target.pathname + target.search,
    answer: Object.fromEntries(new URLSearchParams(target.hash.replace(/^#school-sign-in&/, ''))),
  };
}

async function begin(as = 'ada'): Promise<string> {
  const reply = await send('POST', START(), as, { returnUrl: `/en/profile?verify=${school}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().location;
}
const answerOf = async (name: string, as = 'ada') => (await land(await atProvider(await begin(as), name))).answer;
const finish = (answer: object, as = 'ada') => send('POST', `${START()}/finish`, as, answer);
const stateOf = async (as: string) =>
  (
    await db.database
      .selectFrom('school_connection')
      .select('state')
      .where('user_id', '=', (actors[as] as { userId: string }).userId)
      .executeTakeFirst()
  )?.state;

describe('a sign-in by OpenID Connect', () => {
  it('verifies at once', async () => {
    const { path, answer } = await land(await atProvider(await begin(), 'ada-at-nordic'));
    expect(path).toBe(`/en/profile?verify=${school}`);
    expect(await stateOf('ada')).toBeUndefined();
    const reply = await finish(answer);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ state: 'verified', expiresAt: null });
    expect(await stateOf('ada')).toBe('verified');
  });

  it('is finished once, by its own session', async () => {
    const answer = await answerOf('ada-at-nordic');
    expect(await code(finish(answer, 'ben'))).toBe('verification.sign_in_over');
    expect((await finish(answer)).statusCode).toBe(200);
    expect(await code(finish(answer))).toBe('verification.sign_in_over');
  });

  it('an answer that somebody else’s browser got is worthless here', async () => {
    const stolen = await answerOf('ada-at-nordic', 'ada');
    const own = await begin('ben');
    const state = new URL(own).searchParams.get('state') ?? '';
    expect(await code(finish({ ...stolen, state }, 'ben'))).toBe('verification.sign_in_failed');
    expect(await stateOf('ben')).toBeUndefined();
  });

  it('with another issuer’s name in the answer is refused (mix-up)', async () => {
    expect(await code(finish({ ...(await answerOf('ada-at-nordic')), iss: 'https://evil.example' }))).toBe('verification.sign_in_failed');
  });

  it('proves one account a person', async () => {
    expect((await finish(await answerOf('ada-at-nordic'))).statusCode).toBe(200);
    expect(await code(finish(await answerOf('ada-at-nordic', 'ben'), 'ben'))).toBe('verification.sign_in_taken');
    expect(await stateOf('ben')).toBeUndefined();
  });

  it('of somebody of whom the school does not say it is refused', async () => {
    expect(await code(finish(await answerOf('staff-cleo')))).toBe('verification.sign_in_refused');
  });

  it('that was declined at the provider proves nothing, and the page is told', async () => {
    const state = new URL(await begin()).searchParams.get('state') ?? '';
    const { answer } = await land(`${CALLBACK}?${new URLSearchParams({ state, error: 'access_denied' })}`);
    expect(answer).toEqual({ state, error: 'failed' });
    expect(await code(finish(answer))).toBe('verification.sign_in_failed');
  });

  it('that nobody began leads home', async () => {
    expect(await land(`${CALLBACK}?state=forged&code=x`)).toEqual({ path: '/', answer: {} });
  });

  it('after ten minutes is over', async () => {
    const answer = await answerOf('ada-at-nordic');
    await db.pool.query(`update school_sign_in_flow set expires_at = now() - interval '1 second'`);
    expect(await code(finish(answer))).toBe('verification.sign_in_over');
  });

  it('a provider that is away is one code, and nothing is left half done', async () => {
    await db.pool.query(`update school_sign_in set issuer = 'http://127.0.0.1:9'`);
    expect(await code(send('POST', START(), 'ada', {}))).toBe('verification.sign_in_failed');
  });

  it('cannot be begun without end', async () => {
    await db.database.deleteFrom('attempt_window').execute();
    for (let count = 0; count < 30; count += 1) await begin();
    expect(await code(send('POST', START(), 'ada', {}))).toBe('rate_limited');
  });
});

describe('the settings', () => {
  it('never show the secret, and keep it sealed', async () => {
    const shown = await send('GET', SETTINGS(), 'admin');
    expect(shown.json().signIn).toMatchObject({ protocol: 'openid', issuer, clientId: 'fairway', certificates: [] });
    expect(shown.body).not.toContain(SECRET);
    const row = await db.database.selectFrom('school_sign_in').select('sealed_client_secret').executeTakeFirstOrThrow();
    expect(row.sealed_client_secret?.toString('latin1')).not.toContain(SECRET);
  });

  it('keep the secret only where it goes to the same place', async () => {
    expect((await send('PUT', SETTINGS(), 'admin', settings({ clientSecret: undefined, requirement: null }))).statusCode).toBe(200);
    const moved = settings({ clientSecret: undefined, issuer: 'https://evil.example' });
    expect(await code(send('PUT', SETTINGS(), 'admin', moved))).toBe('verification.secret_missing');
  });

  it('are the administrators’ of this school only', async () => {
    expect((await send('GET', SETTINGS(), 'neighbour')).statusCode).toBe(404);
    expect((await send('PUT', SETTINGS(), 'neighbour', settings())).statusCode).toBe(404);
    expect((await send('GET', SETTINGS(), 'staff')).statusCode).toBe(403);
  });

  it.each(['not an address', 'ftp://x.example', 'https://user:pass@x.example'])('refuse the issuer %s', async (bad) => {
    expect(await code(send('PUT', SETTINGS(), 'admin', settings({ issuer: bad })))).toBe('verification.provider_address');
  });

  it.each([
    ['https://idp.nordic.example', true],
    ['http://idp.nordic.example', false],
    ['https://localhost/x', false],
    ['https://127.0.0.1', false],
    ['https://10.0.0.8/realms/x', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest', false],
  ])('of a deployment on the internet: %s is fetched: %s', (address, fetched) => {
    expect(isOutsideUrl(address, false)).toBe(fetched);
  });
});

describe('a trial', () => {
  it('shows the claims and the verdict', async () => {
    const begun = await send('POST', `${SETTINGS()}/test`, 'admin', { returnUrl: '/en/staff' });
    const { answer } = await land(await atProvider(begun.json().location, 'staff-cleo'));
    const shown = await send('POST', `${SETTINGS()}/test/finish`, 'admin', answer);
    expect(shown.json()).toMatchObject({ subject: 'staff-cleo', verdict: 'requirement_missing' });
    expect(shown.json().claims).toContainEqual({ name: 'eduperson_affiliation', values: ['staff'] });
    expect(await triedAt()).toBeNull();
  });

  const triedAt = async () =>
    (await db.database.selectFrom('school_sign_in').select('tried_at').where('school_id', '=', school).executeTakeFirst())?.tried_at;

  it('that goes well is kept until the sign-in is set up otherwise (schools.5)', async () => {
    const begun = await send('POST', `${SETTINGS()}/test`, 'admin', { returnUrl: '/en/staff' });
    const { answer } = await land(await atProvider(begun.json().location, 'student-ada'));
    expect((await send('POST', `${SETTINGS()}/test/finish`, 'admin', answer)).json().verdict).toBe('verified');
    expect(await triedAt()).toBeInstanceOf(Date);
    await send('PUT', SETTINGS(), 'admin', settings());
    expect(await triedAt()).toBeNull();
    const lines = await db.database.selectFrom('audit_line').select('detail').where('action', '=', 'verification.sign_in_tried').execute();
    expect(lines.map(({ detail }) => detail)).toEqual([{ verdict: 'requirement_missing' }, { verdict: 'verified' }]);
  });
});
