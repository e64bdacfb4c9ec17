// What a first visit costs, by bytes: the budget of the design, and nothing of what stands behind a sign-in.
import { expect, test } from '@playwright/test';

const BUDGET_BYTES = 150_000;

for (const address of ['/ru/jobs', 'a job', '/ru/employers', '/ru']) {
  test(`a first visit of ${address} is sent at most 150 kB of scripts, and no later messages`, async ({ page, context, request }) => {
    const list = address === 'a job' ? await (await request.get('/en/jobs')).text() : '';
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
    await page.goto(/\/en\/jobs\/[0-9a-f-]{36}/.exec(list)?.[0] ?? address, { waitUntil: 'load' });
    // What a page loads by itself when it lives has been asked for by then.
    await page.waitForTimeout(5000);
    expect(
      [...scripts.values()].filter((url) => /\.(profile|own|later)\./.test(url) || (url.includes('.landing.') && address !== '/ru')),
    ).toEqual([]);
    expect(scripts.size).toBeGreaterThan(5);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  });
}
