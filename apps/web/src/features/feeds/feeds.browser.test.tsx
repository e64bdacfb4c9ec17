// An organization's own feeds in the console: the list, one that is held, a new one, a run, and what a representative sees.
import { unmount, until } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { button, consoleStage, field, pageOf, press, testLooks, text } from '../../testing/console-stage.tsx';
import { problem } from '../../testing/replies.ts';
import { FeedForm } from './administration/feed-form.tsx';
import { FeedView } from './administration/feed-view.tsx';
import type { Feed, FeedReport, FeedRow, FeedRun } from './administration/queries.ts';
import { RunView } from './administration/run-view.tsx';
import { OwnFeeds } from './components/own-feeds.tsx';
import OwnFeedsPage from './feeds.page.tsx';

const PAGES = ['employer', 'employer-postings', 'employer-feeds', 'employer-feed', 'employer-feed-run'];
const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';
const BASE = '/api/v1/employer/organizations/7/feeds';
const RUN: FeedRun = {
  id: ID, state: 'failed', startedAt: AT, finishedAt: AT, error: 'lindvik.example answered 503.', read: 8, created: 0, changed: 0, unchanged: 0, withdrawn: 0, faulty: 8,
}; // biome-ignore format: a row
const FEED: Feed = {
  id: 4, source: 'own-7-4', label: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), organization: { id: 7, name: 'Lindvik' }, isStopped: false,
  url: 'https://lindvik.example/jobs', format: 'greenhouse', company: null, map: {}, intervalMinutes: 360, undatedDays: 60, isFull: true, newCompanies: 'active',
  state: 'failing', enabled: true, nextRunAt: AT, isWaiting: false, openPostings: 12, updatedAt: AT, held: { count: 8, of: 12, at: AT }, logoFaults: { count: 0, rows: [] },
}; // biome-ignore format: a row
const ROW: FeedRow = { ...FEED, lastRun: RUN };
const REPORT: FeedReport = {
  ...RUN, source: 'own-7-4', label: 'Careers site', format: 'greenhouse', origin: FEED.url, encoding: 'utf-8', closed: 0, seconds: 1, broken: null,
  notWithdrawn: 'the feed holds no posting', faults: [{ line: 1, row: 1, code: 'no_title', detail: 'no title' }], unrecognised: [],
}; // biome-ignore format: a row

const { open, sent } = consoleStage(PAGES);
const own = (element: ReactNode, role: 'Recruiter' | 'Representative' = 'Recruiter') => (
  <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
    <OwnFeeds>{element}</OwnFeeds>
  </ConsoleOrganizationContext>
);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

test('the list names feeds as their people do, with what waits, and offers another until there are five', async () => {
  await open(own(<OwnFeedsPage />), () => pageOf([ROW]));
  await until(() => text().includes('Held: 8 of 12'));
  expect(text()).toContain(FEED.label);
  expect(text()).not.toContain('own-7-4');
  expect(text()).toContain('Add a feed');
  unmount();
  await open(own(<OwnFeedsPage />), () => pageOf([1, 2, 3, 4, 5].map((id) => ({ ...ROW, id }))));
  await until(() => text().includes('You have 5 feeds'));
  expect(text()).not.toContain('Add a feed');
});

test('no feed says what one is for', async () => {
  await open(own(<OwnFeedsPage />), () => pageOf([]));
  await until(() => text().includes('Give the address of your Greenhouse or Lever board'));
});

test('a representative is shown nothing', async () => {
  await open(own(<OwnFeedsPage />, 'Representative'), () => pageOf([ROW]));
  await until(() => text().length > 0);
  expect(sent).toEqual([]);
});

test('what is held is confirmed after a question, and removing says what becomes of the jobs', async () => {
  const answer = (path: string, method: string) =>
    path.endsWith('/runs') ? pageOf([RUN]) : method === 'DELETE' ? new Response(null, { status: 204 }) : { ...FEED, held: null };
  await open(own(<FeedView feed={FEED} />), answer);
  await until(() => button('Withdraw missing positions') !== undefined);
  await press('Withdraw missing positions');
  await until(() => button('Withdraw missing positions', 'dialog[open]') !== undefined);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await press('Withdraw missing positions', 'dialog[open]');
  await until(() => sent.some(({ method, path }) => method === 'POST' && path === `${BASE}/4/confirm`));
  await until(() => !button('Delete').hasAttribute('disabled'));
  await press('Delete');
  await until(() => text().includes('its jobs are withdrawn at once'));
  await press('Delete', 'dialog[open]');
  await until(() => sent.some(({ method, path }) => method === 'DELETE' && path === `${BASE}/4`));
});

test('one that is stopped says why', async () => {
  await open(own(<FeedView feed={{ ...FEED, held: null, isStopped: true }} />), () => pageOf([]));
  await until(() => text().includes('Feeds are read for verified organizations only'));
});

test('the form asks for a label and for nothing of other employers, and says what is wrong with an address', async () => {
  await open(own(<FeedForm feed={FEED} />), () => problem('imports.internal_address', 422));
  expect(text()).not.toContain('New organisations wait for approval');
  expect(text()).not.toContain('For a feed that does not name it.');
  await userEvent.fill(field('Name'), 'Careers site');
  await press('Save');
  await until(() => text().includes('This address is inside a private network.'));
  expect(sent[0]).toEqual({
    method: 'PUT',
    path: `${BASE}/4`,
    body: {
      ...{ label: 'Careers site', url: FEED.url, format: 'greenhouse', map: {}, intervalMinutes: 360, undatedDays: 60, isFull: true },
      updatedAt: AT,
    },
  });
});

const runs = (path: string) => (path.endsWith('/runs') ? pageOf([RUN]) : pageOf([ROW]));
testLooks('the list', open, own(<OwnFeedsPage />), runs);
testLooks('a feed', open, own(<FeedView feed={FEED} />), runs);
testLooks('a new feed', open, own(<FeedView />));
testLooks('a run', open, own(<RunView feedId={4} report={REPORT} />));
