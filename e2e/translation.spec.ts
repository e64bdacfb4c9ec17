// A posting in another language than its reader's, in real browsers: the tenant's translator without scripts, as the platform sets it, and the
// reader's own browser, whose translator is played here (the one of a headless browser never answers).
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectGoodLooks, expectValidHtml, watchConsole } from './page-checks.ts';

const headers = { 'sec-fetch-site': 'same-origin' };
const HANA = { email: 'hana@fairway.example', password: 'Harbour-lamp-26' };
const TEMPLATE = 'https://translate.journey.example/?to={language}&from={source}&url={url}';

test('the tenant’s translator is linked without scripts, with the address of the posting, and other tenants link none', async ({
  browser,
  request,
  baseURL,
}) => {
  const { segment } = await germanPosting(request);
  const { port } = new URL(baseURL ?? '');
  const nordic = `http://nordic.localhost:${port}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${nordic}/en/jobs/${segment}?requestId=r1`);
  await expect(page.getByText('This text is in German.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  const link = page.getByRole('link', { name: 'Translate with translate.nordic.example' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toHaveAttribute('target', '_blank');
  const query = new URL((await link.getAttribute('href')) ?? '').searchParams;
  expect(Object.fromEntries(query)).toEqual({ to: 'en', from: 'de', url: `${nordic}/en/jobs/${encodeURIComponent(segment)}` });
  // Who follows the link stands before the same posting.
  expect((await request.get(`/en/jobs/${segment}`, { headers: { host: `nordic.localhost:${port}` } })).status()).toBe(200);
  await page.goto(`${nordic}/de/jobs/${segment}`);
  await expect(page.getByRole('link', { name: /translate\.nordic/ })).toHaveCount(0);
  await page.goto(`/en/jobs/${segment}`);
  await expect(page.getByText('This text is in German.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Translate/ })).toHaveCount(0);
  await expectValidHtml(await page.content(), `/en/jobs/${segment}`);
  await context.close();
});

test('what the platform sets in the console stands on a posting at once', async ({ browser, request, baseURL }) => {
  const { segment } = await germanPosting(request);
  const slug = `words${process.pid}${Date.now().toString(36)}`;
  const { context, page: hana } = await administrator(browser);
  const quiet = watchConsole(hana);
  await hana.goto('/en/admin/tenants/new');
  await hana.getByLabel('Name', { exact: true }).fill('Words Careers');
  await hana.getByLabel('Short name', { exact: true }).fill(slug);
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByRole('heading', { name: 'Features' })).toBeVisible();

  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://${slug}.localhost:${new URL(baseURL ?? '').port}/en/jobs/${segment}`);
  await expect(page.getByText('This text is in German.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Translate with translate.journey.example' });
  await expect(link).toHaveCount(0);

  const field = hana.getByLabel('Translator for jobs in other languages');
  await field.fill(TEMPLATE.replace('{url}', '{key}'));
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(TEMPLATE);
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectGoodLooks(page);
  quiet();
  await page.context().close();
  await context.close();
});

test('the reader’s browser translates it in its place, and gives the original back', async ({ page, request, baseURL }) => {
  const { segment, title } = await germanPosting(request);
  const quiet = watchConsole(page);
  await page.addInitScript(playTranslator);
  const reply = await page.goto(`http://nordic.localhost:${new URL(baseURL ?? '').port}/en/jobs/${segment}`);
  // Only a header could take the interface away from our own pages.
  expect(reply?.headers()['permissions-policy'] ?? '').not.toContain('translator');
  const button = page.getByRole('button', { name: 'Translate into English' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('link', { name: /^Translate with/ })).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'A machine in your browser translated this text.' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`English: ${title}`);
  await expect(heading).toHaveAttribute('lang', 'en-GB');
  await expectGoodLooks(page);
  await expect(page.getByRole('button', { name: 'Show the original' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(title);
  await expect(heading).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(`English: ${title}`);
  quiet();
});

/** In the page: a translator that is there at once. */
function playTranslator(): void {
  const value = {
    availability: async () => 'available',
    create: async () => ({ translate: async (text: string) => `English: ${text}`, destroy: () => undefined }),
  };
  Object.defineProperty(window, 'Translator', { value, configurable: true });
}

async function germanPosting(request: APIRequestContext): Promise<{ segment: string; title: string }> {
  for (let page = 1; page <= 10; page += 1) {
    const reply = await request.get(`/api/v1/postings?address=DE&page=${page}`, { headers: { 'accept-language': 'de' } });
    const { matchingJobs } = (await reply.json()) as {
      matchingJobs: { segment: string; title: string; language: string; expired: boolean }[];
    };
    const found = matchingJobs.find(({ language, expired }) => language === 'de' && !expired);
    if (found) return found;
  }
  throw new Error('The demo world has no posting in German');
}

async function administrator(browser: Browser): Promise<{ context: Awaited<ReturnType<Browser['newContext']>>; page: Page }> {
  const context = await browser.newContext();
  expect((await context.request.post('/identity/v1', { headers, data: HANA })).ok()).toBe(true);
  return { context, page: await context.newPage() };
}
