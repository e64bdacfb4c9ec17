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

describe('the order of the list (organizations.22)', () => {
  const names = async (query: string) =>
    (await get(`/api/v1/companies?${query}`)).body.companies.map((organization: { name: string }) => organization.name);

  it('is by name, by most open jobs or by the newest of them; who finds no difference stays by name', async () => {
    expect(await names('sort=name')).toEqual(['Ålesund Group', 'Leeds Bakery', 'Oslo Analytics']);
    expect(await names('sort=jobs')).toEqual(['Oslo Analytics', 'Leeds Bakery', 'Ålesund Group']);
    expect(await names('sort=newest')).toEqual(['Leeds Bakery', 'Oslo Analytics', 'Ålesund Group']);
  });

  it('is with words the best match, unless another is asked for', async () => {
    expect(await names('q=a')).toEqual(['Ålesund Group', 'Oslo Analytics', 'Leeds Bakery']);
    expect(await names('q=a&sort=newest')).toEqual(['Leeds Bakery', 'Oslo Analytics', 'Ålesund Group']);
  });

  it.each(['sort=pay', 'sort=', 'sort=name&sort=jobs'])('refuses %s', async (query) => {
    expect((await get(`/api/v1/companies?${query}`)).status).toBe(422);
  });
});

describe('what the open jobs of a company tell of it', () => {
  it('is what they ask for, each value with their number (organizations.19)', async () => {
    const { body } = await get(`/api/v1/companies/${oslo}`);
    expect(body.hiring).toEqual({
      education_level: [{ value: 'bachelor', count: 7 }],
      employment_types: [{ value: 'FULL_TIME', count: 7 }],
      languages: [{ value: 'en', count: 7 }],
      address: [{ value: 'NO', count: 7 }],
    });
    expect((await get(`/api/v1/companies/${group}`)).body.hiring.address).toEqual([]);
  });

  it('is what three of them pay at least; what few may see and what is over counts for nothing (organizations.20)', async () => {
    const { rows } = await db.pool.query('select id from job where organization_id = $1 order by id', [oslo]);
    const pay = (from: number, ...more: string[]) =>
      db.pool.query(
        `update job set salary_min = $2, salary_max = $2 * 1.25, salary_currency = 'NOK', salary_unit = 'MONTH' ${more.join()} where id = $1`,
        [rows[from].id, 40_000],
      );
    await pay(0);
    await pay(1);
    await pay(2, ', withdrawn_at = now()');
    await pay(3, ", deadline_at = '2026-01-01'");
    const { body } = await get(`/api/v1/companies/${oslo}`);
    expect(body.pay).toBeNull();
    await pay(4);
    expect((await get(`/api/v1/companies/${oslo}`)).body.pay).toEqual({
      currency: 'NOK',
      ranges: [{ kind: 'FULL_TIME', postings: 3, from: 480_000, middle: 540_000, to: 600_000 }],
    });
    await db.pool.query(
      "with school as (insert into school (name, slug) values ('North', 'north') returning id) insert into job_visibility (job_id, school_id) select $1, id from school",
      [rows[4].id],
    );
    expect((await get(`/api/v1/companies/${oslo}`)).body.pay).toBeNull();
    await db.pool.query('delete from job_visibility');
    await db.pool.query('update job set withdrawn_at = null, deadline_at = null, salary_currency = null where organization_id = $1', [
      oslo,
    ]);
  });
});

describe('figures, people and companies like one', () => {
  it('are shown as they are kept, in the reader’s language or the best there is (organizations.23)', async () => {
    expect((await get(`/api/v1/organizations/${leeds}/profile`)).body).toMatchObject({ size: null, foundedYear: null, people: [] });
    await db.pool.query("update organization set size = '11-50', founded_year = 1931 where id = $1", [leeds]);
    await db.pool.query(
      `insert into organization_person (organization_id, position, name, role, text) values
      ($1, 1, 'Second', '{"en":"Baker"}', '{}'), ($1, 0, 'First', '{"de":"Leitung","en":"Lead"}', '{"en":"Began here."}')`,
      [leeds],
    );
    expect((await get(`/api/v1/organizations/${leeds}/profile?locale=de`)).body).toMatchObject({
      size: '11-50',
      foundedYear: 1931,
      people: [
        { name: 'First', role: 'Leitung', text: 'Began here.', fellBack: { text: 'en-GB' } },
        { name: 'Second', role: 'Baker', text: '', fellBack: { role: 'en-GB' } },
      ],
    });
  });

  it('are of its sectors and hire (organizations.21)', async () => {
    const bergen = await insertOrganization(db.database, { name: 'Bergen Code', sectors: ['technology_and_telecom'] });
    await insertOrganization(db.database, { name: 'Idle Code', sectors: ['technology_and_telecom'] });
    await insertJob(db.database, { organizationId: bergen });
    // The list is read again behind an answer once it is some seconds old.
    const similar = async () => (await get(`/api/v1/companies/${oslo}/similar`)).body.companies;
    await expect.poll(similar, { timeout: 10_000, interval: 500 }).toHaveLength(1);
    expect((await similar())[0]).toMatchObject({ id: bergen, name: 'Bergen Code', openPostings: 1, tagline: 'We do things', fellBack: {} });
    expect((await get('/api/v1/companies/999999/similar')).status).toBe(404);
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
