import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Staging, stage } from '../../testing/stage.tsx';
import AboutGptwPage from './about-gptw.page.tsx';
import AppsPage from './apps.page.tsx';
import ToolsPage from './tools.page.tsx';

afterEach(unmount);

const link = (more: object) => ({
  id: crypto.randomUUID(),
  section: 'find',
  title: 'Jobs',
  text: 'Search open positions.',
  language: 'en-GB',
  address: '/jobs',
  external: false,
  icon: 'briefcase',
  ...more,
});
const TOOLS = [
  link({}),
  link({ title: 'Jobs in China', address: '/jobs?address=CN', icon: 'mapPin' }),
  link({ section: 'read', title: 'Le blog', text: '', language: 'fr', address: 'https://blog.example.org', external: true, icon: 'news' }),
];
const APPS = [
  link({
    section: null,
    title: 'Android',
    text: 'Open this site in Chrome.\nTap the three dots.\nAdd it.',
    address: null,
    icon: 'android',
  }),
  link({ section: null, title: 'Campus app', address: 'https://app.example.org', external: true, icon: 'download' }),
];
const reply: Staging['reply'] = ({ url }) => Response.json({ links: url.includes('page=apps') ? APPS : TOOLS });

const PAGES = { tools: ToolsPage, apps: AppsPage, 'about-gptw': AboutGptwPage };

describe.each(Object.entries(PAGES))('the page %s', (id, Page) => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('has one heading, fits, and nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await stage(<Page />, { scheme, address: `/en/${id}`, reply });
    await until(() => document.querySelector('h1') !== null);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });
});

const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

describe('the tools page', () => {
  test('shows the links that staff keeps, below their headings', async () => {
    await stage(<ToolsPage />, { reply });
    await until(() => links().length > 0);
    expect(links()).toEqual(['/en/jobs', '/en/jobs?address=CN', 'https://blog.example.org']);
    expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual(['Find work', 'Read and ask']);
    await expect.element(page.getByRole('link', { name: /Le blog.*opens another site/ })).toBeVisible();
    expect(document.querySelector('[lang="fr"]')?.textContent).toBe('Le blog');
  });
  test('says so where there is nothing', async () => {
    await stage(<ToolsPage />, { reply: () => Response.json({ links: [] }) });
    await expect.element(page.getByRole('heading', { name: 'No tools here yet' })).toBeVisible();
  });
});

describe('the apps page', () => {
  test('shows guides as steps, and apps as links', async () => {
    await stage(<AppsPage />, { reply });
    await until(() => document.querySelectorAll('main li').length > 0);
    expect([...document.querySelectorAll('main ol li')].map((step) => step.textContent)).toEqual([
      'Open this site in Chrome.',
      'Tap the three dots.',
      'Add it.',
    ]);
    expect(links()).toEqual(['https://app.example.org', '/en/tools']);
  });
});
