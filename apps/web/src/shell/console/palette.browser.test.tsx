// The search of a console: its pages, and rows of its lists.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { consoleNamed } from './consoles.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

const PAGES = ['staff', 'staff-students', 'staff-student', 'staff-verifications', 'staff-settings', 'staff-settings-section'];
let administered = true;
const nordic = () => ({ schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered, duties: [...STAFF_DUTIES] });
const ADA = { id: 's1', name: 'Ada Berg', email: 'ada@student.example' };
const listOf = (rows: object[]) => Response.json({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
let asked: string[] = [];
let failing = '';

async function open(scheme: 'light' | 'dark' = 'light') {
  asked = [];
  const user = { id: '1', email: 'finn@nordic.test', firstName: 'Finn', lastName: 'Holm', avatar: null, roles: ['CareerStaff'] };
  return stage(
    <>
      <ConsoleBar of={consoleNamed('staff')} />
      <main>
        <h1>To do</h1>
      </main>
    </>,
    {
      address: '/en/staff?school=12',
      scheme,
      pages: PAGES,
      reply: ({ url }) => {
        const { pathname, search } = new URL(url);
        if (pathname === '/identity/v1/session') return Response.json(signedIn(user, { canRefresh: false }));
        if (pathname === '/api/v1/staff/schools') return listOf([nordic()]);
        if (pathname.endsWith('/waiting')) return Response.json({ items: [] });
        asked.push(pathname + search);
        if (failing && pathname.includes(failing)) return Response.json({ code: 'internal', status: 500 }, { status: 500 });
        return listOf(pathname.endsWith('/students') ? [ADA] : pathname.endsWith('/verifications') ? [{ ...ADA, id: 'r1' }] : []);
      },
    },
  );
}
const options = () => [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent);
async function show() {
  await until(() => document.querySelector('button[aria-keyshortcuts]') !== null);
  await userEvent.keyboard('{Control>}k{/Control}');
  await until(() => options().length > 0);
}

describe('the search of a console', () => {
  test('opens by keys and by its button, with the pages of the console, and those of the settings by name', async () => {
    failing = '';
    await open();
    await show();
    expect(options().slice(0, 3)).toEqual(['To do', 'Verifications', 'Students']);
    expect(options()).toContain('Email domainsSchool settings');
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
    await userEvent.click(document.querySelector('button[aria-keyshortcuts]')!);
    await until(() => document.activeElement?.getAttribute('role') === 'combobox');
  });

  test('finds people and requests of the school that is shown, each said as what it is, and opens one by keys', async () => {
    failing = '';
    const addresses = await open();
    await show();
    await userEvent.keyboard('ada');
    await until(() => options().length === 2);
    expect(options()).toEqual(['Ada Bergada@student.example · Students', 'Ada Bergada@student.example · Verifications']);
    expect(asked).toContain('/api/v1/staff/schools/12/students?q=ada&pageSize=5&sort=-since');
    await until(() => document.querySelector('[role="option"][aria-selected="true"]') !== null);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toBe('/en/staff/verifications?school=12&request=r1');
  });

  test('goes to the first page with Enter at once, and to the first that is found where no page is called so', async () => {
    failing = '';
    const addresses = await open();
    await show();
    await userEvent.keyboard('verif{Enter}');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toBe('/en/staff/verifications?school=12');
    await show();
    await userEvent.keyboard('ada{Enter}');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toMatch(/^\/en\/staff\/students\/s1/);
  });

  test('finds parts of pages and what is done there by their names and by what is said of them', async () => {
    failing = '';
    const addresses = await open();
    await show();
    expect(options()).not.toContain('Student rosterSchool settings');
    const typed = async (words: string, first: string) => {
      await userEvent.keyboard(`{Control>}a{/Control}${words}`);
      await until(() => options()[0] === first);
    };
    await typed('invite', 'Invite a colleagueSchool settings');
    await typed('logo', 'LogoSchool settings');
    await typed('saml', 'SAML 2.0School settings');
    // SCIM stands in what is said of it, and comes behind the people: who types a name means a person.
    await typed('scim', 'Ada Bergada@student.example · Students');
    await until(() => options()[2] === 'Students from your identity providerSchool settings');
    // Its words are found where they begin.
    await typed('cim', 'Ada Bergada@student.example · Students');
    await until(() => options().length === 2);
    await typed('scim', 'Ada Bergada@student.example · Students');
    // While an answer is on its way the old rows stand there, and none of them leads.
    await until(() => options().length === 3 && document.querySelector('[role="option"][aria-selected="true"]') !== null);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await until(() => document.querySelector('dialog[open]') === null);
    expect(addresses.at(-1)).toBe('/en/staff/settings/verification?school=12');
  });

  test('leads nobody to settings that are their administrators’', async () => {
    failing = '';
    for (const holds of [true, false]) {
      administered = holds;
      await open();
      await show();
      expect(options().includes('RetentionSchool settings')).toBe(holds);
      unmount();
    }
    administered = true;
  });

  test('does what its bar and its menu offer: help, the other look, the way back', async () => {
    failing = '';
    const addresses = await open();
    await show();
    await userEvent.keyboard('dark');
    await until(() => options()[0] === 'Switch between light and dark');
    const before = document.documentElement.dataset.mantineColorScheme;
    await userEvent.keyboard('{Enter}');
    await until(() => document.documentElement.dataset.mantineColorScheme !== before);
    await show();
    await userEvent.keyboard('help');
    await until(() => options()[0] === 'Help');
    await userEvent.keyboard('{Enter}');
    await until(() => [...document.querySelectorAll('dialog[open] textarea')].length === 1);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
    await show();
    await userEvent.keyboard('back to');
    await until(() => options()[0] === 'Back to the site');
    await userEvent.keyboard('{Enter}');
    await until(() => addresses.length > 0 && !addresses.at(-1)?.includes('/staff'));
  });

  test('shows what is found where one of its lists fails', async () => {
    failing = '/verifications';
    await open();
    await show();
    await userEvent.keyboard('ada');
    await until(() => options().length === 1 && !options()[0]?.includes('settings'));
    expect(options()).toEqual(['Ada Bergada@student.example · Students']);
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    failing = '';
    await page.viewport(widthPx, 740);
    await open(scheme);
    await show();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
