import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, pageOf, press, testLooks, text } from '../../testing/console-stage.tsx';
import { problem } from '../../testing/replies.ts';
import AuditPage from './audit/audit.page.tsx';
import AdminHomePage from './home/admin-home.page.tsx';
import type { AuditLine, UserCard, UserRow } from './queries.ts';
import { UserDeletion } from './users/user-deletion.tsx';
import { UserHead } from './users/user-head.tsx';
import { UserRoles } from './users/user-roles.tsx';
import { UserSessions, UserSignIn } from './users/user-sign-in.tsx';
import UsersPage from './users/users.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const { open, sent } = consoleStage(['admin', 'admin-users', 'admin-user', 'admin-school', 'admin-audit']);
const LONG = 'Institute for Advanced Studies of Economics, Administration and Everything Else of the Northern Provinces';
const ID = '018f0000-0000-7000-8000-000000000001';

const USER: UserCard = {
  id: ID, name: 'Ada Berg', email: 'ada@nordic.example', emailVerified: true, status: 'active', locale: 'en', timeZone: 'Europe/Oslo', tenant: null,
  createdAt: '2026-03-01T10:00:00.000Z', deletionRequestedAt: '2026-03-01T10:00:00.000Z', deletionDueAt: '2026-03-04T10:00:00.000Z',
  roles: [{ id: ID, role: 'CareerStaff', organization: null, school: { id: 5, name: LONG }, grantedAt: '2026-03-01T10:00:00.000Z' }],
  signIns: { hasPassword: true, passwordChangedAt: null, providers: ['google'], passkeys: 1, authenticator: true, isLocked: true },
  sessions: [
    { id: ID, method: 'password', browser: 'Firefox', system: 'Linux', createdAt: '2026-03-01T10:00:00.000Z', lastUsedAt: '2026-03-01T10:00:00.000Z', isView: false },
  ],
  connections: [], mails: [], mergedInto: null, mergedFrom: [], can: { viewAs: true, merge: true, suspend: true, reinstate: false },
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
  alerts: [{ id: ID, kind: 'node_silent', subject: 'a:1', name: `${LONG.replaceAll(' ', '-')}.example:3000`, count: 3, beganAt: '2026-03-01T10:00:00.000Z', endedAt: null }],
  deletionsAsked: 2, deletionsDue: 1, failedMails: 0, failedJobs: 3, failingFeeds: 0, pendingOrganizations: 4, pendingVerifications: 12_345,
  waitingSchools: [{ schoolId: 5, name: LONG, pending: 40, oldestAt: '2026-03-01T10:00:00.000Z' }],
}; // biome-ignore format: a row
describe('every part', () => {
  testLooks('the first page', open, <AdminHomePage />, () => HOME);
  testLooks('the list of people', open, <UsersPage />, () => pageOf([ROW]));
  testLooks('the audit log', open, <AuditPage />, () => pageOf([LINE]));
  testLooks(
    'a person',
    open,
    <div>
      <UserHead user={USER} />
      <UserRoles user={USER} />
      <UserSignIn user={USER} />
      <UserSessions user={USER} />
      <UserDeletion user={USER} />
    </div>,
  );

  test('says why it could not be loaded, and tries again', async () => {
    let isDown = true;
    await open(<AdminHomePage />, () => (isDown ? problem('internal', 500) : HOME));
    await until(() => text().includes('could not be loaded'));
    isDown = false;
    await press('Try again');
    await until(() => text().includes('12,345'));
  });
});

describe('a person', () => {
  test('loses a role after a question', async () => {
    await open(<UserRoles user={USER} />, () => USER);
    await press(`Take away: Career services, ${LONG}`);
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
    await press('Give');
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
    await open(<UserDeletion user={USER} />, () => problem('users.no_deletion', 409));
    await press('Stop the deletion');
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
      await press('Suspend');
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

/** A filter that is not set, by its menu. */
async function addFilter(name: string): Promise<void> {
  await press('Filter');
  await press(name);
}

describe('the audit log', () => {
  test('keeps its filters in the address', async () => {
    const addresses = await open(<AuditPage />, () => pageOf([LINE]), '/en/admin/audit?subject=tenant:3&actor=nobody');
    await until(() => text().includes('user.view_as_started'));
    expect(sent[0]?.path).toBe('/api/v1/admin/audit?subject=tenant%3A3&sort=-at&page=1&pageSize=25');
    await addFilter('Action');
    await userEvent.fill(field('Action'), 'user.');
    await until(() => addresses.at(-1) === '/en/admin/audit?action=user.&actor=nobody&subject=tenant%3A3');
    await until(() => sent.at(-1)?.path === '/api/v1/admin/audit?action=user.&subject=tenant%3A3&sort=-at&page=1&pageSize=25');
    await userEvent.keyboard('{Escape}');
    await addFilter('Id of who did it');
    await userEvent.fill(field('Id of who did it'), 'Hana');
    await until(() => field('Id of who did it').getAttribute('aria-invalid') === 'true');
    await pause(400);
    expect(addresses.at(-1)).not.toContain('Hana');
  });

  test('has them on a phone too, and shows the school that came with a link', async () => {
    await page.viewport(360, 740);
    const line = { ...LINE, school: { id: 5, name: 'Nordic School' } };
    await open(<AuditPage />, () => pageOf([line]), '/en/admin/audit?school=5&action=user.');
    await until(() => text().includes('School: Nordic School'));
    expect(text()).toContain('Action: user.');
    await press('Filter');
    await until(() => document.querySelectorAll('[popover] li').length === 4);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
