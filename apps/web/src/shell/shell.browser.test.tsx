import { featureStates } from '@fairway/contract/switches';
import { LOCALES } from '@fairway/rules/locales';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CANDIDATE } from '../features/candidates/profile.fixture.tsx';
import { storedTarget, takeTarget } from '../lib/login-target.ts';
import { type Staging, stage } from '../testing/stage.tsx';
import Gate from './gate.tsx';
import { Header } from './header.tsx';
import { NotFound } from './page-error.tsx';

const session = (unreadMessages: number) => ({
  authenticated: true,
  user: { id: '1', email: 'ada@nordic.test', firstName: 'Ada', lastName: 'Berg', avatar: null, roles: ['Candidate'] },
  unreadMessages,
});
const visitor = { authenticated: false, user: null, unreadMessages: 0 };

const show = (element: React.ReactNode, reply: object, staging: Staging = {}) =>
  stage(element, { ...staging, reply: () => Response.json(reply) });
async function header(reply: object, pages: string[]) {
  await show(<Header onMenu={() => {}} />, reply, { pages });
  // The menus listen from their effects on.
  await pause(50);
}
const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector);
/** The menu that is there at every width. */
async function accountMenu() {
  await header(session(0), ['profile']);
  await until(() => find('summary[aria-label="Your account"]') !== null);
  await pause(50);
  return find('summary[aria-label="Your account"]');
}
const text = () => document.body.textContent ?? '';

afterEach(() => {
  unmount();
  sessionStorage.clear();
});

describe('the gate', () => {
  it('keeps the place of the page until it is known who asks, then opens the popup over it and stores the target', async () => {
    const tenant = { features: featureStates([]) };
    const known = Promise.withResolvers<void>();
    const reply = () => known.promise.then(() => Response.json(visitor));
    await stage(<Gate />, { address: '/en/profile?scrollTo=educations', pages: ['jobs', 'login'], tenant, reply });
    expect(text()).not.toContain('Sign in to continue');
    known.resolve();
    await until(() => text().includes('Sign in to continue'));
    await until(() => find('dialog form') !== null, 5000);
    expect(storedTarget()).toBe('/en/profile?scrollTo=educations');
    expect(find('dialog')?.textContent).toContain('You need an account to see this page');
    expect(await violations()).toEqual([]);
    find('dialog button[aria-label="Close"]')?.click();
    await until(() => find('dialog') === null);
    // Who closes it gives up the target; the button asks again.
    expect(storedTarget()).toBeUndefined();
    [...document.querySelectorAll('main button')]
      .find((button) => button.textContent === 'Sign in')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await until(() => find('dialog form') !== null, 5000);
    find('dialog button[aria-label="Close"]')?.click();
    await until(() => find('dialog') === null);
  });

  it('lets those in who are signed in', async () => {
    await show(<Gate />, session(0));
    await until(() => find('[aria-busy], [role="status"]') === null || !text().includes('Loading'));
    expect(text()).not.toContain('Sign in to continue');
    expect(takeTarget()).toBeUndefined();
  });

  it('never stores a target of another site', async () => {
    sessionStorage.setItem('fairway.login-target', '//evil.example');
    expect(takeTarget()).toBeUndefined();
  });
});

describe('the bar of narrow windows', () => {
  const widths = [
    [360, 'Fairway'],
    // A phone of 360 px whose bar for scrolling takes its place.
    [345, 'Fairway'],
    [320, 'Fairway'],
    [360, 'Northern Association of Schools'],
  ] as const;

  it.each(LOCALES)('says how to sign in on one line, in %s', async (locale) => {
    for (const [width, name] of widths) {
      await page.viewport(width, 700);
      await show(<Header onMenu={() => {}} />, visitor, { locale, pages: ['jobs', 'login'], tenant: { name } });
      await until(() => find('header a[href$="/login"]') !== null);
      const words = document.createRange();
      words.selectNodeContents(find('header a[href$="/login"]')!);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      const isWithin = [...document.querySelectorAll('header a, header button')].every((one) => one.getBoundingClientRect().right <= width);
      // A short name is whole.
      const mark = find('header a span')!;
      if (width === 360 && name === 'Fairway') expect([width, mark.scrollWidth]).toEqual([width, mark.clientWidth]);
      expect([width, name, lines.size, isWithin, document.documentElement.scrollWidth <= width]).toEqual([width, name, 1, true, true]);
      unmount();
    }
  });
});

describe('the bar', () => {
  it('shows 9+ above 9 unread messages, said in full to screen readers', async () => {
    await header(session(12), ['chat']);
    await until(() => text().includes('9+'));
    expect(text()).toContain('12 unread messages');
    expect(await violations()).toEqual([]);
  });

  it('has no chat where there is none', async () => {
    await header(session(12), ['jobs']);
    await until(() => find('details summary[aria-label="Your account"]') !== null);
    expect(find('a[href$="/chat"]')).toBeNull();
  });

  it('shows the initial letter of the name, and in the menu only pages that exist', async () => {
    await header(session(0), ['profile', 'favorites']);
    await until(() => find('details summary[aria-label="Your account"]') !== null);
    find('summary[aria-label="Your account"]')?.click();
    const menu = find('details[open]');
    expect(menu?.querySelector('summary')?.textContent).toBe('A');
    expect([...(menu?.querySelectorAll('a, button') ?? [])].map((entry) => entry.textContent)).toEqual([
      'Edit profile',
      'Favourites',
      'FAQs',
      'Privacy policy',
      'Cookie settings',
      'Sign out',
    ]);
  });

  it.each([
    [['Candidate'], true],
    [['OrganizationAdmin'], false],
  ] as const)('asks for the score of %j while the menu is open, and not before: %s', async (roles, isScored) => {
    const asked: string[] = [];
    const signedIn = { ...session(0), user: { ...session(0).user, roles } };
    await stage(<Header onMenu={() => {}} />, {
      pages: ['profile'],
      reply: (request) => {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        return Response.json(pathname === '/api/v1/candidate/me' ? CANDIDATE : signedIn);
      },
    });
    await until(() => find('summary[aria-label="Your account"]') !== null);
    await pause(50);
    expect(asked).not.toContain('/api/v1/candidate/me');
    find('summary[aria-label="Your account"]')?.click();
    if (isScored) await until(() => find('details[open] [role="progressbar"]') !== null, 5000);
    else await pause(300);
    expect(asked.includes('/api/v1/candidate/me')).toBe(isScored);
    expect(await violations()).toEqual([]);
  });

  it('closes a menu on Escape and gives the focus back to its button', async () => {
    const summary = await accountMenu();
    summary?.click();
    expect(find('details[open]')).not.toBeNull();
    find('details[open] a')?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(find('details[open]')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(summary);
  });

  it('closes a menu on a press elsewhere', async () => {
    (await accountMenu())?.click();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(find('details[open]')).toBeNull();
  });
});

describe('the 404 page', () => {
  it('has its words and its two ways on', async () => {
    await show(<NotFound />, visitor);
    expect(find('h1')?.textContent).toBe('Looks like the page you were looking for is no longer here');
    expect(find('a')?.textContent).toBe('Go to home page');
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Contact us')?.click();
    await until(() => find('dialog[open]') !== null);
  });
});
