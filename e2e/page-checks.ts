// What every page owes: nothing in the console, nothing that axe finds, no sideways scrolling.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
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

/** axe with the rules of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has no contrast yet; what appears while axe is looking (the consent banner waits for the session) comes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    // Ended by hand, not waited for: a page that draws no frames never ends them. A spinner has no end.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
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
