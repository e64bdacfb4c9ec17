import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectGoodLooks, expectValidHtml, watchConsole } from './page-checks.ts';

type Organization = { id: number; name: string; segment: string };

/** An organization of the demo world with everything: articles, videos, many places, a parent. */
async function rich(request: APIRequestContext): Promise<Organization> {
  const list = (await (await request.get('/api/v1/companies?page_size=100')).json()) as { companies: Organization[] };
  for (const organization of list.companies) {
    const profile = (await (await request.get(`/api/v1/organizations/${organization.id}/profile`)).json()) as {
      articles: unknown[];
      videos: unknown[];
      locations: unknown[];
    };
    if (profile.articles.length > 1 && profile.videos.length > 0 && profile.locations.length > 3) return organization;
  }
  throw new Error('The demo world has no rich organization');
}

test('a visitor finds an organization, reads an article, and goes on to all of its jobs', async ({ page, request }) => {
  const done = watchConsole(page);
  const organization = await rich(request);
  await page.goto('/en/employers');
  await page.locator('input[name="q"]').first().fill(organization.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  // The list of before has gone: a press on a row that is replaced meanwhile is nobody's.
  await expect(page.locator('main a[href*="/en/employers/"]').first()).toHaveAttribute('href', new RegExp(`/${organization.id}-`));
  await page.getByRole('main').getByRole('link', { name: organization.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en/employers/${organization.id}-`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(organization.name);
  await page.locator('a[href*="company_id="]').first().click();
  await expect(page).toHaveURL(/\/en\/jobs\?.*company_id=\d+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(organization.name);
  done();
});

test('an organization has one address and is complete for search engines', async ({ request }) => {
  const organization = await rich(request);
  for (const wrong of [
    `/en/employers/${organization.id}`,
    `/en/employers/${organization.id}-wrong`,
    `/en/companies/${organization.segment}`,
  ]) {
    const reply = await request.get(wrong, { maxRedirects: 0 });
    expect(reply.status(), wrong).toBe(301);
  }
  const html = await (await request.get(`/en/employers/${organization.segment}`)).text();
  const structured = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;
  expect(structured).toMatchObject({ '@type': 'Organization', name: organization.name });
  expect((html.match(/hreflang="/gi) ?? []).length).toBeGreaterThanOrEqual(15);
  await expectValidHtml(html, organization.segment);
  for (const missing of ['/en/employers/999999', '/en/employers/nonsense', '/en/employers/0'])
    expect((await request.get(missing)).status()).toBe(404);
});

test('filters work without JavaScript and stay in the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/employers?address=DE');
  await expect(page.getByRole('checkbox', { name: 'Germany' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most open jobs');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/address=DE.*sort=jobs|sort=jobs.*address=DE/);
  const reply = await page.goto('/en/employers?q=zzzzqqqq');
  expect(reply?.status()).toBe(200);
  await expect(page.getByText(/no companies found/i)).toBeVisible();
  await context.close();
});

for (const locale of ['en', 'jp'] as const)
  test(`the list and a company in ${locale} are accessible and fit, in both themes, wide and on a phone`, async ({ page, request }) => {
    const organization = await rich(request);
    const done = watchConsole(page);
    for (const path of [`/${locale}/employers`, `/${locale}/employers/${organization.segment}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGoodLooks(page);
    }
    done();
  });
