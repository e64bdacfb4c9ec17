// `npm run shots [-- PATH...]`: screenshots of every public screen at 1440 and 360 px, light and dark, into shots/ (not committed).
// Starts the product with a data folder of its own; look at the pictures with your own eyes.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { startFairway } from '../bench/started-server.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { root } from './runtime.mjs';

const OUT = path.join(root, 'shots');
const fairway = await startFairway({ port: 4505, dataDir: path.join(root, '.data-shots') });
const json = async (at: string) => (await fetch(fairway.url + at)).json() as Promise<Record<string, never>>;
const jobs = (await json('/api/v1/postings')) as unknown as { matchingJobs: { segment: string }[] };
const companies = (await json('/api/v1/companies?q=lindvik')) as unknown as { companies: { segment: string }[] };
const screens: Record<string, string> = {
  jobs: '/en/jobs',
  'jobs-filtered': '/en/jobs?q=data+analist&employment_types=INTERN&address=DE',
  'jobs-grid': '/en/jobs?view=grid',
  'jobs-empty': '/en/jobs?q=zzzzzzzz',
  job: `/en/jobs/${jobs.matchingJobs[0]?.segment}`,
  employers: '/en/employers',
  employer: `/en/employers/${companies.companies[0]?.segment}`,
  tools: '/en/tools',
  apps: '/en/apps',
  'about-gptw': '/en/about-gptw',
  'not-found': '/en/nowhere',
  'jobs-japanese': '/jp/jobs',
};
const wanted = process.argv.slice(2);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: width === 360 ? 740 : 900 } });
    for (const [name, at] of Object.entries(screens)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await page.goto(fairway.url + at, { waitUntil: 'load' });
      await page.waitForTimeout(1000);
      await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`), fullPage: width === 360 });
    }
    await page.close();
  }
}
await browser.close();
await fairway.stop();
console.log(`Screenshots are in ${OUT}`);
