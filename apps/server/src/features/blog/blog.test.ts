// Blogs of tenants: what their readers see at an instant, and what administrators write.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRole } from '../../api/every-role.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
let now = new Date('2026-11-23T12:00:00.000Z');
const app = await testApp({ ...db, search: new ReferenceSearch(), actors, now: () => now });
const read = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, body: reply.headers['content-type']?.includes('json') ? reply.json() : reply.body };
};
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
  const headers = { 'x-test-actor': 'platformAdmin', 'sec-fetch-site': 'same-origin' };
  const reply = await app.inject({ method, url: `/api/v1/admin/blog${path}`, ...(payload && { payload }), headers });
  return { status: reply.statusCode, body: reply.statusCode === 204 ? undefined : reply.json() };
};
const words = (title: string, body = 'Some **words**.') => ({ title, ingress: 'In short.', body });
let tenantId = 0;
let serial = 0;

type Given = { slug?: string; author?: string; texts?: object; publishedAt?: string | null };
/** A post of the tenant, saved once. */
async function write(given: Given = {}) {
  const { body } = await call('POST', '', { tenantId });
  const edited = { slug: `post-${++serial}`, author: 'Ada', texts: { en: words(`Post ${serial}`) }, publishedAt: null, ...given };
  return (await call('PUT', `/${body.id}`, { ...edited, edition: 0 })).body;
}
const slugs = async (query = '') => (await read(`/api/v1/blog?locale=en${query}`)).body.posts?.map(({ slug }: { slug: string }) => slug);

beforeAll(async () => {
  const tenant = { slug: 'plain', name: 'Plain', is_default: true, locale: 'de', support_email: 'help@plain.example' };
  tenantId = (await db.database.insertInto('tenant').values(tenant).returning('id').executeTakeFirstOrThrow()).id;
});
beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00.000Z');
  await db.pool.query('delete from blog_post');
});

describe('what readers see (content.10, content.11)', () => {
  it('is nothing without a post: no page, no feed', async () => {
    expect((await read('/api/v1/blog?locale=en')).status).toBe(404);
    expect((await read('/en/blog.rss')).status).toBe(404);
    await write();
    expect((await read('/api/v1/blog?locale=en')).status).toBe(404);
  });

  it('is the newest first; what is scheduled comes at its instant, and nothing has to run', async () => {
    const old = await write({ publishedAt: '2026-11-01T00:00:00.000Z' });
    const fresh = await write({ publishedAt: '2026-11-20T00:00:00.000Z' });
    const coming = await write({ publishedAt: '2026-11-23T13:00:00.000Z' });
    expect(coming.state).toBe('scheduled');
    expect(await slugs()).toEqual([fresh.slug, old.slug]);
    expect((await read(`/api/v1/blog/${coming.slug}?locale=en`)).status).toBe(404);
    now = new Date('2026-11-23T13:00:00.000Z');
    expect(await slugs()).toEqual([coming.slug, fresh.slug, old.slug]);
    expect((await read(`/api/v1/blog/${coming.slug}?locale=en`)).status).toBe(200);
  });

  it('comes in pages of ten', async () => {
    for (let n = 1; n <= 11; n++) await write({ publishedAt: `2026-11-${9 + n}T00:00:00.000Z` });
    expect(await slugs()).toHaveLength(10);
    expect(await slugs('&page=2')).toHaveLength(1);
    expect((await read('/api/v1/blog?locale=en&page=3')).status).toBe(404);
    expect((await read('/api/v1/blog?locale=en&page=0')).status).toBe(422);
  });

  it('is the reader’s language, else the tenant’s, else English, else any, and says so', async () => {
    const { slug } = await write({
      texts: { de: words('Deutsch', 'Schreib an {email}.'), en: words('English') },
      publishedAt: '2026-11-01T00:00:00.000Z',
    });
    const titleIn = async (locale: string) => {
      const { body } = await read(`/api/v1/blog/${slug}?locale=${locale}`);
      return [body.title, body.language, body.fellBack !== null];
    };
    expect(await titleIn('en')).toEqual(['English', null, false]);
    expect(await titleIn('fr')).toEqual(['Deutsch', 'de', true]);
    const { body } = await read(`/api/v1/blog/${slug}?locale=de`);
    expect(body).toMatchObject({ by: 'Von Ada', ingress: 'In short.', published: { at: '2026-11-01T00:00:00.000Z' } });
    expect(body.html).toContain('mailto:help@plain.example');
  });

  it('runs nothing that was typed', async () => {
    const { slug } = await write({ texts: { en: words('T', '<script>x</script>') }, publishedAt: '2026-11-01T00:00:00.000Z' });
    expect((await read(`/api/v1/blog/${slug}?locale=en`)).body.html).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p>');
  });

  it('is in the feed and the sitemap of the tenant', async () => {
    const { slug } = await write({ texts: { en: words('Cats & <dogs>') }, publishedAt: '2026-11-01T00:00:00.000Z' });
    const feed = await read('/en/blog.rss');
    expect(feed.body).toContain('<title>Cats &amp; &lt;dogs&gt;</title>');
    expect(feed.body).toContain(`/en/blog/${slug}</link>`);
    expect((await read('/sitemap.xml')).body).toContain('/sitemaps/blog.xml');
    expect((await read('/sitemaps/blog.xml')).body).toContain(`/fr/blog/${slug}</loc>`);
    expect((await read('/xx/blog.rss')).status).toBe(404);
  });
});

describe('what administrators write (content.12, content.13)', () => {
  it('begins as an empty draft, and is refused where somebody else was faster', async () => {
    const { body: post } = await call('POST', '', { tenantId });
    expect(post).toMatchObject({ state: 'draft', author: '', texts: {}, edition: 0, tenant: { id: tenantId } });
    const change = { slug: post.slug, author: 'Ada', texts: { en: words(' Kept '), de: words(' ', ' ') }, publishedAt: null, edition: 0 };
    const { body } = await call('PUT', `/${post.id}`, { ...change, texts: { ...change.texts, de: { title: ' ', ingress: '', body: '' } } });
    expect(body).toMatchObject({ edition: 1, texts: { en: { title: 'Kept' } } });
    expect(Object.keys(body.texts)).toEqual(['en']);
    expect(await call('PUT', `/${post.id}`, change)).toMatchObject({ status: 409, body: { code: 'blog.changed' } });
    const { rows } = await db.pool.query('select action from audit_line where subject = $1 order by at, id', [`blog_post:${post.id}`]);
    expect(rows.map(({ action }) => action)).toEqual(['blog_post.added', 'blog_post.changed']);
  });

  it.each([
    ['published without an author', { author: ' ' }],
    ['published without words', { texts: {} }],
    ['published with half of a language', { texts: { en: words('T'), de: { title: 'Nur', ingress: '', body: '' } } }],
    ['at an address with capitals', { slug: 'Post' }],
    ['at an address with a slash', { slug: 'a/b' }],
    ['in a language that is none', { texts: { tlh: words('T') } }],
    ['at an instant that is none', { publishedAt: 'tomorrow' }],
  ])('is not %s', async (_, given) => {
    const { id } = await write();
    const whole = { slug: 'whole', author: 'Ada', texts: { en: words('T') }, publishedAt: '2026-11-01T00:00:00.000Z', edition: 1 };
    expect((await call('PUT', `/${id}`, { ...whole, ...given })).status).toBe(422);
  });

  it('is held whole by the database too', async () => {
    const { id } = await write({ texts: { en: words('T') } });
    const publish = (texts: object, author = 'Ada') =>
      db.pool.query('update blog_post set published_at = now(), texts = $2, author = $3 where id = $1', [
        id,
        JSON.stringify(texts),
        author,
      ]);
    for (const [texts, author] of [
      [{}, 'Ada'],
      [{ en: words('T') }, ''],
      [{ en: words('T'), de: words('') }, 'Ada'],
    ] as const)
      await expect(publish(texts, author)).rejects.toThrow('blog_post_whole');
    await publish({ en: words('T') });
  });

  it('keeps every address it had, and none is given to another post', async () => {
    const first = await write({ slug: 'first', publishedAt: '2026-11-01T00:00:00.000Z' });
    await call('PUT', `/${first.id}`, {
      ...first,
      slug: 'renamed',
      id: undefined,
      tenant: undefined,
      state: undefined,
      updatedAt: undefined,
    });
    expect((await read('/api/v1/blog/first?locale=en')).body.slug).toBe('renamed');
    const { body: other } = await call('POST', '', { tenantId });
    const taken = await call('PUT', `/${other.id}`, { slug: 'first', author: '', texts: {}, publishedAt: null, edition: 0 });
    expect(taken).toMatchObject({ status: 409, body: { code: 'blog.slug_taken' } });
    expect((await read('/api/v1/blog/FIRST?locale=en')).status).toBe(404);
  });

  it('is deleted at once and brought back within an hour', async () => {
    const { id, slug } = await write({ publishedAt: '2026-11-01T00:00:00.000Z' });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await read(`/api/v1/blog/${slug}?locale=en`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await call('POST', `/${id}/restore`)).body).toMatchObject({ id, state: 'published' });
    await call('DELETE', `/${id}`);
    now = new Date('2026-11-23T13:00:01.000Z');
    expect((await call('POST', `/${id}/restore`)).status).toBe(404);
  });

  it('is listed by state, tenant and words', async () => {
    const draft = await write({ author: 'Zoe' });
    const shown = await write({ publishedAt: '2026-11-01T00:00:00.000Z' });
    const ids = async (query: string) => (await call('GET', `?${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await ids('state=draft')).toEqual([draft.id]);
    expect(await ids('state=published')).toEqual([shown.id]);
    expect(await ids('state=scheduled')).toEqual([]);
    expect(await ids('q=ZOE')).toEqual([draft.id]);
    expect(await ids(`tenant=${tenantId}&sort=slug`)).toEqual([draft.id, shown.id]);
    expect((await call('GET', '?state=gone')).status).toBe(422);
  });
});
