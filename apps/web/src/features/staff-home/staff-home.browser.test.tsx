import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import StaffHomePage from './staff-home.page.tsx';

const SCHOOL = { schoolId: 12, name: 'Nordic School', logo: null, country: 'NO', administered: false, duties: [...STAFF_DUTIES] };
beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 800);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  requests: at % 5,
  decisions: at % 3,
}));
const home = (waiting: number) => ({
  items: [
    { item: 'waiting', count: waiting, oldestAt: waiting ? '2026-11-02T09:00:00Z' : null },
    { item: 'cvReviews', count: waiting, oldestAt: null },
    { item: 'typedPrograms', count: 0, oldestAt: null },
  ],
  days,
  medianDecisionMinutes: waiting ? 2160 : null,
});
type Look = { scheme?: 'light' | 'dark'; administered?: boolean; setup?: () => Response };
const steps = (signIn: 'optional' | 'missing') => ({
  isFinished: false,
  steps: [
    { item: 'logo', state: 'done' },
    { item: 'domain', state: 'missing' },
    { item: 'signIn', state: signIn },
    { item: 'student', state: 'missing' },
  ],
});
const open = (reply: () => Response, { scheme = 'light', administered = false, setup }: Look = {}) =>
  stage(
    <ConsoleSchoolContext value={{ ...SCHOOL, administered }}>
      <StaffHomePage />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff?school=12',
      pages: ['staff', 'staff-verifications', 'staff-cv-reviews', ...(administered ? ['staff-settings-section'] : [])],
      scheme,
      reply: (request) =>
        new URL(request.url).pathname.endsWith('/setup') ? (setup ?? (() => Response.json(steps('optional'))))() : reply(),
    },
  );
const text = () => document.body.textContent ?? '';

describe('the first page of career services', { timeout: 60_000 }, () => {
  test('leads to what waits with the filter set, and nowhere where there is no page yet', async () => {
    await open(() => Response.json(home(1200)));
    await until(() => text().includes('requests to decide'));
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/en/staff/verifications?school=12&status=waiting',
      '/en/staff/cv-reviews?school=12&states=waiting&states=inReview',
    ]);
    expect(text()).toContain('Half of the decisions came within 36 hours.');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(30);
  });

  test('says that nothing waits, and what failed', async () => {
    await open(() => Response.json(home(0)));
    await until(() => text().includes('Nothing waits'));
    expect(text()).toContain('No decisions yet.');
    unmount();
    await open(() => Response.json({ code: 'internal', status: 500 }, { status: 500 }));
    await until(() => text().includes('This could not be loaded'));
  });

  test('shows administrators what is missing with the way to it, and folds it for good', async () => {
    localStorage.clear();
    const look = { administered: true, setup: () => Response.json(steps('missing')) };
    await open(() => Response.json(home(0)), look);
    await until(() => text().includes('1 of 4 steps taken'));
    const links = [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/en/staff/settings/domains?school=12',
      '/en/staff/settings/sign-in?school=12',
      '/en/staff/verifications?school=12',
      // Done, so behind what is not, and without its words.
      '/en/staff/settings/profile?school=12',
    ]);
    expect(text()).not.toContain('Students recognize your pages');
    await page.getByRole('button', { name: 'Fold' }).click();
    await until(() => document.querySelector('ol')?.hidden === true);
    unmount();
    await open(() => Response.json(home(0)), look);
    await until(() => document.querySelector('ol')?.hidden === true);
    await page.getByRole('button', { name: 'Show the steps' }).click();
    await until(() => document.querySelector('ol')?.hidden === false);
  });

  test('leaves what is optional out of the count', async () => {
    await open(() => Response.json(home(0)), { administered: true });
    await until(() => text().includes('1 of 3 steps taken'));
    expect(text()).toContain('Optional');
  });

  test('has no steps for other staff, nor once all were taken', async () => {
    let asked = 0;
    const setup = () => {
      asked += 1;
      return Response.json({ isFinished: true, steps: [] });
    };
    await open(() => Response.json(home(0)), { setup });
    await until(() => text().includes('Nothing waits'));
    expect(asked).toBe(0);
    unmount();
    await open(() => Response.json(home(0)), { setup, administered: true });
    await until(() => asked > 0 && text().includes('Nothing waits'));
    expect(text()).not.toContain('Set up your school');
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(() => Response.json(home(3)), { scheme, administered: true });
    await until(() => text().includes('Set up your school'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
