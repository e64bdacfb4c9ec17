import { type EditedToolLink, pageOfPath } from '@fairway/contract/content/endpoints';
import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { CANDIDATE, testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const db = await cloneDatabase();
const now = new Date('2026-11-21T09:00:00Z');
const app = await testApp({
  ...db,
  search: new ReferenceSearch(),
  now: () => now,
  actors: {
    ada: CANDIDATE,
    admin: {
      kind: 'user',
      userId: '018f0000-0000-7000-8000-000000000002',
      roles: ['Admin'],
      sessionId: '018f0000-0000-7000-8000-0000000000a2',
      organizationIds: [],
      schoolIds: [],
      staffSchoolIds: [],
      secondFactor: false,
    },
  },
});

type Link = {
  id: string;
  title: string;
  text: string;
  address: string | null;
  section: string | null;
  language: string;
  external: boolean;
  icon: string;
};

async function links(page: string, locale = 'en', host = 'fairway.localhost'): Promise<Link[]> {
  const reply = await app.inject({ url: `/api/v1/content/links?page=${page}&locale=${locale}`, headers: { host } });
  expect(reply.statusCode).toBe(200);
  return reply.json().links;
}

async function asAdmin(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) {
  const reply = await app.inject({
    method,
    url: `/api/v1/admin/content/links${path}`,
    headers: { 'x-test-actor': 'admin' },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
}

const MENTORS: EditedToolLink = {
  page: 'tools',
  section: 'prepare',
  tenantId: null,
  titles: { en: 'Mentors', de: 'Mentoren' },
  texts: { en: 'People of {name} who help.', de: 'Menschen von {name}, die helfen.' },
  address: 'https://mentors.example.org/start?from=us',
  icon: 'school',
  feature: null,
  sort: 5,
  active: true,
};

let nordic = 0;
beforeAll(async () => {
  const rows = await db.database
    .insertInto('tenant')
    .values([
      { slug: 'fairway', name: 'Fairway', is_default: true, blog_link: 'https://blog.example.org' },
      { slug: 'nordic', name: 'Nordic', locale: 'de' },
      { slug: 'quiet', name: 'Quiet' },
    ])
    .returning(['id', 'slug'])
    .execute();
  const id = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  nordic = id('nordic');
  await db.database
    .insertInto('tenant_feature')
    .values([
      { tenant_id: id('quiet'), feature: 'findCompanies', is_on: false },
      { tenant_id: id('quiet'), feature: 'jobsInChina', is_on: false },
      { tenant_id: id('quiet'), feature: 'apps', is_on: false },
      { tenant_id: id('quiet'), feature: 'cvReview', is_on: false },
    ])
    .execute();
});
beforeEach(async () => {
  await db.pool.query("delete from tool_link where id::text not like '019aa000-0000-7000-8000-%'");
});

describe('a deployment begins with links', () => {
  it('to what exists on its host, in their order', async () => {
    const found = await links('tools');
    expect(found.map((link) => [link.section, link.address])).toEqual([
      ['find', '/jobs'],
      ['find', '/employers'],
      ['find', '/jobs?address=CN'],
      ['prepare', '/cv-review'],
      ['read', 'https://blog.example.org'],
      ['read', '/faq'],
      ['read', '/apps'],
    ]);
    expect(found.at(-1)).toMatchObject({
      title: 'On your phone',
      text: 'Put Fairway on your home screen.',
      icon: 'phone',
      external: false,
    });
    expect(found.at(-3)).toMatchObject({ title: 'Blog', external: true });
  });

  it('that say in three steps how to keep the site on a device', async () => {
    const guides = await links('apps', 'fr');
    expect(guides.map((link) => link.title)).toEqual(['iPhone et iPad', 'Android', 'Ordinateur']);
    for (const guide of guides) expect([guide.address, guide.text.split('\n').length, guide.language]).toEqual([null, 3, 'fr']);
  });

  it('with title and text in all 14 languages', async () => {
    const { rows } = await db.pool.query<{ titles: object; texts: object }>('select titles, texts from tool_link');
    expect(rows).toHaveLength(17);
    for (const row of rows) {
      expect(Object.keys(row.titles).toSorted()).toEqual([...LOCALES].toSorted());
      expect(Object.keys(row.texts).toSorted()).toEqual([...LOCALES].toSorted());
    }
    expect((await links('tools', 'jp'))[0]).toMatchObject({ language: 'ja' });
  });

  it('of which none leads to what is switched off', async () => {
    expect((await links('tools', 'en', 'quiet.localhost')).map((link) => link.address)).toEqual(['/jobs', '/faq']);
    const reply = await app.inject({ url: '/api/v1/content/links?page=apps', headers: { host: 'quiet.localhost' } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});

describe('staff', () => {
  it('adds a link, and it shows in the reader’s language, else the tenant’s, else English', async () => {
    const added = await asAdmin('POST', '', MENTORS);
    expect(added).toMatchObject({ status: 201, body: { ...MENTORS, updatedAt: now.toISOString() } });
    expect((await links('tools'))[0]).toMatchObject({
      title: 'Mentors',
      text: 'People of Fairway who help.',
      language: 'en-GB',
      external: true,
    });
    expect((await links('tools', 'ko'))[0]).toMatchObject({ title: 'Mentors', language: 'en-GB' });
    expect((await links('tools', 'ko', 'nordic.localhost'))[0]).toMatchObject({
      title: 'Mentoren',
      text: 'Menschen von Nordic, die helfen.',
      language: 'de',
    });
  });

  it('tells every node, so that kept pages go', async () => {
    const { body } = await asAdmin('POST', '', MENTORS);
    const { rows } = await db.pool.query('select kind from news where subject = $1', [`tool_link:${body.id}`]);
    expect(rows).toEqual([{ kind: 'content.link_changed' }]);
  });

  it('puts a link on one host only', async () => {
    await asAdmin('POST', '', { ...MENTORS, tenantId: nordic });
    expect((await links('tools', 'en', 'nordic.localhost'))[0]?.title).toBe('Mentors');
    expect((await links('tools'))[0]?.title).toBe('Jobs');
  });

  it('changes a link, turns it off, and removes it', async () => {
    const { id } = (await asAdmin('POST', '', MENTORS)).body;
    const changed = await asAdmin('PUT', `/${id}`, {
      ...MENTORS,
      titles: { fr: ' Mentors ', en: '' },
      texts: {},
      address: '/jobs?q=mentor',
    });
    expect(changed).toMatchObject({ status: 200, body: { titles: { fr: 'Mentors' }, texts: {}, address: '/jobs?q=mentor' } });
    expect((await links('tools', 'ru'))[0]).toMatchObject({ title: 'Mentors', language: 'fr', text: '', external: false });
    await asAdmin('PUT', `/${id}`, { ...MENTORS, active: false });
    expect((await links('tools'))[0]?.title).toBe('Jobs');
    expect((await asAdmin('GET')).body.links.find((link: Link) => link.id === id)).toMatchObject({ active: false });
    expect((await asAdmin('DELETE', `/${id}`)).status).toBe(204);
    expect(await asAdmin('DELETE', `/${id}`)).toMatchObject({ status: 404, body: { code: 'content.link_not_found' } });
    expect(await asAdmin('PUT', `/${id}`, MENTORS)).toMatchObject({ status: 404, body: { code: 'content.link_not_found' } });
    expect(await asAdmin('PUT', '/banana', MENTORS)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each<[string, object]>([
    ['a script for an address', { address: 'javascript:alert(1)' }],
    ['an address without encryption', { address: 'http://example.org' }],
    ['an address of another site as a path', { address: '//evil.example' }],
    ['an address of another site as a path with a backslash', { address: '/\\evil.example' }],
    ['an address with a password', { address: 'https://user:secret@example.org' }],
    ['a path that is no page', { address: '/jbos' }],
    ['a locale in front of the path', { address: '/en/jobs' }],
    ['a tool that leads nowhere', { address: null }],
    ['a tool without a section', { section: null }],
    ['an app with a section', { page: 'apps' }],
    ['no title at all', { titles: { en: '  ' } }],
    ['a title in an unknown language', { titles: { tlh: 'nuqneH' } }],
    ['a title that is too long', { titles: { en: 'x'.repeat(81) } }],
    ['a title with U+0000', { titles: { en: 'a\u0000b' } }],
    ['an unknown picture', { icon: 'unicorn' }],
    ['an unknown switch', { feature: 'everything' }],
    ['an unknown tenant', { tenantId: 2_000_000_000 }],
    ['an unknown field', { colour: 'red' }],
  ])('cannot save %s', async (_case, wrong) => {
    const reply = await asAdmin('POST', '', { ...MENTORS, ...wrong });
    expect([reply.status, reply.body.code]).toEqual([422, 'validation']);
    expect(reply.body.errors.length).toBeGreaterThan(0);
  });
});

describe('someone else', () => {
  it.each([
    ['visitor', 401],
    ['ada', 403],
  ])('%s cannot edit', async (actor, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/admin/content/links',
      headers: { 'x-test-actor': actor },
      payload: MENTORS,
    });
    expect(reply.statusCode).toBe(status);
  });

  it.each(['', '?page=profile', '?page=tools&locale=xx', '?page=tools&more=1', '?page=tools&page=apps'])(
    'is told that %j is no page',
    async (query) => {
      const reply = await app.inject({ url: `/api/v1/content/links${query}` });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation']);
    },
  );
});

describe('a path', () => {
  it.each([
    ['/jobs', 'jobs'],
    ['/jobs?address=CN', 'jobs'],
    ['/jobs/12#apply', 'jobdetail'],
    ['/', 'landing'],
    ['/jobs/', undefined],
    ['/nowhere', undefined],
  ])('%s leads to the page %s', (path, id) => expect(pageOfPath(path)?.id).toBe(id));
});
