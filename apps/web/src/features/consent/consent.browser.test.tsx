import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isInTheWay } from '../../lib/in-the-way.ts';
import { stage } from '../../testing/stage.tsx';
import { ConsentNotice } from './components/consent-notice.tsx';
import { currentConsent } from './consent-state.ts';

const banner = () => document.querySelector('section[aria-label="Cookies"]');
const buttons = () => [...(banner()?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
// biome-ignore lint/suspicious/noDocumentCookie: the answer of a test before
const forget = () => (document.cookie = 'cookie_consent=; Max-Age=0; Path=/');

beforeEach(async () => {
  await page.viewport(1000, 700);
  forget();
});
afterEach(() => {
  unmount();
  forget();
});

describe('the cookie banner', () => {
  test.each([
    ['implied', 'light', 1000],
    ['implied', 'dark', 360],
    ['explicit', 'light', 360],
    ['explicit', 'dark', 1000],
  ] as const)('has nothing that axe objects to: %s, %s, %i px', async (consent, scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stage(<ConsentNotice signedIn={false} />, { tenant: { consent }, scheme });
    await until(() => banner() !== null);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test.each(['implied', 'explicit'] as const)('offers only what is necessary as plainly as everything: %s', async (consent) => {
    for (const [name, analytics] of [
      ['Only necessary', false],
      ['Accept all', true],
    ] as const) {
      await stage(<ConsentNotice signedIn={false} />, { tenant: { consent } });
      await until(() => banner() !== null);
      expect(buttons()).toEqual(['Only necessary', 'Accept all', 'Cookie settings']);
      const [necessary, all] = [...(banner()?.querySelectorAll('button') ?? [])];
      expect(necessary?.className).toBe(all?.className);
      expect(necessary?.getBoundingClientRect().height).toBe(all?.getBoundingClientRect().height);
      await page.getByRole('button', { name }).click();
      await until(() => banner() === null);
      expect(currentConsent()).toEqual({ analytics });
      forget();
    }
  });

  test('what comes by itself waits while cookies are asked about', async () => {
    await stage(<ConsentNotice signedIn={false} />);
    await until(() => banner() !== null);
    expect(isInTheWay()).toBe(true);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await until(() => banner() === null);
    await until(() => !isInTheWay());
  });

  test('waits for the session under implied consent, and accepts by itself for those signed in', async () => {
    await stage(<ConsentNotice signedIn={undefined} />);
    await settle();
    expect(banner()).toBeNull();
    expect(currentConsent()).toBeUndefined();
    await stage(<ConsentNotice signedIn />);
    await until(() => currentConsent()?.analytics === true);
    await settle();
    expect(banner()).toBeNull();
  });

  test('asks those signed in too under explicit consent', async () => {
    await stage(<ConsentNotice signedIn />, { tenant: { consent: 'explicit' } });
    await until(() => banner() !== null);
    expect(currentConsent()).toBeUndefined();
  });

  test('does not come again after an answer', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the answer of an earlier visit
    document.cookie = 'cookie_consent=necessary; Path=/';
    await stage(<ConsentNotice signedIn={false} />);
    await settle();
    expect(banner()).toBeNull();
  });
});

describe('the cookie settings', () => {
  test.each([
    ['implied', true],
    ['explicit', false],
  ] as const)('start with analytics as it is unanswered: %s, %s', async (consent, on) => {
    await stage(<ConsentNotice signedIn={false} />, { tenant: { consent } });
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const box = page.getByRole('checkbox', { name: 'Analytics' });
    await expect.element(box).toBeVisible();
    expect((box.element() as HTMLInputElement).checked).toBe(on);
    await expect.element(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    expect(await violations()).toEqual([]);
  });

  test('keep a choice against analytics, with the keyboard alone', async () => {
    await stage(<ConsentNotice signedIn={false} />);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await until(() => document.querySelector('dialog input:not(:disabled)') !== null);
    document.querySelector<HTMLInputElement>('dialog input:not(:disabled)')?.focus();
    await userEvent.keyboard(' {Tab}{Tab}{Enter}');
    await until(() => banner() === null && document.querySelector('dialog') === null);
    expect(currentConsent()).toEqual({ analytics: false });
  });

  test('dismissed are no answer', async () => {
    await stage(<ConsentNotice signedIn={false} />);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await until(() => document.querySelector('dialog[open] input') !== null);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
    expect(currentConsent()).toBeUndefined();
    expect(banner()).not.toBeNull();
  });
});
