import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import type { SearchDocument } from '@fairway/search/types';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { insertJob, insertOrganization } from '@fairway/testkit/job-rows';
import { insertPerson, insertVerifiedConnection } from '@fairway/testkit/people';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveProfile } from '../candidates/saving/commands.ts';
import type { OwnUserId } from '../identity/access.ts';
import { listChanges, scanDocuments } from '../search/documents.ts';

const HOUR = 3_600_000;
const db = await cloneDatabase();
const search = new ReferenceSearch();
const actor = (userId: string, roles = ['Candidate']) => ({ ...CANDIDATE, userId, roles });
const actors = {
  ada: actor(await insertPerson(db.database, { email: 'ada@jobs.example' })),
  ben: actor(await insertPerson(db.database, { email: 'ben@jobs.example', lastName: '' })),
  hana: actor(await insertPerson(db.database, { email: 'hana@jobs.example', roles: [{ role: 'Admin' }] }), ['Admin']),
  chen: actor(await insertPerson(db.database, { email: 'chen@jobs.example' })),
  nora: actor(await insertPerson(db.database, { email: 'nora@jobs.example' })),
  gone: actor('018f0000-0000-7000-8000-0000000000ff'),
};
const app = await testApp({ ...db, search, actors });

const ids: Record<string, string> = {};
let nordicId = 0;
const created = <V>(value: V) => [{ op: 'create' as const, value }];
/** What the apply-to-job score asks for; the names are there. */
const COMPLETE = {
  candidate: { op: 'update' as const, value: { country: 'NO' } },
  nationalities: created({ nationality: 'NO' }),
  languages: created({ languageId: 'nb', proficiencyId: 'native_or_bilingual' as const }),
  studyPrograms: created({
    start: null,
    end: '2027-06-01',
    campusId: null,
    studyProgram: { customSchoolName: 'Night School', name: '', levelId: 'master' as const, addFields: [{ id: 'economics' }] },
  }),
};

beforeAll(async () => {
  await saveProfile(db.database, actors.ada.userId as OwnUserId, { ops: COMPLETE }, new Date());
  const nordic = await insertOrganization(db.database, { name: 'Nordic Labs', countryCode: 'NO', sectors: ['technology_and_telecom'] });
  nordicId = nordic;
  const baker = await insertOrganization(db.database, { name: 'Baker & Sons', countryCode: 'GB', sectors: ['consumer_goods_and_retail'] });
  const hidden = await insertOrganization(db.database, { name: 'Suspended', status: 'suspended' });
  const school = await db.database
    .insertInto('school')
    .values({ name: 'Nordic School', slug: 'nordic' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const other = await db.database
    .insertInto('school')
    .values({ name: 'Institut Valclair', slug: 'valclair' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { userId } of [actors.ada, actors.ben]) await insertVerifiedConnection(db.database, userId, other.id);
  ids.connection = await insertVerifiedConnection(db.database, actors.nora.userId, school.id);
  await saveProfile(db.database, actors.nora.userId as OwnUserId, { ops: COMPLETE }, new Date());
  await saveProfile(db.database, actors.chen.userId as OwnUserId, { ops: COMPLETE }, new Date());
  ids.analyst = await insertJob(db.database, { organizationId: nordic, title: 'Data Analyst', skills: ['SQL'] });
  ids.intern = await insertJob(db.database, { organizationId: nordic, title: 'Data Intern', employmentTypes: ['INTERN'] });
  ids.baker = await insertJob(db.database, {
    organizationId: baker,
    title: 'Pastry Chef',
    categories: ['RESTAURANT_AND_HOSPITALITY'],
    countries: ['GB'],
    city: 'Leeds',
  });
  ids.exclusive = await insertJob(db.database, { organizationId: baker, title: 'Data Steward', schoolIds: [school.id] });
  ids.expired = await insertJob(db.database, { organizationId: nordic, title: 'Data Clerk', deadlineAt: new Date(Date.now() - HOUR) });
  ids.linkless = await insertJob(db.database, {
    organizationId: nordic,
    title: 'Archivist',
    applicationUrl: null,
    categories: ['EDUCATION'],
  });
  ids.hidden = await insertJob(db.database, { organizationId: hidden, title: 'Data Ghost' });
  for await (const batch of scanDocuments(db.pool, Date.now())) await search.apply(batch.map((document) => ({ kind: 'put', document })));
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};

describe('the postings list', () => {
  it('finds what is open, with totals, facets and a request id', async () => {
    const { status, body } = await get('/api/v1/postings?q=data');
    expect(status).toBe(200);
    expect(body.matchingJobs.map((job: { title: string }) => job.title).sort()).toEqual(['Data Analyst', 'Data Intern']);
    expect(body.totalSize).toBe(2);
    expect(body.facets.employment_types).toEqual([
      { value: 'FULL_TIME', count: 1 },
      { value: 'INTERN', count: 1 },
    ]);
    expect(body.metadata.requestId).toMatch(/^search\.[0-9a-f-]{36}$/);
    expect(body.nextPageToken).toBeNull();
  });

  it('says what of a posting answers each part of the question, and what is lacking where most is shown', async () => {
    const found = async (q: string) =>
      (await get(`/api/v1/postings?q=${encodeURIComponent(q)}`)).body.matchingJobs.map(
        ({ title, foundBy }: { title: string; foundBy: { asked: string; where: string; found: string }[] }) =>
          `${title}: ${foundBy.map(({ asked, where, found }) => `${asked} ${where} ${found}`.trim()).join(', ')}`,
      );
    expect((await found('sql nordic'))[0]).toBe('Data Analyst: sql skill SQL, nordic organization Nordic Labs');
    expect((await found('Praktikum'))[0]).toBe('Data Intern: Praktikum title Intern');
    expect((await found('patissier leeds UK'))[0]).toBe('Pastry Chef: patissier title Pastry Chef, leeds place Leeds, UK place GB');
    expect((await found('archivist zebra'))[0]).toBe('Archivist: archivist title Archivist, zebra nowhere');
    expect(await found('')).toContain('Pastry Chef: ');
  });

  it('puts what the reader can read first, and says of two postings at most that they are promoted', async () => {
    const documents: SearchDocument[] = [];
    for await (const batch of scanDocuments(db.pool, Date.now())) documents.push(...batch);
    const put = (changed: (document: SearchDocument) => Partial<SearchDocument>) =>
      search.apply(documents.map((document) => ({ kind: 'put', document: { ...document, ...changed(document) } })));
    const listed = async (language: string) => (await get('/api/v1/postings', { 'accept-language': language })).body.matchingJobs;
    await put(({ id }) => ({ language: id === ids.baker ? 'de' : 'en' }));
    expect([(await listed('de'))[0].id, (await listed('en')).at(-1).id]).toEqual([ids.baker, ids.baker]);
    await put(() => ({ promotion: 5 }));
    const promoted = (await listed('en')).map((job: { promote: boolean }) => job.promote);
    expect(promoted).toEqual([true, true, false, false]);
    await put(() => ({}));
  });

  it('suggests first what begins as it is typed, from one letter on', async () => {
    const suggested = async (q: string) => {
      const { body } = await get(`/api/v1/suggestion?q=${encodeURIComponent(q)}&limit=2`);
      return body.suggestions.map(({ suggestion }: { suggestion: string }) => suggestion);
    };
    expect((await suggested('d'))[0]).toBe('Data Analyst');
    // "Nordic Labs" and "Baker & Sons" have a word of it, "SQL" begins with it.
    expect((await suggested('s'))[0]).toBe('SQL');
    expect(await suggested('')).toEqual([]);
  });

  it('says which organization it suggests, unless several are called so', async () => {
    const first = async () => (await get('/api/v1/suggestion?q=nordic&limit=2')).body.suggestions[0];
    expect(await first()).toEqual({ suggestion: 'Nordic Labs', type: 'company', companyId: nordicId });
    const { body } = await get(`/api/v1/postings?company_id=${nordicId}`);
    expect(body.totalSize).toBe(3);
    const namesake = await insertOrganization(db.database, { name: 'Nordic Labs' });
    expect(await first()).toEqual({ suggestion: 'Nordic Labs', type: 'company' });
    await db.database.deleteFrom('organization').where('id', '=', namesake).execute();
  });

  it('suggests skills of a letter and signs first, seldom as they may be', async () => {
    const added = await insertJob(db.database, { organizationId: nordicId, title: 'Clerk', skills: ['R', 'C++', 'C'] });
    await search.apply(await listChanges(db.pool, [added], Date.now()));
    const first = async (q: string) => (await get(`/api/v1/suggestion?q=${encodeURIComponent(q)}&limit=2`)).body.suggestions[0];
    expect(await first('r')).toEqual({ suggestion: 'R', type: 'skill' });
    expect(await first('c+')).toEqual({ suggestion: 'C++', type: 'skill' });
    expect(await first('C')).toEqual({ suggestion: 'C', type: 'skill' });
    expect(await first('(')).toBeUndefined();
    await search.apply([{ kind: 'remove', id: added }]);
    await db.database.deleteFrom('job').where('id', '=', added).execute();
  });

  it('counts a filter with its own choice removed', async () => {
    const { body } = await get('/api/v1/postings?q=data&employment_types=INTERN');
    expect(body.totalSize).toBe(1);
    expect(body.facets.employment_types).toHaveLength(2);
  });

  it('never shows or counts exclusive, expired, or suspended organizations’ postings', async () => {
    const { body } = await get('/api/v1/postings');
    expect(body.totalSize).toBe(4);
    expect(JSON.stringify(body)).not.toMatch(/Steward|Clerk|Ghost/);
  });

  it('pages by a token that belongs to its question alone', async () => {
    const first = await get('/api/v1/postings?page_size=3&sort=date');
    expect(first.body.matchingJobs).toHaveLength(3);
    const token = encodeURIComponent(first.body.nextPageToken);
    const second = await get(`/api/v1/postings?page_size=3&sort=date&page_token=${token}`);
    expect(second.body.matchingJobs).toHaveLength(1);
    const seen = [...first.body.matchingJobs, ...second.body.matchingJobs].map((job: { id: string }) => job.id);
    expect(new Set(seen).size).toBe(4);
    expect((await get(`/api/v1/postings?page_size=3&sort=date&q=data&page_token=${token}`)).body.code).toBe('jobs.bad_page_token');
    expect((await get('/api/v1/postings?page_token=forged.forged')).body.code).toBe('jobs.bad_page_token');
  });

  it.each([
    ['page=0', 'validation'],
    ['page=-1', 'validation'],
    ['page=1000000000', 'validation'],
    ['page=abc', 'validation'],
    ['unknown_filter=1', 'validation'],
    ['employment_types=SLAVE', 'validation'],
    ['address=zz', 'validation'],
    ['q=%00', 'validation'],
    [Array.from({ length: 11 }, (_, n) => `languages=a${String.fromCharCode(97 + n)}`).join('&'), 'jobs.filter_limit'],
  ])('refuses %s with %s', async (query, code) => {
    const { status, body } = await get(`/api/v1/postings?${query}`);
    expect(status).toBe(422);
    expect(body.code).toBe(code);
  });

  it.each([
    ['5,000 letters', 'a'.repeat(5000)],
    ['emoji', '😀'.repeat(50)],
    ['right to left', 'مرحبا'],
    ['SQL', "'; drop table job; --"],
    ['HTML', '<script>alert(1)</script>'],
    ['control characters', '\u0001\u0002'],
    ['wildcards', '%_\\'],
  ])('takes any text: %s', async (_name, text) => {
    expect((await get(`/api/v1/postings?q=${encodeURIComponent(text)}`)).status).toBe(200);
    expect((await get(`/api/v1/suggestion?q=${encodeURIComponent(text)}`)).status).toBe(200);
  });
});

describe('one posting', () => {
  it('comes with its text, places and company', async () => {
    const { status, body } = await get(`/api/v1/postings/${ids.analyst}?requestId=r1&eventId=e1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Data Analyst', requestId: 'r1', eventId: 'e1', expired: false, externalApplication: true });
    expect(body.segment).toBe(`${ids.analyst}-data-analyst`);
    expect(body.places).toEqual([{ line: 'Oslo, Norway', city: 'Oslo', region: null, country: 'NO', postalCode: null, street: null }]);
    expect(JSON.stringify(body)).not.toContain('jobs.example');
  });

  it('says the street where the organization has a place in that city', async () => {
    const { body } = await get(`/api/v1/postings/${ids.analyst}`);
    const place = { organization_id: body.company.id, title: 'Seat', country_code: 'NO' };
    const places = [
      { ...place, city: 'Bergen', address: 'Torget 2' },
      { ...place, city: 'oslo', address: 'Storgata 1' },
    ];
    await db.database.insertInto('organization_location').values(places).execute();
    expect((await get(`/api/v1/postings/${ids.analyst}`)).body.places).toMatchObject([{ city: 'Oslo', street: 'Storgata 1' }]);
    // What its feed says of the posting itself is nearer.
    await db.database.updateTable('job_place').set({ street: 'Kaia 3' }).where('job_id', '=', ids.analyst!).execute();
    expect((await get(`/api/v1/postings/${ids.analyst}`)).body.places).toMatchObject([{ city: 'Oslo', street: 'Kaia 3' }]);
  });

  it('answers 200 with expired when its deadline has passed', async () => {
    expect((await get(`/api/v1/postings/${ids.expired}`)).body.expired).toBe(true);
  });

  it.each(['exclusive', 'hidden'])('is not found where the caller may not know of it: %s', async (name) => {
    const { status, body } = await get(`/api/v1/postings/${ids[name]}`);
    expect([status, body.code]).toEqual([404, 'jobs.not_found']);
  });

  it.each(['018f0000-0000-7000-8000-00000000ffff', 'nonsense', '1', '%00'])('is not found under %s', async (id) => {
    expect((await get(`/api/v1/postings/${id}`)).status).toBe(404);
  });

  it('has similar ones, other organizations first, never itself', async () => {
    const { body } = await get(`/api/v1/postings/${ids.analyst}/similar`);
    expect(body.jobs.map((job: { id: string }) => job.id)).toEqual([ids.intern]);
  });
});

describe('applying', () => {
  const apply = (id: string | undefined, actor?: string) =>
    app.inject({ method: 'POST', url: `/api/v1/postings/${id}/apply`, ...(actor ? { headers: { 'x-test-actor': actor } } : {}) });

  it('asks a visitor to sign in', async () => {
    expect((await apply(ids.analyst)).statusCode).toBe(401);
  });

  it('gives the link to a candidate whose profile is complete for it, or says why not', async () => {
    expect((await apply(ids.analyst, 'ada')).json()).toEqual({ applicationLink: 'https://jobs.example/apply' });
    expect((await apply(ids.linkless, 'ada')).json().code).toBe('jobs.link_unavailable');
    expect((await apply(ids.expired, 'ada')).json().code).toBe('jobs.expired');
    expect((await apply(ids.exclusive, 'ada')).json().code).toBe('jobs.not_found');
  });

  it('names what the profile of a candidate lacks, once the posting can be applied to at all', async () => {
    const reply = await apply(ids.analyst, 'ben');
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'jobs.profile_incomplete',
      errors: ['last_name', 'nationality', 'location', 'work_authorization', 'languages', 'study_programs'].map((code) => ({
        pointer: `/profile/${code}`,
        code,
      })),
    });
    expect((await apply(ids.expired, 'ben')).json().code).toBe('jobs.expired');
    expect((await apply(ids.linkless, 'ben')).json().code).toBe('jobs.link_unavailable');
  });

  it('needs a verified school before it looks at the score, unless the switch or the posting lets go of it', async () => {
    const refused = await apply(ids.analyst, 'chen');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('jobs.not_verified');
    expect((await apply(ids.expired, 'chen')).json().code).toBe('jobs.expired');
    await db.database
      .updateTable('job')
      .set({ needs_verification: false })
      .where('id', '=', ids.analyst as string)
      .execute();
    expect((await apply(ids.analyst, 'chen')).statusCode).toBe(200);
    await db.database
      .updateTable('job')
      .set({ needs_verification: true })
      .where('id', '=', ids.analyst as string)
      .execute();
    const host = 'open-applying.example';
    const { id } = await db.database
      .insertInto('tenant')
      .values({ slug: 'open-applying', name: 'Open' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('tenant_host').values({ tenant_id: id, host }).execute();
    await db.database.insertInto('tenant_feature').values({ tenant_id: id, feature: 'verifyApply', is_on: false }).execute();
    const url = `/api/v1/postings/${ids.analyst}/apply`;
    expect((await app.inject({ method: 'POST', url, headers: { host, 'x-test-actor': 'chen' } })).statusCode).toBe(200);
  });

  it('a posting exclusive to a school is found, opened and applied to by its verified students, until their proof ends', async () => {
    const found = async (actor: string) =>
      (await app.inject({ url: '/api/v1/postings?q=Steward', headers: { 'x-test-actor': actor } })).json().totalSize;
    expect([await found('nora'), await found('ada')]).toEqual([1, 0]);
    const opened = async (id: string | undefined) =>
      (await app.inject({ url: `/api/v1/postings/${id}`, headers: { 'x-test-actor': 'nora' } })).json().exclusive;
    expect([await opened(ids.exclusive), await opened(ids.analyst)]).toEqual([true, false]);
    expect((await apply(ids.exclusive, 'nora')).statusCode).toBe(200);
    await db.database
      .updateTable('school_connection')
      .set({ expires_at: new Date(Date.now() - HOUR) })
      .where('id', '=', ids.connection as string)
      .execute();
    expect(await found('nora')).toBe(0);
    expect((await apply(ids.exclusive, 'nora')).json().code).toBe('jobs.not_found');
    expect((await apply(ids.analyst, 'nora')).json().code).toBe('jobs.not_verified');
  });

  it('gives no link to who is no candidate, nor where there are no profiles (applications.3)', async () => {
    const refused = await apply(ids.analyst, 'hana');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'jobs.no_profile']);
    expect((await apply(ids.expired, 'hana')).json().code).toBe('jobs.expired');
    const host = 'no-profiles.example';
    const { id } = await db.database
      .insertInto('tenant')
      .values({ slug: 'no-profiles', name: 'No profiles' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.database.insertInto('tenant_host').values({ tenant_id: id, host }).execute();
    await db.database.insertInto('tenant_feature').values({ tenant_id: id, feature: 'myProfile', is_on: false }).execute();
    const url = `/api/v1/postings/${ids.analyst}/apply`;
    const unprofiled = await app.inject({ method: 'POST', url, headers: { host, 'x-test-actor': 'ada' } });
    expect([unprofiled.statusCode, unprofiled.json().code]).toEqual([403, 'jobs.no_profile']);
  });

  it('says before the press what is in the way, as the press itself would', async () => {
    const state = (id: string | undefined, actor: string) =>
      app.inject({ url: `/api/v1/postings/${id}/apply`, headers: { 'x-test-actor': actor } });
    expect((await state(ids.analyst, 'ada')).json()).toEqual({ refusal: null, missing: [] });
    expect((await state(ids.analyst, 'hana')).json()).toEqual({ refusal: 'jobs.no_profile', missing: [] });
    expect((await state(ids.linkless, 'ada')).json()).toEqual({ refusal: 'jobs.link_unavailable', missing: [] });
    const lacking = (await state(ids.analyst, 'ben')).json();
    const press = (await apply(ids.analyst, 'ben')).json();
    expect(lacking.refusal).toBe(press.code);
    expect(lacking.missing).toEqual(press.errors.map(({ code }: { code: string }) => code));
    expect((await state(ids.exclusive, 'ada')).statusCode).toBe(404);
  });

  it('knows no profile of a person who was erased', async () => {
    expect((await apply(ids.analyst, 'gone')).statusCode).toBe(401);
  });
});

describe('filters', () => {
  it('name their options in the reader’s language, with counts', async () => {
    const { body } = await get('/api/v1/postings/filters?locale=de');
    const country = body.filters.find((filter: { name: string }) => filter.name === 'address');
    expect(country.options).toContainEqual({ value: 'NO', label: 'Norwegen', count: 3 });
    const types = body.filters.find((filter: { name: string }) => filter.name === 'employment_types');
    expect(types.options.map((option: { label: string }) => option.label)).not.toContain('FULL_TIME');
  });
});

describe('labels', () => {
  it('are named in the reader’s language where they are codes, and stay as they are where they are words', async () => {
    const own = { type: 'text', text: 'Schönes Büro', tooltip: 'Mit Aussicht', img: null };
    await db.pool.query('update job set labels = $2 where id = $1', [
      ids.analyst,
      JSON.stringify([{ code: 'volunteer' }, own, { code: 'nonsense' }, null]),
    ]);
    const labels = async (language: string) => (await get(`/api/v1/postings/${ids.analyst}`, { 'accept-language': language })).body.labels;
    expect(await labels('de-AT,de;q=0.9')).toEqual([{ type: 'text', text: 'Ehrenamt', tooltip: 'Unbezahlte Arbeit', img: null }, own]);
    expect((await labels('ja'))[0].text).toBe('ボランティア');
    expect((await labels('xx'))[0].text).toBe('Volunteer');
    const { body } = await get('/api/v1/postings?q=analyst', { 'accept-language': 'fr' });
    expect(body.matchingJobs[0].labels[0].text).toBe('Bénévolat');
  });
});

describe('sitemaps and feeds', () => {
  it('hold what is open to everybody', async () => {
    const index = (await app.inject('/sitemap.xml')).body;
    const file = /\/sitemaps\/jobs-[^<]+/.exec(index)?.[0] ?? '';
    const sitemap = (await app.inject(file)).body;
    for (const locale of LOCALES) expect(sitemap).toMatch(new RegExp(`<loc>[^<]*/${locale}/jobs/${ids.analyst}`));
    for (const name of ['expired', 'exclusive', 'hidden']) expect(sitemap).not.toContain(ids[name]);
    expect(sitemap).toContain('hreflang="zh-CN"');
  });

  it('give a search as RSS', async () => {
    const reply = await app.inject('/en/jobs.rss?q=data');
    expect(reply.headers['content-type']).toMatch(/rss/);
    expect(reply.body).toContain('Data Analyst');
    expect(reply.body).not.toContain('Pastry');
    expect(reply.body).toContain(': “data” jobs</title>');
    expect((await app.inject('/en/jobs.rss')).body).toContain(': Find jobs</title>');
    expect((await app.inject('/xx/jobs.rss')).statusCode).toBe(404);
  });
});
