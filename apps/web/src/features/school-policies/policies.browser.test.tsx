// The policies of a school in one place: what differs from the default first, in words, with where each is set.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { PoliciesView } from './components/policies-view.tsx';

const policy = (group: string, name: string, kind: string, value: unknown, standard: unknown) => ({ group, name, kind, value, standard });
const DIFFERENT = [
  policy('verification', 'academic_email_days', 'days', 365, null),
  policy('postings', 'countries', 'choice', 'decline', 'any'),
  policy('modules', 'jobsInChina', 'switch', false, true),
];
const STANDARD = [
  policy('verification', 'manual', 'switch', true, true),
  policy('reviews', 'offered', 'switch', false, false),
  policy('retention', 'notes', 'months', 24, 24),
  policy('gates', 'verifyApply', 'switch', true, true),
  policy('gates', 'somethingNewer', 'switch', true, true),
];
type Look = { policies?: object[]; administered?: boolean; scheme?: 'light' | 'dark'; isOwn?: boolean; read?: () => Response };
let asked = 0;
function open({ policies = [...DIFFERENT, ...STANDARD], administered = true, scheme = 'light', isOwn = true, read }: Look = {}) {
  asked = 0;
  return stage(
    <ConsoleSchoolContext value={{ schoolId: 7, name: 'Nordic', logo: null, country: 'NO', administered, duties: [...STAFF_DUTIES] }}>
      <PoliciesView />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff/settings/policies?school=7',
      pages: ['staff', 'staff-settings-section', 'staff-cv-reviews', 'staff-outcomes', 'staff-posting-rules'],
      scheme,
      reply: () => {
        asked += 1;
        return read?.() ?? Response.json({ policies, tenant: { name: 'Nordic Careers', isOwn } });
      },
    },
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);
const text = () => document.body.textContent ?? '';
const part = (heading: string) => [...document.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === heading);

describe('the policies of a school', { timeout: 60_000 }, () => {
  test('show first what differs, with the default beside it', async () => {
    await open();
    await until(() => text().includes('3 policies differ from the default'));
    const different = part('3 policies differ from the default')?.textContent ?? '';
    for (const words of [
      'Academic email: a proof holds365 daysDefault: Without end',
      'Countries that are not listedDeclinedDefault: Not asked',
      'Jobs in ChinaOffDefault: On',
      'Set by the platform for your own site Nordic Careers',
    ])
      expect(different).toContain(words);
    const standard = part('5 policies as every school begins')?.textContent ?? '';
    for (const words of [
      'Approval by handOn',
      'CV reviewsOff',
      'Notes on former students24 months',
      'Applying needs verificationOn',
      'somethingNewer',
    ])
      expect(standard).toContain(words);
    expect(standard).not.toContain('Default:');
  });

  test('lead to where each is set', async () => {
    await open({ isOwn: false });
    await until(() => text().includes('differ from the default'));
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/en/staff/settings/verification?school=7',
      '/en/staff/postings/rules?school=7',
      '/en/staff/settings/verification?school=7',
      '/en/staff/cv-reviews?school=7',
      '/en/staff/settings/retention?school=7',
    ]);
    expect(text()).toContain('Set by the platform for Nordic Careers, which your students use');
  });

  test('say that nothing differs', async () => {
    await open({ policies: STANDARD });
    await until(() => text().includes('Everything is as every school begins.'));
  });

  test('are asked for by nobody but administrators, and say when they fail', async () => {
    await open({ administered: false });
    await until(() => text().includes('Only administrators of this school'));
    expect(asked).toBe(0);
    unmount();
    await open({ read: () => problem('internal', 500) });
    await until(() => text().includes('Try again'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme });
    await until(() => text().includes('differ from the default'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
