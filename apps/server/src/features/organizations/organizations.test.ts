import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { scanDocuments } from '../search/documents.ts';

const db = await cloneDatabase();
const search = new ReferenceSearch();
const app = await testApp({ ...db, search, actors: { ada: CANDIDATE } });
const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.json() };
};

let group = 0;
let oslo = 0;
let leeds = 0;
let article = 0;

beforeAll(async () => {
  group = await insertOrganization(db.database, { name: 'Ålesund Group', countryCode: 'NO', sectors: ['consulting'] });
  oslo = await insertOrganization(db.database, { name: 'Oslo Analytics', parentId: group, sectors: ['technology_and_telecom'] });
  leeds = await insertOrganization(db.database, { name: 'Leeds Bakery', countryCode: 'GB', sectors: ['consumer_goods_and_retail'] });
  await insertOrganization(db.database, { name: 'Pending Ltd', status: 'pending' });
  for (let n = 0; n < 7; n++) await insertJob(db.database, { organizationId: oslo, title: `Analyst ${n}` });
  await insertJob(db.database, { organizationId: leeds, title: 'Chef', employmentTypes: ['PART_TIME'] });
  const articles = await db.database
    .insertInto('organization_article')
    .values(
      [1, 2, 3, 4, 5].map((n) => ({
        organization_id: oslo,
        slug: `story-${n}`,
        title: JSON.stringify({ en: `Story ${n}`, de: `Geschichte ${n}` }),
        body: JSON.stringify({ en: '<p>Text</p>' }),
        published_at: n === 5 ? null : new Date(2026, 0, n),
        created_at: new Date(2026, 0, n),
      })),
    )
    .returning('id')
    .execute();
  article = articles[0]?.id ?? 0;
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

describe('the organizations list', () => {
  it('stands in name order and counts open postings', async () => {
    const { body } = await get('/api/v1/companies');
    expect(
      body.companies.map((organization: { name: string; openPostings: number }) => [organization.name, organization.openPostings]),
    ).toEqual([
      ['Ålesund Group', 0],
      ['Leeds Bakery', 1],
      ['Oslo Analytics', 7],
    ]);
    expect(body.totalSize).toBe(3);
  });

  it('filters by country, sector and job type, each counted without its own choice', async () => {
    const { body } = await get('/api/v1/companies?address=NO');
    expect(body.totalSize).toBe(2);
    expect(body.facets.address).toEqual([
      { value: 'NO', count: 2 },
      { value: 'GB', count: 1 },
    ]);
    expect(body.facets.employment_types).toEqual([{ value: 'FULL_TIME', count: 1 }]);
    expect((await get('/api/v1/company?employment_types=PART_TIME')).body.companies).toHaveLength(1);
  });

  it('finds a name without its accents', async () => {
    expect((await get('/api/v1/companies?q=alesund')).body.companies[0].name).toBe('Ålesund Group');
    expect((await get('/api/v1/companies?q=nobody')).body).toMatchObject({ companies: [], totalSize: 0 });
  });
});

describe('one company', () => {
  it('comes with its first five postings and the count of all', async () => {
    const { body } = await get(`/api/v1/companies/${oslo}`);
    expect(body.postings).toHaveLength(5);
    expect(body.totalPostings).toBe(7);
  });

  it('is not found when it is pending or unknown', async () => {
    for (const id of ['999999', '0', '-1', '99999999999', 'x']) expect((await get(`/api/v1/companies/${id}`)).status).toBe(404);
  });

  it('shows its tree from the topmost parent, whoever is asked', async () => {
    const { body } = await get(`/api/v2/organizations/hierarchy/${oslo}`);
    expect(body.root).toMatchObject({ id: group, children: [{ id: oslo, logo: null }] });
    const minimal = await get(`/api/v2/organizations/hierarchy/${group}?minimal=true`);
    expect(minimal.body.root.children[0]).not.toHaveProperty('logo');
  });

  it('has articles in the reader’s language, newest first, and more beside each', async () => {
    const profile = await get(`/api/v1/organizations/${oslo}/profile?locale=de`);
    expect(profile.body.articles.map((row: { title: string }) => row.title)).toEqual([
      'Geschichte 4',
      'Geschichte 3',
      'Geschichte 2',
      'Geschichte 1',
    ]);
    const one = await get(`/api/v1/organizations/articles/${article}?locale=jp`);
    expect(one.body).toMatchObject({ title: 'Story 1', organizationId: oslo });
    expect(one.body.moreArticles).toHaveLength(3);
    expect(profile.body.articles[0].fellBack).toEqual({});
    expect(one.body.fellBack).toEqual({ title: 'en-GB', body: 'en-GB' });
    expect(one.body.moreArticles[0].fellBack).toEqual({ title: 'en-GB' });
    expect((await get('/api/v1/organizations/articles/424242')).body.code).toBe('companies.article_not_found');
    expect((await get(`/api/v1/organizations/${leeds}/banner`)).body).toEqual({ banner: null });
  });
});

describe('sitemaps', () => {
  it('hold active organizations and published articles', async () => {
    const organizations = (await app.inject('/sitemaps/companies-0.xml')).body;
    expect(organizations).toContain(`/en/employers/${oslo}-oslo-analytics`);
    expect(organizations).not.toContain('pending');
    const articles = (await app.inject('/sitemaps/articles.xml')).body;
    // Each in every locale.
    expect(articles.match(/<url>/g)).toHaveLength(4 * LOCALES.length);
    expect((await app.inject('/sitemaps/companies-7.xml')).statusCode).toBe(404);
  });
});

describe('following', () => {
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { 'x-test-actor': 'ada' }, ...(payload ? { payload } : {}) });

  it('asks a visitor to sign in', async () => {
    expect((await get('/api/v1/companies/follow')).status).toBe(401);
  });

  it('twice is once, and ends', async () => {
    await insertPerson(db.database, { id: CANDIDATE.userId, email: 'ada@example.org' });
    for (let n = 0; n < 2; n++) expect((await call('POST', '/api/v1/companies/follow', { companyId: leeds })).statusCode).toBe(200);
    expect((await call('GET', '/api/v1/companies/follow')).json()).toEqual({
      companyIds: [leeds],
      companies: [{ id: leeds, name: 'Leeds Bakery', segment: `${leeds}-leeds-bakery`, logo: null, countryCode: 'GB', openPostings: 1 }],
      page: 1,
      totalCount: 1,
      hasNext: false,
    });
    expect((await call('DELETE', `/api/v1/companies/follow/${leeds}`)).statusCode).toBe(204);
    expect((await call('GET', '/api/v1/companies/follow')).json()).toEqual({
      companyIds: [],
      companies: [],
      page: 1,
      totalCount: 0,
      hasNext: false,
    });
    expect((await call('POST', '/api/v1/companies/follow', { companyId: 424242 })).json().code).toBe('companies.not_found');
  });

  it('comes in pages, last followed first, without organizations that are not active', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 23; n++) {
      const id = await insertOrganization(db.database, { name: `Followed ${n}`, status: n === 5 ? 'suspended' : 'active' });
      ids.unshift(id);
      const created_at = new Date(Date.UTC(2026, 0, 1, 0, n));
      await db.database.insertInto('organization_follow').values({ user_id: CANDIDATE.userId, organization_id: id, created_at }).execute();
    }
    const page = async (number: number) => (await call('GET', `/api/v1/companies/follow?page=${number}`)).json();
    const [first, second] = [await page(1), await page(2)];
    expect([first.companies.length, first.totalCount, first.hasNext]).toEqual([20, 22, true]);
    expect([second.companies.length, second.totalCount, second.hasNext]).toEqual([2, 22, false]);
    expect(first.companies[0].name).toBe('Followed 22');
    expect(first.companyIds).toEqual(ids);
    const names = [...first.companies, ...second.companies].map((one: { name: string }) => one.name);
    expect(new Set(names).size).toBe(22);
    expect(names).not.toContain('Followed 5');
    expect((await call('GET', '/api/v1/companies/follow?page=0')).json().code).toBe('validation');
  });
});
