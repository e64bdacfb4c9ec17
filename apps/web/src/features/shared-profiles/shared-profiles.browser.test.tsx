// People who share, in the console: the list, one of them while it waits, is shared and ends, and what nobody sees any more then.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import { READING } from '../resume/reading.fixture.ts';
import type { SharedProfile, SharedProfileRow } from './queries.ts';
import SharedPersonPage from './shared-person.page.tsx';
import SharedProfilesPage from './shared-profiles.page.tsx';

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const ID = '018f0000-0000-7000-8000-000000000001';
const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
const row = (over: Partial<SharedProfileRow> = {}): SharedProfileRow => ({
  ...{ userId: ID, name: 'Ada Berg', state: 'shared', since: '2026-11-01T10:00:00Z', until: '2027-01-30T10:00:00Z' },
  ...over,
});
const PROFILE = {
  ...{ userId: ID, firstName: 'Ada', lastName: 'Berg', avatar: null, pronoun: { type: null, value: null }, country: 'NO', city: 'Oslo' },
  ...{ linkedin: null, github: null, email: 'ada@nordic.example', phoneNumber: null, summary: null, languages: [], studyPrograms: [] },
  ...{ workAuthorizations: [], skills: [], workExperiences: [], memberships: [], links: [] },
} as unknown as NonNullable<SharedProfile['profile']>;
const person = (over: Partial<SharedProfile> = {}): SharedProfile => ({
  ...row(),
  ...{ avatar: null, profile: PROFILE, cv: { name: 'Ada.pdf', sizeBytes: 12_000, isPdf: false } },
  applications: [{ id: ID, title: 'Trainee, heat from the sea', sentAt: '2026-11-02T10:00:00Z' }],
  ...over,
});
const ENDED = { state: 'ended', until: null, profile: null, cv: null } as const;

beforeEach(() => {
  silenceSockets();
  return page.viewport(1440, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

type Given = {
  rows?: SharedProfileRow[];
  one?: SharedProfile;
  /** When the person has stopped sharing. */
  endsAt?: number;
  role?: 'Recruiter' | 'Representative';
  scheme?: 'light' | 'dark';
  fails?: boolean;
};

async function open(
  address: string,
  { rows = [row()], one = person(), endsAt = Number.POSITIVE_INFINITY, role = 'Recruiter', scheme = 'light', fails }: Given = {},
) {
  const calls: string[] = [];
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      {address.includes(ID) ? <SharedPersonPage /> : <SharedProfilesPage />}
    </ConsoleOrganizationContext>,
    {
      address: `/en/employer${address}`,
      pages: ['employer-shared', 'employer-shared-person', 'employer-applicant'],
      scheme,
      reply: (request) => {
        const path = new URL(request.url).pathname.replace(/.*\/shared/, '');
        if (request.method === 'POST') {
          calls.push(path);
          return Response.json({ url: '/files/ada.pdf?s=1', expiresAt: '2026-11-24T10:05:00Z' });
        }
        if (path.endsWith('/cv-reading')) return Response.json({ ...READING, nationalities: [] });
        if (fails) return Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
        if (path === '') return Response.json({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });
        return Response.json(Date.now() < endsAt ? one : person(ENDED));
      },
    },
  );
  return calls;
}
const text = () => document.body.textContent ?? '';
const schemes = [
  ['light', 1440],
  ['dark', 360],
] as const;

describe('the list', { timeout: 60_000 }, () => {
  test.each(schemes)('has nothing that axe objects to, and fits with long names: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open('/shared', { scheme, rows: [row({ name: LONG }), row({ userId: ID.replace(/1$/, '2'), state: 'waiting' })] });
    await until(() => text().includes('Waiting'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('says that nobody shares yet, and what failed', async () => {
    await open('/shared', { rows: [] });
    await until(() => text().includes('Nobody shares a profile with you yet'));
    unmount();
    await open('/shared', { fails: true });
    await until(() => document.querySelector('[role="alert"], h1, h2') !== null && !text().includes('Ada Berg'));
  });

  test('is not for representatives', async () => {
    await open('/shared', { role: 'Representative' });
    await until(() => text() !== '' && !text().includes('Search by name'));
    expect(text()).not.toContain('Ada Berg');
  });
});

describe('a person', { timeout: 60_000 }, () => {
  test.each(schemes)('has nothing that axe objects to, shared, waiting and ended: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    for (const [one, words] of [
      [person({ name: LONG }), 'sees that you opened this'],
      [person({ ...ENDED, state: 'waiting', until: '2027-01-30T10:00:00Z' }), 'has not answered yet'],
      [person(ENDED), 'does not share the profile with you now'],
    ] as const) {
      await open(`/shared/${ID}`, { scheme, one });
      await until(() => text().includes(words));
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
      unmount();
    }
  });

  test('opens the CV and links to the applications', async () => {
    const calls = await open(`/shared/${ID}`);
    await until(() => text().includes('ada@nordic.example'));
    expect(document.querySelector<HTMLAnchorElement>(`a[href*="/employer/applicants/${ID}"]`)).not.toBeNull();
    await page.getByRole('button', { name: 'Open CV' }).click();
    await until(() => document.querySelector('a[download="Ada.pdf"]') !== null);
    expect(calls).toEqual([`/${ID}/cv`]);
  });

  test.each(schemes)('shows what a machine reads in the CV, once asked (shares.12): %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(`/shared/${ID}`, { scheme });
    await until(() => text().includes('Ada.pdf'));
    expect(text()).not.toContain('Nordic Energy');
    await page.getByRole('button', { name: 'What a machine reads' }).click();
    await until(() => text().includes('Not found by the program: title and dates'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('closes by itself with kind words at its end, and shows nothing of it any more', async () => {
    const endsAt = Date.now() + 4000;
    await open(`/shared/${ID}`, { one: person({ until: new Date(endsAt).toISOString() }), endsAt });
    await until(() => text().includes('ada@nordic.example'));
    await until(() => text().includes('This profile is closed'), 8000);
    expect(text()).toContain('Thank you for respecting that');
    expect(text()).not.toContain('ada@nordic.example');
    expect(text()).not.toContain('Ada.pdf');
  });
});
