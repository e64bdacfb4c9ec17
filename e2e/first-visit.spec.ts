// What a first visit costs, by bytes: the budget of the design, and nothing of what stands behind a sign-in.
import { type Browser, expect, test } from '@playwright/test';

const BUDGET_BYTES = 150_000;
/** Their words are all in the first file; other pages have some in the landing page's. */
const FIRST = ['/ru/jobs', 'a job', '/ru/employers', 'an employer'];
const PAGES = [
  '/ru',
  '/ru/jobs',
  'a job',
  '/ru/jobs/compare',
  '/ru/employers',
  'an employer',
  '/ru/tools',
  '/ru/privacy',
  '/ru/faq',
  '/ru/blog',
];

/** The scripts that a page asks for by itself, and how many bytes of them travelled. */
async function visit(browser: Browser, address: string): Promise<{ urls: string[]; bytes: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  // Bodies as they travel.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  // What a page loads by itself when it lives has been asked for by then.
  await page.waitForTimeout(5000);
  await context.close();
  return { urls: [...scripts.values()], bytes };
}

test('a first visit of any public page is sent at most 150 kB of scripts, and no later messages', async ({ browser, request }) => {
  const first = async (list: string, pattern: RegExp) => pattern.exec(await (await request.get(list)).text())?.[0] ?? 'none';
  const addresses: Record<string, string> = {
    'a job': await first('/ru/jobs', /\/ru\/jobs\/[0-9a-f-]{36}/),
    'an employer': await first('/ru/employers', /\/ru\/employers\/\d+[^"?]*/),
  };
  // Side by side, for most of a visit is waiting; each as a stranger, who has nothing of the others.
  const visits = await Promise.all(PAGES.map(async (name) => ({ name, ...(await visit(browser, addresses[name] ?? name)) })));
  for (const { name, urls, bytes } of visits) {
    const later = urls.filter((url) => /\.(profile|own|later)\./.test(url) || (url.includes('.landing.') && FIRST.includes(name)));
    expect(later, name).toEqual([]);
    expect(urls.length, name).toBeGreaterThan(5);
    expect(bytes, name).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});
