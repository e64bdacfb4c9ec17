// What a first visit costs, by bytes: the budget of the design, and nothing of what stands behind a sign-in.
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';

const BUDGET_BYTES = 150_000;
/** Their words are all in the first file; other pages have some in the landing page's. */
const FIRST = ['/ru/jobs', 'a job', '/ru/employers', 'an employer', 'an article'];
const RENDERED = [
  ...['/ru', '/ru/jobs', 'a job', '/ru/jobs/compare', '/ru/employers', 'an employer', 'an article'],
  ...['/ru/tools', '/ru/apps', '/ru/about-gptw', '/ru/privacy', '/ru/faq', '/ru/blog', '/ru/blog/a-cv-that-is-read', '/ru/no-page'],
];
/** What each link of a mail, and each way back from a provider, leads to: a link that is no good asks for another address, with all that a good one needs. */
const MADE_IN_THE_BROWSER = [
  ...['/ru/jobs/seen', '/ru/for-employers', '/ru/recover?token=x', '/ru/recover-password', '/ru/activate-user?token=x'],
  ...['/ru/verify?token=x', '/ru/verify?connection=x', '/ru/verify?private=x', '/ru/unsubscribe?token=x', '/ru/referrals/decline?token=x'],
  ...['/ru/redirect', '/ru/redirect?code=InvalidProvider', '/ru/redirect?next=email&provider=google'],
  // What only leads on is sent the page that it leads to.
  ...['/ru/redirect?to=/jobs', '/ru/redirect?returnUrl=/ru/employers', '/ru/redirect?returnUrl=/ru/jobs&linked=google'],
  ...['/ru/redirect?next=secondFactor#x', '/ru/login'],
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
  // Many visits beside each other take longer than one.
  if (address.includes('?login=1')) await page.getByRole('dialog').locator('input').first().waitFor();
  // What a page loads by itself when it lives has been asked for by then.
  await page.waitForTimeout(5000);
  await context.close();
  return { urls: [...scripts.values()], bytes };
}

/** Side by side, for most of a visit is waiting; each as a stranger, who has nothing of the others. */
const visitAll = (browser: Browser, names: readonly string[], addresses: Readonly<Record<string, string>> = {}) =>
  Promise.all(names.map(async (name) => ({ name, ...(await visit(browser, addresses[name] ?? name)) })));

async function addressesOf(request: APIRequestContext): Promise<Record<string, string>> {
  const first = async (list: string, pattern: RegExp) => pattern.exec(await (await request.get(list)).text())?.[0] ?? 'none';
  const employer = await first('/ru/employers', /\/ru\/employers\/\d+[^"?]*/);
  return {
    'a job': await first('/ru/jobs', /\/ru\/jobs\/[0-9a-f-]{36}/),
    'an employer': employer,
    'an article': await first('/ru/employers/1', /\/ru\/employers\/\d+[^"?]*\/articles\/\d+[^"?]*/),
  };
}

test('a first visit of any page that is rendered is sent at most 150 kB of scripts, and no later messages', async ({
  browser,
  request,
}) => {
  for (const { name, urls, bytes } of await visitAll(browser, RENDERED, await addressesOf(request))) {
    const later = urls.filter((url) => /\.(visitor|profile|own|later)\./.test(url) || (url.includes('.landing.') && FIRST.includes(name)));
    expect(later, name).toEqual([]);
    expect(urls.length, name).toBeGreaterThan(5);
    expect(bytes, name).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

test('so is sign-in over any of them, which is not sent before the popup is closed (sign-in-over-page.spec.ts)', async ({
  browser,
  request,
}) => {
  const addresses = await addressesOf(request);
  const standing = RENDERED.filter((name) => name !== '/ru/no-page').map((name) => `${addresses[name] ?? name}?login=1`);
  for (const { name, urls, bytes } of await visitAll(browser, standing)) {
    // With all that the popup says.
    expect(urls.filter((url) => /\/standing\.page-|\.visitor\./.test(url)).length, name).toBe(2);
    expect(
      urls.filter((url) => /\.(landing|profile|own|later)\.|\/(lists|facets)-/.test(url)),
      name,
    ).toEqual([]);
    expect(bytes, name).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});

test('so is one of a public page that is made in the browser, and no words of who is signed in', async ({ browser }) => {
  for (const { name, urls, bytes } of await visitAll(browser, MADE_IN_THE_BROWSER)) {
    expect(
      urls.filter((url) => /\.(profile|own|later)\./.test(url)),
      name,
    ).toEqual([]);
    expect(bytes, name).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(BUDGET_BYTES);
  }
});
