// Public pages, anonymous: pages a second from the page cache and rendered afresh (every address different), the JavaScript of a first
// visit, and LCP and layout shift on a phone (1.6 Mbit/s, 150 ms, a fourth of this processor); on the same phone, from when on the profile page of the demo's
// fullest candidate can be read, answers a press, and has its main thread free. `bench pages [seconds]`, `bench pages profile`.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import autocannon from 'autocannon';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { startFairway } from './started-server.ts';

const PROFILE_ONLY = process.argv[2] === 'profile';
const SECONDS = PROFILE_ONLY ? 0 : Number(process.argv[2] ?? 5);
const PROFILE_VISITS = 5;
/** By then a page has asked for all that it asks for by itself, on the slow line too. */
const SETTLED_MS = 4000;
/** By then a browser that was just started is busy with nothing of its own. */
const BROWSER_STARTED_MS = 3000;
/** By then a new deployment has done in the background what it does once. */
const STARTED_MS = 15_000;
/** The fullest candidate of the demo world. */
const CANDIDATE = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
type ProfileVisit = { readableMs: number; aliveMs: number; interactiveMs: number; allAliveMs: number };
const dataDir = dataFolder('fairway-bench-');
const fairway = await startFairway({ port: 4504, dataDir });
try {
  if (PROFILE_ONLY) console.log(JSON.stringify({ bench: 'pages profile', ...(await profileVisits()), limits: { interactiveMs: 2000 } }));
  else await measure();
} finally {
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STARTED_MS));
  const list = (await (await fetch(`${fairway.url}/api/v1/postings`)).json()) as { matchingJobs: { segment: string }[] };
  const detail = `/en/jobs/${list.matchingJobs[0]?.segment}`;

  const cached = await perSecond(['/en/jobs', detail]);
  const freshList = await perSecond(unique('/en/jobs'));
  const freshDetail = await perSecond(unique(detail));
  const visits = { landing: await visit('/en'), list: await visit('/en/jobs'), detail: await visit(detail) };
  console.log(
    JSON.stringify({
      bench: 'pages',
      cachedPerSecond: cached,
      freshListPerSecond: freshList,
      freshDetailPerSecond: freshDetail,
      ...visits,
      profile: await profileVisits(),
      limits: { cachedPerSecond: 800, freshPerSecond: 80, javascriptKb: 170, landingLcpMs: 1200, lcpMs: 2000, cls: 0, interactiveMs: 2000 },
    }),
  );
}

async function perSecond(paths: string[]): Promise<number> {
  const result = await autocannon({
    url: fairway.url,
    connections: 8,
    duration: SECONDS,
    requests: paths.map((at) => ({ method: 'GET' as const, path: at, headers: { 'accept-encoding': 'gzip, deflate, br' } })),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies were no pages`);
  return Math.round(result.requests.average);
}

/** Addresses that no cache holds: the page number of the list is the same, an unknown parameter differs. */
function unique(at: string): string[] {
  return Array.from({ length: 5000 }, (_, n) => `${at}?fresh=${n}-${Date.now()}`);
}

async function visit(at: string) {
  const { browser, page, session } = await openPhone();
  let javascriptBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  // Bodies as they travel, without headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) javascriptBytes += encodedDataLength;
  });
  await page.addInitScript(`
    window.vitals = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.vitals.lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.vitals.cls += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto(fairway.url + at, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const vitals = (await page.evaluate('window.vitals')) as { lcp: number; cls: number };
  await browser.close();
  return { lcpMs: Math.round(vitals.lcp), cls: Number(vitals.cls.toFixed(4)), javascriptKb: Number((javascriptBytes / 1000).toFixed(1)) };
}

/** Visits of a candidate who is signed in: with an empty browser, and with one that has seen the start page, where people sign in. */
async function profileVisits() {
  if (PROFILE_ONLY) await new Promise((resolve) => setTimeout(resolve, STARTED_MS));
  const [emptyBrowser, afterStartPage] = [await visitsOfProfile([]), await visitsOfProfile(['/en'])];
  return { emptyBrowser, afterStartPage };
}

async function visitsOfProfile(before: readonly string[]) {
  const signedIn = await fetch(`${fairway.url}/identity/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CANDIDATE),
  });
  if (!signedIn.ok) throw new Error(`Signing in answered ${signedIn.status}`);
  const cookies = signedIn.headers.getSetCookie().map((line) => {
    const [pair = '', ...traits] = line.split('; ');
    const path = traits.find((trait) => trait.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), domain: '127.0.0.1', path };
  });
  // The server has rendered the page before: the figure is the phone's.
  for (let n = 0; n < PROFILE_VISITS; n++)
    await (
      await fetch(`${fairway.url}/en/profile`, { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } })
    ).text();
  const visits: ProfileVisit[] = [];
  for (let n = 0; n < PROFILE_VISITS; n++) {
    const { browser, context, page } = await openPhone();
    await page.waitForTimeout(BROWSER_STARTED_MS);
    for (const at of before) {
      await page.goto(fairway.url + at, { waitUntil: 'load', timeout: 60_000 });
      await page.waitForTimeout(SETTLED_MS);
    }
    await context.addCookies(cookies);
    await page.addInitScript(`
      const lives = (button) => button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
      const at = {};
      const look = () => {
        const now = performance.now();
        if (at.aliveMs === undefined && lives(document.querySelector('main header button'))) at.aliveMs = now;
        if (at.aliveMs && at.allAliveMs === undefined && lives(document.querySelector('#communication button'))) at.allAliveMs = now;
        if (at.interactiveMs && at.allAliveMs) { window.profileVisit = { readableMs, ...at }; return; }
        setTimeout(look, 20);
      };
      // The first moment with nothing to do after the page lives. Asked for all along: who asks late stands behind what the page does when idle.
      const idle = () => requestIdleCallback(() => { if (at.aliveMs === undefined) setTimeout(idle, 20); else at.interactiveMs = performance.now(); });
      let readableMs;
      const painted = () => requestAnimationFrame(() => { readableMs = performance.now(); });
      new MutationObserver((_changes, watch) => {
        if (document.querySelector('#summary button') === null) return;
        watch.disconnect();
        requestAnimationFrame(painted);
      }).observe(document, { childList: true, subtree: true });
      setTimeout(look, 20);
      setTimeout(idle, 20);
    `);
    await page.goto(`${fairway.url}/en/profile`, { waitUntil: 'commit', timeout: 60_000 });
    visits.push(await profileVisit(page));
    await browser.close();
  }
  const times = (of: keyof ProfileVisit) => visits.map((visit) => Math.round(visit[of])).sort((a, b) => a - b);
  return {
    readableMs: times('readableMs'),
    aliveMs: times('aliveMs'),
    interactiveMs: times('interactiveMs'),
    allAliveMs: times('allAliveMs'),
  };
}

/** What the script in the page noted, once it has. */
async function profileVisit(page: Page): Promise<ProfileVisit> {
  for (let tries = 0; tries < 600; tries++) {
    const noted = (await page.evaluate('window.profileVisit ?? null')) as ProfileVisit | null;
    if (noted) return noted;
    await page.waitForTimeout(100);
  }
  throw new Error('The sections of the profile did not come');
}

/** A browser as on a phone: a slow line and a fourth of this processor. */
async function openPhone() {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  return { browser, context, page, session };
}
