import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../consent/stage.tsx';
import AboutGptwPage from './about-gptw.page.tsx';
import AppsPage from './apps.page.tsx';
import ToolsPage from './tools.page.tsx';

afterEach(unmount);

const PAGES = { tools: ToolsPage, apps: AppsPage, 'about-gptw': AboutGptwPage };

describe.each(Object.entries(PAGES))('the page %s', (id, Page) => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('has one heading, fits, and nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await stage(<Page />, { scheme, address: `/en/${id}` });
    await until(() => document.querySelector('h1') !== null);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });
});

const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

describe('the tools page', () => {
  test('links to what exists on this host only', async () => {
    await stage(<ToolsPage />, { pages: ['jobs', 'apps'] });
    await until(() => links().length > 0);
    expect(links()).toEqual(['/en/jobs', '/en/jobs?address=CN', 'https://blog.example.org', '/en/apps']);
  });
  test('says so where there is nothing', async () => {
    await stage(<ToolsPage />, { pages: [], tenant: { blogLink: null } });
    await expect.element(page.getByRole('heading', { name: 'No tools here yet' })).toBeVisible();
  });
});
