import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { stage } from '../../testing/stage.tsx';
import { MyWidgets } from './components/my-widgets.tsx';
import StaffWidgetsPage from './staff/widgets.page.tsx';

const AT = '2026-11-18T10:00:00Z';
const kept = (id: string, title: string, more: object = {}) => ({
  id,
  kind: 'text',
  titles: { en: title, de: `${title} (de)` },
  texts: {},
  link: null,
  image: null,
  active: true,
  updatedAt: AT,
  ...more,
});
const LIST = [kept('w1', 'Drop in'), kept('w2', 'Alumni'.repeat(20), { kind: 'link', link: '/jobs', active: false }), kept('w3', 'Fair')];
const seen = (id: string, more: object) => ({
  id,
  schoolId: 3,
  kind: 'link',
  title: 'Drop in',
  text: 'Every Monday.',
  link: null,
  image: null,
  order: 1,
  active: true,
  fellBack: {},
  ...more,
});
const SCHOOL = { schoolId: 3, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
const schemes = [
  ['light', 1280],
  ['dark', 360],
] as const;
let calls: { method: string; path: string; body: unknown }[] = [];
let asked: string[] = [];
const reply = (list: unknown[]) => async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET') {
    asked.push(request.url.slice(request.url.indexOf('?')));
    const rows = list.map((row, at) => ({ place: at + 1, ...(row as object) }));
    return Response.json({ widgets: list, rows, page: 1, pageSize: 50, total: rows.length, totalIsExact: true });
  }
  calls.push({ method: request.method, path: pathname, body: await request.json().catch(() => null) });
  return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(LIST[0]);
};
const text = () => document.body.textContent ?? '';
const open = (list: unknown[] = LIST, scheme: 'light' | 'dark' = 'light', search = '') =>
  stage(
    <ConsoleSchoolContext value={SCHOOL}>
      <StaffWidgetsPage />
    </ConsoleSchoolContext>,
    { scheme, address: `/en/staff/widgets${search}`, pages: ['staff', 'staff-widgets'], reply: reply(list) },
  );

beforeEach(async () => {
  calls = [];
  asked = [];
  await page.viewport(1280, 800);
});
afterEach(unmount);

describe('keeping widgets', () => {
  test.each(schemes)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await open([], scheme);
    await until(() => text().includes('No widgets yet'));
    expect(await violations()).toEqual([]);
    await open(LIST, scheme);
    await until(() => text().includes('Drop in'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    await page.getByRole('button', { name: 'Edit Drop in' }).click();
    await until(() => document.querySelector('[role=tablist]') !== null);
    expect(await violations()).toEqual([]);
  });

  test('moves them by the keyboard and says where they are', async () => {
    await open();
    await until(() => text().includes('Drop in'));
    page.getByRole('button', { name: 'Move Drop in down' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({ method: 'PUT', path: '/api/v1/staff/schools/3/widgets/order', body: { ids: ['w2', 'w1', 'w3'] } });
    expect(text()).toContain('Drop in is now number 2.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Drop in down');
  });

  test('moves them by the mouse', async () => {
    await open();
    await until(() => text().includes('Drop in'));
    const row = (name: string) => page.getByRole('rowheader', { name, exact: true });
    await row('Fair').dropTo(row('Drop in'));
    await until(() => calls.length === 1);
    expect(calls[0]?.body).toEqual({ ids: ['w3', 'w1', 'w2'] });
    expect(text()).toContain('Fair is now number 1.');
  });

  test.each(['?sort=title', '?q=drop', '?state=shown', '?sort=-place'])(
    'moves none where not all are shown in their order: %s',
    async (search) => {
      await open(LIST, 'light', search);
      await until(() => text().includes('Drop in'));
      expect(text()).not.toContain('use the arrow buttons');
      expect(document.querySelectorAll('[data-move], [draggable="true"]')).toHaveLength(0);
      const file = document.querySelector('a[download]')?.getAttribute('href');
      expect(file).toMatch(/^\/api\/v1\/staff\/schools\/3\/widgets\/export\.csv\?/);
      for (const given of [asked[0] ?? '', file ?? ''])
        expect(new URLSearchParams(given.slice(given.indexOf('?'))).get('locale')).toBe('en');
      expect(await violations()).toEqual([]);
    },
  );

  test('says where nothing matches, and where the list could not be loaded', async () => {
    await open([], 'dark', '?kind=picture');
    await until(() => document.querySelector('a[href="/en/staff/widgets"]') !== null);
    expect(text()).not.toContain('No widgets yet');
    expect(await violations()).toEqual([]);
    const failing = () => Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
    await stage(
      <ConsoleSchoolContext value={SCHOOL}>
        <StaffWidgetsPage />
      </ConsoleSchoolContext>,
      { address: '/en/staff/widgets', pages: ['staff', 'staff-widgets'], reply: failing },
    );
    await until(() => document.querySelector('[role=alert] button') !== null, 8000);
    expect(await violations()).toEqual([]);
  });

  test('switches, deletes and undoes', async () => {
    await open();
    await until(() => text().includes('Drop in'));
    await page.getByRole('checkbox', { name: 'Show Fair' }).click({ force: true });
    await until(() => calls.length === 1);
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/v1/staff/schools/3/widgets/w3', body: { active: false } });
    await page.getByRole('button', { name: 'Delete Fair' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => calls.length === 3);
    expect(calls.slice(1).map(({ method, path }) => `${method} ${path.slice(-10)}`)).toEqual(['DELETE widgets/w3', 'POST w3/restore']);
  });

  test('adds one, a tab a language, and refuses a link that leads nowhere', async () => {
    await open([]);
    await until(() => text().includes('No widgets yet'));
    await page.getByRole('button', { name: 'Add a widget' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('New');
    await page.getByRole('tab', { name: 'Deutsch' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Neu');
    await page.getByRole('textbox', { name: 'Link' }).fill('javascript:x');
    await until(() => text().includes('begins with https'));
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Link' }).fill('/jobs');
    await page.getByRole('button', { name: 'Save' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]?.body).toEqual({ kind: 'text', titles: { en: 'New', de: 'Neu' }, texts: {}, active: true, link: '/jobs' });
  });
});

describe('my widgets', () => {
  test.each(schemes)('lead where they say, in the language they are in: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const list = [
      seen('w1', { link: '/jobs', fellBack: { title: 'de' } }),
      seen('w2', { title: 'x'.repeat(80), link: 'https://a.example' }),
      seen('w3', { text: '' }),
    ];
    await stage(
      <div>
        <h1>My page</h1>
        <MyWidgets />
      </div>,
      { scheme, reply: reply(list) },
    );
    await until(() => text().includes('News and links'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(document.querySelector('h3[lang=de] a')?.getAttribute('href')).toBe('/en/jobs');
    expect(document.querySelector('a[target=_blank]')?.getAttribute('rel')).toContain('noopener');
  });

  test('are nothing where there are none', async () => {
    await stage(<MyWidgets />, { reply: reply([]) });
    expect(text()).not.toContain('News and links');
  });
});
