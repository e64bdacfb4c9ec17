import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectValidHtml, watchConsole } from './page-checks.ts';

type Company = { id: number; name: string; segment: string };

/** A company of the demo world with everything: articles, videos, many places, a parent. */
async function rich(request: APIRequestContext): Promise<Company> {
  const list = (await (await request.get('/api/v1/companies?page_size=100')).json()) as { companies: Company[] };
  for (const company of list.companies) {
    const profile = (await (await request.get(`/api/v1/organizations/${company.id}/profile`)).json()) as {
      articles: unknown[];
      videos: unknown[];
      locations: unknown[];
    };
    if (profile.articles.length > 1 && profile.videos.length > 0 && profile.locations.length > 3) return company;
  }
  throw new Error('The demo world has no rich company');
}

test('a visitor finds a company, reads an article, and goes on to all of its jobs', async ({ page, request }) => {
  const done = watchConsole(page);
  const company = await rich(request);
  await page.goto('/en/employers');
  await page.locator('input[name="q"]').first().fill(company.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('main').getByRole('link', { name: company.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en/employers/${company.id}-`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  await page.locator('a[href*="company_id="]').first().click();
  await expect(page).toHaveURL(/\/en\/jobs\?.*company_id=\d+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name);
  done();
});

test('a company has one address and is complete for search engines', async ({ request }) => {
  const company = await rich(request);
  for (const wrong of [`/en/employers/${company.id}`, `/en/employers/${company.id}-wrong`, `/en/companies/${company.segment}`]) {
    const reply = await request.get(wrong, { maxRedirects: 0 });
    expect(reply.status(), wrong).toBe(301);
  }
  const html = await (await request.get(`/en/employers/${company.segment}`)).text();
  const organization = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;
  expect(organization).toMatchObject({ '@type': 'Organization', name: company.name });
  expect((html.match(/hreflang="/gi) ?? []).length).toBeGreaterThanOrEqual(15);
  await expectValidHtml(html, company.segment);
  for (const missing of ['/en/employers/999999', '/en/employers/nonsense', '/en/employers/0'])
    expect((await request.get(missing)).status()).toBe(404);
});

test('filters work without JavaScript and stay in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/employers?address=DE');
  await expect(page.getByRole('checkbox', { name: 'Germany' })).toBeChecked();
  const reply = await page.goto('/en/employers?q=zzzzqqqq');
  expect(reply?.status()).toBe(200);
  await expect(page.getByText(/no companies found/i)).toBeVisible();
  await context.close();
});

for (const locale of ['en', 'jp'] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the list and a company in ${locale}, ${scheme}, are accessible and fit a phone`, async ({ browser, request }) => {
      test.setTimeout(150_000);
      const company = await rich(request);
      const context = await browser.newContext({ colorScheme: scheme });
      const page = await context.newPage();
      const done = watchConsole(page);
      for (const path of [`/${locale}/employers`, `/${locale}/employers/${company.segment}`]) {
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      }
      done();
      await context.close();
    });
  }
}
