// What every page owes: nothing in the console, nothing that axe finds, no sideways scrolling.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';

/** Fails the test on any console error or uncaught exception from now on; call before the first visit. */
export function watchConsole(page: Page): () => void {
  const faults: string[] = [];
  page.on('console', (message) => {
    // A 4xx of a page or call is an answer that the test itself looks at.
    if (message.type() === 'error' && !/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text()))
      faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return () => expect(faults).toEqual([]);
}

/** The same program without its comments, in half of the bytes: each page reads it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe with the rules of WCAG 2.2 A and AA; `contrast`: those of colours alone, for the second theme of a state that was looked at in the first. It
 * runs in the page itself: @axe-core/playwright opens a page of its own for each result, which took four fifths of the time.
 */
export async function expectAccessible(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  // What is still fading in has no contrast yet; what appears while axe is looking (the consent banner waits for the session) comes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let violations = await violationsOf(page, rules);
  // A page that was left for the next one while axe looked had the heading of neither: the next one is looked at.
  if (violations.some((one) => one.startsWith('page-has-heading-one'))) violations = await violationsOf(page, rules);
  expect(violations).toEqual([]);
}

async function violationsOf(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  // A page that is still loading has no heading yet; one that never gets one is told so by axe.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 30_000 })
    .catch(() => undefined);
  await page.evaluate(async () => {
    // Ended by hand, not waited for: a page that draws no frames never ends them. A spinner has no end. One may begin another, and what a new
    // width or theme changes begins a frame later: it is over after two quiet rounds.
    for (let quiet = 0, round = 0; quiet < 2 && round < 40; round += 1) {
      const ending = document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY && one.playState !== 'finished');
      for (const animation of ending) animation.finish();
      quiet = ending.length > 0 ? 0 : quiet + 1;
      await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 100))]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } };
      // No rule that is asked reads the sheets of styles; to load them took a twentieth of the time.
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    rules === 'all' ? RULES : { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  );
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

const LOOKS = [
  ['light', 1440, 'all'],
  ['dark', 1440, 'contrast'],
  ['dark', 360, 'all'],
] as const;

/**
 * The page that stands, loaded once and looked at three times (docs/decisions/015): wide and light by all rules, wide and dark by those of contrast, narrow
 * and dark by all. No sideways scrolling in any. Colours that only a narrow page has are seen dark alone.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const [colorScheme, width, rules] of LOOKS)
    await test.step(`${page.url()} ${colorScheme} ${width}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      // The page follows the theme a moment later.
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, rules);
    });
}

/**
 * Call before the first visit; what it gives waits until the page has all that it asks for: nothing is on its way, and what an answer begins has
 * happened, for the page is idle, three times over. Half a second without a call (`networkidle`) was the longest wait of the journeys.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let asked = 0;
  page.on('request', (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let quiet = 0, until = Date.now() + 60_000; quiet < 3; ) {
      const before = asked;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 20))));
      quiet = underWay.size === 0 && asked === before ? quiet + 1 : 0;
      if (Date.now() > until) throw new Error(`${page.url()} asks for more and more: ${underWay.size} calls are on their way`);
    }
  };
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements with a slash and booleans with an empty value.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'require-sri': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** The HTML has no errors that html-validate knows. */
export async function expectValidHtml(html: string, path: string): Promise<void> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap((result) =>
    result.messages
      .filter((message) => message.severity === 2)
      .map((message) => `${message.ruleId}: ${message.message} (${message.selector ?? ''})`),
  );
  expect([...new Set(faults)], path).toEqual([]);
}
