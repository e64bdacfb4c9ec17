// The settings of the methods and the candidate's panels, in a real browser: what they ask, what they show, and axe in both schemes and widths.
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { ClassCodePanel } from '../components/class-code-panel.tsx';
import { RosterPanel } from '../components/roster-panel.tsx';
import { SignInPanel } from '../components/sign-in-panel.tsx';
import { ClassCodeDesk } from './components/class-code-desk.tsx';
import { RosterSettings } from './components/roster-settings.tsx';
import { SignInSettings } from './components/sign-in-settings.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => unmount());

const SCHOOL = { id: 3, name: 'Nordic School of Management with a very long name that has to be broken somewhere' };
const own = {
  redirectUri: 'https://careers.example/api/v1/university-connection/sign-in/callback',
  entityId: 'https://careers.example/api/v1/university-connection/sign-in/metadata',
  consumerUrl: 'https://careers.example/api/v1/university-connection/sign-in/saml',
  metadataUrl: 'https://careers.example/api/v1/university-connection/sign-in/metadata',
};
const signIn = {
  protocol: 'saml',
  issuer: 'https://idp.nordic.example/a-long-entity-id/that/goes/on/and/on',
  clientId: null,
  scopes: 'openid profile email',
  ssoUrl: 'https://idp.nordic.example/sso',
  metadataUrl: null as string | null,
  metadataReadAt: null as string | null,
  metadataFault: null as string | null,
  metadataFailedAt: null as string | null,
  certificates: [{ subject: 'CN=idp.nordic.example', fingerprint: Array(32).fill('AB').join(':'), endsAt: '2030-01-01T00:00:00.000Z' }],
  requirement: { name: 'eduPersonAffiliation', value: 'student' },
  subjectName: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const upload = {
  id: 'u',
  mode: 'replace',
  state: 'done',
  progressPercent: 100,
  rowCount: 100_000,
  addedCount: 99_500,
  changedCount: 0,
  movedCount: 0,
  differences: [],
  unknownCount: 0,
  unknownRows: [],
  removedCount: 0,
  publicCount: 0,
  publicLines: [],
  repeatedCount: 1,
  badCount: 500,
  badRows: [{ line: 9, code: 'bad_address' }],
  fault: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:09.000Z',
};
const code = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  label: 'Finance 101',
  startedAt: '2026-11-21T10:00:00.000Z',
  endsAt: '2026-11-21T10:30:00.000Z',
  endedAt: null,
  isRunning: true,
  maxUses: 40,
  useCount: 1,
};
const shownCode = {
  ...code,
  code: 'ABCD-2345',
  address: 'https://careers.example/en/profile?verify=3&code=ABCD2345',
  qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h4v4H1z"/></svg>',
  uses: [{ name: 'Ada Berg', usedAt: '2026-11-21T10:05:00.000Z' }],
};

let calls: { method: string; path: string; body: unknown }[] = [];
async function open(
  node: ReactNode,
  replies: Record<string, unknown>,
  scheme: 'light' | 'dark' = 'light',
  address = '/en/profile?verify=3',
) {
  calls = [];
  return stage(node, {
    scheme,
    address,
    reply: async (request) => {
      const { pathname } = new URL(request.url);
      const key = `${request.method} ${pathname.replace(/^.*\/(?:schools\/3|university-connection)/, '')}`;
      calls.push({
        method: request.method,
        path: key,
        body:
          request.method === 'GET'
            ? undefined
            : await request
                .clone()
                .json()
                .catch(() => null),
      });
      const reply = replies[key];
      return reply instanceof Response ? reply.clone() : Response.json(reply ?? {}, { status: reply === undefined ? 404 : 200 });
    },
  });
}
const text = () => document.body.textContent ?? '';

/** Light, dark and narrow, without anything that sticks out or that axe holds against it. */
async function expectGood(show: (scheme: 'light' | 'dark') => Promise<unknown>) {
  for (const scheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      await page.viewport(width, 900);
      await show(scheme);
      expect(await violations(), `${scheme} ${width}`).toEqual([]);
      expect(document.documentElement.scrollWidth, `${scheme} ${width}`).toBeLessThanOrEqual(width);
    }
  }
}

describe('the sign-in of a school', () => {
  test('looks right, SAML and OpenID Connect', async () => {
    await expectGood(async (scheme) => {
      await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn, own } }, scheme);
      await until(() => text().includes('CN=idp.nordic.example'));
    });
    await expectGood(async (scheme) => {
      await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: null, own } }, scheme);
      await until(() => text().includes('No sign-in is set up yet.'));
    });
  });

  test('is saved without its secret when that stays, and never shows it', async () => {
    const openid = { ...signIn, protocol: 'openid', clientId: 'fairway', ssoUrl: null, certificates: [] };
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: openid, own }, 'PUT /sign-in': { signIn: openid, own } });
    await until(() => text().includes('A secret is stored.'));
    await press('Save sign-in');
    await until(() => text().includes('The sign-in is saved.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      protocol: 'openid',
      issuer: openid.issuer,
      clientId: 'fairway',
      scopes: 'openid profile email',
      requirement: { name: 'eduPersonAffiliation', value: 'student' },
      subjectName: null,
    });
  });

  test('of a new issuer asks for its secret again, at the field', async () => {
    const openid = { ...signIn, protocol: 'openid', clientId: 'fairway', ssoUrl: null, certificates: [] };
    const refused = problem('verification.secret_missing', 422, [{ pointer: '/body/clientSecret', code: 'required' }]);
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: openid, own }, 'PUT /sign-in': refused });
    await until(() => text().includes('A secret is stored.'));
    const issuer = document.querySelector('input[inputmode=url]');
    await userEvent.fill(issuer!, 'https://other.example');
    const secret = document.querySelector('input[type=password]')!;
    await until(() => secret.getAttribute('aria-invalid') === 'true');
    expect(text()).not.toContain('A secret is stored.');
    expect(text()).toContain('Another issuer or client has a secret of its own.');
    await press('Save sign-in');
    await until(() => calls.some(({ method }) => method === 'PUT'));
    expect(text()).not.toContain('Something is missing');
    expect(await violations()).toEqual([]);
    await userEvent.fill(secret, 'its own');
    await until(() => secret.getAttribute('aria-invalid') !== 'true');
  });

  test('takes the address of metadata, says what is wrong with it, and lets a document take its place', async () => {
    const refused = problem('verification.metadata_invalid', 422, [{ pointer: '/body/metadataUrl', code: 'unreachable' }]);
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn, own }, 'PUT /sign-in': refused });
    await until(() => document.querySelector('textarea') !== null);
    const url = page.getByLabelText('Address of the metadata');
    await url.fill('https://idp.nordic.example/metadata');
    await press('Save sign-in');
    await until(() => text().includes('Nothing answers at this address.'));
    expect(calls.at(-1)?.body).toMatchObject({ protocol: 'saml', metadataUrl: 'https://idp.nordic.example/metadata' });
    expect(await violations()).toEqual([]);
    unmount();
    const read = { ...signIn, metadataUrl: 'https://idp.nordic.example/metadata', metadataReadAt: '2026-11-23T04:41:00.000Z' };
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: read, own }, 'PUT /sign-in': refused });
    await until(() => text().includes('Last read'));
    await userEvent.fill(document.querySelector('textarea')!, '<x/>');
    await press('Save sign-in');
    await until(() => calls.some(({ method }) => method === 'PUT'));
    expect(calls.at(-1)?.body).toMatchObject({ metadata: '<x/>' });
    expect(calls.at(-1)?.body).not.toHaveProperty('metadataUrl');
    await userEvent.fill(document.querySelector('textarea')!, '');
    await url.fill('');
    await press('Save sign-in');
    await until(() => calls.filter(({ method }) => method === 'PUT').length === 2);
    expect(calls.at(-1)?.body).toMatchObject({ metadataUrl: null });
  });

  test('says that metadata cannot be read, and that the certificate ends', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const failing = {
      ...signIn,
      metadataUrl: 'https://idp.nordic.example/metadata',
      metadataFault: 'other_provider',
      metadataFailedAt: inDays(-2),
      certificates: [{ subject: 'CN=old', fingerprint: 'AB:CD', endsAt: inDays(20) }],
    };
    await expectGood(async (scheme) => {
      unmount();
      await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: failing, own } }, scheme);
      await until(() => text().includes('Another identity provider answers at this address'));
    });
    expect(text()).toContain('The last certificate ends on');
    unmount();
    const over = { ...signIn, certificates: [{ subject: 'CN=old', fingerprint: 'AB:CD', endsAt: inDays(-1) }] };
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn: over, own } });
    await until(() => text().includes('Nobody can verify with this sign-in.'));
  });

  test('says what is wrong with metadata', async () => {
    const refused = problem('verification.metadata_invalid', 422, [{ pointer: '/body/metadata', code: 'no_redirect' }]);
    await open(<SignInSettings schoolId={3} />, { 'GET /sign-in': { signIn, own }, 'PUT /sign-in': refused });
    await until(() => document.querySelector('textarea') !== null);
    await userEvent.fill(document.querySelector('textarea')!, '<x/>');
    await press('Save sign-in');
    await until(() => text().includes('The provider has no sign-in by HTTP-Redirect.'));
    expect(await violations()).toEqual([]);
  });

  test('shows the trial that the address brought back, once', async () => {
    const shown = { subject: 'pid', claims: [{ name: 'eduPersonAffiliation', values: ['staff'] }], verdict: 'requirement_missing' };
    const addresses = await open(
      <SignInSettings schoolId={3} />,
      { 'GET /sign-in': { signIn, own }, 'POST /sign-in/test/finish': shown },
      'light',
      '/en/staff?x=1#school-sign-in&state=s&ticket=t',
    );
    await until(() => text().includes('would be refused'));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: 'POST /sign-in/test/finish', body: { state: 's', ticket: 't' } },
    ]);
    expect(addresses.at(-1)).toBe('/en/staff?x=1');
    expect(await violations()).toEqual([]);
  });
});

describe('the roster', () => {
  test('adds unless told otherwise, and is shown first: what comes, changes and goes, and what is doubtful', async () => {
    const read = { ...upload, state: 'read', changedCount: 12, movedCount: 3, removedCount: 7, publicCount: 1, publicLines: [4] };
    const shown = { count: 30, endedCount: 0, upload: read, undoable: null };
    const taken = { ...shown, upload: { ...read, state: 'done' }, undoable: { id: 'u', until: '2026-11-28T10:00:09.000Z' } };
    await expectGood(async (scheme) => {
      await open(<RosterSettings schoolId={3} />, { 'GET /roster': shown, 'POST /roster/u/confirm': taken }, scheme);
      await until(() => text().includes('Nothing counts until you take it over.'));
      for (const words of ['To add99,500', 'To change12', 'Get another address3', 'To remove7', 'Of public mail providers: 1', 'Line 4'])
        expect(text()).toContain(words);
    });
    await press('Take over');
    await until(() => text().includes('Undo this file'));
    expect(document.querySelector('input[type=radio]')).toHaveProperty('checked', true);
    expect(document.querySelector('fieldset label')?.textContent).toBe('Keep them and add these');
  });

  test('says line by line what is and what becomes, and what the school does not know', async () => {
    const program = 'Wirtschaftsingenieurwesen '.repeat(6).trim();
    const read = {
      ...upload,
      ...{ state: 'read', changedCount: 120, movedCount: 1, badCount: 0, badRows: [], unknownCount: 3 },
      differences: [
        {
          line: 2,
          changes: [
            { field: 'address', before: null, after: null },
            { field: 'end', before: '2027-06-30', after: null },
            { field: 'program', before: null, after: program },
            { field: 'adviser', before: 'Finn Dahl', after: 'Gro Lie' },
          ],
        },
      ],
      unknownRows: [
        { line: 5, code: 'unknown_program' },
        { line: 5, code: 'unknown_adviser' },
      ],
    };
    await expectGood(async (scheme) => {
      await open(<RosterSettings schoolId={3} />, { 'GET /roster': { count: 9, endedCount: 0, upload: read, undoable: null } }, scheme);
      await until(() => text().includes('What changes of 121 students'));
      for (const details of document.querySelectorAll('details')) details.open = true;
      expect(text()).toContain(
        `Line 2: another address; end date: 30 Jun 2027 → none; program: none → ${program}; adviser: Finn Dahl → Gro Lie`,
      );
      for (const words of ['and 120 more', 'Line 5: no program of your school', 'Line 5: nobody of your staff', 'and 1 more'])
        expect(text()).toContain(words);
    });
  });

  test('looks right: empty, being read, done, failed', async () => {
    const states = [
      [{ count: 0, endedCount: 0, upload: null, undoable: null }, 'No addresses'],
      [{ count: 0, endedCount: 0, upload: { ...upload, state: 'running', progressPercent: 42 } }, '42%'],
      [{ count: 99_500, endedCount: 3, upload }, '500 rows could not be read'],
      [
        { count: 3, endedCount: 0, upload: { ...upload, state: 'failed', fault: 'no_column', badCount: 0, badRows: [] } },
        'no column email',
      ],
    ] as const;
    for (const [roster, words] of states)
      await expectGood(async (scheme) => {
        await open(<RosterSettings schoolId={3} />, { 'GET /roster': roster }, scheme);
        await until(() => text().includes(words));
      });
  });

  test('names bad lines', async () => {
    await open(<RosterSettings schoolId={3} />, { 'GET /roster': { count: 1, endedCount: 0, upload } });
    await until(() => text().includes('500 rows'));
    expect(text()).toContain('Line 9: this is no email address');
    expect(text()).toContain('and 499 more');
  });
});

describe('class codes', () => {
  test('are started and shown large, with a QR code and who used them', async () => {
    const replies = {
      'GET /class-codes': { codes: [code] },
      'POST /class-codes': shownCode,
      [`GET /class-codes/${code.id}`]: shownCode,
    };
    await expectGood(async (scheme) => {
      await open(<ClassCodeDesk schoolId={3} />, replies, scheme);
      await until(() => text().includes('Finance 101'));
      await press('Show');
      await until(() => text().includes('ABCD-2345') && text().includes('Ada Berg'));
    });
    await press('Show a code');
    await until(() => calls.some(({ method }) => method === 'POST'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ label: '', minutes: 30, maxUses: 40 });
  });
});

describe('a class code', () => {
  test.each([
    [900, 1280],
    [720, 1280],
    [500, 1280],
    [340, 360],
  ])('stands inside of a frame of %i px in a window of %i px', async (frame, width) => {
    await page.viewport(width, 900);
    await open(
      <div style={{ width: frame }}>
        <ClassCodeDesk schoolId={3} />
      </div>,
      { 'GET /class-codes': { codes: [code] }, [`GET /class-codes/${code.id}`]: shownCode },
    );
    await until(() => text().includes('Finance 101'));
    await press('Show');
    await until(() => text().includes('ABCD-2345'));
    const desk = document.querySelector('main section')!;
    const beyond = [...desk.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > desk.getBoundingClientRect().right);
    expect(beyond.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
    const shown = document.querySelector<HTMLElement>('[dir="ltr"]')!;
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  });
});

describe('a panel', () => {
  const verified = { connectionId: 'c', schoolId: 3, state: 'verified', expiresAt: null };

  test('looks right in each way', async () => {
    for (const Panel of [SignInPanel, RosterPanel, ClassCodePanel])
      await expectGood(async (scheme) => {
        await open(<Panel school={SCHOOL} />, {}, scheme);
        await until(() => document.querySelector('button') !== null);
      });
  });

  test('of the class code fills in what was scanned, and says what is wrong with it', async () => {
    await open(
      <ClassCodePanel school={SCHOOL} />,
      { 'POST /class-code': problem('verification.code_over', 410) },
      'light',
      '/en/profile?verify=3&code=ABCD2345',
    );
    await until(() => document.querySelector('input')?.value === 'ABCD2345');
    await press('Verify');
    await until(() => text().includes('This code is over.'));
    expect(await violations()).toEqual([]);
    const addresses = await open(
      <ClassCodePanel school={SCHOOL} />,
      { 'POST /class-code': verified },
      'light',
      '/en/profile?verify=3&code=ABCD2345',
    );
    await until(() => document.querySelector('input')?.value === 'ABCD2345');
    await press('Verify');
    await until(() => calls.length > 0);
    expect(calls[0]?.body).toEqual({ schoolId: 3, code: 'ABCD2345' });
    await until(() => addresses.at(-1) === '/en/profile?verify=3');
  });

  test('of the sign-in hands in what the provider gave, once, and clears the address', async () => {
    let told = 0;
    const addresses = await open(
      <SignInPanel
        school={SCHOOL}
        onVerified={() => {
          told++;
        }}
      />,
      { 'POST /sign-in/3/finish': verified },
      'light',
      '/en/profile?verify=3#school-sign-in&state=u&code=c&iss=https%3A%2F%2Fidp.example',
    );
    await until(() => told > 0);
    expect(calls.map(({ body }) => body)).toEqual([{ state: 'u', code: 'c', iss: 'https://idp.example' }]);
    expect(addresses.at(-1)).toBe('/en/profile?verify=3');
  });

  test('of the roster says when nobody is found', async () => {
    await open(<RosterPanel school={SCHOOL} />, { 'POST /roster': problem('verification.not_in_roster', 409) });
    await until(() => button('Look for me') !== undefined);
    await press('Look for me');
    await until(() => text().includes('None of your confirmed addresses'));
    expect(await violations()).toEqual([]);
  });
});
