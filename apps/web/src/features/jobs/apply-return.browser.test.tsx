// The one question after the link of a posting was opened, and the way to the form where it is applied for here.
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { unmount, until } from '@fairway/ui/mount';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ADA, type Answers, server, signedIn } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { ApplyButton } from './components/apply-button.tsx';

const JOB = {
  id: 'j1',
  segment: 'j1-pilot',
  title: 'Pilot',
  company: { id: 1 },
  externalApplication: true,
  appliesInside: false,
} as JobDetail;
const OPENINGS = '/api/v1/candidate/application-openings';
const APPLY = '/api/v1/postings/j1/apply';

afterEach(() => {
  vi.restoreAllMocks();
  unmount();
});
const open = async (job: JobDetail, answers: Answers) => {
  const { calls, reply } = server({
    'GET /identity/v1/session': () => signedIn(ADA),
    [`GET ${APPLY}`]: () => ({ refusal: null, missing: [] }),
    [`POST ${APPLY}`]: () => ({ applicationLink: 'https://jobs.example/1' }),
    ...answers,
  });
  const addresses = await stage(<ApplyButton job={job} />, { pages: ['jobs', 'applications', 'application', 'apply'], reply });
  return { calls, addresses };
};
const press = () => page.getByRole('button', { name: 'Apply', exact: true }).click();
const openingOf = (answer: string | null) => () => ({
  openings: [{ jobId: 'j1', title: 'Pilot', organization: 'Fjord', openedAt: '', answer }],
});

test('asks once who comes back whether they applied, and keeps the answer (applications.9)', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
  const bodies: unknown[] = [];
  await open(JOB, {
    [`GET ${OPENINGS}`]: openingOf(null),
    [`PUT ${OPENINGS}/j1`]: async (request) => {
      bodies.push(await request.json());
      return { applicationId: null };
    },
  });
  await press();
  await until(() => opened.mock.calls.length === 1);
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('dialog', { name: 'Did you apply?' })).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await until(() => document.querySelector('dialog[open]') === null);
  expect(bodies).toEqual([{ answer: 'notYet' }]);
});

test('asks nothing of a posting that was answered for', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
  const { calls } = await open(JOB, { [`GET ${OPENINGS}`]: openingOf('notYet') });
  await press();
  await until(() => opened.mock.calls.length === 1);
  window.dispatchEvent(new Event('focus'));
  await until(() => calls.includes(`GET ${OPENINGS}`));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('leads to the form where the posting is applied for here, and to the application once it was sent (applications.4)', async () => {
  const inside = { ...JOB, externalApplication: false, appliesInside: true };
  const none = { 'GET /api/v1/postings/j1/application': () => ({ application: null }) };
  const { addresses, calls } = await open(inside, none);
  await press();
  await until(() => addresses.includes('/en/jobs/j1-pilot/apply'));
  expect(calls).not.toContain(`POST ${APPLY}`);
  unmount();
  await open(inside, {
    'GET /api/v1/postings/j1/application': () => ({ application: { id: 'a1', state: 'sent', sentAt: '2026-11-20T10:00:00Z' } }),
  });
  await expect.element(page.getByRole('link', { name: 'See your application' })).toHaveAttribute('href', '/en/applications/a1');
});
