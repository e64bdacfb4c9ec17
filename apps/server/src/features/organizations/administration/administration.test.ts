// Organizations in the platform's console: the list, approval and suspension with what the public sees, the tree, and merging.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { testApp } from '@fairway/testkit/test-app';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { newId } from '../../../kernel/ids.ts';
import { listChanges } from '../../search/documents.ts';

const URL = '/api/v1/admin/organizations';
const db = await cloneDatabase();
const actors = await everyRole(db.database);
const search = new ReferenceSearch();
const NOW = new Date('2026-03-01T10:00:00.000Z');
const app = await testApp({ ...db, search, actors, now: () => NOW });
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const headers = { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
  return app.inject({ method, url: `${URL}${url}`, ...(payload && { payload }), headers });
};
const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.headers['content-type']?.includes('json') ? reply.json() : reply.body };
};
const rows = async (text: string, ...values: unknown[]) => (await db.pool.query(text, values)).rows;
const lines = (id: number) => rows('select action, actor_id, detail from audit_line where subject = $1 order by at, id', `company:${id}`);
/** What the follower of the outbox does. */
async function followOutbox(): Promise<void> {
  const ids = (await rows('select distinct job_id from search_outbox')).map((row) => row.job_id);
  await search.apply(await listChanges(db.pool, ids, NOW.getTime()));
}

let number = 0;
let organization = 0;
let job = '';
let name = '';

beforeEach(async () => {
  number += 1;
  name = `Harbour Works ${number}`;
  organization = await insertOrganization(db.database, { name });
  job = await insertJob(db.database, { organizationId: organization, title: `Welder ${number}`, publishedAt: NOW, deadlineAt: null });
});

describe('the list', () => {
  it('finds by words of a name without accents, by id and by the id of a feed', async () => {
    const sea = await insertOrganization(db.database, { name: `Ålesund Sea ${number}`, countryCode: 'SE' });
    await db.database.updateTable('organization').set({ source: 'board', external_id: 'x-77' }).where('id', '=', sea).execute();
    const found = async (query: string) => (await call('GET', `?${query}`)).json().rows.map((row: { id: number }) => row.id);
    expect(await found(`q=alesund%20sea%20${number}`)).toEqual([sea]);
    expect(await found(`q=${sea}`)).toContain(sea);
    expect(await found('q=x-77')).toEqual([sea]);
    expect(await found(`q=${number}&country=SE`)).toEqual([sea]);
    expect(await found('source=board')).toEqual([sea]);
    expect(await found('q=nobody%25of%25that%25name')).toEqual([]);
  });

  it('filters by state and place in the tree, and counts open postings', async () => {
    const child = await insertOrganization(db.database, { name: `Child ${number}`, parentId: organization, status: 'pending' });
    const found = async (query: string) => (await call('GET', `?q=${number}&${query}`)).json().rows.map((row: { id: number }) => row.id);
    expect(await found('state=pending')).toContain(child);
    expect(await found(`parent=${organization}`)).toEqual([child]);
    expect(await found('place=child')).toContain(child);
    expect(await found('place=parent')).toContain(organization);
    expect(await found('place=alone')).not.toContain(organization);
    const [row] = (await call('GET', `?q=${encodeURIComponent(name)}`)).json().rows;
    expect(row).toMatchObject({ id: organization, openPostings: 1, followers: 0, parent: null, state: 'active' });
    const file = await call('GET', `/export.csv?q=${encodeURIComponent(name)}`);
    expect(file.body).toContain(`${organization},${name},active,NO,fairway,,1,0`);
  });

  it.each(['state=merged', 'place=top', 'country=norway', 'parent=x', 'sort=postings', 'pageSize=7'])('refuses %s', async (query) => {
    expect((await call('GET', `?${query}`)).statusCode).toBe(422);
  });
});

describe('what an organization shows of itself (organizations.23)', () => {
  const shown = { size: '51-200', foundedYear: 1998, shownPeople: [{ name: ' Mara ', role: { en: 'Lead', de: ' ' }, text: {} }] };
  const put = (changes: object) => call('PUT', `/${organization}/shown`, { ...shown, ...changes });
  const read = async () => (await call('GET', `/${organization}`)).json();

  it('is changed whole, and told to the audit log and to kept pages', async () => {
    const reply = await put({ shownEdition: 0 });
    expect(reply.json()).toMatchObject({ ...shown, shownPeople: [{ name: 'Mara', role: { en: 'Lead' }, text: {} }] });
    expect((await get(`/api/v1/organizations/${organization}/profile`)).body).toMatchObject({ size: '51-200', people: [{ name: 'Mara' }] });
    expect(await lines(organization)).toMatchObject([{ action: 'company.changed', detail: { people: 1 } }]);
    expect(await rows("select 1 from news where kind = 'company.changed' and subject = $1", `company:${organization}`)).toHaveLength(1);
    const emptied = await put({ size: null, foundedYear: null, shownPeople: [], shownEdition: 1 });
    expect(emptied.json()).toMatchObject({ size: null, foundedYear: null, shownPeople: [] });
  });

  it('is refused where somebody else was faster', async () => {
    await put({ shownEdition: 0 });
    const late = await put({ shownEdition: 0, size: '1-10' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'organizations.changed']);
    expect((await read()).size).toBe('51-200');
  });

  it.each([
    ['a size that is none', { size: '7' }],
    ['a year before all others', { foundedYear: 12 }],
    ['a person without a name', { shownPeople: [{ name: ' ', role: {}, text: {} }] }],
    ['a language that is none', { shownPeople: [{ name: 'Mara', role: { tlh: 'Lead' }, text: {} }] }],
    ['thirteen people', { shownPeople: Array.from({ length: 13 }, () => shown.shownPeople[0]) }],
  ])('refuses %s', async (_, changes) => {
    expect((await put({ shownEdition: 0, ...changes })).statusCode).toBe(422);
  });

  it('moves with a merge, behind those who are there', async () => {
    const other = await insertOrganization(db.database, { name: `Other ${number}` });
    for (const [id, person] of [
      [organization, 'Mara'],
      [other, 'Noor'],
    ] as const)
      await rows('insert into organization_person (organization_id, position, name) values ($1, 0, $2)', id, person);
    await call('POST', `/${organization}/merge`, { into: other });
    expect(await rows('select name from organization_person where organization_id = $1 order by position', other)).toEqual([
      { name: 'Noor' },
      { name: 'Mara' },
    ]);
  });
});

describe('an organization', () => {
  it('shows what it has', async () => {
    await db.database
      .insertInto('organization_article')
      .values({ organization_id: organization, slug: 'a', title: '{"en":"A"}', body: '{"en":"B"}' })
      .execute();
    const userId = await insertPerson(db.database, {
      email: `eva${number}@works.example`,
      firstName: 'Eva',
      lastName: 'Lind',
      roles: [{ role: 'OrganizationAdmin', organizationId: organization }],
    });
    await insertJob(db.database, { organizationId: organization, deadlineAt: new Date('2026-02-01') });
    expect((await call('GET', `/${organization}`)).json()).toMatchObject({
      name,
      state: 'active',
      suspension: null,
      postings: 2,
      openPostings: 1,
      articles: 1,
      administrators: 1,
      people: [{ userId, name: 'Eva Lind' }],
      tree: { id: organization, children: [] },
      merged: [],
    });
    expect((await call('GET', '/2000000000')).json().code).toBe('companies.not_found');
  });

  it('is approved: from then on the public sees it', async () => {
    await db.database.updateTable('organization').set({ status: 'pending' }).where('id', '=', organization).execute();
    expect((await get(`/api/v1/companies/${organization}`)).status).toBe(404);
    expect((await call('PUT', `/${organization}/state`, { state: 'active' })).json().state).toBe('active');
    expect((await get(`/api/v1/companies/${organization}`)).status).toBe(200);
    // Again is no change.
    expect((await call('PUT', `/${organization}/state`, { state: 'active' })).statusCode).toBe(200);
    expect(await lines(organization)).toMatchObject([{ action: 'company.approved', detail: { from: 'pending' } }]);
  });

  it('that is suspended is gone with its postings from pages, search, lists and sitemaps, and comes back', async () => {
    await followOutbox();
    const seen = async () => {
      await followOutbox();
      return {
        page: (await get(`/api/v1/companies/${organization}`)).status,
        profile: (await get(`/api/v1/organizations/${organization}/profile`)).status,
        tree: (await get(`/api/v2/organizations/hierarchy/${organization}`)).status,
        posting: (await get(`/api/v1/postings/${job}`)).status,
        found: (await get(`/api/v1/postings?q=${encodeURIComponent(`"Welder ${number}"`)}`)).body.totalSize,
        listed: (await get(`/api/v1/companies?q=${encodeURIComponent(name)}`)).body.companies.length,
        sitemap: JSON.stringify((await get('/sitemaps/companies-0.xml')).body).includes(`/employers/${organization}-`),
      };
    };
    const all = { page: 200, profile: 200, tree: 200, posting: 200, found: 1, listed: 1, sitemap: true };
    expect(await seen()).toEqual(all);
    const reply = await call('PUT', `/${organization}/state`, { state: 'suspended', reason: ' Not a real employer. ' });
    expect(reply.json()).toMatchObject({ state: 'suspended', suspension: { reason: 'Not a real employer.', at: NOW.toISOString() } });
    expect(await seen()).toEqual({ page: 404, profile: 404, tree: 404, posting: 404, found: 0, listed: 0, sitemap: false });
    expect((await call('PUT', `/${organization}/state`, { state: 'active' })).json()).toMatchObject({ state: 'active', suspension: null });
    expect(await seen()).toEqual(all);
    expect((await lines(organization)).map((line) => line.action)).toEqual(['company.suspended', 'company.reinstated']);
    // Whatever search still holds, a list shows no posting of a suspended one.
    await db.database.updateTable('organization').set({ status: 'suspended' }).where('id', '=', organization).execute();
    expect((await get(`/api/v1/postings?q=${encodeURIComponent(`"Welder ${number}"`)}`)).body.matchingJobs).toEqual([]);
  });

  it.each([
    { state: 'suspended' },
    { state: 'suspended', reason: ' ' },
    { state: 'suspended', reason: 'x'.repeat(1001) },
    { state: 'pending' },
    { state: 'merged' },
    { state: 'active', reason: 'none needed' },
  ])('is not set to %o', async (body) => {
    expect((await call('PUT', `/${organization}/state`, body)).statusCode).toBe(422);
  });
});

describe('the tree', () => {
  const setParent = (id: number, parentId: number | null) => call('PUT', `/${id}/parent`, { parentId });

  it('is built by parents, shown whole, and the public one follows', async () => {
    const group = await insertOrganization(db.database, { name: `Group ${number}` });
    const hidden = await insertOrganization(db.database, { name: `Hidden ${number}`, status: 'pending' });
    await setParent(hidden, group);
    expect((await setParent(organization, group)).json()).toMatchObject({
      parent: { id: group },
      tree: {
        id: group,
        children: [
          { id: organization, state: 'active' },
          { id: hidden, state: 'pending' },
        ],
      },
    });
    const tree = await get(`/api/v2/organizations/hierarchy/${organization}`);
    expect(tree.body.root).toMatchObject({ id: group, children: [{ id: organization, children: [] }] });
    expect((await setParent(organization, null)).json()).toMatchObject({ parent: null, tree: { id: organization } });
    expect((await lines(organization)).map((line) => line.detail)).toEqual([
      { from: null, to: group },
      { from: group, to: null },
    ]);
  });

  it('has no circles, no strangers and no end of levels', async () => {
    expect((await setParent(organization, organization)).json().code).toBe('companies.parent_cycle');
    const ids = [organization];
    for (let level = 1; level < 10; level += 1) {
      ids.push(await insertOrganization(db.database, { name: `Level ${level}` }));
      expect((await setParent(ids[level]!, ids[level - 1]!)).statusCode).toBe(200);
    }
    expect((await setParent(organization, ids.at(-1)!)).json().code).toBe('companies.parent_cycle');
    const more = await insertOrganization(db.database, { name: 'One more' });
    expect((await setParent(more, ids.at(-1)!)).json().code).toBe('companies.parent_depth');
    expect((await setParent(organization, more)).json().code).toBe('companies.parent_depth');
    expect((await setParent(organization, 2_000_000_000)).json().code).toBe('companies.parent_unknown');
    expect((await call('PUT', `/${organization}/parent`, { parentId: 0 })).statusCode).toBe(422);
  });

  it('closes no circle when two set parents at once', async () => {
    const other = await insertOrganization(db.database, { name: `Other ${number}` });
    const replies = await Promise.all([setParent(organization, other), setParent(other, organization)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('merging', () => {
  const merge = (id: number, into: number) => call('POST', `/${id}/merge`, { into });
  const preview = (id: number, into: number) => call('GET', `/${id}/merge?into=${into}`);
  let target = 0;
  beforeEach(async () => {
    target = await insertOrganization(db.database, { name: `Harbour Works Group ${number}` });
  });

  it('moves everything, says so before, and leads the old address to the new one', async () => {
    const [both, one, eva] = await Promise.all(
      ['both', 'one', 'eva'].map((who) => insertPerson(db.database, { email: `${who}${number}@merge.example` })),
    );
    for (const [user, at] of [
      [both, organization],
      [both, target],
      [one, organization],
    ] as const)
      for (const table of ['organization_follow', 'mail_subscription'] as const) {
        const row = { user_id: user!, organization_id: at, ...(table === 'mail_subscription' ? { id: newId() } : {}) };
        await db.database
          .insertInto(table)
          .values(row as never)
          .execute();
      }
    await db.database
      .insertInto('user_role')
      .values({ id: newId(), user_id: eva!, role: 'OrganizationAdmin', organization_id: organization })
      .execute();
    for (const at of [organization, target])
      await db.database
        .insertInto('organization_article')
        .values({ organization_id: at, slug: 'news', title: '{"en":"News"}', body: '{"en":"B"}', published_at: NOW })
        .execute();
    const candidateId = newId();
    await db.database.insertInto('candidate').values({ id: candidateId, user_id: one! }).execute();
    await db.database
      .insertInto('candidate_employer')
      .values({ id: newId(), candidate_id: candidateId, organization_id: organization, position: 0 })
      .execute();
    await db.database.insertInto('profile_share').values({ id: newId(), user_id: one!, shared_with_org: organization }).execute();
    const child = await insertOrganization(db.database, { name: `Child ${number}`, parentId: organization });
    const earlier = await insertOrganization(db.database, { name: `Earlier ${number}` });
    expect((await merge(earlier, organization)).statusCode).toBe(200);

    const told = { postings: 1, openPostings: 1, followers: 2, articles: 1, administrators: 1, children: 1, sources: [] };
    expect((await preview(organization, target)).json()).toMatchObject({ source: { id: organization }, target: { id: target }, ...told });
    const merged = (await merge(organization, target)).json();
    expect(merged).toMatchObject({ id: target, postings: 1, followers: 2, articles: 2, administrators: 1, children: 1 });
    const subscribed = await db.database
      .selectFrom('mail_subscription')
      .select(['user_id', 'organization_id'])
      .where('topic', 'is', null)
      .execute();
    expect(
      subscribed
        .filter(({ organization_id }) => organization_id === target)
        .map(({ user_id }) => user_id)
        .sort(),
    ).toEqual([both, one].sort());
    expect(subscribed.filter(({ organization_id }) => organization_id === organization)).toEqual([]);
    expect(merged.merged.map((row: { id: number }) => row.id).sort()).toEqual([organization, earlier].sort());
    expect(await rows('select slug from organization_article where organization_id = $1 order by id', target)).toHaveLength(2);
    expect(await rows('select organization_id from candidate_employer where candidate_id = $1', candidateId)).toEqual([
      { organization_id: target },
    ]);
    expect(await rows('select shared_with_org from profile_share where user_id = $1', one)).toEqual([{ shared_with_org: target }]);
    expect(await rows('select parent_id from organization where id = $1', child)).toEqual([{ parent_id: target }]);
    for (const old of [organization, earlier]) {
      expect((await get(`/api/v1/companies/${old}`)).body).toMatchObject({ id: target, totalPostings: 0 });
      expect((await get(`/api/v1/organizations/${old}/profile`)).body.id).toBe(target);
      expect((await get(`/api/v2/organizations/hierarchy/${old}`)).body.root.id).toBe(target);
      expect((await call('GET', `/${old}`)).json().id).toBe(target);
    }
    expect((await get(`/api/v1/postings/${job}`)).body.company.id).toBe(target);
    expect((await lines(target)).at(-1)).toMatchObject({
      action: 'company.merged',
      detail: { source: organization, postings: 1, followers: 2 },
    });
    // What was merged is nothing that can be changed, and is in no list.
    expect((await merge(organization, target)).json().code).toBe('companies.not_found');
    expect((await call('PUT', `/${organization}/state`, { state: 'active' })).json().code).toBe('companies.not_found');
    expect((await merge(target, organization)).json().code).toBe('companies.merge_unknown');
    const listed = (await call('GET', `?q=${encodeURIComponent(name)}`)).json().rows;
    expect(listed.map((row: { id: number }) => row.id)).not.toContain(organization);
  });

  it('follows the one that took it over, when its old id is followed', async () => {
    await merge(organization, target);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/companies/follow',
      payload: { companyId: organization },
      headers: { 'x-test-actor': 'candidate' },
    });
    expect(reply.json()).toEqual({ companyId: target });
  });

  it('is refused into itself, into one below, into what is not approved, and of what is suspended', async () => {
    expect((await merge(organization, organization)).json().code).toBe('companies.merge_same');
    await db.database.updateTable('organization').set({ parent_id: organization }).where('id', '=', target).execute();
    expect((await merge(organization, target)).json().code).toBe('companies.merge_cycle');
    expect((await preview(organization, target)).json().code).toBe('companies.merge_cycle');
    expect((await merge(target, organization)).statusCode).toBe(200);
    const pending = await insertOrganization(db.database, { name: `Pending ${number}`, status: 'pending' });
    expect((await merge(organization, pending)).json().code).toBe('companies.merge_state');
    expect((await merge(organization, 2_000_000_000)).json().code).toBe('companies.merge_unknown');
    expect((await merge(2_000_000_000, organization)).json().code).toBe('companies.not_found');
    await call('PUT', `/${pending}/state`, { state: 'suspended', reason: 'No' });
    expect((await merge(pending, organization)).json().code).toBe('companies.merge_state');
    expect((await call('POST', `/${organization}/merge`, { into: '7' })).statusCode).toBe(422);
  });

  it('of each into the other at once happens once', async () => {
    const replies = await Promise.all([merge(organization, target), merge(target, organization)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
    expect(
      (await rows('select status from organization where id = any($1)', [organization, target])).map((row) => row.status).sort(),
    ).toEqual(['active', 'merged']);
  });

  it('changes nothing where a part of it fails', async () => {
    await db.pool.query(`create function no_merge() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger no_merge before update on organization for each row when (new.status = 'merged') execute function no_merge()`);
    const before = await rows('select id, organization_id from job order by id');
    expect((await merge(organization, target)).statusCode).toBe(500);
    await db.pool.query('drop trigger no_merge on organization; drop function no_merge');
    expect(await rows('select id, organization_id from job order by id')).toEqual(before);
    expect(await lines(target)).toEqual([]);
  });
});
