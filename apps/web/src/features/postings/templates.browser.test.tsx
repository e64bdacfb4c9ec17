// Templates of postings: one begins from them, renames and removes them, and keeps a posting as one.
import { EMPTY_POSTING } from '@fairway/rules/posting-content';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import PostingPage from './posting.page.tsx';
import PostingsPage from './postings.page.tsx';

const ORGANIZATION = {
  ...{ organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const, role: 'Recruiter' as const },
};
const ID = '018f0000-0000-7000-8000-000000000001';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
const BASE = '/api/v1/employer/organizations/7';
const AT = '2026-11-24T10:00:00Z';
const template = (id: string, name: string) => ({ id, name, title: 'Trainee', changedAt: AT, changedBy: 'Otto Roth' });
const TEMPLATES = [template('t1', 'Trainees'), template('t2', LONG)];
const POSTING = {
  ...{ id: ID, state: 'draft', edition: 3, content: { ...EMPTY_POSTING, title: 'Trainee' }, publishAt: null, publishedAt: null },
  ...{ changedAt: AT, changedBy: 'Otto Roth', segment: null },
};

beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
const sent = (method: string) => calls.filter((call) => call.method === method && call.path.includes('template'));

async function open(
  element: ReactNode,
  address: string,
  { scheme = 'light' as 'light' | 'dark', templates = TEMPLATES, taken = false } = {},
) {
  calls = [];
  await stage(<ConsoleOrganizationContext value={ORGANIZATION}>{element}</ConsoleOrganizationContext>, {
    ...{ address, scheme, pages: ['employer-postings', 'employer-posting', 'jobdetail'] },
    reply: async (request) => {
      const { pathname: path } = new URL(request.url);
      const typed = await request.clone().text();
      const body = typed ? JSON.parse(typed) : undefined;
      calls.push({ method: request.method, path, body });
      if (path === `${BASE}/posting-templates` && request.method === 'POST' && taken && !body.replaces)
        return Response.json(
          { code: 'postings.template_name', status: 409 },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        );
      if (path.startsWith(`${BASE}/posting-templates/`)) return Response.json({ templates: [TEMPLATES[1]] });
      if (path === `${BASE}/posting-templates`) return Response.json({ templates });
      if (path === `${BASE}/postings` && request.method === 'GET')
        return Response.json({ rows: [], page: 1, pageSize: 25, total: 0, totalIsExact: true });
      return Response.json(POSTING);
    },
  });
}
const list = '/en/employer/postings?organization=7';
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('templates', { timeout: 60_000 }, () => {
  test('begin a posting', async () => {
    await open(<PostingsPage />, list);
    await button('From a template').click();
    await button('Begin from Trainees').click();
    await until(() => calls.some(({ method, path }) => method === 'POST' && path === `${BASE}/postings`));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ copyOf: null, template: 't1' });
  });

  test.each(['light', 'dark'] as const)('are renamed, and removed after a question, in %s and narrow', async (scheme) => {
    await page.viewport(360, 740);
    await open(<PostingsPage />, list, { scheme });
    await button('From a template').click();
    await expect.element(button('Begin from Trainees')).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await button('Rename Trainees').click();
    await page.getByLabelText('Name').fill('Interns');
    await button('Rename').last().click();
    await until(() => sent('PUT').length === 1);
    expect(sent('PUT')[0]).toMatchObject({ path: `${BASE}/posting-templates/t1`, body: { name: 'Interns' } });
    await button(`Remove ${LONG}`).click();
    expect(sent('DELETE')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await until(() => sent('DELETE').length === 1);
  });

  test('are none at first, and that is said', async () => {
    await open(<PostingsPage />, list, { templates: [] });
    await button('From a template').click();
    await expect.element(page.getByText('No templates yet.', { exact: false })).toBeVisible();
  });

  test('of a name that is taken are replaced where one says so', async () => {
    await open(<PostingPage />, `/en/employer/postings/${ID}?organization=7`, { taken: true });
    await button('Keep as template').click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Trainee');
    await button('Keep').click();
    await page.getByLabelText('There is a template of this name. Replace it').click();
    expect(await violations()).toEqual([]);
    await button('Keep').click();
    await expect.element(page.getByText('The template “Trainee” is kept.')).toBeVisible();
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { postingId: ID, name: 'Trainee', replaces: false },
      { postingId: ID, name: 'Trainee', replaces: true },
    ]);
  });
});
