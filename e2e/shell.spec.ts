import { expect, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

test('an address without a locale goes to the reader’s language, an unknown one becomes English', async ({ request }) => {
  const plain = await request.get('/tools', { headers: { 'accept-language': 'de-DE' }, maxRedirects: 0 });
  expect([302, 303, 307]).toContain(plain.status());
  expect(plain.headers().location).toBe('/de/tools');
  const unknown = await request.get('/xx/tools?a=1', { maxRedirects: 0 });
  expect(unknown.headers().location).toBe('/en/tools?a=1');
  const start = await request.get('/', { headers: { 'accept-language': 'fr' }, maxRedirects: 0 });
  expect(start.headers().location).toBe('/fr');
  expect(start.headers()['cache-control']).toContain('no-store');
});

test('legacy addresses redirect for good, with their query; what a switch may take away for now', async ({ request }) => {
  for (const [from, to, status] of [
    ['/en/job?q=x', '/en/jobs?q=x', 301],
    ['/en/companies', '/en/employers', 301],
    ['/de/jobs-in-china', '/de/jobs?address=CN', 302],
    ['/en/calendar', '/en/jobs', 302],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([status, to]);
  }
});

test('what is not there is the 404 page with its words', async ({ page }) => {
  const done = watchConsole(page);
  for (const path of ['/en/nowhere', '/en/chat', '/en/jobs/not-a-job/deeper']) {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByText('Looks like the page you were looking for is no longer here')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to home page' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Contact us')).toBeVisible();
  }
  await expectAccessible(page);
  done();
});

test('the language changes on the same page, and languages go by their names', async ({ page }) => {
  await page.goto('/en/tools?from=here');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const header = page.getByRole('banner');
  await header.locator('summary').filter({ hasText: 'Language: English' }).click();
  await header.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/jp\/tools\?from=here$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(header.locator('summary').filter({ hasText: '日本語' })).toBeVisible();
  await expect(header.getByText('JP', { exact: true })).toHaveCount(0);
});

for (const path of ['/en/tools', '/en/apps', '/en/about-gptw', '/de/tools']) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${path} in ${scheme} is accessible and fits a phone`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const done = watchConsole(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoSidewaysScroll(page);
      done();
      await context.close();
    });
  }
}

test('every page carries a nonce of its own and the same HTML otherwise', async ({ request }) => {
  const one = await request.get('/en/tools');
  const two = await request.get('/en/tools');
  const nonce = (reply: typeof one) => /'nonce-([^']+)'/.exec(reply.headers()['content-security-policy'] ?? '')?.[1] ?? '';
  expect(nonce(one)).not.toBe('');
  expect(nonce(one)).not.toBe(nonce(two));
  expect((await one.text()).replaceAll(nonce(one), '')).toBe((await two.text()).replaceAll(nonce(two), ''));
});

test('the mailbox receives what support is asked', async ({ request }) => {
  const asked = await request.post('/api/v1/support', {
    data: { email: 'ada@example.org', message: 'Where do I find my applications?', page: '/en/jobs' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(asked.status()).toBe(202);
  await expect.poll(async () => (await request.get('/_mail')).text()).toContain('Support: /en/jobs');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the mailbox is accessible and fits a phone, in ${scheme}`, async ({ browser, request }) => {
    const address = 'somebody.with.a.very.long.name.indeed@students.university.example.org';
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect([201, 409]).toContain(
      (await request.post('/identity/v1/user', { headers, data: { email: address, password: 'Lovely-Tram-42' } })).status(),
    );
    await mailOf(request, address, 'verify');
    // axe asks for a context of its own.
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(`/_mail?to=${encodeURIComponent(address)}`);
    await expect(page.getByRole('listitem').first()).toContainText(address);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.close();
  });
}

test('every page begins where its header does', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  const edges = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Both at one moment: what comes later may bring a scroll bar, which moves both.
      const [begins, header] = await page.evaluate(() =>
        ['main h1', 'header a'].map((what) => Math.round(document.querySelector(what)?.getBoundingClientRect().left ?? -1)),
      );
      expect([path, begins]).toEqual([path, header]);
    }
  };
  await edges(['/en', '/en/jobs', '/en/employers', '/en/tools', '/en/privacy', '/en/faq', '/en/blog', '/en/jobs/compare', '/en/jobs/seen']);
  const who = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await page.request.post('/identity/v1', { headers: { 'sec-fetch-site': 'same-origin' }, data: who })).ok()).toBe(true);
  await edges([
    '/en/mypage',
    '/en/favorites',
    '/en/jobs/hidden',
    '/en/cv-review',
    '/en/profile/documents',
    '/en/account/settings',
    '/en/referrals',
  ]);
});
