// The banner of maintenance: in the reader's language, closed for good, gone when it is over, accessible on narrow and dark pages.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../testing/stage.tsx';
import MaintenanceNotice from './maintenance-notice.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const LONG = `The site is away on Sunday: see https://status.example/${'a-very-long-path-without-any-break'.repeat(5)}.`;
const NOTICE = {
  id: '1',
  texts: { en: LONG, de: 'Am Sonntag ist die Seite nicht da.' },
  untilAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const text = () => document.body.textContent ?? '';
const close = () => document.querySelector<HTMLElement>('button[aria-label="Close"]')!;

describe('the banner of maintenance (tenants.8)', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 360])
      test(`is accessible at ${width} px, ${scheme}, and never scrolls sideways`, async () => {
        await page.viewport(width, 900);
        await stage(<MaintenanceNotice {...NOTICE} />, { scheme });
        await until(() => text().includes('The site is away'));
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect(await violations()).toEqual([]);
      });

  test('speaks the reader’s language, and English with its mark where it has no words of it', async () => {
    await stage(<MaintenanceNotice {...NOTICE} />, { locale: 'de' });
    await until(() => text().includes('Am Sonntag'));
    expect(document.querySelector('span[lang="de"]')).not.toBeNull();
    unmount();
    await stage(<MaintenanceNotice {...NOTICE} />, { locale: 'fr' });
    await until(() => text().includes('The site is away'));
    expect(document.querySelector('span[lang="en-GB"]')).not.toBeNull();
  });

  test('stays closed for who closed it, until it is another', async () => {
    await stage(<MaintenanceNotice {...NOTICE} />, {});
    await until(() => text().includes('The site is away'));
    await userEvent.click(close());
    await until(() => !text().includes('The site is away'));
    unmount();
    await stage(
      <div>
        Page <MaintenanceNotice {...NOTICE} />
      </div>,
      {},
    );
    await until(() => text().includes('Page'));
    expect(text()).not.toContain('The site is away');
    unmount();
    await stage(<MaintenanceNotice {...NOTICE} id="2" />, {});
    await until(() => text().includes('The site is away'));
  });

  test('goes by itself when its time is over', async () => {
    await stage(<MaintenanceNotice {...NOTICE} untilAt={new Date(Date.now() + 1200).toISOString()} />, {});
    await until(() => text().includes('The site is away'));
    await until(() => !text().includes('The site is away'));
  });
});
