import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Console } from '../../lib/console/console.ts';
import { ConsolePage } from '../../lib/console/console-page.tsx';
import { useConsoleHrefs, useConsoleSchool } from '../../lib/console/console-school.ts';
import { signedIn, VISITOR } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { ConsoleGate } from './console-gate.tsx';
import { consoleNamed } from './consoles.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(unmount);

const PAGES = [
  'jobs',
  'employers',
  'favorites',
  'login',
  'account-settings',
  'staff',
  'staff-verifications',
  'staff-students',
  'admin',
  'admin-audit',
];
const school = (schoolId: number, name: string) => ({
  schoolId,
  name,
  logo: null,
  country: 'NO',
  administered: true,
  duties: [...STAFF_DUTIES],
});
const NORDIC = [school(12, 'Nordic School'), school(15, 'School of the sea')];

function Home() {
  const { name } = useConsoleSchool();
  const { href } = useConsoleHrefs();
  return (
    <ConsolePage
      title="To do"
      description={name}
      crumbs={[{ href: href('staff-students'), label: 'Students' }]}
      actions={<button type="button">Invite</button>}
    >
      <p>Everything of {name}</p>
    </ConsolePage>
  );
}

type Person =
  | { roles: string[]; schools?: ((typeof NORDIC)[number] & { suspension?: object })[]; secondFactorNeeded?: boolean; failing?: boolean }
  | undefined;
async function open(
  person: Person,
  address: string,
  area: 'staff' | 'admin' | Console<string> = 'staff',
  scheme: 'light' | 'dark' = 'light',
) {
  const of: Console<string> = typeof area === 'string' ? consoleNamed(area) : area;
  const user = person && { id: '1', email: 'finn@nordic.test', firstName: 'Finn', lastName: 'Holm', avatar: null, ...person };
  return stage(
    <>
      <ConsoleBar of={of} />
      <ConsoleGate of={of}>{area === 'staff' ? <Home /> : 'The platform'}</ConsoleGate>
    </>,
    {
      address,
      scheme,
      pages: PAGES,
      reply: (request) => {
        const url = new URL(request.url);
        if (url.pathname === '/identity/v1/session') return Response.json(user ? signedIn(user, { canRefresh: false }) : VISITOR);
        if (person?.failing) return Response.json({ code: 'internal', status: 500 }, { status: 500 });
        if (url.pathname.endsWith('/waiting')) return Response.json({ items: [{ item: 'waiting', count: waiting, oldestAt: null }] });
        const asked = url.searchParams.get('schoolId');
        const rows = (person?.schools ?? NORDIC).filter((one) => asked === null || `${one.schoolId}` === asked);
        return Response.json({ rows, page: 1, pageSize: 100, total: rows.length, totalIsExact: true });
      },
    },
  );
}
let waiting = 3;
const text = () => document.querySelector('main')?.textContent ?? '';

describe('the career services console', () => {
  test('shows the first school, another by its address, and switches in the address', async () => {
    const addresses = await open({ roles: ['CareerStaff'] }, '/en/staff?state=pending');
    await until(() => text().includes('Everything of Nordic School'));
    const switcher = document.querySelector('select')!;
    await userEvent.selectOptions(switcher, '15');
    // Filters of one school mean nothing at another.
    await until(() => addresses.at(-1) === '/en/staff?school=15');
    await open({ roles: ['CareerStaff'] }, '/en/staff?school=15');
    await until(() => text().includes('Everything of School of the sea'));
    const links = [...document.querySelectorAll('nav[aria-label="Console menu"] a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/en/staff?school=15', '/en/staff/verifications?school=15', '/en/staff/students?school=15', '/en/jobs']);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('To do');
  });

  test('says what waits beside its entries, below headings, and shows the school by its name', async () => {
    waiting = 1204;
    await open({ roles: ['CareerStaff'], schools: NORDIC.slice(0, 1) }, '/en/staff');
    const menu = () => document.querySelector('nav[aria-label="Console menu"]')!;
    await until(() => menu()?.textContent?.includes('1,204') ?? false);
    expect(menu().querySelector('a[href$="/staff/verifications"]')?.textContent).toBe('Verifications1,2041,204 wait');
    expect([...menu().querySelectorAll('[role="group"]')].map((one) => one.querySelector('p')?.textContent)).toEqual(['Students']);
    expect(document.querySelector('header')?.textContent).toContain('Nordic School');
    expect(document.querySelector('select')).toBeNull();
  });

  test('leaves out of menu and pages what is not of the reader’s role there (staff.1)', async () => {
    const schools = [{ ...school(12, 'Nordic School'), administered: false, duties: ['school', 'employers'] as never }];
    await open({ roles: ['CareerStaff'], schools }, '/en/staff/students');
    await until(() => text().includes('Not part of your role'));
    expect(text()).not.toContain('Everything of');
    const links = [...document.querySelectorAll('nav[aria-label="Console menu"] a')].map((link) => link.textContent);
    expect(links.filter((name) => name === 'Students' || name?.startsWith('Verifications'))).toEqual([]);
    expect((await violations()).filter((line) => !line.startsWith('landmark'))).toEqual([]);
    await open({ roles: ['CareerStaff'], schools: [{ ...schools[0]!, duties: ['school', 'students'] as never }] }, '/en/staff/students');
    await until(() => text().includes('Everything of Nordic School'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('of a school that is suspended says why, and asks for nothing: %s, %i px (schools.10)', async (scheme, width) => {
    await page.viewport(width, 800);
    const suspension = { since: '2026-03-01T10:00:00.000Z', reason: `${'The contract ended. '.repeat(20)}Ask Ines.`, isClosed: true };
    await open({ roles: ['CareerStaff'], schools: [{ ...NORDIC[0]!, duties: [], suspension }] }, '/en/staff', 'staff', scheme);
    await until(() => document.body.textContent?.includes('Nordic School is suspended') ?? false);
    expect(document.body.textContent).toContain('Ask Ines.');
    expect(document.body.textContent).not.toContain('Everything of');
    expect(document.querySelectorAll('nav a[href*="staff-students"], nav a[href$="/staff/students"]')).toHaveLength(0);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('of a school that is suspended stays open to who runs the platform, and says so (schools.10)', async () => {
    const suspension = { since: '2026-03-01T10:00:00.000Z', reason: 'The contract ended.', isClosed: false };
    await open({ roles: ['Admin'], schools: [{ ...NORDIC[0]!, suspension }] }, '/en/staff');
    await until(() => document.body.textContent?.includes('Everything of Nordic School') ?? false);
    expect(document.body.textContent).toContain('Its staff cannot open this console.');
  });

  test('is narrowed to pictures, which keep their names, and stays so', async () => {
    await open({ roles: ['CareerStaff'] }, '/en/staff');
    const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    await until(() => button('Collapse the menu') !== undefined);
    const leftOf = () => document.querySelector('nav[aria-label="Console menu"]')!.getBoundingClientRect().width;
    expect(leftOf()).toBe(240);
    await userEvent.click(button('Collapse the menu')!);
    await until(() => leftOf() === 56);
    expect((await violations()).filter((line) => !line.startsWith('landmark'))).toEqual([]);
    await open({ roles: ['CareerStaff'] }, '/en/staff');
    await until(() => button('Expand the menu') !== undefined);
    expect(page.getByRole('link', { name: 'Students' }).elements()).toHaveLength(1);
    await userEvent.click(button('Expand the menu')!);
    await until(() => leftOf() === 240);
  });

  test('is no page for people without the role, for a school that is not theirs, and without its own', async () => {
    await open({ roles: ['Candidate'] }, '/en/staff');
    await until(() => text().includes('Looks like the page'));
    expect(document.querySelector('nav[aria-label="Console menu"]')).toBeNull();
    await open({ roles: ['SchoolAdmin'] }, '/en/staff?school=99');
    await until(() => text().includes('Looks like the page'));
    await open({ roles: ['SchoolAdmin'], schools: [] }, '/en/staff');
    await until(() => text().includes('No school yet'));
    await open({ roles: ['SchoolAdmin'] }, '/en/admin', 'admin');
    await until(() => text().includes('Looks like the page'));
  });

  test('asks visitors to sign in, and administrators for the second factor they lack', async () => {
    await open(undefined, '/en/staff');
    await until(() => text().includes('Sign in to continue'));
    await open({ roles: ['SchoolAdmin'], secondFactorNeeded: true }, '/en/staff');
    await until(() => text().includes('Set up a second factor'));
    expect(text()).not.toContain('Everything of');
  });

  test('says what failed, and tries again', async () => {
    const person = { roles: ['SchoolAdmin'], failing: true };
    await open(person, '/en/staff');
    await until(() => text().includes('Something went wrong'));
    person.failing = false;
    await userEvent.click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Try again')!);
    await until(() => text().includes('Everything of Nordic School'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ roles: ['Admin'] }, '/en/staff', 'staff', scheme);
    await until(() => text().includes('Everything of Nordic School'));
    expect((await violations()).filter((line) => !line.startsWith('landmark'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    if (widthPx > 1000) return;
    await userEvent.click(document.querySelector('button[aria-label="Open menu"]')!);
    await until(() => document.querySelector('dialog[open] nav') !== null);
    expect(document.querySelector('dialog nav')?.textContent).toContain('Platform console');
    expect(document.querySelector('dialog nav')?.textContent).toContain('Help');
  });
});

const Around = ({ children }: { children: ReactNode }) => <section aria-label="Norsea">{children}</section>;
const Chooser = () => <p data-chooser="">Norsea</p>;

describe('a third console, from data alone', () => {
  const section = { console: 'employers', word: 'admin.users', icon: 'flag' } as const;
  const THIRD: Console<string> = {
    area: 'employers',
    access: 'organizationAdmin',
    roles: ['OrganizationAdmin', 'Admin'],
    word: 'admin.organizations',
    frame: Around,
    chooser: Chooser,
    useWaiting: () => ({ asks: 4, reports: 3, others: 9 }),
    sections: [
      { ...section, place: 20, page: 'jobs', group: 'jobs', waits: ['asks', 'reports'] },
      { ...section, place: 10, page: 'employers', word: 'admin.home' },
      { ...section, place: 30, page: 'favorites', word: 'admin.audit', seenBy: ({ roles }) => roles.includes('Admin') },
      { ...section, place: 40, page: 'tools', word: 'admin.imports' },
    ],
  };
  const entries = () => [...document.querySelectorAll('nav[aria-label="Console menu"] li')].map((one) => one.textContent);

  test('has its bar, its menu in its order, its counts and what stands around its pages', async () => {
    await open({ roles: ['OrganizationAdmin'] }, '/en/employers', THIRD);
    await until(() => document.querySelector('[aria-label="Norsea"]')?.textContent === 'The platform');
    // Who sees an entry is said by it, and a page that does not exist has none.
    expect(entries().slice(0, 2)).toEqual(['Overview', 'Users77 wait']);
    expect(
      [...document.querySelectorAll('nav[aria-label="Console menu"] [role="group"]')].map((one) => one.querySelector('p')?.textContent),
    ).toEqual(['Jobs']);
    expect(entries()).not.toContain('Audit log');
    expect(document.querySelector('nav svg')).not.toBeNull();
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Overview');
    expect(document.querySelector('header')?.textContent).toContain('Organisations');
    expect(document.querySelector('header [data-chooser]')).not.toBeNull();
    await open({ roles: ['Admin'] }, '/en/employers', THIRD);
    await until(() => entries().includes('Audit log'));
  });

  test('is no page for who does not hold it', async () => {
    await open({ roles: ['Candidate', 'CareerStaff'] }, '/en/employers', THIRD);
    await until(() => text().includes('Looks like the page'));
    expect(entries()).toEqual([]);
    await open(undefined, '/en/employers', THIRD);
    await until(() => text().includes('Sign in to continue'));
  });
});
