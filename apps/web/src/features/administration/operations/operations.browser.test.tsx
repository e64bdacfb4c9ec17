import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, press, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import AlertsPage from './alerts.page.tsx';
import JobsPage from './jobs.page.tsx';
import MailsPage from './mails.page.tsx';
import MaintenancePage from './maintenance.page.tsx';
import NodesPage from './nodes.page.tsx';
import OperationsPage from './operations.page.tsx';
import type { AlertThresholds, Job, MailLine, Maintenance, Operations, PlatformAlert, PlatformNodes, PlatformStorage } from './queries.ts';
import StoragePage from './storage.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const PAGES = [
  'admin',
  'admin-operations',
  'admin-jobs',
  'admin-mails',
  'admin-nodes',
  'admin-alerts',
  'admin-imports',
  'admin-storage',
  'admin-user',
];
const AT = '2026-03-01T10:00:00.000Z';
const ID = '018f0000-0000-7000-8000-000000000001';
const LONG = 'connect ECONNREFUSED smtp.a-very-long-host-name-of-a-mail-server.nordic.example:587 after 15,000 ms and three tries';
const JOBS: Job[] = [
  { id: '9', name: 'mail.send', state: 'failed', tries: 12, triesMax: 12, lastError: LONG, addedAt: AT, runAt: null },
  { id: '8', name: 'files.sweep', state: 'waiting', tries: 2, triesMax: 12, lastError: 'It broke', addedAt: AT, runAt: AT },
  { id: '7', name: 'schools.import', state: 'running', tries: 1, triesMax: 12, lastError: null, addedAt: AT, runAt: null },
];
const MAIL: MailLine = {
  id: ID, recipient: 'somebody.with.a.very.long.address@careers.nordic-school-of-economics.example', userId: ID, kind: 'connection_approved',
  locale: 'de', state: 'failed', tries: 3, lastError: LONG, createdAt: AT, endedAt: AT, can: { sendAgain: true },
}; // biome-ignore format: a row
const SENT: MailLine = { ...MAIL, id: ID.replace(/1$/, '2'), userId: null, state: 'sent', lastError: null, can: { sendAgain: false } };
const OPERATIONS: Operations = {
  version: '0.1.0',
  startedAt: AT,
  ready: [
    { part: 'database', isReady: true },
    { part: 'index', isReady: false },
  ],
  warnings: ['mail_waits'],
  failing: [{ part: 'feed lamps', since: AT, error: LONG }],
  index: { sizeBytes: 12_345_678, savedAt: AT },
  workers: [{ id: ID, seenAt: AT }],
  jobs: { waiting: 12_345, running: 2, failed: 1 },
  mails: { waiting: 0, failed: 3 },
  queues: [
    { name: 'mail.send', waiting: 12_345, running: 2, failed: 0, dueSince: AT },
    { name: 'feeds.run-of-a-name-that-is-longer-than-any-narrow-window', waiting: 0, running: 0, failed: 3, dueSince: null },
  ],
  tasks: [
    { name: 'mail.sweep', cron: '*/5 * * * *', lastDueAt: AT, nextDueAt: AT, done: 12_345, failures: 0, lastDoneAt: AT, lastFailedAt: null, lastTookMs: 12 },
    { name: 'mail.send', cron: null, lastDueAt: null, nextDueAt: null, done: 3, failures: 2, lastDoneAt: null, lastFailedAt: AT, lastTookMs: null },
  ],
}; // biome-ignore format: rows
const NODES: PlatformNodes = {
  nodes: [
    { place: 'career-node-1.of-a-very-long-domain.nordic-school-of-economics.example:3000', role: 'all', version: '0.1.0', state: 'ready', startedAt: AT, seenAt: AT, lagMs: 12, loopDelayMs: 3, disk: { freeBytes: 5e9, sizeBytes: 2e10 } },
    { place: 'dead.example:3000', role: 'web', version: '0.0.9', state: 'silent', startedAt: AT, seenAt: AT, lagMs: 61_234, loopDelayMs: 0, disk: null },
  ],
  slowStatements: [{ text: `select ${'"a_long_column", '.repeat(20)} from job where id = $1`, place: 'dead.example:3000', count: 12, totalMs: 4321, longestMs: 987, lastAt: AT }],
}; // biome-ignore format: rows
const BACKUP = {
  file: 'fairway-20261127T011000Z.backup',
  madeAt: AT,
  sizeBytes: 12_345_678,
  testedAt: AT,
  testMs: 4321,
  testedRows: 123_456,
  testedFiles: 78,
  fault: null,
};
const STORAGE: PlatformStorage = {
  databaseBytes: 987_654_321, measuredAt: AT, makesBackups: true,
  tables: [{ name: 'a_table_of_a_name_that_is_long_enough_for_any_narrow_window', rows: 1_234_567, sizeBytes: 98_765_432 }],
  files: [{ name: 'documents', files: 1234, sizeBytes: 98_765_432 }],
  backups: [
    { ...BACKUP, state: 'restored' },
    { ...BACKUP, file: 'fairway-20261126T011000Z.backup', state: 'faulty', testedRows: null, testedFiles: null, fault: LONG },
    { ...BACKUP, file: 'by-hand.backup', state: 'untested', testedAt: null, testMs: null, testedRows: null, testedFiles: null },
  ],
}; // biome-ignore format: rows
const ALERTS: PlatformAlert[] = [
  { id: ID, kind: 'disk', subject: 'a:1', name: NODES.nodes[0]!.place, count: 4, beganAt: AT, endedAt: null },
  { id: ID.replace(/1$/, '2'), kind: 'feeds_failing', subject: '', name: '', count: 2, beganAt: AT, endedAt: AT },
];
const THRESHOLDS: AlertThresholds = {
  failedJobs: 1, lateJobMinutes: 30, failedMails: 10, lateMailMinutes: 60, certificateDays: 14, freeDiskPercent: 10, lagSeconds: 60, backupHours: 36,
}; // biome-ignore format: a row
const MAINTENANCE: Maintenance = {
  notice: { id: ID, state: 'shown', texts: { en: `We move. ${LONG}`, de: 'Wir ziehen um.' }, fromAt: AT, untilAt: AT.replace('T10', 'T12') },
}; // biome-ignore format: a row
const pageOf = (rows: object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });

let sent: { method: string; path: string; body: unknown }[] = [];
async function open(element: ReactNode, answer: (path: string, method: string) => Response | object, scheme: 'light' | 'dark' = 'light') {
  sent = [];
  return stage(element, {
    address: '/en/admin/operations',
    pages: PAGES,
    scheme,
    reply: async (request) => {
      const url = new URL(request.url);
      const body = request.method === 'GET' ? undefined : await request.text().then((text) => (text ? JSON.parse(text) : undefined));
      sent.push({ method: request.method, path: url.pathname, body });
      const reply = answer(url.pathname, request.method);
      return reply instanceof Response ? reply : Response.json(reply);
    },
  });
}
const posted = () => sent.filter((one) => one.method !== 'GET');

const PARTS = {
  overview: [<OperationsPage key="1" />, OPERATIONS],
  jobs: [<JobsPage key="2" />, pageOf(JOBS)],
  mails: [<MailsPage key="3" />, pageOf([MAIL, SENT])],
  servers: [<NodesPage key="6" />, NODES],
  'no servers': [<NodesPage key="7" />, { nodes: [], slowStatements: [] }],
  storage: [<StoragePage key="8" />, STORAGE],
  'no backups': [<StoragePage key="9" />, { ...STORAGE, measuredAt: null, makesBackups: false, tables: [], files: [], backups: [] }],
  maintenance: [<MaintenancePage key="10" />, MAINTENANCE],
  'no maintenance': [<MaintenancePage key="11" />, { notice: null }],
  'no jobs': [<JobsPage key="4" />, pageOf([])],
  'a failure': [<OperationsPage key="5" />, problem('unavailable', 503)],
} as const;

describe('every page', () => {
  for (const [name, [element, reply]] of Object.entries(PARTS))
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [1280, 360])
        test(`${name} is accessible at ${width} px, ${scheme}, and never scrolls sideways`, async () => {
          await page.viewport(width, 900);
          await open(element, () => (reply instanceof Response ? reply.clone() : reply), scheme);
          await until(() => document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]'));
          await until(() =>
            /mail|No jobs|could not|dead\.example|No server has|Restored whole|No backups yet|No banner is planned|Shown now/.test(text()),
          );
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
          expect(await violations()).toEqual([]);
        });
});

describe('the overview', () => {
  test('warns where nobody sends mail, and only there', async () => {
    await open(<OperationsPage />, () => OPERATIONS);
    await until(() => text().includes('No mail is sent'));
    unmount();
    await open(<OperationsPage />, () => ({ ...OPERATIONS, warnings: [] }));
    await until(() => text().includes('Mails that failed') || text().includes('mail.sweep'));
    expect(text()).not.toContain('No mail is sent');
  });
});

describe('the queue by kind', () => {
  test('runs all failed ones of a kind again, where there are any', async () => {
    await open(<OperationsPage />, (_path, method) => (method === 'POST' ? { jobs: 3 } : OPERATIONS));
    await until(() => text().includes('feeds.run-of-a-name'));
    const again = [...document.querySelectorAll<HTMLElement>('button')].filter((one) => one.textContent?.trim() === 'Run all failed');
    expect(again).toHaveLength(1);
    again[0]?.click();
    await until(() => text().includes('3 jobs run now'));
    expect(posted()).toEqual([
      {
        method: 'POST',
        path: '/api/v1/admin/operations/jobs/run-kind',
        body: { name: 'feeds.run-of-a-name-that-is-longer-than-any-narrow-window' },
      },
    ]);
  });
});

describe('servers', () => {
  test('that are silent can be forgotten; one that reported again stays, which is said', async () => {
    let forgotten = 0;
    await open(<NodesPage />, (_path, method) => (method === 'POST' ? { forgotten } : NODES));
    await until(() => text().includes('Silent'));
    expect([...document.querySelectorAll('button')].filter((one) => one.textContent?.trim() === 'Forget')).toHaveLength(1);
    await press('Forget: dead.example:3000');
    await until(() => text().includes('reported again'));
    // Said before the button can be pressed again.
    await until(() => button('Forget: dead.example:3000').getAttribute('aria-busy') !== 'true');
    forgotten = 1;
    await press('Forget: dead.example:3000');
    await until(() => text().includes('off the list'));
    expect(posted()[0]).toEqual({ method: 'POST', path: '/api/v1/admin/operations/nodes/forget', body: { place: 'dead.example:3000' } });
  });
});

describe('alerts', () => {
  const answers = (path: string) => (path.endsWith('/thresholds') ? THRESHOLDS : pageOf(ALERTS));
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 360])
      test(`and their thresholds are accessible at ${width} px, ${scheme}, and never scroll sideways`, async () => {
        await page.viewport(width, 900);
        await open(<AlertsPage />, answers, scheme);
        await until(() => text().includes('2 feeds fail') && text().includes('Failed jobs'));
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect(await violations()).toEqual([]);
      });

  test('lead to their place', async () => {
    await open(<AlertsPage />, answers);
    await until(() => text().includes('2 feeds fail'));
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent?.includes('2 feeds fail'));
    expect(link?.getAttribute('href')).toBe('/en/admin/imports?state=failing');
  });

  test('begin at numbers that are set; one out of bounds is said at its field', async () => {
    let isWrong = true;
    const wrong = () => problem('validation', 422, [{ pointer: '/body/lagSeconds', code: 'too_small' }]);
    await open(<AlertsPage />, (path, method) =>
      method === 'PUT' ? (isWrong ? wrong() : { ...THRESHOLDS, lagSeconds: 5 }) : answers(path),
    );
    await until(() => text().includes('Seconds that a server is behind'));
    const field = page.getByRole('textbox', { name: 'Seconds that a server is behind' });
    await field.fill('0');
    await press('Save');
    await until(() => document.querySelector('[aria-invalid="true"]') !== null);
    expect(posted()[0]?.body).toEqual({ ...THRESHOLDS, lagSeconds: 0 });
    isWrong = false;
    await field.fill('5');
    await press('Save');
    await until(() => text().includes('Saved'));
    expect(posted().at(-1)?.body).toEqual({ ...THRESHOLDS, lagSeconds: 5 });
  });
});

describe('maintenance', () => {
  test('is planned with English words and both times; a period that cannot be is said', async () => {
    let isWrong = true;
    await open(<MaintenancePage />, (_path, method) =>
      method === 'PUT' ? (isWrong ? problem('maintenance.wrong_period', 422) : MAINTENANCE) : { notice: null },
    );
    await until(() => text().includes('No banner is planned'));
    await page.getByRole('textbox', { name: 'Deutsch' }).fill('Wir ziehen um.');
    await press('Save the banner');
    await until(() => text().includes('Write the English words') && text().includes('Choose both times'));
    expect(posted()).toEqual([]);
    await page.getByRole('textbox', { name: 'English' }).fill('We move.');
    await page.getByLabelText(/^Shown from/).fill('2026-03-01T10:00');
    await page.getByLabelText(/^Until/).fill('2026-03-01T09:00');
    await press('Save the banner');
    await until(() => text().includes('has to end after it begins'));
    isWrong = false;
    await page.getByLabelText(/^Until/).fill('2026-03-01T12:00');
    await press('Save the banner');
    await until(() => text().includes('Shown now'));
    const body = posted().at(-1)?.body as { texts: Record<string, string>; fromAt: string; untilAt: string };
    expect(body.texts).toMatchObject({ en: 'We move.', de: 'Wir ziehen um.' });
    expect(Date.parse(body.untilAt) - Date.parse(body.fromAt)).toBe(7_200_000);
  });

  test('is taken away', async () => {
    await open(<MaintenancePage />, (_path, method) => (method === 'DELETE' ? { notice: null } : MAINTENANCE));
    await until(() => text().includes('Shown now'));
    await press('Remove the banner');
    await until(() => text().includes('No banner is planned'));
    expect(posted().map(({ method }) => method)).toEqual(['DELETE']);
  });
});

describe('storage', () => {
  test('begins a restore test, and says where that cannot be', async () => {
    let isNowhere = false;
    await open(<StoragePage />, (_path, method) =>
      method === 'POST' ? (isNowhere ? problem('backups.nowhere', 409) : { started: true }) : STORAGE,
    );
    await until(() => text().includes('Cannot be restored'));
    await press('Try the newest now');
    await until(() => text().includes('It has begun'));
    isNowhere = true;
    await until(() => button('Make a backup now').getAttribute('aria-busy') !== 'true');
    await press('Make a backup now');
    await until(() => text().includes('nobody can make or test a backup'));
    expect(posted().map((one) => one.body)).toEqual([{ task: 'test_backup' }, { task: 'make_backup' }]);
  });

  test('warns where nobody makes backups, and offers none', async () => {
    await open(<StoragePage />, () => ({ ...STORAGE, makesBackups: false }));
    await until(() => text().includes('No backups are made'));
    expect(button('Make a backup now')).toBeUndefined();
  });
});

describe('jobs', () => {
  test('run again one by one, but for those that run', async () => {
    await open(<JobsPage />, (_path, method) => (method === 'POST' ? { jobs: 1 } : pageOf(JOBS)));
    await until(() => Boolean(button('Run now: mail.send 9')));
    expect(button('Run now: schools.import 7')).toBeUndefined();
    await press('Run now: mail.send 9');
    await until(() => posted().length === 1);
    expect(posted()[0]).toEqual({ method: 'POST', path: '/api/v1/admin/operations/jobs/run', body: { ids: ['9'] } });
    await until(() => text().includes('1 job runs now'));
  });

  test('are deleted after a question', async () => {
    await open(<JobsPage />, (_path, method) => (method === 'POST' ? { jobs: 1 } : pageOf(JOBS)));
    await until(() => document.querySelectorAll('tbody input[type=checkbox]').length === 3);
    document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
    await until(() => Boolean(button('Delete')));
    await press('Delete');
    await until(() => text().includes('Delete this job?'));
    expect(posted()).toEqual([]);
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => one.textContent?.trim() === 'Delete')?.click();
    await until(() => posted().length === 1);
    expect(posted()[0]).toMatchObject({ path: '/api/v1/admin/operations/jobs/delete', body: { ids: ['9'] } });
  });
});

describe('mails', () => {
  test('are sent again where that can be, and what is refused is said', async () => {
    await open(<MailsPage />, (_path, method) => (method === 'POST' ? problem('mails.secret_gone', 409) : pageOf([MAIL, SENT])));
    await until(() => text().includes('connection_approved'));
    const again = [...document.querySelectorAll('button')].filter((one) => one.textContent?.trim() === 'Send again');
    expect(again).toHaveLength(1);
    again[0]?.click();
    await until(() => text().includes('This mail held a link or a code that is gone.'));
    expect(posted()[0]?.path).toBe(`/api/v1/admin/operations/mails/${ID}/send`);
  });
});
