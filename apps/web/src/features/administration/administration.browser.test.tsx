import { LOCALES } from '@fairway/rules/locales';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../consent/stage.tsx';
import { ViewBar } from '../identity/components/view-bar.tsx';
import AdminHomePage from './admin-home.page.tsx';
import AuditPage from './audit.page.tsx';
import { SchoolForm } from './components/school-form.tsx';
import { SchoolPeople } from './components/school-people.tsx';
import { TenantForm } from './components/tenant-form.tsx';
import { TenantSwitches } from './components/tenant-switches.tsx';
import { UserDeletion } from './components/user-deletion.tsx';
import { UserHead } from './components/user-head.tsx';
import { UserRoles } from './components/user-roles.tsx';
import { UserSessions, UserSignIn } from './components/user-sign-in.tsx';
import type { AuditLine, School, Tenant, UserCard, UserRow } from './queries.ts';
import UsersPage from './users.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const PAGES = [
  'admin',
  'admin-users',
  'admin-user',
  'admin-tenants',
  'admin-tenant',
  'admin-school',
  'admin-schools',
  'admin-audit',
  'mypage',
  'jobs',
];
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const ID = '018f0000-0000-7000-8000-000000000001';

const TENANT: Tenant = {
  id: 3, name: LONG, slug: 'north', hosts: ['careers.north.example'], isDefault: false, logo: null, primaryColor: '#1d4e89',
  secondaryColor: '#e3a72f', locale: 'en', countryCode: 'NO', phoneCountry: 'NO', zone: 'Europe/Oslo', socialAuths: ['google'], consent: 'implied', accounts: 'plain',
  supportEmail: null, blogLink: null, faqLink: null, privacyLink: null, messengerLink: null, schoolId: 5, needsSchool: false,
  administratorsNeedSecondFactor: false, production: false, school: { id: 5, name: 'Nordic School', hasLogo: false, hasDomain: true },
  features: [
    { feature: 'favorites', on: true, byDefault: true, set: null, built: true },
    { feature: 'chat', on: false, byDefault: false, set: null, built: false },
  ],
  updatedAt: '2026-03-01T10:00:00.000Z',
}; // biome-ignore format: a row
const SCHOOL: School = {
  id: 5, name: LONG, slug: 'north', country: 'NO', isManaged: true, city: 'Oslo', logo: null, domains: ['north.example'], tenants: [], staff: [],
  updatedAt: '2026-03-01T10:00:00.000Z',
}; // biome-ignore format: a row
const USER: UserCard = {
  id: ID, name: 'Ada Berg', email: 'ada@nordic.example', emailVerified: true, status: 'active', locale: 'en', timeZone: 'Europe/Oslo', tenant: null,
  createdAt: '2026-03-01T10:00:00.000Z', deletionRequestedAt: '2026-03-01T10:00:00.000Z', deletionDueAt: '2026-03-04T10:00:00.000Z',
  roles: [{ id: ID, role: 'CareerStaff', organization: null, school: { id: 5, name: LONG }, grantedAt: '2026-03-01T10:00:00.000Z' }],
  signIns: { hasPassword: true, passwordChangedAt: null, providers: ['google'], passkeys: 1, authenticator: true, isLocked: true },
  sessions: [
    { id: ID, method: 'password', browser: 'Firefox', system: 'Linux', createdAt: '2026-03-01T10:00:00.000Z', lastUsedAt: '2026-03-01T10:00:00.000Z', isView: false },
  ],
  connections: [], mails: [], can: { viewAs: true, suspend: true, reinstate: false },
}; // biome-ignore format: a row
const LINE: AuditLine = {
  id: ID, at: '2026-03-01T10:00:00.000Z', actor: { id: ID, name: 'Hana Zelenka' }, actorId: ID, action: 'user.view_as_started',
  subject: `user:${ID}`, subjectName: 'Ada Berg', school: null, organizationId: null, detail: { sessionId: ID },
}; // biome-ignore format: a row
const ROW: UserRow = {
  id: ID,
  name: LONG,
  email: 'ada@nordic.example',
  status: 'suspended',
  roles: ['Candidate'],
  createdAt: LINE.at,
  deletionDueAt: null,
};
const HOME = {
  deletionsAsked: 2, deletionsDue: 1, failedMails: 0, failedJobs: 3, failingFeeds: 0, pendingOrganizations: 4, pendingVerifications: 12_345,
  waitingSchools: [{ schoolId: 5, name: LONG, pending: 40, oldestAt: '2026-03-01T10:00:00.000Z' }],
}; // biome-ignore format: a row
const pageOf = (rows: object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });

let sent: { method: string; path: string; body: unknown }[] = [];
async function open(
  element: Parameters<typeof stage>[0],
  answer: (path: string, method: string) => Response | object,
  address = '/en/admin',
) {
  sent = [];
  return stage(element, {
    address,
    pages: PAGES,
    scheme: address.includes('dark') ? 'dark' : 'light',
    reply: async (request) => {
      const url = new URL(request.url);
      const body = request.method === 'GET' ? undefined : await request.text().then((text) => (text ? JSON.parse(text) : undefined));
      sent.push({ method: request.method, path: url.pathname + url.search, body });
      const reply = answer(url.pathname, request.method);
      return reply instanceof Response ? reply : Response.json(reply);
    },
  });
}
const text = () => document.body.textContent ?? '';
const problem = (code: string, status = 409, errors?: object[]) =>
  Response.json(
    { type: '', title: code, status, code, requestId: 'r', errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )!;
const field = (label: string) =>
  document.getElementById(
    [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))?.htmlFor ?? '',
  ) as HTMLInputElement;

describe('every part', () => {
  const PARTS = {
    home: [<AdminHomePage key="1" />, () => HOME],
    users: [<UsersPage key="1" />, () => pageOf([ROW])],
    audit: [<AuditPage key="1" />, () => pageOf([LINE])],
    tenant: [<TenantForm key="1" tenant={TENANT} />, () => ({})],
    switches: [<TenantSwitches key="1" tenant={TENANT} />, () => ({})],
    school: [<SchoolForm key="1" school={SCHOOL} />, () => ({})],
    user: [
      <div key="1">
        <UserHead user={USER} />
        <UserRoles user={USER} />
        <UserSignIn user={USER} />
        <UserSessions user={USER} />
        <UserDeletion user={USER} />
      </div>,
      () => ({}),
    ],
    view: [
      <ViewBar
        key="1"
        user={{
          id: ID,
          email: 'a@b.example',
          firstName: 'Ada',
          lastName: 'Berg',
          avatar: null,
          locale: 'en',
          roles: ['Candidate'],
          organizationIds: [],
          schoolIds: [],
          staffSchoolIds: [],
          secondFactorNeeded: false,
          deletionDueAt: null,
          viewEndsAt: null,
        }}
        endsAt={new Date(Date.now() + 600_000).toISOString()}
      />,
      () => ({}),
    ],
  } as const;

  for (const [name, [element, answer]] of Object.entries(PARTS))
    for (const [scheme, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const)
      test(`${name} is accessible and fits ${width} px in ${scheme}`, async () => {
        await page.viewport(width, 800);
        await open(element, answer, `/en/admin?${scheme}`);
        await until(() => document.querySelector('main')!.textContent!.length > 40 && !document.querySelector('[aria-busy="true"]'));
        expect(await violations()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      });

  test('says why it could not be loaded, and tries again', async () => {
    let isDown = true;
    await open(<AdminHomePage />, () => (isDown ? problem('internal', 500) : HOME));
    await until(() => text().includes('could not be loaded'));
    isDown = false;
    await userEvent.click(button('Try again'));
    await until(() => text().includes('12,345'));
  });
});

describe('a school', () => {
  test('the short name says which form it wants, before it is typed and where it was refused', async () => {
    const form = 'Lower-case letters, digits and hyphens, such as nordic-school';
    await open(<SchoolForm />, () => problem('validation', 422, [{ pointer: '/body/slug', code: 'invalid_format' }]));
    const hintOf = (of: HTMLElement) =>
      of
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(hintOf(field('Short name'))).toEqual([form]);
    expect(await violations()).toEqual([]);
    await userEvent.fill(field('Name'), 'Nordic');
    await userEvent.fill(field('Short name'), 'Nordic School');
    await userEvent.click(button('Save'));
    await until(() => field('Short name').getAttribute('aria-invalid') === 'true');
    expect(hintOf(field('Short name'))).toContain(form);
  });

  test('names who is invited, by mail or by an offer, and until when', async () => {
    const who = (email: string, some: object) => ({
      userId: ID,
      name: '',
      email,
      role: 'CareerStaff',
      status: 'active',
      invitedUntil: null,
      ...some,
    });
    const staff = [
      who('works@a.example', {}),
      who('offered@a.example', { invitedUntil: '2999-03-08T10:00:00.000Z' }),
      who('late@a.example', { status: 'inactive', invitedUntil: '2020-03-08T10:00:00.000Z' }),
    ];
    await open(<SchoolPeople school={{ ...SCHOOL, staff } as School} />, () => ({}));
    const lines = [...document.querySelectorAll('li')].map((line) => line.textContent ?? '');
    expect(lines[0]).not.toContain('nvit');
    expect(lines[1]).toContain('Invited until');
    expect(lines[2]).toContain('Invitation expired');
    expect(await violations()).toEqual([]);
  });
});

describe('a tenant', () => {
  test('is saved whole, with the instant of what was edited, and says what is wrong at its field', async () => {
    let reply: Response | object = problem('tenants.host_taken');
    await open(<TenantForm tenant={TENANT} />, () => reply);
    expect((button('Save') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('Host names'), 'careers.north.example\nJobs.North.example');
    await userEvent.click(button('Save'));
    await until(() => text().includes('Another tenant answers this host name.'));
    expect(sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/api/v1/admin/tenants/3',
      body: { hosts: ['careers.north.example', 'Jobs.North.example'], schoolId: 5, updatedAt: TENANT.updatedAt, blogLink: null },
    });
    reply = { ...TENANT, hosts: ['careers.north.example', 'jobs.north.example'], updatedAt: '2026-03-01T11:00:00.000Z' };
    await userEvent.click(button('Save'));
    await until(() => text().includes('Saved'));
  });

  test('warns of a colour that is hard to read, and takes it', async () => {
    await open(<TenantForm tenant={TENANT} />, () => TENANT);
    await userEvent.fill(field('First colour'), '#ffe066');
    await until(() => text().includes('hard to read on a light background (1.1:1'));
    await userEvent.fill(field('First colour'), 'yellow');
    await until(() => text().includes('Write a colour such as'));
  });

  test('sets a switch at once, and offers none for what is not built', async () => {
    await open(<TenantSwitches tenant={TENANT} />, () => TENANT);
    const selects = [...document.querySelectorAll('select')];
    expect(selects).toHaveLength(1);
    expect(text()).toContain('Not built yet');
    await userEvent.selectOptions(selects[0]!, 'off');
    await until(() => text().includes('Favourites: saved'));
    expect(sent).toEqual([{ method: 'PUT', path: '/api/v1/admin/tenants/3/features/favorites', body: { on: false } }]);
  });

  test.each(LOCALES)('says in full how everything is set, in the words of %s', async (locale) => {
    const known = TENANT.features[0]!;
    const features = [true, false].map(
      (byDefault) => ({ ...known, feature: byDefault ? 'favorites' : 'forcedLogin', byDefault }) as typeof known,
    );
    await stage(
      <div style={{ width: 544 }}>
        <TenantSwitches tenant={{ ...TENANT, features }} />
        <TenantForm tenant={{ ...TENANT, consent: 'explicit', accounts: 'discreet' }} />
      </div>,
      { locale, reply: () => Response.json({}) },
    );
    await until(() => document.querySelectorAll('select').length > 2);
    expect([...document.querySelectorAll('select')].filter(isCut).map((one) => one.selectedOptions[0]?.text)).toEqual([]);
    expect(document.querySelectorAll('input[type="radio"]:checked')).toHaveLength(2);
  });
});

/** Whether a list to unfold shows less than the words it stands at. */
function isCut(select: HTMLSelectElement): boolean {
  const style = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = style.font;
  const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room;
}

describe('a person', () => {
  test('loses a role after a question', async () => {
    await open(<UserRoles user={USER} />, () => USER);
    await userEvent.click(button(`Take away: Career services, ${LONG}`));
    await until(() => text().includes('Take this role away?'));
    expect(sent).toEqual([]);
    await userEvent.click([...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === 'Take away')!);
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: `/api/v1/admin/users/${ID}/roles/${ID}` });
  });

  test('is given a role with its school, and not without', async () => {
    await open(<UserRoles user={{ ...USER, roles: [] }} />, (path) =>
      path === '/api/v1/admin/schools' ? pageOf([{ id: 9, name: 'School of the sea' }]) : USER,
    );
    expect((button('Give') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('School'), 'sea');
    await until(() => document.querySelector('[role="option"]') !== null);
    await userEvent.click(document.querySelector('[role="option"]')!);
    await userEvent.click(button('Give'));
    await until(() => sent.some(({ method }) => method === 'POST'));
    expect(sent.at(-1)?.body ?? sent.find(({ method }) => method === 'POST')?.body).toEqual({
      role: 'CareerStaff',
      organizationId: null,
      schoolId: 9,
    });
  });

  test('is erased now by a button that goes once the time has come', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await open(<UserDeletion user={{ ...USER, deletionDueAt: later }} />, () => ({}));
    expect(button('Delete now')).toBeDefined();
    await open(<UserDeletion user={USER} />, () => ({}));
    expect([button('Delete now'), button('Stop the deletion')?.textContent]).toEqual([undefined, 'Stop the deletion']);
  });

  test('hears where the deletion was stopped meanwhile', async () => {
    await open(<UserDeletion user={USER} />, () => problem('users.no_deletion'));
    await userEvent.click(button('Stop the deletion'));
    await until(() => text().includes('No deletion is waiting for this account.'));
  });
});

describe('a sensitive act', () => {
  test('asks who it is, is done when that was shown, and not at all where it was dismissed', async () => {
    let proven = false;
    await open(<UserHead user={USER} />, (path) => {
      if (path === '/identity/v1/user/me') return { ...USER, hasPassword: true };
      if (path === '/identity/v1/user/second-factor') return { authenticator: false, passkeys: [], recoveryCodesLeft: 0 };
      if (path === '/identity/v1/user/prove') {
        proven = true;
        return { provenUntil: '2026-03-01T10:10:00.000Z' };
      }
      return proven ? { ...USER, status: 'suspended' } : problem('ProofNeeded', 403);
    });
    const inDialog = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => one.textContent === name)!;
    const suspend = async () => {
      await userEvent.click(button('Suspend'));
      await until(() => text().includes('Suspend this account?'));
      expect(inDialog('Suspend')).toHaveProperty('disabled', true);
      await userEvent.fill(document.querySelector('dialog[open] textarea')!, 'Sells postings.');
      await userEvent.click(inDialog('Suspend'));
      await until(() => text().includes('Confirm it is you'));
    };
    const acts = () => sent.filter(({ path }) => path.endsWith('/status')).length;
    await suspend();
    await userEvent.keyboard('{Escape}');
    await until(() => !document.querySelector('dialog[open]'));
    expect([acts(), text().includes('The account was suspended')]).toEqual([1, false]);
    await suspend();
    await until(() => document.querySelector('dialog[open] input') !== null);
    await userEvent.fill(document.querySelector('dialog[open] input')!, 'Harbour-lamp-26');
    await userEvent.click(inDialog('Confirm'));
    await until(() => text().includes('The account was suspended'));
    expect(acts()).toBe(3);
  });
});

describe('the audit log', () => {
  test('keeps its filters in the address', async () => {
    const addresses = await open(<AuditPage />, () => pageOf([LINE]), '/en/admin/audit?subject=tenant:3&actor=nobody');
    await until(() => text().includes('user.view_as_started'));
    expect(sent[0]?.path).toBe('/api/v1/admin/audit?subject=tenant%3A3&sort=-at&page=1&pageSize=25');
    await userEvent.fill(field('Action'), 'user.');
    await until(() => addresses.at(-1) === '/en/admin/audit?action=user.&actor=nobody&subject=tenant%3A3');
    await until(() => sent.at(-1)?.path === '/api/v1/admin/audit?action=user.&subject=tenant%3A3&sort=-at&page=1&pageSize=25');
    await userEvent.fill(field('Id of who did it'), 'Hana');
    await until(() => field('Id of who did it').getAttribute('aria-invalid') === 'true');
    await pause(400);
    expect(addresses.at(-1)).not.toContain('Hana');
  });

  test('has them behind one button on a phone, set or not, and shows the school that came with a link', async () => {
    await page.viewport(360, 740);
    const line = { ...LINE, school: { id: 5, name: 'Nordic School' } };
    await open(<AuditPage />, () => pageOf([line]), '/en/admin/audit?school=5&action=user.');
    await until(() => text().includes('School: Nordic School'));
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('fieldset input, fieldset select')].filter((one) => one.checkVisibility());
    expect(shown()).toEqual([]);
    await userEvent.click(button('Filters (2)'));
    await until(() => shown().length === 6);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
