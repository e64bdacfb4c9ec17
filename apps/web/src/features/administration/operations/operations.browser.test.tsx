import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import JobsPage from './jobs.page.tsx';
import MailsPage from './mails.page.tsx';
import OperationsPage from './operations.page.tsx';
import type { Job, MailLine, Operations } from './queries.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const PAGES = ['admin', 'admin-operations', 'admin-jobs', 'admin-mails', 'admin-user'];
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
  tasks: [
    { name: 'mail.sweep', cron: '*/5 * * * *', lastDueAt: AT, nextDueAt: AT, done: 12_345, failures: 0, lastDoneAt: AT, lastFailedAt: null, lastTookMs: 12 },
    { name: 'mail.send', cron: null, lastDueAt: null, nextDueAt: null, done: 3, failures: 2, lastDoneAt: null, lastFailedAt: AT, lastTookMs: null },
  ],
}; // biome-ignore format: rows
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
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )!;
const posted = () => sent.filter((one) => one.method !== 'GET');

const PARTS = {
  overview: [<OperationsPage key="1" />, OPERATIONS],
  jobs: [<JobsPage key="2" />, pageOf(JOBS)],
  mails: [<MailsPage key="3" />, pageOf([MAIL, SENT])],
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
          await until(() => /mail|No jobs|could not/.test(text()));
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

describe('jobs', () => {
  test('run again one by one, but for those that run', async () => {
    await open(<JobsPage />, (_path, method) => (method === 'POST' ? { jobs: 1 } : pageOf(JOBS)));
    await until(() => Boolean(button('Run now: mail.send 9')));
    expect(button('Run now: schools.import 7')).toBeUndefined();
    button('Run now: mail.send 9').click();
    await until(() => posted().length === 1);
    expect(posted()[0]).toEqual({ method: 'POST', path: '/api/v1/admin/operations/jobs/run', body: { ids: ['9'] } });
    await until(() => text().includes('1 job runs now'));
  });

  test('are deleted after a question', async () => {
    await open(<JobsPage />, (_path, method) => (method === 'POST' ? { jobs: 1 } : pageOf(JOBS)));
    await until(() => document.querySelectorAll('tbody input[type=checkbox]').length === 3);
    document.querySelector<HTMLElement>('tbody input[type=checkbox]')?.click();
    await until(() => Boolean(button('Delete')));
    button('Delete').click();
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
