// SCIM 2.0 as identity providers speak it: the shapes that Okta and Entra document, what RFC 7644 asks of answers, whose users they are, and
// that a student who was sent is proven as one of the roster, and no longer when they are not active.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole, insertSession } from '../../api/every-role.fixture.ts';
import type { Actor } from '../../kernel/http/request.ts';
import { sessionKeys } from '../../kernel/session/keys.ts';
import { addressHash } from '../verification/roster/address-hash.ts';

const db = await cloneDatabase();
const roles = await everyRole(db.database);
const { schoolIds: [school = 0] = [] } = roles.schoolAdmin as { schoolIds?: number[] };
const [elsewhere = 0] = (await db.database.insertInto('school').values({ name: 'Other', slug: 'other' }).returning('id').execute()).map(
  ({ id }) => id,
);
const actors: Record<string, Actor> = {
  ...roles,
  neighbour: { ...(roles.schoolAdmin as Extract<Actor, { kind: 'user' }>), schoolIds: [elsewhere] },
};
const clock = { now: new Date('2026-07-10T10:00:00Z') };
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => clock.now });
await db.database
  .insertInto('school_verification_method')
  .values({ school_id: school, method: 'roster', position: 0, validity_days: 365 })
  .execute();

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';
const SETTINGS = (id = school) => `/api/v1/staff/schools/${id}/provisioning`;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function admin(method: Method, path = '', payload?: object, actor = 'schoolAdmin', of = school) {
  const reply = await app.inject({
    method,
    url: SETTINGS(of) + path,
    headers: { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const makeToken = async (actor = 'schoolAdmin', of = school, days = 30): Promise<string> =>
  (await admin('POST', '/tokens', { days }, actor, of)).body.token;

let token = '';
beforeEach(async () => {
  clock.now = new Date('2026-07-10T10:00:00Z');
  for (const table of ['provisioned_user', 'provisioning_token', 'school_connection']) await db.pool.query(`delete from ${table}`);
  token = await makeToken();
});

type Sent = { with?: string; type?: string; headers?: Record<string, string> };
async function scim(method: Method, path: string, payload?: object | string, { with: held = token, type, headers = {} }: Sent = {}) {
  const reply = await app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      authorization: `Bearer ${held}`,
      ...(payload ? { 'content-type': type ?? 'application/scim+json' } : {}),
      ...headers,
    },
    ...(payload ? { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) } : {}),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json() };
}

/** As Okta's documentation creates one. */
const okta = (name: string, more: object = {}) => ({
  schemas: [USER],
  userName: `${name}@nordic.example`,
  name: { givenName: name, familyName: 'Berg' },
  emails: [{ primary: true, value: `${name}@nordic.example`, type: 'work' }],
  displayName: name,
  locale: 'en-US',
  externalId: `00u-${name}`,
  groups: [],
  password: 'never-kept',
  active: true,
  ...more,
});
const create = async (name: string, more?: object) => (await scim('POST', '/Users', okta(name, more))).body;
const patch = (id: string, ...operations: object[]) => scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations: operations });

describe('tokens (provisioning.1)', () => {
  it('are shown once, kept as a hash, and told of in the settings and the audit log', async () => {
    const { status, body } = await admin('POST', '/tokens', { days: 10 });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^fwscim_[\w-]{43}$/);
    expect(body.provisioning.tokens).toHaveLength(2);
    const shown = await admin('GET');
    expect(shown.body).toMatchObject({ baseUrl: expect.stringMatching(/\/scim\/v2$/), activeUsers: 0 });
    expect(shown.body.tokens).toContainEqual(expect.objectContaining({ expiresAt: '2026-07-20T10:00:00.000Z', lastUsedAt: null }));
    expect(JSON.stringify(shown.body)).not.toContain(body.token);
    const { rows } = await db.pool.query('select * from provisioning_token');
    expect(JSON.stringify(rows)).not.toContain(body.token);
    const audit = await db.database.selectFrom('audit_line').selectAll().where('action', '=', 'provisioning.token_made').execute();
    expect(audit.length).toBeGreaterThan(0);
    expect(JSON.stringify(audit)).not.toContain(body.token);
  });

  it('end when they are revoked or over, and are noted when they are used', async () => {
    expect((await scim('GET', '/Users')).status).toBe(200);
    const [{ id, lastUsedAt }] = (await admin('GET')).body.tokens;
    expect(lastUsedAt).toBe(clock.now.toISOString());
    for (const _again of [1, 2]) expect((await admin('DELETE', `/tokens/${id}`)).body.tokens).toEqual([]);
    expect((await scim('GET', '/Users')).status).toBe(401);
    token = await makeToken('schoolAdmin', school, 1);
    clock.now = new Date('2026-07-11T10:00:00Z');
    expect((await scim('GET', '/Users')).status).toBe(401);
  });

  it('are five at most, and the administrators’ of the school alone', async () => {
    for (let n = 1; n < 5; n += 1) await makeToken();
    expect((await admin('POST', '/tokens', {})).body.code).toBe('provisioning.tokens');
    expect((await admin('GET', '', undefined, 'neighbour')).status).toBe(404);
    expect((await admin('GET', '', undefined, 'careerStaff')).status).toBe(403);
  });

  it.each(['', 'Bearer ', 'Bearer nonsense', 'Basic YTpi', `Bearer fwscim_${'a'.repeat(43)}`])(
    'refuses %j with 401',
    async (authorization) => {
      const reply = await app.inject({ url: '/scim/v2/Users', headers: { authorization } });
      expect([reply.statusCode, reply.headers['www-authenticate'], reply.json().status]).toEqual([401, 'Bearer', '401']);
      expect(reply.json().schemas).toEqual([ERROR]);
    },
  );
});

describe('what it says of itself (RFC 7644, 4)', () => {
  it('names the schemas that there are and what it can', async () => {
    const config = await scim('GET', '/ServiceProviderConfig');
    expect(config.headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false }, filter: { supported: true } });
    expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({
      schemas: [LIST],
      totalResults: 2,
      Resources: [{ id: 'User', schema: USER }, { id: 'Group' }],
    });
    const { attributes } = (await scim('GET', `/Schemas/${USER}`)).body;
    expect(attributes.find(({ name }: { name: string }) => name === 'userName')).toMatchObject({ required: true });
    for (const path of ['/Schemas/nope', '/ResourceTypes/Nope', '/nope']) {
      const reply = await scim('GET', path);
      expect([path, reply.status, reply.body.schemas]).toEqual([path, 404, [ERROR]]);
    }
  });
});

describe('users (provisioning.2)', () => {
  it('are created, read, replaced and deleted', async () => {
    const made = await scim('POST', '/Users', okta('ada'));
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.headers.location).toBe(made.body.meta.location);
    expect(made.headers.etag).toBe('W/"1"');
    expect(made.body).toMatchObject({
      schemas: [USER],
      userName: 'ada@nordic.example',
      externalId: '00u-ada',
      active: true,
      meta: { resourceType: 'User' },
    });
    expect(made.body.password).toBeUndefined();
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(made.body);
    const put = await scim('PUT', `/Users/${id}`, { ...okta('ada', { displayName: 'Ada B', externalId: undefined }), id });
    expect(put.body).toMatchObject({ id, displayName: 'Ada B', meta: { version: 'W/"2"' } });
    expect(put.body.externalId).toBeUndefined();
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE'] as const) expect((await scim(method, `/Users/${id}`)).status).toBe(404);
  });

  it('are never doubled, whatever the case of the name', async () => {
    await create('ada');
    const again = await scim('POST', '/Users', okta('other', { userName: 'ADA@nordic.example' }));
    expect([again.status, again.body]).toMatchObject([409, { schemas: [ERROR], scimType: 'uniqueness', status: '409' }]);
    expect((await scim('POST', '/Users', okta('other', { externalId: '00u-ada' }))).status).toBe(409);
    const ben = await create('ben');
    expect((await scim('PUT', `/Users/${ben.id}`, okta('ada'))).status).toBe(409);
    const many = await Promise.all(Array.from({ length: 8 }, () => scim('POST', '/Users', okta('chen'))));
    expect(many.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('are nobody’s of another school', async () => {
    const { id } = await create('ada');
    const theirs = { with: await makeToken('neighbour', elsewhere) };
    expect((await scim('GET', '/Users', undefined, theirs)).body.totalResults).toBe(0);
    expect((await scim('GET', `/Users/${id}`, undefined, theirs)).status).toBe(404);
    expect((await scim('PUT', `/Users/${id}`, okta('ada'), theirs)).status).toBe(404);
    expect((await scim('DELETE', `/Users/${id}`, undefined, theirs)).status).toBe(404);
    expect((await scim('POST', '/Users', okta('ada'), theirs)).status).toBe(201);
  });

  it('cannot be read from the rows without the key', async () => {
    // No word of hex digits alone: an identifier that a chance made may hold "ada".
    await create('torsten');
    const { rows } = await db.pool.query('select * from provisioned_user u join provisioned_address a on a.provisioned_id = u.id');
    const text = rows
      .map((row) =>
        Object.values(row)
          .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))
          .join(' '),
      )
      .join(' ');
    expect(text).not.toMatch(/torsten|berg|00u-/i);
  });

  it('are changed by who knows their version', async () => {
    const { id } = await create('ada');
    const put = (tag: string, name: string) =>
      scim('PUT', `/Users/${id}`, okta('ada', { displayName: name }), { headers: { 'if-match': tag } });
    expect((await put('W/"1"', 'One')).status).toBe(200);
    expect((await put('W/"1"', 'Two')).status).toBe(412);
    expect((await put('*', 'Two')).headers.etag).toBe('W/"3"');
    expect((await scim('GET', `/Users/${id}`, undefined, { headers: { 'if-none-match': 'W/"3"' } })).status).toBe(304);
    // What changes nothing is no new version.
    expect((await put('*', 'Two')).headers.etag).toBe('W/"3"');
  });

  it.each<[string, object | string, number, string | undefined]>([
    ['no JSON', '{', 400, 'invalidSyntax'],
    ['a list', '[]', 400, 'invalidSyntax'],
    ['no schema', { userName: 'a' }, 400, 'invalidSyntax'],
    ['no name', { schemas: [USER], active: true }, 400, 'invalidValue'],
    ['a name of spaces', { schemas: [USER], userName: '  ' }, 400, 'invalidValue'],
    ['a name that is none', { schemas: [USER], userName: 7 }, 400, 'invalidValue'],
    ['addresses that are none', { schemas: [USER], userName: 'a', emails: 'a@x.example' }, 400, 'invalidValue'],
    ['too much', { schemas: [USER], userName: 'a', displayName: 'x'.repeat(70_000) }, 413, undefined],
  ])('of %s are refused', async (_what, body, status, scimType) => {
    const reply = await scim('POST', '/Users', body);
    expect([reply.status, reply.body.scimType, reply.body.schemas]).toEqual([status, scimType, [ERROR]]);
  });

  it('are deleted by clients that say a type of no body, and nothing else stands below the address', async () => {
    const { body } = await scim('POST', '/Users', { schemas: [USER], userName: 'typed@nordic.example' });
    const typed = { headers: { 'content-type': 'application/scim+json' } };
    expect(await scim('DELETE', `/Users/${body.id}`, undefined, typed)).toMatchObject({ status: 204, body: null });
    for (const path of ['/Groups/1', '/Bulk', '/nothing/here'])
      expect(await scim('GET', path)).toMatchObject({ status: 404, body: { status: '404', schemas: [expect.stringContaining('Error')] } });
    expect(await scim('POST', '/Users', '', typed)).toMatchObject({ status: 400 });
  });

  it('come as plain JSON too, and as no other type', async () => {
    expect((await scim('POST', '/Users', okta('ada'), { type: 'application/json' })).status).toBe(201);
    expect((await scim('POST', '/Users', 'userName=ada', { type: 'application/x-www-form-urlencoded' })).status).toBe(415);
  });
});

describe('a search (RFC 7644, 3.4.2)', () => {
  const search = async (query: string) => (await scim('GET', `/Users?${query}`)).body;
  const filter = async (text: string): Promise<string[]> =>
    (await search(`filter=${encodeURIComponent(text)}`)).Resources.map(({ displayName }: { displayName: string }) => displayName);

  it('finds by what providers match by', async () => {
    const ada = await create('ada');
    await create('ben', { active: false });
    expect(await filter('userName eq "ada@nordic.example"')).toEqual(['ada']);
    expect(await filter('userName eq "Ada@Nordic.example"')).toEqual(['ada']);
    expect(await filter('externalId eq "00u-ben"')).toEqual(['ben']);
    expect(await filter(`id eq "${ada.id}"`)).toEqual(['ada']);
    expect(await filter('emails.value eq "ben@nordic.example"')).toEqual(['ben']);
    expect(await filter('userName eq "nobody"')).toEqual([]);
    expect(await filter('id eq "no-uuid"')).toEqual([]);
    expect(await filter('active eq false')).toEqual(['ben']);
    expect(await filter('displayName sw "a" and active eq true')).toEqual(['ada']);
    expect(await filter('name.familyName co "er" and not (displayName eq "ada")')).toEqual(['ben']);
    expect(await filter('emails[type eq "work" and value sw "ada"]')).toEqual(['ada']);
    expect(await filter('externalId pr')).toEqual(['ada', 'ben']);
  });

  it('comes in pages', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await create(name);
    expect(await search('startIndex=2&count=2')).toMatchObject({ schemas: [LIST], totalResults: 5, startIndex: 2, itemsPerPage: 2 });
    expect((await search('startIndex=2&count=2')).Resources.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
      'b',
      'c',
    ]);
    expect(await search('count=0')).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    expect(await search('startIndex=0&count=-1')).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
    expect(await search('startIndex=9')).toMatchObject({ totalResults: 5, itemsPerPage: 0 });
    const some = `filter=${encodeURIComponent('active eq true')}`;
    expect(await search(`${some}&startIndex=5&count=3`)).toMatchObject({ totalResults: 5, itemsPerPage: 1 });
  });

  it.each([
    'userName xx "a"',
    'userName eq',
    '(',
    'x'.repeat(1001),
    'garbage',
    'a b c d',
    '"',
    'not',
    'userName eq "a" and',
    '[]',
    'emails[',
    ')(',
  ])('refuses the filter %s', async (text) => {
    await create('ada');
    const reply = await scim('GET', `/Users?filter=${encodeURIComponent(text)}`);
    expect([reply.status, reply.body.scimType]).toEqual([400, 'invalidFilter']);
  });

  it.each(['count=x', 'startIndex=1.5', `count=${'9'.repeat(12)}`])('refuses %s', async (query) => {
    expect((await scim('GET', `/Users?${query}`)).body.scimType).toBe('invalidValue');
  });
});

describe('a PATCH', () => {
  it('of Entra: capitals, booleans as words, an e-mail by its type', async () => {
    const { id } = await create('ada');
    const { body, status } = await patch(
      id,
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@nordic.example' },
      { op: 'Add', path: 'emails[type eq "home"].value', value: 'home@x.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Lind' },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ active: false, name: { givenName: 'ada', familyName: 'Lind' } });
    expect(body.emails).toMatchObject([
      { type: 'work', value: 'new@nordic.example' },
      { type: 'home', value: 'home@x.example' },
    ]);
  });

  it('of Okta: a value without a path', async () => {
    const { id } = await create('ada');
    expect((await patch(id, { op: 'replace', value: { active: false } })).body.active).toBe(false);
    expect((await patch(id, { op: 'replace', value: { active: 'True', displayName: 'Ada' } })).body).toMatchObject({
      active: true,
      displayName: 'Ada',
    });
  });

  it('removes by path and by filter, and takes paths with the schema', async () => {
    const { id } = await create('ada');
    const { body } = await patch(id, { op: 'remove', path: 'emails[type eq "work"]' }, { op: 'remove', path: `${USER}:displayName` });
    expect([body.emails, body.displayName]).toEqual([undefined, undefined]);
  });

  it('is done whole or not at all', async () => {
    const { id } = await create('ada');
    const reply = await patch(id, { op: 'replace', path: 'displayName', value: 'Gone' }, { op: 'replace', path: 'no.such', value: 1 });
    expect([reply.status, reply.body.scimType]).toEqual([400, 'invalidPath']);
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({ displayName: 'ada', meta: { version: 'W/"1"' } });
  });

  it.each<[string, object]>([
    ['no schema', { Operations: [{ op: 'remove', path: 'displayName' }] }],
    ['no operations', { schemas: [PATCH], Operations: [] }],
    ['another operation', { schemas: [PATCH], Operations: [{ op: 'move', path: 'displayName' }] }],
    ['a remove of everything', { schemas: [PATCH], Operations: [{ op: 'remove' }] }],
    ['a name that goes', { schemas: [PATCH], Operations: [{ op: 'remove', path: 'userName' }] }],
    ['an operation that is none', { schemas: [PATCH], Operations: [null] }],
    ['too many', { schemas: [PATCH], Operations: Array(101).fill({ op: 'replace', path: 'displayName', value: 'x' }) }],
  ])('with %s is refused', async (_what, body) => {
    const { id } = await create('ada');
    const reply = await scim('PATCH', `/Users/${id}`, body);
    expect([reply.status, reply.body.schemas]).toEqual([400, [ERROR]]);
  });
});

describe('whom it proves (provisioning.3)', () => {
  let turn = 0;
  async function student(): Promise<{ name: string; userId: string }> {
    turn += 1;
    const name = `student${turn}`;
    const userId = await insertPerson(db.database, { email: `${name}@nordic.example`, password: null, roles: [{ role: 'Candidate' }] });
    const held = { roles: ['Candidate' as const], organizationIds: [], schoolIds: [], staffSchoolIds: [], secondFactor: false };
    actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held };
    return { name, userId };
  }
  const prove = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/university-connection/roster',
      payload: { schoolId: school },
      headers: { 'x-test-actor': name, 'sec-fetch-site': 'same-origin' },
    });
  const state = async (userId: string) =>
    (await db.database.selectFrom('school_connection').select(['state', 'reason_code']).where('user_id', '=', userId).executeTakeFirst()) ??
    null;

  it('whoever was sent, as the roster does, and not whoever was not', async () => {
    const [ada, ben] = [await student(), await student()];
    await create(ada.name);
    expect((await prove(ada.name)).statusCode).toBe(200);
    expect((await state(ada.userId))?.state).toBe('verified');
    expect((await prove(ben.name)).json().code).toBe('verification.not_in_roster');
    await create(ben.name, { active: false });
    expect((await prove(ben.name)).json().code).toBe('verification.not_in_roster');
  });

  it.each<[string, (id: string, name: string) => Promise<unknown>]>([
    ['is not active any more', (id) => patch(id, { op: 'Replace', path: 'active', value: 'False' })],
    ['is deleted', (id) => scim('DELETE', `/Users/${id}`)],
    ['has another address', (id, name) => scim('PUT', `/Users/${id}`, okta('elsewhere', { externalId: `00u-${name}` }))],
  ])('not whoever %s: the proof ends at once', async (_how, end) => {
    const ada = await student();
    const { id } = await create(ada.name);
    await prove(ada.name);
    await end(id, ada.name);
    expect(await state(ada.userId)).toEqual({ state: 'needVerification', reason_code: 'expired' });
    expect((await prove(ada.name)).json().code).toBe('verification.not_in_roster');
  });

  it('whoever another user with the address, or the file of the roster, carries still', async () => {
    const [ada, ben] = [await student(), await student()];
    const [first, second] = [await create(ada.name), await create(ben.name)];
    for (const { name } of [ada, ben]) await prove(name);
    await create('twin', { userName: 'twin', emails: [{ value: `${ada.name}@nordic.example`, type: 'work' }] });
    const address_hash = addressHash(sessionKeys(TEST_SECRET), school, `${ben.name}@nordic.example`);
    await db.database.insertInto('school_roster_entry').values({ school_id: school, address_hash }).execute();
    for (const { id } of [first, second]) expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect([(await state(ada.userId))?.state, (await state(ben.userId))?.state]).toEqual(['verified', 'verified']);
  });
});
