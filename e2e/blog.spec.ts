import { expect, test } from '@playwright/test';
import { expectGoodLooks, expectValidHtml, watchConsole } from './page-checks.ts';

test('a reader goes from the foot of a page to the blog and a post, in a language that it has, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fr/jobs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/fr\/blog$/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Un CV qu’on lit jusqu’au bout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un CV qu’on lit jusqu’au bout');
  await page.goto('/fr/blog/reading-a-job-posting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-GB');
  await context.close();
});

test('a post is complete for search engines, what is not published is not there, and the feed holds the same', async ({ request }) => {
  const html = await (await request.get('/en/blog/a-cv-that-is-read')).text();
  await expectValidHtml(html, 'blog');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/en\/blog\/a-cv-that-is-read"/);
  expect(html).toContain('hrefLang="fr"');
  expect(html).toContain('"@type":"BlogPosting"');
  for (const missing of ['/en/blog/fairs-in-spring', '/en/blog/nonsense', '/en/blog?page=9', '/en/blog?page=x'])
    expect([missing, (await request.get(missing)).status()]).toEqual([missing, 404]);
  const feed = await (await request.get('/en/blog.rss')).text();
  expect(feed.match(/<item>/g)).toHaveLength(3);
  expect(feed).not.toContain('fairs-in-spring');
});

test('the blog and a post are accessible and fit, in both themes, wide and on a phone', async ({ page }) => {
  const done = watchConsole(page);
  for (const path of ['/de/blog', '/de/blog/before-the-interview']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
  done();
});
