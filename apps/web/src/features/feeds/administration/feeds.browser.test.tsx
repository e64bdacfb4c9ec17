import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, pageOf, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { FeedForm } from './feed-form.tsx';
import { FeedView } from './feed-view.tsx';
import FeedsPage from './feeds.page.tsx';
import type { Feed, FeedReport, FeedRun } from './queries.ts';
import { RunView } from './run-view.tsx';

const PAGES = ['admin', 'admin-organizations', 'admin-organization', 'admin-imports', 'admin-import', 'admin-import-run', 'admin-user', 'admin-audit', 'employerdetail']; // biome-ignore format: a list
const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';

const { open, sent } = consoleStage(PAGES);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const RUN: FeedRun = {
  id: ID, state: 'cut_off', startedAt: AT, finishedAt: AT, error: null, read: 12_345, created: 3, changed: 2, unchanged: 1, withdrawn: 0, faulty: 4,
}; // biome-ignore format: a row
const FEED: Feed = {
  id: 4, source: 'harbour-board', label: '', organization: null, isStopped: false, url: 'https://harbour-board.example/a/very/long/address/of/a/feed/that/goes/on/and/on.xml', format: 'csv', company: null,
  map: { title: 'Job' }, intervalMinutes: 360, undatedDays: 60, isFull: true, newCompanies: 'pending', state: 'failing', enabled: true, nextRunAt: AT,
  isWaiting: false, openPostings: 214, updatedAt: AT, held: { count: 118, of: 205, at: AT },
  logoFaults: { count: 21, rows: [{ organizationId: 7, name: 'Lindvik & Co', address: 'https://cdn.lindvik.example/logo.svg', why: 'active', since: AT }] },
}; // biome-ignore format: a row
const RUNS: FeedRun[] = [RUN, { ...RUN, id: `${ID.slice(0, -1)}2`, state: 'failed', error: 'harbour-board.example answered 404.' }];
const REPORT: FeedReport = {
  ...RUN, source: 'harbour-board', label: '', format: 'xml', origin: FEED.url, encoding: 'utf-8', closed: 2, seconds: 4.2,
  broken: { code: 'cut_off', line: 9, detail: 'the feed ends inside a row' }, notWithdrawn: 'the feed was not read to its end',
  faults: [{ line: 1, row: 1234, code: 'no_title', detail: 'the posting has no title' }],
  unrecognised: [{ kind: 'employment type', values: [{ value: 'zero hours', count: 6 }] }],
}; // biome-ignore format: a row
describe('every part', () => {
  const PARTS = {
    imports: [
      <FeedsPage key="1" />,
      () =>
        pageOf([
          { ...FEED, lastRun: { ...RUN, state: 'failed', error: 'harbour-board.example answered 404.' } },
          { ...FEED, id: 5, lastRun: null, nextRunAt: null, state: 'paused' },
        ]),
    ],
    import: [<FeedView key="1" feed={FEED} />, () => pageOf(RUNS)],
    new: [<FeedView key="1" />, () => ({})],
    run: [<RunView key="1" feedId={4} report={REPORT} />, () => ({})],
  } as const;
  test('a failing feed says why in the list, and a held one what waits', async () => {
    await open(...PARTS.imports);
    await until(() => text().includes('harbour-board.example answered 404.'));
    expect(text()).toContain('Held: 118 of 205 open positions would be withdrawn');
  });

  test('a feed says which logos could not be fetched, and why', async () => {
    await open(<FeedView feed={FEED} />, () => pageOf(RUNS));
    await until(() => text().includes('21 logos could not be fetched'));
    expect(text()).toContain('https://cdn.lindvik.example/logo.svg');
    expect(text()).toContain('The SVG contains a script or loads something. Since');
  });

  test('what a run held back is withdrawn only after a question', async () => {
    await open(<FeedView feed={FEED} />, (path) => (path.endsWith('/confirm') ? { ...FEED, held: null } : pageOf(RUNS)));
    await until(() => button('Withdraw missing positions') !== undefined);
    expect(text()).toContain('The last run would withdraw 118 of 205 open positions');
    await press('Withdraw missing positions');
    await until(() => button('Withdraw missing positions', 'dialog[open]') !== undefined);
    expect(sent.some(({ path }) => path.endsWith('/confirm'))).toBe(false);
    await press('Withdraw missing positions', 'dialog[open]');
    await until(() => sent.some(({ path, method }) => method === 'POST' && path.endsWith('/confirm')));
  });

  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);
});

describe('a feed', () => {
  test('says at its field what is wrong with an address, and reads columns line by line', async () => {
    await open(<FeedForm feed={FEED} />, () => problem('imports.internal_address', 422));
    await userEvent.fill(field('Columns'), 'title=Job\nnonsense');
    await until(() => text().includes('Write one field=column a line.'));
    await press('Save');
    expect(sent).toEqual([]);
    await userEvent.fill(field('Columns'), 'title=Job\ncompany=Agency');
    await userEvent.fill(field('Address'), 'http://10.0.0.1/');
    await press('Save');
    await until(() => text().includes('This address is inside a private network.'));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      body: { url: 'http://10.0.0.1/', map: { title: 'Job', company: 'Agency' }, newCompanies: 'pending', updatedAt: AT },
    });
  });

  test('is run, paused, and deleted after a question', async () => {
    const addresses = await open(<FeedView feed={FEED} />, (path, method) => {
      if (path.endsWith('/runs')) return pageOf(RUNS);
      return method === 'DELETE' ? new Response(null, { status: 204 }) : { ...FEED, isWaiting: true };
    });
    // When it runs next and what it has are two things.
    await until(() => /Next run: [^·]+ · Open jobs of this feed:/.test(text()));
    await press('Run now');
    await until(() => text().includes('The feed is read as soon as a worker is free'));
    await press('Pause');
    await until(() => sent.some(({ method }) => method === 'PUT'));
    await press('Delete');
    await until(() => text().includes('Delete this feed?'));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Delete', 'dialog');
    await until(() => addresses.at(-1) === '/en/admin/imports');
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/admin/imports/4/run',
      'PUT /api/v1/admin/imports/4/state',
      'DELETE /api/v1/admin/imports/4',
    ]);
  });
});
