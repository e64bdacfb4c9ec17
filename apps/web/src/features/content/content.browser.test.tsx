import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stage } from '../consent/stage.tsx';
import AboutGptwPage from './about-gptw.page.tsx';
import AppsPage from './apps.page.tsx';
import LoginPage from './login.page.tsx';
import RedirectPage from './redirect.page.tsx';
import ToolsPage from './tools.page.tsx';

afterEach(unmount);

const PAGES = { tools: ToolsPage, apps: AppsPage, 'about-gptw': AboutGptwPage, login: LoginPage, redirect: RedirectPage };

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

describe('the login page without sign-in', () => {
  test('leads to jobs and companies', async () => {
    await stage(<LoginPage />);
    await until(() => links().length === 2);
    expect(links()).toEqual(['/en/jobs', '/en/employers']);
  });
  test('promises nothing where nothing is open', async () => {
    await stage(<LoginPage />, { pages: ['login'] });
    await expect.element(page.getByText('nothing that is open without an account', { exact: false })).toBeVisible();
  });
});

describe('the landing page', () => {
  test('goes on to an allowed page', async () => {
    const addresses = await stage(<RedirectPage />, { address: '/en/redirect?to=%2Fen%2Fjobs%3Fpage%3D2' });
    await until(() => addresses.includes('/en/jobs?page=2'));
  });
  test('leads nowhere else, and offers the start page', async () => {
    const addresses = await stage(<RedirectPage />, { address: '/en/redirect?to=https%3A%2F%2Fevil.example' });
    await expect.element(page.getByRole('heading', { name: 'We could not take you on' })).toBeVisible();
    expect(links()).toEqual(['/en/jobs']);
    expect(addresses).toEqual(['/en/redirect?to=https%3A%2F%2Fevil.example']);
  });
  test('says that the other site refused', async () => {
    await stage(<RedirectPage />, { address: '/en/redirect?error=access_denied&to=%2Fen%2Fjobs' });
    await expect.element(page.getByRole('heading', { name: 'Sign-in did not work' })).toBeVisible();
  });
});
