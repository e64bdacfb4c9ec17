import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, pageOf, testLooks, text } from '../../../testing/console-stage.tsx';
import { JobMenuButton } from '../components/job-menu-button.tsx';
import type { ReportedPosting } from './queries.ts';
import { ReportedJobView } from './reported-job.page.tsx';
import ReportedJobsPage from './reported-jobs.page.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';
const LONG = 'Northern Association of Shipyards, Harbour Works, Rope Makers and Everything Else That Floats';
const { open, sent } = consoleStage(['admin', 'admin-reported-jobs', 'admin-reported-job', 'jobdetail', 'jobs', 'compare-jobs']);

const POSTING: ReportedPosting = {
  id: ID, title: `Analyst at ${LONG}`, segment: `${ID}-analyst`, organization: { id: 7, name: LONG }, source: 'harbour-board', reports: 2, reasons: ['asks_payment', 'other'], state: 'waiting',
  at: AT, location: 'Oslo', publishedAt: AT, applicationUrl: `https://harbour.example/${'a-very-long-address-'.repeat(8)}`, text: 'You work at night.', note: '', together: 3,
  given: [
    { reason: 'other', text: `They asked me for money. ${LONG}`, at: AT, signedIn: true, waits: true },
    { reason: 'asks_payment', text: '', at: AT, signedIn: false, waits: true },
  ],
}; // biome-ignore format: a row

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

describe('every part', () => {
  const PARTS = {
    list: [<ReportedJobsPage key="1" />, () => pageOf([POSTING])],
    waiting: [<ReportedJobView key="1" posting={POSTING} />, () => ({})],
    withdrawn: [<ReportedJobView key="1" posting={{ ...POSTING, state: 'withdrawn', note: 'A fraud.' }} />, () => ({})],
  } as const;
  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);
});

describe('a report', () => {
  test('is sent from the menu of a posting, once it says what is wrong', async () => {
    await open(<JobMenuButton job={POSTING} />, () => ({ accepted: true }));
    await userEvent.click(page.getByRole('button', { name: `Options for ${POSTING.title}` }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Report this job' }));
    await until(() => document.querySelector('dialog select') !== null);
    await userEvent.click(button('Send', 'dialog'));
    await until(() => text().includes('Choose what is wrong.'));
    await userEvent.selectOptions(page.getByRole('combobox'), 'other');
    await userEvent.click(button('Send', 'dialog'));
    await until(() => text().includes('Describe what is wrong.'));
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.fill(page.getByRole('textbox'), ' They want money. ');
    await userEvent.click(button('Send', 'dialog'));
    await until(() => text().includes('Your report was sent.'));
    const post = sent.find(({ method }) => method === 'POST');
    expect(post).toMatchObject({ path: `/api/v1/postings/${ID}/reports`, body: { reason: 'other', text: 'They want money.' } });
  });

  test('is closed by saying that nothing is wrong, and that is taken back by the toast', async () => {
    await open(<ReportedJobView posting={POSTING} />, () => ({ ...POSTING, state: 'kept' }));
    await userEvent.click(button('Nothing is wrong'));
    await until(() => text().includes('The reports are closed.'));
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: `/api/v1/admin/reported-postings/${ID}/decision` });
    await userEvent.click(button('Undo'));
    await until(() => sent.some(({ method }) => method === 'DELETE'));
  });

  test('withdraws the posting with a note', async () => {
    await open(<ReportedJobView posting={POSTING} />, () => ({ ...POSTING, state: 'withdrawn' }));
    await userEvent.click(button('Withdraw'));
    await until(() => document.querySelector('dialog textarea') !== null);
    await userEvent.fill(page.getByRole('textbox'), 'A fraud.');
    await userEvent.click(button('Withdraw', 'dialog'));
    await until(() => text().includes('The job is withdrawn.'));
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { decision: 'withdrawn', note: 'A fraud.' } });
  });
});
