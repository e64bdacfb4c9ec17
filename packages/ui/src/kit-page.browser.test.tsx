import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KitPage } from './kit-page.tsx';
import { mount, unmount, until, violations } from './mount.tsx';
import { brandVariables } from './theme.tsx';

afterEach(() => {
  unmount();
  document.documentElement.removeAttribute('style');
});

describe('all parts together', () => {
  test.each([
    ['light', 1440, undefined],
    ['dark', 1440, undefined],
    ['light', 360, undefined],
    ['dark', 360, '#0b1f3a'],
    ['light', 1440, '#ffd400'],
    ['dark', 1440, '#e4002b'],
  ] as const)('have nothing that axe objects to: %s, %i px wide, brand %s', async (scheme, widthPx, brand) => {
    await page.viewport(widthPx, 900);
    const variables = brand ? brandVariables({ primaryColor: brand, secondaryColor: brand }) : {};
    for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty(name, value);
    await mount(<KitPage />, scheme);
    expect(await violations()).toEqual([]);
  });

  test('nothing is wider than a phone', async () => {
    await page.viewport(360, 740);
    await mount(<KitPage />);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  test('tabs move with the arrow keys', async () => {
    await mount(<KitPage />);
    const tab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')!;
    tab().focus();
    await userEvent.keyboard('{ArrowRight}');
    await until(() => tab().textContent === 'Company');
    await expect.poll(() => document.activeElement).toBe(tab());
    await userEvent.keyboard('{Home}');
    await until(() => tab().textContent === 'About');
  });

  test('list and grid change with the arrow keys', async () => {
    await mount(<KitPage />);
    document.querySelector<HTMLInputElement>('input[type="radio"][value="list"]')!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await until(() => document.querySelector<HTMLInputElement>('input[value="grid"]')!.checked);
  });
});
