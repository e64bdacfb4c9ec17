import { unmount, until } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, consoleStage, field, pageOf, pick, press, testLooks, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { OrganizationView } from './organization.page.tsx';
import OrganizationsPage from './organizations.page.tsx';
import type { Organization, OrganizationRow } from './queries.ts';

const PAGES = ['admin', 'admin-organizations', 'admin-organization', 'admin-imports', 'admin-import', 'admin-import-run', 'admin-user', 'admin-audit', 'employerdetail']; // biome-ignore format: a list
const LONG = 'Northern Association of Shipyards, Harbour Works, Rope Makers and Everything Else That Floats';
const ID = '018f0000-0000-7000-8000-000000000001';
const AT = '2026-03-01T10:00:00.000Z';

const { open, sent } = consoleStage(PAGES);

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  localStorage.clear();
});

const ORGANIZATION: Organization = {
  id: 7, name: LONG, segment: '7-northern', state: 'suspended', suspension: { reason: 'Asks applicants for money.', at: AT }, country: 'NO',
  link: 'https://northern.example', logo: null, sectors: ['consulting'], source: 'harbour-board', externalId: 'hb-7', parent: { id: 5, name: 'Group' },
  tree: { id: 5, name: 'Group', state: 'active', children: [{ id: 7, name: LONG, state: 'suspended', children: [{ id: 9, name: 'Child', state: 'pending', children: [] }] }] },
  postings: 12_345, openPostings: 40, followers: 3, articles: 2, administrators: 1, children: 1, sources: ['harbour-board'],
  people: [{ userId: ID, name: 'Eva Lind', email: 'eva@northern.example' }], merged: [{ id: 3, name: 'Northern Old' }], size: '51-200', foundedYear: null, shownPeople: [{ name: LONG, role: { en: 'Lead' }, text: {} }], shownEdition: 2, createdAt: AT, updatedAt: AT,
}; // biome-ignore format: a row
const ROW: OrganizationRow = {
  id: 7, name: LONG, state: 'pending', country: 'NO', source: 'fairway', parent: { id: 5, name: 'Group' }, openPostings: 40, followers: 3, createdAt: AT, updatedAt: AT,
}; // biome-ignore format: a row
describe('every part', () => {
  const PARTS = {
    organizations: [<OrganizationsPage key="1" />, () => pageOf([ROW, { ...ROW, id: 8, state: 'suspended', parent: null }])],
    organization: [<OrganizationView key="1" organization={ORGANIZATION} />, () => ({})],
  } as const;

  for (const [name, [element, answer]] of Object.entries(PARTS)) testLooks(name, open, element, answer);
});

describe('what an organisation shows', () => {
  test('is sent whole, with people in their new order and the edition it began from', async () => {
    await open(<OrganizationView organization={ORGANIZATION} />, () => ({ ...ORGANIZATION, shownEdition: 3 }));
    await press('Add a person');
    await userEvent.fill(page.getByLabelText('Name').nth(1), 'Mara');
    await press('Move up');
    await userEvent.fill(field('Year founded')!, '19');
    await userEvent.click(page.getByRole('region', { name: 'Public page' }).getByRole('button', { name: 'Save' }));
    await until(() => text().includes('Give a year, such as 1998'));
    await userEvent.fill(field('Year founded')!, '1998');
    await userEvent.click(page.getByRole('region', { name: 'Public page' }).getByRole('button', { name: 'Save' }));
    await until(() => sent.some(({ method }) => method === 'PUT'));
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/v1/admin/organizations/7/shown',
      body: { size: '51-200', foundedYear: 1998, shownPeople: [{ name: 'Mara' }, { name: LONG, role: { en: 'Lead' } }], shownEdition: 2 },
    });
  });
});

describe('an organisation', () => {
  test('is approved from the list', async () => {
    await open(<OrganizationsPage />, (_path, method) => (method === 'GET' ? pageOf([ROW]) : { ...ORGANIZATION, state: 'active' }));
    await until(() => button(`Approve ${LONG}`) !== undefined);
    await press(`Approve ${LONG}`);
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
    expect(text()).toContain('Part of:');
  });

  test('is suspended with a reason, and not without', async () => {
    await open(<OrganizationView organization={{ ...ORGANIZATION, state: 'active', suspension: null }} />, () => ORGANIZATION);
    await press('Suspend');
    await until(() => document.querySelector('dialog[open]') !== null);
    expect((button('Suspend', 'dialog') as HTMLButtonElement).disabled).toBe(true);
    await userEvent.fill(field('Reason'), 'Asks for money.');
    await press('Suspend', 'dialog');
    await until(() => sent.length > 0);
    expect(sent[0]).toMatchObject({ method: 'PUT', body: { state: 'suspended', reason: 'Asks for money.' } });
  });

  test('is not put below itself, and it is said why', async () => {
    await open(<OrganizationView organization={{ ...ORGANIZATION, parent: null }} />, (_path, method) =>
      method === 'GET' ? pageOf([{ ...ROW, id: 9, name: 'Child' }, ROW]) : problem('companies.parent_cycle', 409),
    );
    await pick('Part of', 'chi');
    await press('Save', '#tree');
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
    await press('See what moves');
    await until(() => text().includes('12 jobs, 4 open'));
    expect(text()).toContain('The address of Works leads to Group.');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await press('Merge', 'dialog');
    await until(() => addresses.at(-1) === '/en/admin/organizations/9');
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({ path: '/api/v1/admin/organizations/7/merge', body: { into: 9 } });
  });
});
