// `npm run shots [-- SCREEN...]`: screenshots of every public screen, and of a candidate's own, at 1440 and 360 px, light and dark, into shots/
// (not committed). Starts the product with a data folder of its own on SHOTS_PORT; look at the pictures with your own eyes.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startFairway } from '../bench/started-server.ts';
import { consentCookie } from '../packages/rules/src/consent.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { root } from './runtime.mjs';

type Segmented = { id: number; name: string; segment: string };
type Profile = { articles: { id: number }[]; videos: unknown[]; locations: unknown[] };

const OUT = path.join(root, 'shots');
/** Something that never comes must not hold up the rest. */
const SCREEN_MAX_MS = 20_000;
const PICTURES_MAX_MS = 5000;
const HEIGHTS = { 1440: 900, 360: 740 };
/** Screens of somebody signed in: a candidate of the demo world. */
const CANDIDATES: Record<string, string> = { mypage: '/en/mypage', profile: '/en/profile', 'profile-german': '/de/profile' };
const CANDIDATE = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };

/** The addresses of the screens, by the name of their pictures. */
async function screensOf(url: string): Promise<Record<string, string>> {
  const read = async <T>(at: string) => (await (await fetch(`${url}/api/v1/${at}`)).json()) as T;
  const { matchingJobs } = await read<{ matchingJobs: Segmented[] }>('postings?page_size=50');
  const { companies: organizations } = await read<{ companies: Segmented[] }>('companies?page_size=100');
  const profiles = await Promise.all(organizations.map((organization) => read<Profile>(`organizations/${organization.id}/profile`)));
  const richness = profiles.map(
    (one) => Math.min(one.articles.length, 3) + Math.min(one.videos.length, 2) + Math.min(one.locations.length, 4),
  );
  const rich = richness.indexOf(Math.max(...richness));
  const poor = richness.indexOf(Math.min(...richness));
  const { posts } = await read<{ posts: { slug: string }[] }>('blog?locale=en');
  const compared = matchingJobs.slice(0, 3).map(({ id }) => `id=${id}`);
  const longest = [...matchingJobs].sort((a, b) => b.segment.length - a.segment.length)[0];
  return {
    landing: '/en',
    jobs: '/en/jobs',
    'jobs-filtered': '/en/jobs?q=data+anaylst&employment_types=INTERN',
    'jobs-grid': '/en/jobs?view=grid',
    'jobs-last-page': '/en/jobs?page=75',
    'jobs-empty': '/en/jobs?q=zzzzzzzz&address=DE',
    job: `/en/jobs/${matchingJobs[0]?.segment}`,
    'job-long-name': `/en/jobs/${longest?.segment}`,
    employers: '/en/employers',
    'employers-list': '/en/employers?view=list',
    'employers-empty': '/en/employers?q=zzzzzzzz',
    employer: `/en/employers/${organizations[rich]?.segment}`,
    'employer-plain': `/en/employers/${organizations[poor]?.segment}`,
    article: `/en/employers/${organizations[rich]?.segment}/articles/${profiles[rich]?.articles[0]?.id}`,
    compare: `/en/jobs/compare?${compared.join('&')}`,
    tools: '/en/tools',
    blog: '/en/blog',
    post: `/en/blog/${posts[0]?.slug}`,
    faq: '/en/faq',
    privacy: '/en/privacy',
    login: '/en/login',
    apps: '/en/apps',
    'about-gptw': '/en/about-gptw',
    'not-found': '/en/nowhere',
    'landing-german': '/de',
    'jobs-german': '/de/jobs',
    'job-german': `/de/jobs/${matchingJobs[0]?.segment}`,
    'employers-german': '/de/employers',
    'employer-german': `/de/employers/${organizations[rich]?.segment}`,
    'compare-german': `/de/jobs/compare?${compared.join('&')}`,
    'tools-german': '/de/tools',
    'login-german': '/de/login',
    'landing-japanese': '/jp',
    'jobs-japanese': '/jp/jobs',
    'employer-japanese': `/jp/employers/${organizations[rich]?.segment}`,
  };
}

/** Runs in the page: loads what waits until it is scrolled to. */
async function loadPictures(maxMs: number): Promise<void> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, maxMs))]);
  // Sections that are drawn once they are scrolled to are drawn.
  for (const section of document.querySelectorAll('section')) section.style.contentVisibility = 'visible';
}

async function shoot(browser: Browser, url: string, screens: Record<string, string>, user?: typeof CANDIDATE): Promise<string[]> {
  const failed: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [width, height] of Object.entries(HEIGHTS).map(([wide, high]) => [Number(wide), high] as const)) {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width, height } });
      // The banner of a first visit would lie across every long picture.
      const [name = '', value = ''] = (consentCookie({ analytics: false }, false).split(';')[0] ?? '').split('=');
      await context.addCookies([{ name, value, url }]);
      if (user) await context.request.post(`${url}/identity/v1`, { headers: { 'sec-fetch-site': 'same-origin' }, data: user });
      const page = await context.newPage();
      page.setDefaultTimeout(SCREEN_MAX_MS);
      for (const [screen, at] of Object.entries(screens)) {
        const file = `${screen}-${width}-${colorScheme}.png`;
        try {
          await page.goto(url + at, { waitUntil: 'networkidle' });
          await page.evaluate(loadPictures, PICTURES_MAX_MS);
          await page.screenshot({ path: path.join(OUT, file), fullPage: true });
        } catch (error) {
          failed.push(`${file}: ${error}`);
        }
      }
      await context.close();
    }
  }
  return failed;
}

const fairway = await startFairway({ port: Number(process.env.SHOTS_PORT ?? 4505), dataDir: path.join(root, '.data-shots') });
try {
  const wanted = process.argv.slice(2);
  const chosen = (screens: Record<string, string>) =>
    Object.fromEntries(Object.entries(screens).filter(([name]) => wanted.length === 0 || wanted.includes(name)));
  const [open, own] = [chosen(await screensOf(fairway.url)), chosen(CANDIDATES)];
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const failed = [...(await shoot(browser, fairway.url, open)), ...(await shoot(browser, fairway.url, own, CANDIDATE))];
  await browser.close();
  console.log(`${Object.keys({ ...open, ...own }).length * 4 - failed.length} screenshots are in ${OUT}`);
  for (const line of failed) console.error(line);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await fairway.stop();
}
