// The pages about teams: who is let in, who asks, and what is proven; in both themes, wide and narrow.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import EmployerHomePage from './employer/home.page.tsx';
import TeamPage from './employer/team.page.tsx';

beforeEach(() => {
  silenceSockets();
  return page.viewport(1280, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const LONG = 'Maximiliane-Annegret von Hohenstein-Württemberg';
const member = (over: object = {}) => ({
  ...{ userId: 'u1', email: 'eva@lindvik.example', firstName: 'Eva', lastName: 'Lind', role: 'OrganizationAdmin', state: 'active' },
  ...{ grantedAt: '2026-01-01T10:00:00Z', isYou: true, isLastOwner: true },
  ...over,
});
const ROWS = [
  member(),
  member({ userId: 'u2', firstName: LONG, email: 'm@lindvik.example', role: 'Recruiter', isYou: false, isLastOwner: false }),
];
const JOINING = {
  requests: [
    {
      id: 'r1',
      firstName: 'Chen',
      lastName: 'Li',
      email: 'chen@mail.example',
      provenDomain: null,
      message: 'I begin in January.',
      askedAt: '2026-11-20T10:00:00Z',
    },
  ],
  invitations: [
    {
      id: 'i1',
      email: 'kim@lindvik.example',
      role: 'Recruiter',
      invitedAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-27T10:00:00Z',
      isOver: true,
      inviter: 'Eva Lind',
    },
  ],
};
const HOME = {
  ...{ state: 'pending', suspensionReason: '', segment: '7-lindvik', host: 'lindvik.example' },
  proofs: [{ method: 'mail', domain: 'lindvik.example', provenAt: '2026-11-20T10:00:00Z' }],
  items: [{ item: 'joinRequests', count: 1, oldestAt: '2026-11-20T10:00:00Z' }],
};
type Call = { method: string; path: string; body: unknown };
type Look = { role?: 'OrganizationAdmin' | 'Recruiter'; scheme?: 'light' | 'dark' };

async function open(what: 'home' | 'team', { role = 'OrganizationAdmin', scheme = 'light' }: Look = {}) {
  const calls: Call[] = [];
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      {what === 'home' ? <EmployerHomePage /> : <TeamPage />}
    </ConsoleOrganizationContext>,
    {
      address: '/en/employer/team?organization=7',
      pages: ['employer', 'employer-team'],
      scheme,
      reply: async (request) => {
        const { pathname } = new URL(request.url);
        if (request.method !== 'GET') {
          const given = await request.text();
          calls.push({ method: request.method, path: pathname.replace(/.*organizations\/7/, ''), body: given && JSON.parse(given) });
          return pathname.endsWith('/dns')
            ? Response.json({ domain: 'lindvik.example', record: 'fairway-verification=abc', outcome: calls.length > 1 ? 'none' : null })
            : new Response(null, { status: 204 });
        }
        if (pathname.endsWith('/replies')) return Response.json({ measured: null, overdue: 0, closesAt: null, postings: [] });
        if (pathname.endsWith('/home')) return Response.json(HOME);
        if (pathname.endsWith('/joining')) return Response.json(JOINING);
        return Response.json({ rows: ROWS, total: 2, totalIsExact: true, page: 1, pageSize: 25 });
      },
    },
  );
  return calls;
}
const text = () => document.body.textContent ?? '';

describe('a team', { timeout: 60_000 }, () => {
  test('lets somebody in with a role, declines with a word, and hands over after a question', async () => {
    const calls = await open('team');
    await until(() => text().includes('I begin in January.') && text().includes(LONG));
    await page.getByLabelText('Role for Chen Li').selectOptions('Representative');
    await page.getByRole('button', { name: 'Let in: Chen Li' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({ method: 'POST', path: '/requests/r1/decision', body: { decision: 'accepted', role: 'Representative' } });
    await page.getByRole('button', { name: `Make ${LONG} Lind the owner in your place` }).click();
    await page.getByRole('button', { name: 'Hand over', exact: true }).click();
    await until(() => calls.length === 2);
    expect(calls[1]?.path).toBe('/team/u2/ownership');
  });

  test('shows recruiters who is there, and only the way out', async () => {
    await open('team', { role: 'Recruiter' });
    await until(() => text().includes(LONG));
    expect(
      [...document.querySelectorAll('main button, table button')].map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).not.toContain('Let in: Chen Li');
    expect(page.getByRole('button', { name: 'Invite a colleague' }).elements()).toEqual([]);
  });

  test('proves its domain: the record to set, and what a look at it said', async () => {
    const calls = await open('home');
    await until(() => text().includes('Nobody else sees this organization yet'));
    await page.getByText('Prove the domain by its DNS').click();
    await until(() => text().includes('fairway-verification=abc'));
    await page.getByRole('button', { name: 'Look for it' }).click();
    await until(() => text().includes('The domain has no record of ours yet.'));
    expect(calls.map(({ body }) => body)).toEqual([{ look: false }, { look: true }]);
  });

  test.each([
    ['home', 'light', 1280],
    ['home', 'dark', 360],
    ['team', 'light', 1280],
    ['team', 'dark', 360],
  ] as const)('%s has nothing that axe objects to: %s, %i px', async (what, scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open(what, { scheme });
    await until(() => text().includes(what === 'home' ? 'lindvik.example' : LONG));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
