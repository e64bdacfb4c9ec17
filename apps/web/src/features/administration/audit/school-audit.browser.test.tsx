import { SCHOOL_AUDIT_ACTIONS } from '@fairway/rules/school-audit';
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { stage } from '../../../testing/stage.tsx';
import SchoolAuditPage from './school-audit.page.tsx';

const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: true, duties: [...STAFF_DUTIES] };
const HANA = '019aa000-0000-7000-8000-000000000001';
const line = (at: number, action: string, more: object) => ({
  id: `019aa000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
  at: '2026-11-20T09:30:00Z',
  by: 'person',
  actor: { id: HANA, name: 'Hana Åberg' },
  action,
  subject: 'user:019aa000-0000-7000-8000-000000000002',
  subjectName: 'Ada With A Name That Is Longer Than Anybody Thinks A Name Could Ever Be',
  detail: {},
  ...more,
});
const ROWS = [
  line(1, 'connection.approve', {}),
  line(2, 'school.edited', {
    by: 'platform',
    actor: null,
    subject: 'school:12',
    subjectName: 'Nordic School',
    detail: { changed: 'name' },
  }),
  line(3, 'connection.expire', { by: 'gone', actor: null, subjectName: null }),
  line(4, 'older.action', {}),
];
let asked: URL[] = [];
const open = (look: { scheme?: 'light' | 'dark'; administered?: boolean; rows?: object[]; lines?: () => Response } = {}) => {
  asked = [];
  return stage(
    <ConsoleSchoolContext value={{ ...SCHOOL, administered: look.administered ?? true }}>
      <SchoolAuditPage />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff/audit?school=12',
      pages: ['staff', 'staff-audit'],
      scheme: look.scheme ?? 'light',
      reply: (request) => {
        const url = new URL(request.url);
        if (url.pathname.endsWith('/audit')) asked.push(url);
        if (url.pathname.endsWith('/staff')) return Response.json({ rows: [], total: 0, hasMore: false });
        const rows = look.rows ?? ROWS;
        return look.lines?.() ?? Response.json({ rows, total: rows.length, hasMore: false });
      },
    },
  );
};
afterEach(unmount);
const text = () => document.body.textContent ?? '';

describe('the audit log of a school', { timeout: 60_000 }, () => {
  test('says in words what was done, by whom and to what', async () => {
    await page.viewport(1280, 800);
    await open();
    await until(() => text().includes('Verification approved'));
    for (const words of ['School edited by the platform', 'The platform', 'Somebody who left', 'older.action', 'changed: name'])
      expect(text()).toContain(words);
    const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`/en/staff/audit?school=12&actor=${HANA}`);
    expect(links).toContain('/en/staff/audit?school=12&subject=school%3A12');
  });

  test('has words for every action', async () => {
    await page.viewport(1280, 800);
    await open({ rows: SCHOOL_AUDIT_ACTIONS.map((action, at) => line(at, action, {})) });
    await until(() => document.querySelectorAll('tbody tr').length === SCHOOL_AUDIT_ACTIONS.length);
    for (const action of SCHOOL_AUDIT_ACTIONS) expect(text()).not.toContain(action);
    expect(text()).not.toContain('school-audit.');
  });

  test('is asked for by nobody but administrators', async () => {
    await open({ administered: false });
    await until(() => text().includes('Only administrators of this school'));
    expect(asked).toEqual([]);
  });

  test('says that nothing was done, and that it could not be loaded', async () => {
    await open({ rows: [] });
    await until(() => text().includes('Nothing was done yet'));
    unmount();
    await open({ lines: () => Response.json({ code: 'internal', status: 500 }, { status: 500 }) });
    await until(() => document.querySelector('[role=alert], button') !== null && /could not|try again/i.test(text()));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme });
    await until(() => text().includes('Verification approved'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
