// A tenant's own pages in real browsers: read without scripts, linked from where one needs them, written by the platform, seen at once.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectValidHtml, watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const HANA = { email: 'hana@fairway.example', password: 'Harbour-lamp-26' };

const foot = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });

test('they are read, in every part, without scripts', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/jobs');
  await foot(page, 'Privacy policy').click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/#section-8$/);
  await expect(page.getByRole('link', { name: 'your settings' })).toHaveAttribute('href', '/en/account/settings');
  await foot(page, 'FAQs').click();
  const answer = page.getByText('You need one to save jobs');
  await expect(answer).toBeHidden();
  await page.getByText('Do I need an account?').click();
  await expect(answer).toBeVisible();
  await foot(page, 'Imprint').click();
  await expect(page.getByText('12 Harbour Street')).toBeVisible();
  await context.close();
  for (const path of ['/en/privacy', '/de/terms', '/fr/faq', '/jp/imprint'])
    await expectValidHtml(await (await request.get(path)).text(), path);
});

for (const [path, language] of [
  ['/en/privacy', undefined],
  ['/ru/faq', undefined],
  ['/vi/imprint', 'en-GB'],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`${path} in ${scheme} is accessible and fits a phone`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const quiet = watchConsole(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (language) await expect(page.locator(`article [lang="${language}"] h2`).first()).toBeVisible();
      else await expect(page.locator('article [lang]')).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoSidewaysScroll(page);
      quiet();
      await context.close();
    });

test('an administrator writes one, readers see it at once, and it goes back to ours', async ({ browser, baseURL }) => {
  const slug = `own${process.pid}${Date.now().toString(36)}`;
  const { context, page } = await administrator(browser);
  const quiet = watchConsole(page);
  await newTenant(page, slug);
  const site = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`;

  await page.goto(`/en/admin/site-pages?q=${slug}`);
  await expect(page.getByRole('link', { name: /Imprint: Not shown/ })).toBeVisible();
  await page.getByRole('link', { name: /Terms of use: Our text/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${slug}: Terms of use`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('button', { name: 'Begin with our text' }).click();
  await expect(page.getByLabel('Text in Deutsch')).toHaveValue(/## Was diese Website leistet/);
  await page.getByLabel('Text in Deutsch').fill('## Bei uns\n\nWillkommen bei **{name}**.');
  await page.getByText('Preview').click();
  await expect(page.locator('main strong').getByText(slug)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Edition 1', { exact: false }).first()).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${site}/de/terms`);
  await expect(reader.getByText(`Willkommen bei ${slug}.`)).toBeVisible();
  await reader.goto(`${site}/fr/terms`);
  await expect(reader.getByText('Cette page n’existe pas encore en français.')).toBeVisible();

  await page.getByRole('button', { name: 'Back to our text' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Back to our text' }).click();
  await expect(page.getByText('Own text taken away')).toBeVisible();
  await expect(async () => {
    await reader.goto(`${site}/fr/terms`);
    await expect(reader.getByText('Ce que fait ce site').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  quiet();
  await context.close();
  await reader.context().close();
});

test('an imprint is linked as soon as there is one, and registering leads to the terms', async ({ browser, baseURL }) => {
  const slug = `imp${process.pid}${Date.now().toString(36)}`;
  const { context, page } = await administrator(browser);
  const tenant = await newTenant(page, slug);
  const site = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`;
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${site}/en/jobs`);
  await expect(foot(reader, 'Terms of use')).toBeVisible();
  await expect(foot(reader, 'Imprint')).toHaveCount(0);
  expect((await reader.goto(`${site}/en/imprint`))?.status()).toBe(404);
  const path = `/api/v1/admin/site-pages/${tenant}/imprint`;
  expect((await context.request.put(path, { headers, data: { edition: 0, texts: { en: 'It is us.' } } })).ok()).toBe(true);
  await expect(async () => {
    await reader.goto(`${site}/en/jobs`);
    await expect(foot(reader, 'Imprint')).toBeVisible({ timeout: 500 });
  }).toPass();
  await foot(reader, 'Imprint').click();
  await expect(reader.getByText('It is us.')).toBeVisible();

  await reader.locator('header').getByRole('link', { name: 'Sign in' }).click();
  const popup = reader.getByRole('dialog');
  await popup.getByRole('button', { name: 'Create an account' }).click();
  await expect(popup.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/en/terms');
  await expect(popup.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/en/privacy');
  await context.close();
  await reader.context().close();
});

test('a site that names an address elsewhere leads there, from its foot and from the page’s path', async ({
  browser,
  request,
  baseURL,
}) => {
  const slug = `els${process.pid}${Date.now().toString(36)}`;
  const { context, page } = await administrator(browser);
  await newTenant(page, slug, { privacyLink: 'https://elsewhere.example/privacy' });
  const host = `${slug}.localhost:${new URL(baseURL ?? '').port}`;
  const reply = await request.get('/en/privacy', { headers: { host }, maxRedirects: 0 });
  expect([reply.status(), reply.headers().location]).toEqual([302, 'https://elsewhere.example/privacy']);
  await page.goto(`http://${host}/en/terms`);
  await expect(foot(page, 'Privacy policy')).toHaveAttribute('href', 'https://elsewhere.example/privacy');
  await context.close();
});

async function administrator(browser: Browser) {
  const context = await browser.newContext();
  expect((await context.request.post('/identity/v1', { headers, data: HANA })).ok()).toBe(true);
  return { context, page: await context.newPage() };
}

async function newTenant(page: Page, slug: string, more: object = {}): Promise<number> {
  const data = {
    ...{ name: slug, slug, hosts: [], isDefault: false, logo: null, primaryColor: '#123456', secondaryColor: '#123456', locale: 'de' },
    ...{ countryCode: null, zone: 'Europe/Oslo', phoneCountry: 'NO', socialAuths: [], consent: 'implied', accounts: 'plain' },
    ...{ supportEmail: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, schoolId: null },
    ...{ translatorTemplate: null, needsSchool: false, administratorsNeedSecondFactor: false, production: false },
    ...more,
  };
  const reply = await page.request.post('/api/v1/admin/tenants', { headers, data });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { id: number }).id;
}
