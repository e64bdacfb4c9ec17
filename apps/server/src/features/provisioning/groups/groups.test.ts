// Groups of SCIM 2.0 as Entra and Okta send them, and whose labels they are: of who is verified and has proven an address of a member, whichever
// came first. Staff of the school change none of it.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertPerson } from '@fairway/testkit/people';
import { TEST_SECRET, testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole, insertSession } from '../../../api/every-role.fixture.ts';
import type { Actor } from '../../../kernel/http/request.ts';
import { sessionKeys } from '../../../kernel/session/keys.ts';
import { endRosterProofs } from '../../verification/roster/commands.ts';
import { provisioningJobs } from '../jobs.ts';
import { provisioningReactions } from '../reactions.ts';

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
const now = new Date('2026-07-10T10:00:00Z');
const keys = sessionKeys(TEST_SECRET);
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
for (const method of ['roster', 'class_code'] as const)
  await db.database
    .insertInto('school_verification_method')
    .values({ school_id: school, method, position: 0, validity_days: 365 })
    .execute();

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const STAFF = `/api/v1/staff/schools/${school}`;
const UNKNOWN = '018f0000-0000-7000-8000-000000000000';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function asked(actor: string, method: Method, url: string, payload?: object) {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}
const makeToken = async (actor = 'schoolAdmin', of = school): Promise<string> =>
  (await asked(actor, 'POST', `/api/v1/staff/schools/${of}/provisioning/tokens`, { days: 30 })).body.token;

let token = '';
beforeEach(async () => {
  for (const table of ['student_label', 'provisioned_user', 'provisioning_token', 'school_connection', 'audit_line'])
    await db.pool.query(`delete from ${table}`);
  token = await makeToken();
});

async function scim(
  method: Method,
  path: string,
  payload?: object,
  { with: held = token, headers = {} }: { with?: string; headers?: object } = {},
) {
  const reply = await app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${held}`, ...(payload ? { 'content-type': 'application/scim+json' } : {}), ...headers },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body === '' ? null : reply.json() };
}
const user = async (name: string, more: object = {}, held = token): Promise<string> => {
  const body = { schemas: [USER], userName: `${name}@nordic.example`, active: true, ...more };
  return (await scim('POST', '/Users', body, { with: held })).body.id;
};
const asMembers = (ids: readonly string[]) => ids.map((value) => ({ value }));
const group = async (displayName: string, members: readonly string[] = [], more: object = {}) =>
  (await scim('POST', '/Groups', { schemas: [GROUP], displayName, members: asMembers(members), ...more })).body;
const patch = (id: string, ...Operations: object[]) => scim('PATCH', `/Groups/${id}`, { schemas: [PATCH], Operations });
const membersOf = async (id: string): Promise<string[]> =>
  ((await scim('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }: { value: string }) => value);

describe('groups (provisioning.4)', () => {
  it('are told of in what the provider reads first', async () => {
    expect((await scim('GET', '/ResourceTypes')).body.Resources.map(({ id }: { id: string }) => id)).toEqual(['User', 'Group']);
    expect((await scim('GET', '/ResourceTypes/Group')).body).toMatchObject({ endpoint: '/Groups', schema: GROUP });
    const { attributes } = (await scim('GET', `/Schemas/${GROUP}`)).body;
    expect(attributes.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['displayName', 'members']));
  });

  it('are created, read, replaced and deleted, and each is a label of the school', async () => {
    const ada = await user('ada');
    const made = await scim('POST', '/Groups', {
      schemas: [GROUP],
      displayName: 'Engineering',
      externalId: 'g-1',
      members: asMembers([ada]),
    });
    expect(made.status).toBe(201);
    const { id, meta } = made.body;
    expect([made.headers.location, made.headers.etag]).toEqual([meta.location, 'W/"1"']);
    expect(made.body).toMatchObject({ schemas: [GROUP], displayName: 'Engineering', externalId: 'g-1', meta: { resourceType: 'Group' } });
    const base = meta.location.replace(/\/Groups\/.*/, '');
    expect(made.body.members).toEqual([{ value: ada, $ref: `${base}/Users/${ada}`, type: 'User' }]);
    expect((await scim('GET', `/Groups/${id}`)).body).toEqual(made.body);
    expect((await scim('GET', `/Users/${ada}`)).body.groups).toEqual([
      { value: id, $ref: meta.location, display: 'Engineering', type: 'direct' },
    ]);
    expect((await asked('schoolAdmin', 'GET', `${STAFF}/student-labels`)).body.labels).toMatchObject([
      { name: 'Engineering', isProvided: true, students: 0 },
    ]);
    // Who says nothing of members keeps them; who names none has none.
    expect((await scim('PUT', `/Groups/${id}`, { schemas: [GROUP], displayName: 'Technology' })).body).toMatchObject({
      displayName: 'Technology',
      members: [{ value: ada }],
      meta: { version: 'W/"2"' },
    });
    const put = await scim('PUT', `/Groups/${id}`, { schemas: [GROUP], displayName: 'Technology', members: [] });
    expect([put.body.members, put.body.externalId, put.headers.etag]).toEqual([undefined, undefined, 'W/"3"']);
    expect((await asked('schoolAdmin', 'GET', `${STAFF}/student-labels`)).body.labels).toMatchObject([{ name: 'Technology' }]);
    expect((await scim('DELETE', `/Groups/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE'] as const) expect((await scim(method, `/Groups/${id}`)).status).toBe(404);
    expect((await asked('schoolAdmin', 'GET', `${STAFF}/student-labels`)).body.labels).toEqual([]);
    const { rows } = await db.pool.query(`select actor_id, action from audit_line where action like 'student_label.%' order by id`);
    expect(rows).toEqual(['created', 'changed', 'deleted'].map((done) => ({ actor_id: null, action: `student_label.${done}` })));
  });

  it('take no name that is there, whoever gave it', async () => {
    await asked('schoolAdmin', 'POST', `${STAFF}/student-labels`, { name: 'Honours', color: 'red' });
    const first = await group('Engineering', [], { externalId: 'g-1' });
    for (const body of [{ displayName: 'HONOURS' }, { displayName: 'engineering' }, { displayName: 'Other', externalId: 'g-1' }]) {
      const reply = await scim('POST', '/Groups', { schemas: [GROUP], ...body });
      expect([reply.status, reply.body.scimType]).toEqual([409, 'uniqueness']);
    }
    const renamed = await patch(first.id, { op: 'replace', path: 'displayName', value: 'Honours' });
    expect([renamed.status, renamed.body.scimType]).toEqual([409, 'uniqueness']);
    const { labels } = (await asked('schoolAdmin', 'GET', `${STAFF}/student-labels`)).body;
    expect(labels).toMatchObject([
      { name: 'Engineering', isProvided: true },
      { name: 'Honours', isProvided: false, color: 'red' },
    ]);
    const many = await Promise.all(Array.from({ length: 4 }, () => scim('POST', '/Groups', { schemas: [GROUP], displayName: 'Twin' })));
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('are nobody’s of another school, and have no member of one', async () => {
    const { id } = await group('Engineering', [await user('ada')]);
    const theirs = { with: await makeToken('neighbour', elsewhere) };
    expect((await scim('GET', '/Groups', undefined, theirs)).body.totalResults).toBe(0);
    const named = { schemas: [GROUP], displayName: 'Taken' };
    for (const method of ['GET', 'DELETE'] as const) expect((await scim(method, `/Groups/${id}`, undefined, theirs)).status).toBe(404);
    expect((await scim('PUT', `/Groups/${id}`, named, theirs)).status).toBe(404);
    const body = { schemas: [PATCH], Operations: [{ op: 'remove', path: 'members' }] };
    expect((await scim('PATCH', `/Groups/${id}`, body, theirs)).status).toBe(404);
    const foreign = await user('foreign', {}, theirs.with);
    const joined = await patch(id, { op: 'add', path: 'members', value: asMembers([foreign]) });
    expect([joined.status, joined.body.scimType]).toEqual([400, 'invalidValue']);
    expect((await scim('POST', '/Groups', { ...named, displayName: 'Engineering' }, theirs)).status).toBe(201);
  });

  it('are changed by who knows their version, a member that is deleted counted', async () => {
    const ada = await user('ada');
    const { id } = await group('Engineering', [ada]);
    const put = (tag: string, displayName: string) =>
      scim('PUT', `/Groups/${id}`, { schemas: [GROUP], displayName }, { headers: { 'if-match': tag } });
    expect((await put('W/"1"', 'One')).status).toBe(200);
    expect((await put('W/"1"', 'Two')).status).toBe(412);
    expect((await put('W/"2"', 'One')).headers.etag).toBe('W/"2"');
    expect((await scim('GET', `/Groups/${id}`, undefined, { headers: { 'if-none-match': 'W/"2"' } })).status).toBe(304);
    expect((await scim('DELETE', `/Users/${ada}`)).status).toBe(204);
    const left = await scim('GET', `/Groups/${id}`);
    expect([left.body.members, left.headers.etag]).toEqual([undefined, 'W/"3"']);
  });

  it.each<[string, object, number, string]>([
    ['no schema', { displayName: 'A' }, 400, 'invalidSyntax'],
    ['no name', { schemas: [GROUP] }, 400, 'invalidValue'],
    ['a name of nothing', { schemas: [GROUP], displayName: ' \u200b ' }, 400, 'invalidValue'],
    ['a long name', { schemas: [GROUP], displayName: 'x'.repeat(257) }, 400, 'invalidValue'],
    ['a number that is none', { schemas: [GROUP], displayName: 'A', externalId: 7 }, 400, 'invalidValue'],
    ['members that are texts', { schemas: [GROUP], displayName: 'A', members: ['x'] }, 400, 'invalidValue'],
    ['a member that is nobody', { schemas: [GROUP], displayName: 'A', members: asMembers([UNKNOWN]) }, 400, 'invalidValue'],
    ['too many members', { schemas: [GROUP], displayName: 'A', members: asMembers(Array(10_001).fill(UNKNOWN)) }, 400, 'invalidValue'],
  ])('of %s are refused', async (_what, body, status, scimType) => {
    const reply = await scim('POST', '/Groups', body);
    expect([reply.status, reply.body.scimType]).toEqual([status, scimType]);
    expect((await scim('GET', '/Groups')).body.totalResults).toBe(0);
  });

  it('are a hundred at most, and leave staff their own two hundred labels', async () => {
    await db.pool.query(
      `with made as (insert into student_label (id, school_id, name, folded_name, color, is_provided)
         select gen_random_uuid(), $1, 'g' || n, 'g' || n, 'gray', true from generate_series(1, 100) n returning id, name)
       insert into provisioned_group (id, school_id, label_id, display_name, created_at, updated_at) select id, $1, id, name, now(), now() from made`,
      [school],
    );
    expect((await scim('POST', '/Groups', { schemas: [GROUP], displayName: 'Late' })).status).toBe(403);
    await db.pool.query(
      `insert into student_label (id, school_id, name, folded_name, color)
       select gen_random_uuid(), $1, 'l' || n, 'l' || n, 'gray' from generate_series(1, 199) n`,
      [school],
    );
    expect((await asked('schoolAdmin', 'POST', `${STAFF}/student-labels`, { name: 'Last', color: 'red' })).status).toBe(201);
    expect((await asked('schoolAdmin', 'POST', `${STAFF}/student-labels`, { name: 'Late', color: 'red' })).body.code).toBe(
      'students.label_limit',
    );
  });
});

describe('a search of groups (RFC 7644, 3.4.2)', () => {
  const search = async (query: Record<string, string>) => (await scim('GET', `/Groups?${new URLSearchParams(query)}`)).body;
  const found = async (filter: string): Promise<string[]> =>
    (await search({ filter })).Resources.map(({ displayName }: { displayName: string }) => displayName);

  it('finds by what providers match by, and by any other filter', async () => {
    const [ada, ben] = [await user('ada'), await user('ben')];
    const { id } = await group('Rock and roll', [ada], { externalId: 'g-1' });
    await group('Choir', [ada, ben]);
    expect(await found('displayName eq "rock AND roll"')).toEqual(['Rock and roll']);
    expect(await found('externalId eq "g-1"')).toEqual(['Rock and roll']);
    expect(await found(`id eq "${id}"`)).toEqual(['Rock and roll']);
    expect(await found('id eq "none"')).toEqual([]);
    expect(await found(`members.value eq "${ben}"`)).toEqual(['Choir']);
    // Is somebody in a group, as Entra asks.
    expect(await found(`id eq "${id}" and members eq "${ada}"`)).toEqual(['Rock and roll']);
    expect(await found(`id eq "${id}" and members eq "${ben}"`)).toEqual([]);
    expect(await found('displayName sw "ch" or externalId pr')).toEqual(['Rock and roll', 'Choir']);
    expect(await found(`members.value eq "${ben}" and displayName co "O"`)).toEqual(['Choir']);
    for (const filter of ['displayName xx "a"', 'displayName eq', '('])
      expect(await search({ filter })).toMatchObject({ status: '400', scimType: 'invalidFilter' });
  });

  it('comes in pages, without members where they are not wanted', async () => {
    const ada = await user('ada');
    for (const name of ['a', 'b', 'c']) await group(name, [ada]);
    const page = await search({ startIndex: '2', count: '1' });
    expect(page).toMatchObject({
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      Resources: [{ displayName: 'b', members: [{ value: ada }] }],
    });
    expect((await search({ excludedAttributes: 'members' })).Resources[0].members).toBeUndefined();
    expect(Object.keys((await search({ attributes: 'displayName' })).Resources[0])).toEqual(['schemas', 'id', 'displayName']);
    const { id } = page.Resources[0];
    expect((await scim('GET', `/Groups/${id}?excludedAttributes=members`)).body).not.toHaveProperty('members');
  });

  it('tells fewer groups on a page where their members are too many for it, but each in its turn', async () => {
    await db.pool.query(
      `insert into provisioned_user (id, school_id, user_name_hash, resource, is_active, created_at, updated_at)
       select gen_random_uuid(), $1, int4send(n), '', true, now(), now() from generate_series(1, 6000) n`,
      [school],
    );
    for (const name of ['first', 'second']) {
      const { id } = await group(name);
      await db.pool.query('insert into provisioned_member select $1, id from provisioned_user where school_id = $2', [id, school]);
    }
    const pages = [await search({}), await search({ startIndex: '2' })];
    expect(pages).toMatchObject([
      { totalResults: 2, itemsPerPage: 1, Resources: [{ displayName: 'first' }] },
      { Resources: [{ displayName: 'second' }] },
    ]);
    expect(pages.map(({ Resources: [one] }) => one.members.length)).toEqual([6000, 6000]);
  });
});

describe('a PATCH of a group', () => {
  it('of Entra: one joins, one leaves by value or by filter, it is renamed', async () => {
    const [ada, ben, chen] = [await user('ada'), await user('ben'), await user('chen')];
    const { id } = await group('Engineering', [ada]);
    const added = await patch(id, { op: 'Add', path: 'members', value: asMembers([ben, chen, ben]) });
    expect([added.status, added.body, added.headers.etag]).toEqual([204, null, 'W/"2"']);
    expect(await membersOf(id)).toEqual([ada, ben, chen]);
    await patch(id, { op: 'Remove', path: 'members', value: asMembers([ben]) });
    await patch(id, { op: 'Remove', path: `members[value eq "${chen}"]` }, { op: 'Replace', path: 'displayName', value: 'Technology' });
    expect((await scim('GET', `/Groups/${id}`)).body).toMatchObject({ displayName: 'Technology', members: [{ value: ada }] });
    // Again changes nothing.
    expect((await patch(id, { op: 'Remove', path: 'members', value: asMembers([ben]) })).headers.etag).toBe('W/"4"');
  });

  it('of Okta: a value without a path, and all members anew', async () => {
    const [ada, ben] = [await user('ada'), await user('ben')];
    const { id } = await group('Engineering', [ada]);
    await patch(id, { op: 'replace', value: { id, displayName: 'Technology' } });
    await patch(id, { op: 'replace', path: 'members', value: asMembers([ben]) });
    const reply = await scim('PATCH', `/Groups/${id}?attributes=displayName,members`, {
      schemas: [PATCH],
      Operations: [{ op: 'add', path: `${GROUP}:externalId`, value: 'g-1' }],
    });
    expect(reply).toMatchObject({ status: 200, body: { displayName: 'Technology', members: [{ value: ben }] } });
    await patch(id, { op: 'remove', path: 'members' });
    expect((await scim('GET', `/Groups/${id}`)).body).toMatchObject({ externalId: 'g-1' });
    expect(await membersOf(id)).toEqual([]);
  });

  it('does its operations in their order', async () => {
    const [ada, ben] = [await user('ada'), await user('ben')];
    const { id } = await group('Engineering', [ada]);
    const of = (one: string) => ({ path: 'members', value: asMembers([one]) });
    await patch(id, { op: 'add', ...of(ben) }, { op: 'remove', ...of(ben) }, { op: 'remove', ...of(ada) }, { op: 'add', ...of(ada) });
    expect(await membersOf(id)).toEqual([ada]);
    await patch(id, { op: 'remove', path: 'members' }, { op: 'add', ...of(ben) });
    expect(await membersOf(id)).toEqual([ben]);
  });

  it.each<[string, object[], string]>([
    ['an attribute that is none', [{ op: 'replace', path: 'nickName', value: 'x' }], 'invalidPath'],
    ['a part of a member', [{ op: 'replace', path: 'members.display', value: 'x' }], 'invalidPath'],
    ['a name that goes', [{ op: 'remove', path: 'displayName' }], 'invalidValue'],
    ['no operation of the three', [{ op: 'move', path: 'displayName', value: 'x' }], 'invalidSyntax'],
    ['a remove of everything', [{ op: 'remove' }], 'noTarget'],
    ['a member who is nobody, all of it', [{ op: 'replace', path: 'displayName', value: 'Gone' }, { op: 'add', path: 'members', value: asMembers([UNKNOWN]) }], 'invalidValue'], // biome-ignore format: a row
  ])('with %s is refused', async (_what, operations, scimType) => {
    const { id } = await group('Engineering');
    const reply = await patch(id, ...operations);
    expect([reply.status, reply.body.scimType]).toEqual([400, scimType]);
    expect((await scim('GET', `/Groups/${id}`)).body).toMatchObject({ displayName: 'Engineering', meta: { version: 'W/"1"' } });
  });
});

describe('whom a group labels (provisioning.4)', () => {
  let turn = 0;
  async function student() {
    turn += 1;
    const name = `student${turn}`;
    const userId = await insertPerson(db.database, { email: `${name}@nordic.example`, password: null, roles: [{ role: 'Candidate' }] });
    const held = { roles: ['Candidate' as const], organizationIds: [], schoolIds: [], staffSchoolIds: [], secondFactor: false };
    actors[name] = { kind: 'user', userId, sessionId: await insertSession(db.database, userId), ...held };
    return { name, userId };
  }
  const prove = ({ name }: { name: string }) => asked(name, 'POST', '/api/v1/university-connection/roster', { schoolId: school });
  /** Somebody who was verified by another way than the roster. */
  async function verified() {
    const one = await student();
    const row = {
      id: crypto.randomUUID(),
      user_id: one.userId,
      school_id: school,
      state: 'verified',
      method: 'class_code',
      verified_at: now,
    };
    await db.database.insertInto('school_connection').values(row).execute();
    return one;
  }
  const labelsOf = async ({ userId }: { userId: string }): Promise<string[]> => {
    const { rows } = await db.pool.query(
      'select l.name from student_label_use u join student_label l on l.id = u.label_id where u.user_id = $1 order by l.folded_name',
      [userId],
    );
    return rows.map((row) => row.name);
  };
  /** What the news of somebody leads to: the reaction, and the jobs that it orders. */
  async function react({ userId }: { userId: string }, kind = 'connection.changed', payload: object = { schoolId: school }) {
    const [reaction] = provisioningReactions;
    expect(reaction?.news).toContain(kind);
    await db.pool.query('delete from graphile_worker._private_jobs');
    await db.database.transaction().execute(async (transaction) => {
      await reaction?.run({ kind, subject: `user:${userId}`, payload } as never, { transaction, now } as never);
    });
    const { rows } = await db.pool.query('select payload from graphile_worker._private_jobs order by id');
    const [job] = provisioningJobs({ database: db.database, keys, clock: { now: () => now } });
    for (const row of rows) await job?.run(row.payload, {} as never);
    return rows.length;
  }

  it('whoever is verified already, when they join; not whoever is not', async () => {
    const [ada, ben] = [await verified(), await student()];
    const { id } = await group('Engineering', [await user(ada.name)]);
    await patch(id, { op: 'add', path: 'members', value: asMembers([await user(ben.name)]) });
    expect([await labelsOf(ada), await labelsOf(ben)]).toEqual([['Engineering'], []]);
    const { rows } = (await asked('schoolAdmin', 'GET', `${STAFF}/students`)).body;
    expect(rows.map((row: { labels: object[] }) => row.labels)).toMatchObject([[{ name: 'Engineering', isProvided: true }]]);
  });

  it('whoever was a member before, when they prove that they are', async () => {
    const ada = await student();
    await group('Engineering', [await user(ada.name)]);
    expect((await prove(ada)).status).toBe(200);
    expect(await labelsOf(ada)).toEqual([]);
    expect(await react(ada)).toBe(1);
    expect(await labelsOf(ada)).toEqual(['Engineering']);
    // The school hears the same news, and so does whoever is a student where no provider sends anybody.
    expect(await react(ada, 'connection.changed', { schoolId: elsewhere })).toBe(0);
    expect(await react(ada, 'connection.changed', { schoolId: school, action: 'extend' })).toBe(0);
  });

  it.each<[string, (at: { user: string; group: string; name: string }) => Promise<unknown>]>([
    ['left the group', ({ user: id, group: of }) => patch(of, { op: 'remove', path: `members[value eq "${id}"]` })],
    ['is in a group that is gone', ({ group: of }) => scim('DELETE', `/Groups/${of}`)],
    ['is deleted', ({ user: id }) => scim('DELETE', `/Users/${id}`)],
    ['is not active', ({ user: id }) => scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations: [{ op: 'replace', path: 'active', value: false }] })], // biome-ignore format: a row
    ['has another address', ({ user: id }) => scim('PUT', `/Users/${id}`, { schemas: [USER], userName: 'elsewhere@nordic.example' })],
  ])('not whoever %s, at once; labels of staff stay', async (_how, end) => {
    const [ada, ben] = [await verified(), await verified()];
    const [first, second] = [await user(ada.name), await user(ben.name)];
    const made = await group('Engineering', [first, second]);
    const { id: own } = (await asked('schoolAdmin', 'POST', `${STAFF}/student-labels`, { name: 'Honours', color: 'red' })).body;
    await asked('schoolAdmin', 'POST', `${STAFF}/students/labels`, { students: { ids: [ada.userId] }, add: [own] });
    expect(await labelsOf(ada)).toEqual(['Engineering', 'Honours']);
    await end({ user: first, group: made.id, name: ada.name });
    expect(await labelsOf(ada)).toEqual(['Honours']);
    expect(await labelsOf(ben)).toEqual((await scim('GET', `/Groups/${made.id}`)).status === 404 ? [] : ['Engineering']);
  });

  it('whoever becomes active again, or gets the address', async () => {
    const ada = await verified();
    const id = await user('before', { active: false });
    await group('Engineering', [id]);
    await scim('PUT', `/Users/${id}`, { schemas: [USER], userName: `${ada.name}@nordic.example`, active: false });
    expect(await labelsOf(ada)).toEqual([]);
    await scim('PUT', `/Users/${id}`, { schemas: [USER], userName: `${ada.name}@nordic.example`, active: true });
    expect(await labelsOf(ada)).toEqual(['Engineering']);
  });

  it('whoever another member with the address is still', async () => {
    const ada = await verified();
    const [first, twin] = [await user(ada.name), await user('twin', { emails: [{ value: `${ada.name.toUpperCase()}@nordic.example` }] })];
    const { id } = await group('Engineering', [first, twin]);
    await patch(id, { op: 'remove', path: `members[value eq "${first}"]` });
    expect(await labelsOf(ada)).toEqual(['Engineering']);
    await patch(id, { op: 'remove', path: 'members' });
    expect(await labelsOf(ada)).toEqual([]);
  });

  it('nobody whose proof ended or whose address is another one now', async () => {
    const [ada, ben] = [await student(), await verified()];
    await group('Engineering', [await user(ada.name), await user(ben.name)]);
    await prove(ada);
    await react(ada);
    await db.pool.query('update provisioned_user set is_active = false');
    await db.database
      .transaction()
      .execute((transaction) => endRosterProofs(transaction, keys, { schoolId: school, addresses: [`${ada.name}@nordic.example`], now }));
    await db.pool.query('update provisioned_user set is_active = true');
    await react(ada);
    const email = `moved-${ben.name}@nordic.example`;
    await db.pool.query('update app_user set email = $2, email_folded = $2 where id = $1', [ben.userId, email]);
    expect(await react(ben, 'user.email_changed', {})).toBe(1);
    expect([await labelsOf(ada), await labelsOf(ben)]).toEqual([[], []]);
  });

  it('staff neither change nor put it, until they take the labels over', async () => {
    const ada = await verified();
    const id = await user(ada.name);
    const made = await group('Engineering', [id]);
    const [{ id: label }] = (await asked('schoolAdmin', 'GET', `${STAFF}/student-labels`)).body.labels;
    const put = (body: object) => asked('schoolAdmin', 'POST', `${STAFF}/students/labels`, { students: { ids: [ada.userId] }, ...body });
    const rename = () => asked('schoolAdmin', 'PUT', `${STAFF}/student-labels/${label}`, { name: 'Mine', color: 'red' });
    const refused = [await rename(), await asked('schoolAdmin', 'DELETE', `${STAFF}/student-labels/${label}`), await put({ add: [label] }), await put({ remove: [label] })]; // biome-ignore format: a row
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'students.label_provided']);
    expect(await labelsOf(ada)).toEqual(['Engineering']);

    expect((await asked('schoolAdmin', 'GET', `${STAFF}/provisioning`)).body.groups).toBe(1);
    expect((await asked('neighbour', 'DELETE', `${STAFF}/provisioning/groups`)).status).toBe(404);
    for (const _again of [1, 2]) expect((await asked('schoolAdmin', 'DELETE', `${STAFF}/provisioning/groups`)).body.groups).toBe(0);
    const { rows } = await db.pool.query(`select detail from audit_line where action = 'provisioning.groups_released'`);
    expect(rows).toEqual([{ detail: { groups: 1 } }]);
    expect((await scim('GET', `/Groups/${made.id}`)).status).toBe(404);
    expect((await scim('POST', '/Groups', { schemas: [GROUP], displayName: 'Engineering' })).status).toBe(409);
    await scim('DELETE', `/Users/${id}`);
    expect(await labelsOf(ada)).toEqual(['Engineering']);
    expect((await rename()).status).toBe(200);
    expect(await labelsOf(ada)).toEqual(['Mine']);
  });

  it('changes of members and of users at once end in what holds last', async () => {
    const people = [await verified(), await verified()];
    const ids = [await user(people[0]?.name ?? ''), await user(people[1]?.name ?? '')];
    const { id } = await group('Engineering');
    const active = (of: string | undefined, value: boolean) =>
      scim('PATCH', `/Users/${of}`, { schemas: [PATCH], Operations: [{ op: 'replace', path: 'active', value }] });
    const replies = await Promise.all([
      ...ids.map((value) => patch(id, { op: 'add', path: 'members', value: asMembers([value]) })),
      active(ids[0], false),
      ...people.map((one) => react(one).then(() => ({ status: 204 }))),
      active(ids[1], false),
      scim('DELETE', `/Users/${ids[1]}`),
    ]);
    expect(replies.every(({ status }) => [200, 204, 400, 404].includes(status))).toBe(true);
    expect(await Promise.all(people.map(labelsOf))).toEqual([[], []]);
  });
});
