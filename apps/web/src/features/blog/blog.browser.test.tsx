// The blog for its readers, and the editor of a post.
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consoleStage, field, pageOf, press, testLooks, text } from '../../testing/console-stage.tsx';
import { problem } from '../../testing/replies.ts';
import { PostRecord } from './administration/post.page.tsx';
import PostsPage from './administration/posts.page.tsx';
import type { EditedPost, PostRow } from './administration/queries.ts';
import { BlogView } from './components/blog-view.tsx';
import { PostView } from './components/post-view.tsx';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const AT = '2026-03-01T10:00:00.000Z';
const ID = '018f0000-0000-7000-8000-000000000001';
const { open, sent } = consoleStage(['blog', 'blog-post', 'admin', 'admin-blog', 'admin-blog-post', 'admin-audit']);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => unmount());

const shown = {
  slug: 'a',
  title: LONG,
  ingress: 'In short.',
  author: 'Ada',
  language: 'de',
  published: { at: AT, text: '1 Mar 2026' },
  by: 'By Ada',
};
const BLOG = {
  title: 'Blog',
  description: '',
  posts: [shown, { ...shown, slug: 'b', ingress: '', language: null }],
  page: 2,
  pages: 3,
  words: { newer: 'Newer posts', older: 'Older posts', feed: 'Follow by RSS' },
};
const POST: EditedPost = {
  id: ID,
  tenant: { id: 3, name: 'North', locale: 'de', email: null },
  state: 'draft',
  slug: 'first',
  author: '',
  texts: { de: { title: 'Titel', ingress: '', body: '## Kopf\nText' } },
  publishedAt: null,
  edition: 4,
  updatedAt: AT,
};
const ROW: PostRow = { id: ID, tenant: 'North', slug: 'first', title: LONG, author: 'Ada', state: 'scheduled', locales: ['de'], publishedAt: AT, updatedAt: AT }; // biome-ignore format: a row

describe('every part', () => {
  const PARTS = {
    blog: [<BlogView key="1" blog={BLOG} />, () => ({})],
    post: [
      <PostView
        key="1"
        post={{ ...shown, html: `<h2>${LONG}</h2><p>Text</p>`, updatedAt: AT, fellBack: 'Shown in German.', back: 'All posts' }}
      />,
      () => ({}),
    ],
    posts: [<PostsPage key="1" />, () => pageOf([ROW])],
    editor: [<PostRecord key="1" post={POST} />, () => ({})],
  } as const;

  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);
});

test('the blog marks what is in another language, and leads to its pages and its feed (content.10)', async () => {
  await open(<BlogView blog={BLOG} />, () => ({}));
  await until(() => text().includes('Older posts'));
  const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/en/blog/a', '/en/blog/b', '/en/blog', '/en/blog?page=3', '/en/blog.rss']);
  expect(document.querySelector('h2')?.closest('[lang]')?.getAttribute('lang')).toBe('de');
});

describe('the editor of a post', () => {
  const put = () => sent.find(({ method }) => method === 'PUT');

  test('publishes what is whole, and says what is missing before it asks', async () => {
    await open(<PostRecord post={POST} />, () => ({ ...POST, edition: 5, state: 'published', publishedAt: AT, author: 'Ada' }));
    await userEvent.selectOptions(field('Publication')!, 'Publish now');
    await press('Save');
    await until(() => text().includes('Say who wrote it before you publish it.'));
    await userEvent.fill(field('Author')!, 'Ada');
    await userEvent.fill(field('Address')!, 'Not this');
    await press('Save');
    await until(() => text().includes('Use lower-case letters, digits and single hyphens.'));
    expect(put()).toBeUndefined();
    await userEvent.fill(field('Address')!, 'that');
    await press('Save');
    await until(() => put() !== undefined);
    expect(put()).toMatchObject({ path: `/api/v1/admin/blog/${ID}`, body: { slug: 'that', author: 'Ada', texts: POST.texts, edition: 4 } });
    const { publishedAt } = put()!.body as { publishedAt: string };
    expect(Math.abs(Date.parse(publishedAt) - Date.now())).toBeLessThan(60_000);
  });

  test('keeps the instant that nobody touched, to the millisecond', async () => {
    const publishedAt = '2026-03-01T10:00:12.345Z';
    await open(<PostRecord post={{ ...POST, author: 'Ada', publishedAt }} />, () => POST);
    await userEvent.fill(field('Author')!, 'Ben');
    await press('Save');
    await until(() => put() !== undefined);
    expect(put()?.body).toMatchObject({ publishedAt });
  });

  test('shows a language as it will be read', async () => {
    await open(<PostRecord post={POST} />, () => ({}));
    await page.getByText('Preview').click();
    await until(() => document.querySelector('article h2')?.textContent === 'Kopf');
  });

  test('says that somebody else was faster, and keeps what was typed', async () => {
    await open(<PostRecord post={POST} />, () => problem('blog.changed', 409));
    await userEvent.fill(field('Author')!, 'Ada');
    await press('Save');
    await until(() => text().includes('Somebody else has changed this post'));
    expect((field('Author') as HTMLInputElement).value).toBe('Ada');
  });
});
