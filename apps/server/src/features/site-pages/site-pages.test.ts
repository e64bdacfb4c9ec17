import { LOCALES } from '@fairway/rules/locales';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const now = new Date('2026-12-01T09:00:00Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), now: () => now, actors });
let nordic = 0;
let quiet = 0;

beforeAll(async () => {
  const rows = await db.database
    .insertInto('tenant')
    .values([
      { slug: 'nordic', name: 'Nordic <School>', locale: 'de', support_email: 'help@nordic.example' },
      { slug: 'quiet', name: 'Quiet', is_default: true, consent: 'explicit', privacy_link: 'https://quiet.example/privacy' },
    ])
    .returning('id')
    .execute();
  [nordic = 0, quiet = 0] = rows.map((row) => row.id);
});
beforeEach(async () => {
  await db.database.deleteFrom('site_page_edition').execute();
});

async function read(page: string, { locale = 'en', host = 'nordic.localhost' } = {}) {
  const reply = await app.inject({ url: `/api/v1/site-pages/${page}?locale=${locale}`, headers: { host } });
  return { status: reply.statusCode, body: reply.json() };
}
async function asAdmin(method: 'GET' | 'PUT', path: string, payload?: object, actor = 'platformAdmin') {
  const headers = { 'x-test-actor': actor, 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url: `/api/v1/admin/site-pages${path}`, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const publish = (page: string, edition: number, texts: object | null) => asAdmin('PUT', `/${nordic}/${page}`, { edition, texts });

describe('a page that nobody wrote', () => {
  it.each(['privacy', 'terms', 'faq'])('%s shows our text in each of the 14 languages, with the facts of the site', async (page) => {
    for (const locale of LOCALES) {
      const { status, body } = await read(page, { locale });
      expect(status).toBe(200);
      expect(body.html).not.toMatch(/[{}]|\*\*|undefined/);
      expect(body.html).toContain('href="mailto:help@nordic.example"');
      expect(body.html + body.description).toContain('Nordic ');
      expect(body.html).not.toContain('<School>');
      expect(body).toMatchObject({ fellBack: null, changed: { on: '2026-11-23' } });
    }
  });

  it('says where to ask where the site has no address for questions', async () => {
    const { body } = await read('terms', { host: 'quiet.localhost' });
    expect(body.html).toContain('Use “Contact us” at the foot of every page.');
  });

  it('says of counting what the site does', async () => {
    expect((await read('privacy')).body.html).toContain('unless you decline');
    await db.database.updateTable('tenant').set({ consent: 'explicit' }).where('id', '=', nordic).execute();
    expect((await asAdmin('GET', `/${nordic}/privacy`)).body.ours.en).toContain('only if you agree');
    await db.database.updateTable('tenant').set({ consent: 'implied' }).where('id', '=', nordic).execute();
  });

  it('has a list of its headings where it is long, and the FAQ questions that open', async () => {
    const { contents, html } = (await read('privacy')).body;
    expect(contents.headings[0]).toEqual({ id: 'section-1', title: 'Who is responsible' });
    expect(html).toContain(`<h2 id="${contents.headings[7].id}">${contents.headings[7].title}</h2>`);
    const faq = (await read('faq')).body;
    expect(faq.contents).toBeNull();
    expect(faq.html).toContain('<details id="section-1"><summary><h2>Do I need an account?</h2></summary><p>');
  });

  it('is none where it is an imprint', async () => {
    expect((await read('imprint')).status).toBe(404);
    expect(await configuration()).toMatchObject({ hasImprint: false });
    expect((await sitemap()).filter((path) => path?.includes('imprint'))).toEqual([]);
  });

  it('is none where the site names an address elsewhere', async () => {
    expect((await read('privacy', { host: 'quiet.localhost' })).status).toBe(404);
    expect((await asAdmin('GET', `/${quiet}/privacy`)).body).toMatchObject({ state: 'elsewhere', link: 'https://quiet.example/privacy' });
    expect(await sitemap('quiet.localhost')).toEqual(expect.arrayContaining(['/en/terms', '/en/faq']));
    expect(await sitemap('quiet.localhost')).not.toContain('/en/privacy');
  });
});

describe('a page that the tenant wrote', () => {
  it('shows that text and nothing of ours, in the language of the site where the reader’s is empty, and says so', async () => {
    await publish('terms', 0, { de: 'Hallo {name}', fr: ' ' });
    expect((await read('terms', { locale: 'de' })).body).toMatchObject({
      html: '<p>Hallo Nordic &lt;School&gt;</p>',
      fellBack: null,
      changed: { on: '2026-12-01' },
    });
    const french = (await read('terms', { locale: 'fr' })).body;
    expect(french).toMatchObject({ html: '<p>Hallo Nordic &lt;School&gt;</p>', fellBack: { language: 'de' } });
    const english = (await read('terms')).body;
    expect(english.fellBack.why).toBe('This page is shown in German, because it has not been written in English yet.');
  });

  it('is one site’s alone', async () => {
    await publish('terms', 0, { en: 'Ours' });
    expect((await read('terms', { host: 'quiet.localhost' })).body.html).not.toContain('Ours');
  });

  it('is linked from every page as soon as it is an imprint, until it is taken off', async () => {
    await publish('imprint', 0, { de: 'Wir' });
    expect((await read('imprint')).body.html).toBe('<p>Wir</p>');
    expect(await configuration()).toMatchObject({ hasImprint: true });
    expect(await sitemap()).toContain('/en/imprint');
    await publish('imprint', 1, null);
    expect(await configuration()).toMatchObject({ hasImprint: false });
    expect((await read('imprint')).status).toBe(404);
  });
});

describe('an edition', () => {
  it('is kept when the next one is published, can be read, and goes back to ours', async () => {
    await publish('faq', 0, { en: 'One' });
    await publish('faq', 1, { en: 'Two', jp: '二' });
    const { status, body } = await publish('faq', 2, null);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'ours', edition: 3, texts: null });
    expect(body.editions.map((one: { number: number; locales: string[] | null }) => [one.number, one.locales])).toEqual([
      [3, null],
      [2, ['en', 'jp']],
      [1, ['en']],
    ]);
    expect((await asAdmin('GET', `/${nordic}/faq/editions/2`)).body).toMatchObject({ number: 2, texts: { en: 'Two', jp: '二' } });
    expect((await asAdmin('GET', `/${nordic}/faq/editions/4`)).status).toBe(404);
    expect((await read('faq')).body.html).toContain('<details');
  });

  it('is refused where somebody else published meanwhile; of two at once one is', async () => {
    await publish('faq', 0, { en: 'One' });
    expect(await publish('faq', 0, { en: 'Other' })).toMatchObject({ status: 409, body: { code: 'site_pages.changed' } });
    const both = await Promise.all([publish('faq', 1, { en: 'A' }), publish('faq', 1, { en: 'B' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is none where ours is shown already', async () => {
    expect((await publish('faq', 0, null)).body).toMatchObject({ edition: 0, editions: [] });
  });

  it('is told to every node, and to the audit without its words', async () => {
    await publish('faq', 0, { en: 'Words' });
    await publish('faq', 1, null);
    const { rows } = await db.pool.query(
      "select action, detail, subject from audit_line where action like 'tenant.page%' order by id desc limit 2",
    );
    expect(rows).toEqual([
      { action: 'tenant.page_reset', subject: `tenant:${nordic}`, detail: { page: 'faq', edition: '2' } },
      { action: 'tenant.page_published', subject: `tenant:${nordic}`, detail: { page: 'faq', edition: '1' } },
    ]);
    const news = await db.pool.query("select kind from news where subject = $1 and kind = 'tenant.changed'", [`tenant:${nordic}`]);
    expect(news.rows.length).toBeGreaterThan(1);
  });

  it.each<[string, object]>([
    ['no words at all', { edition: 0, texts: {} }],
    ['spaces alone', { edition: 0, texts: { en: ' \n' } }],
    ['an unknown language', { edition: 0, texts: { tlh: 'nuqneH' } }],
    ['too many words', { edition: 0, texts: { en: 'x'.repeat(30_001) } }],
    ['U+0000', { edition: 0, texts: { en: 'a\u0000' } }],
    ['an edition below none', { edition: -1, texts: { en: 'a' } }],
    ['an unknown field', { edition: 0, texts: { en: 'a' }, title: 'x' }],
  ])('cannot hold %s', async (_what, body) => {
    expect(await asAdmin('PUT', `/${nordic}/faq`, body)).toMatchObject({ status: 422, body: { code: 'validation' } });
  });
  it('may hold all 14 languages in full', async () => {
    const texts = Object.fromEntries(LOCALES.map((locale) => [locale, '漢'.repeat(30_000)]));
    expect((await publish('privacy', 0, texts)).status).toBe(200);
  });
});

describe('the list', () => {
  it('says of each tenant which pages it wrote, and in which languages', async () => {
    await publish('terms', 0, { fr: 'a', en: 'b' });
    const { body } = await asAdmin('GET', '?q=nordic');
    expect(body.rows).toMatchObject([
      {
        id: nordic,
        pages: [
          { page: 'privacy', state: 'ours', locales: [], changedAt: null },
          { page: 'terms', state: 'own', locales: ['en', 'fr'], changedAt: now.toISOString() },
          { page: 'imprint', state: 'missing' },
          { page: 'faq', state: 'ours' },
        ],
      },
    ]);
    expect((await asAdmin('GET', '')).body.rows.map((row: { name: string }) => row.name)).toEqual(['Nordic <School>', 'Quiet']);
    const file = await app.inject({ url: '/api/v1/admin/site-pages/export.csv', headers: { 'x-test-actor': 'platformAdmin' } });
    expect(file.body).toContain('own en fr');
  });

  it.each(['/1/blog', '/0/faq', '/x/faq', '?sort=slug', '?page=0'])('knows no %s', async (path) => {
    expect([404, 422]).toContain((await asAdmin('GET', path)).status);
  });
  it('is the platform’s administrators’', async () => {
    expect((await asAdmin('GET', '', undefined, 'schoolAdmin')).status).toBe(403);
    expect((await asAdmin('PUT', `/${nordic}/faq`, { edition: 0, texts: { en: 'a' } }, 'schoolAdmin')).status).toBe(403);
    expect((await asAdmin('GET', '/2000000000/faq')).status).toBe(404);
  });
});

async function configuration() {
  return (await app.inject({ url: '/api/v1/configuration', headers: { host: 'nordic.localhost' } })).json();
}
async function sitemap(host = 'nordic.localhost') {
  const { body } = await app.inject({ url: '/sitemaps/pages.xml', headers: { host } });
  return [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map((match) => match[1]);
}
