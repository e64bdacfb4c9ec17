import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../consent/stage.tsx';
import { FeedForm } from '../imports/feed-form.tsx';
import { FeedView } from '../imports/import.page.tsx';
import ImportsPage from '../imports/imports.page.tsx';
import { RunView } from '../imports/run.page.tsx';
import type { Feed, ImportReport, ImportRun, Organization, OrganizationRow } from '../queries.ts';
import { OrganizationView } from './organization.page.tsx';
import OrganizationsPage from './organizations.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const PAGES = ['admin', 'admin-organizations', 'admin-organization', 'admin-imports', 'admin-import', 'admin-import-run', 'admin-user', 'admin-audit', 'employerdetail']; // biome-ignore format: a list
const LONG = 'Northern Association of Shipyards, Harbour Works, Rope Makers and Everything Else That Floats';
const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';

const ORGANIZATION: Organization = {
  id: 7, name: LONG, segment: '7-northern', state: 'suspended', suspension: { reason: 'Asks applicants for money.', at: AT }, country: 'NO',
  link: 'https://northern.example', logo: null, sectors: ['consulting'], source: 'harbour-board', externalId: 'hb-7', parent: { id: 5, name: 'Group' },
  tree: { id: 5, name: 'Group', state: 'active', children: [{ id: 7, name: LONG, state: 'suspended', children: [{ id: 9, name: 'Child', state: 'pending', children: [] }] }] },
  postings: 12_345, openPostings: 40, followers: 3, articles: 2, administrators: 1, children: 1, sources: ['harbour-board'],
  people: [{ userId: ID, name: 'Eva Lind', email: 'eva@northern.example' }], merged: [{ id: 3, name: 'Northern Old' }], createdAt: AT, updatedAt: AT,
}; // biome-ignore format: a row
const ROW: OrganizationRow = {
  id: 7, name: LONG, state: 'pending', country: 'NO', source: 'fairway', parent: { id: 5, name: 'Group' }, openPostings: 40, followers: 3, createdAt: AT, updatedAt: AT,
}; // biome-ignore format: a row
const RUN: ImportRun = {
  id: ID, state: 'cut_off', startedAt: AT, finishedAt: AT, error: null, read: 12_345, created: 3, changed: 2, unchanged: 1, withdrawn: 0, faulty: 4,
}; // biome-ignore format: a row
const FEED: Feed = {
  id: 4, source: 'harbour-board', url: 'https://harbour-board.example/a/very/long/address/of/a/feed/that/goes/on/and/on.xml', format: 'csv', company: null,
  map: { title: 'Job' }, intervalMinutes: 360, undatedDays: 60, isFull: true, newCompanies: 'pending', state: 'failing', enabled: true, nextRunAt: AT,
  isWaiting: false, openPostings: 214, updatedAt: AT, held: { count: 118, of: 205, at: AT },
  logoFaults: { count: 21, rows: [{ organizationId: 7, name: 'Lindvik & Co', address: 'https://cdn.lindvik.example/logo.svg', why: 'active', since: AT }] },
}; // biome-ignore format: a row
const RUNS: ImportRun[] = [RUN, { ...RUN, id: `${ID.slice(0, -1)}2`, state: 'failed', error: 'harbour-board.example answered 404.' }];
const REPORT: ImportReport = {
  ...RUN, source: 'harbour-board', format: 'xml', origin: FEED.url, encoding: 'utf-8', closed: 2, seconds: 4.2,
  broken: { code: 'cut_off', line: 9, detail: 'the feed ends inside a row' }, notWithdrawn: 'the feed was not read to its end',
  faults: [{ line: 1, row: 1234, code: 'no_title', detail: 'the posting has no title' }],
  unrecognised: [{ kind: 'employment type', values: [{ value: 'zero hours', count: 6 }] }],
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
const problem = (code: string, status = 409) =>
  Response.json(
    { type: '', title: code, status, code, requestId: 'r' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const button = (name: string, inside = '') =>
  [...document.querySelectorAll<HTMLElement>(`${inside} button`)].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )!;
const field = (label: string) =>
  document.getElementById(
    [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))?.htmlFor ?? '',
  ) as HTMLInputElement;
const pick = async (label: string, typed: string) => {
  await userEvent.fill(field(label), typed);
  await until(() => document.querySelector('[role="option"]') !== null);
  await userEvent.click(document.querySelector('[role="option"]')!);
};

describe('every part', () => {
  const PARTS = {
    organizations: [<OrganizationsPage key="1" />, () => pageOf([ROW, { ...ROW, id: 8, state: 'suspended', parent: null }])],
    organization: [<OrganizationView key="1" organization={ORGANIZATION} />, () => ({})],
    imports: [
      <ImportsPage key="1" />,
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
    await userEvent.click(button('Withdraw missing positions'));
    await until(() => button('Withdraw missing positions', 'dialog[open]') !== undefined);
    expect(sent.some(({ path }) => path.endsWith('/confirm'))).toBe(false);
    await userEvent.click(button('Withdraw missing positions', 'dialog[open]'));
    await until(() => sent.some(({ path, method }) => method === 'POST' && path.endsWith('/confirm')));
  });

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
});

describe('an organisation', () => {
  test('is approved from the list', async () => {
    await open(<OrganizationsPage />, (_path, method) => (method === 'GET' ? pageOf([ROW]) : { ...ORGANIZATION, state: 'active' }));
    await until(() => button(`Approve ${LONG}`) !== undefined);
    await userEvent.click(button(`Approve ${LONG}`));
    await until(() => sent.some(({ method }) => method === 'PUT'));
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/admin/organizations/7/state',
      body: { state: 'active' },
    });
  });

  test('keeps its filters in the address, also the parent that came with a link', async () => {
    await open(<OrganizationsPage />, () => pageOf([ROW]), '/en/admin/organizations?parent=5&state=nonsense&place=child&country=XX');
    await until(() => text().includes(LONG));
    expect(sent[0]?.path).toBe('/api/v1/admin/organizations?place=child&parent=5&sort=name&page=1&pageSize=25');
    expect(field('Part of')).toBeTruthy();
  });

  test('is suspended with a reason, and not without', async () => {
    await open(<OrganizationView organization={{ ...ORGANIZATION, state: 'active', suspension: null }} />, () => ORGANIZATION);
    await userEvent.click(button('Suspend'));
    await until(() => document.querySelector('dialog[open]') !== null);
    expect((button('Suspend', 'dialog') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('Reason'), 'Asks for money.');
    await userEvent.click(button('Suspend', 'dialog'));
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { state: 'suspended', reason: 'Asks for money.' } });
  });

  test('is not put below itself, and it is said why', async () => {
    await open(<OrganizationView organization={{ ...ORGANIZATION, parent: null }} />, (_path, method) =>
      method === 'GET' ? pageOf([{ ...ROW, id: 9, name: 'Child' }, ROW]) : problem('companies.parent_cycle'),
    );
    await pick('Part of', 'chi');
    await userEvent.click(button('Save', '#tree'));
    await until(() => text().includes('This organisation is below the one you edit.'));
    expect(sent.at(-1)).toMatchObject({ path: '/api/v1/admin/organizations/7/parent', body: { parentId: 9 } });
  });

  test('is merged after it was said what moves', async () => {
    const moved = { source: { id: 7, name: 'Works' }, target: { id: 9, name: 'Group' }, postings: 12, openPostings: 4, followers: 1, articles: 0, administrators: 0, children: 2, sources: ['harbour-board'] }; // biome-ignore format: a row
    const addresses = await open(<OrganizationView organization={ORGANIZATION} />, (path, method) => {
      if (method === 'POST') return { ...ORGANIZATION, id: 9 };
      return path.endsWith('/merge') ? moved : pageOf([{ ...ROW, id: 9, name: 'Group' }]);
    });
    await pick('Merge into', 'gro');
    await userEvent.click(button('See what moves'));
    await until(() => text().includes('12 jobs, 4 open'));
    expect(text()).toContain('The address of Works leads to Group.');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(button('Merge', 'dialog'));
    await until(() => addresses.at(-1) === '/en/admin/organizations/9');
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/v1/admin/organizations/7/merge', body: { into: 9 } });
  });
});

describe('a feed', () => {
  test('says at its field what is wrong with an address, and reads columns line by line', async () => {
    await open(<FeedForm feed={FEED} />, () => problem('imports.internal_address', 422));
    await userEvent.fill(field('Columns'), 'title=Job\nnonsense');
    await until(() => text().includes('Write one field=column a line.'));
    await userEvent.click(button('Save'));
    expect(sent).toEqual([]);
    await userEvent.fill(field('Columns'), 'title=Job\ncompany=Agency');
    await userEvent.fill(field('Address'), 'http://10.0.0.1/');
    await userEvent.click(button('Save'));
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
    await userEvent.click(button('Run now'));
    await until(() => text().includes('The feed is read as soon as a worker is free'));
    await userEvent.click(button('Pause'));
    await until(() => sent.some(({ method }) => method === 'PUT'));
    await userEvent.click(button('Delete'));
    await until(() => text().includes('Delete this feed?'));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(button('Delete', 'dialog'));
    await until(() => addresses.at(-1) === '/en/admin/imports');
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/v1/admin/imports/4/run',
      'PUT /api/v1/admin/imports/4/state',
      'DELETE /api/v1/admin/imports/4',
    ]);
  });
});
