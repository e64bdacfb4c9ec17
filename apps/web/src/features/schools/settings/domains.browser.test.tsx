// Proving a domain, as an administrator of a school does it; the calls are answered by the test. (schools.8)
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { SettingsView } from './components/settings-view.tsx';
import type { SchoolDomain, SchoolSettings } from './queries.ts';

const BASE = '/api/v1/staff/schools/7';
const LONG = `${'executive-education.'.repeat(8)}nordic.example`;
const settings = (changes: Partial<SchoolSettings> = {}) => ({
  ...{ schoolId: 7, name: 'Nordic School', methods: [], domains: ['nordic.example'], claimedDomains: [LONG] },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', can: { edit: true, decide: false }, ...changes },
});
const CLAIM = {
  record: 'fairway-verification=0123456789abcdef0123456789abcdef', claimedAt: '2026-11-23T10:00:00Z', endsAt: '2026-11-30T10:00:00Z',
  outcome: null, lookedAt: null, mailbox: null, mailedAt: null,
} as const; // biome-ignore format: a table
const row = (changes: Partial<SchoolDomain> = {}): SchoolDomain => ({
  ...{ domain: LONG, isPrimary: false, proofs: 0, state: 'claimed', provenBy: null, provenAt: null, claim: CLAIM },
  ...changes,
});
const PROVEN = row({
  domain: 'nordic.example',
  isPrimary: true,
  state: 'proven',
  provenBy: 'dns',
  provenAt: '2026-11-20T10:00:00Z',
  claim: null,
});
const pageOf = (rows: readonly object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });

let sent: { call: string; body: unknown }[] = [];
async function open(replies: Record<string, unknown> = {}, { search = '', scheme = 'light' as 'light' | 'dark' } = {}) {
  const all: Record<string, unknown> = {
    [`GET ${BASE}/settings`]: settings(),
    [`GET ${BASE}/domains`]: pageOf([row(), PROVEN]),
    [`GET ${BASE}/domains/${LONG}`]: row(),
    ...replies,
  };
  const reply = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body = text === '' ? undefined : JSON.parse(text);
    if (request.method !== 'GET') sent.push({ call, body });
    const found = all[call];
    const answer = typeof found === 'function' ? found(body) : found;
    return answer instanceof Response ? answer : answer === undefined ? problem('not_found', 404) : Response.json(answer);
  };
  await stage(
    <ConsoleSchoolContext
      value={{ schoolId: 7, name: 'Nordic School', logo: null, country: 'NO', administered: true, duties: [...STAFF_DUTIES] }}
    >
      <SettingsView section="domains" />
    </ConsoleSchoolContext>,
    { reply, scheme, address: `/en/staff/settings/domains${search}`, pages: ['staff', 'staff-settings', 'staff-settings-section'] },
  );
  await until(() => document.querySelector('table') !== null, 8000);
}
const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
const said = () => dialog()?.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const prove = async () => {
  await button(`Prove ${LONG}`).click();
  await until(() => said().includes('TXT record'));
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  sent = [];
});
afterEach(unmount);

describe('the list of domains', () => {
  test('says of each how and when it was proven, or that it is not', async () => {
    await open();
    const rows = [...document.querySelectorAll('tbody tr')].map((one) => one.textContent ?? '');
    expect(rows[0]).toContain('Not proven');
    expect(rows[1]).toMatch(/By DNS, .*20.*2026/);
    expect(document.querySelectorAll(`button[aria-label^="Make primary"]`)).toHaveLength(0);
  });

  test('drops a claim without a word of students', async () => {
    await open({ [`DELETE ${BASE}/domains/${LONG}`]: settings({ claimedDomains: [] }) });
    await button(`Remove ${LONG}`).click();
    await until(() => said().includes('It verifies nobody yet.'));
  });
});

describe('a domain that is claimed', () => {
  test.each([['light', 1280], ['dark', 360]] as const)('is proven in a dialog that axe has nothing against, and that fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const mailed = row({ claim: { ...CLAIM, outcome: 'other', lookedAt: '2026-11-24T10:00:00Z', mailbox: 'hostmaster', mailedAt: '2026-11-24T10:00:00Z' } });
    await open({ [`GET ${BASE}/settings`]: settings({ can: { edit: true, decide: true } }), [`GET ${BASE}/domains/${LONG}`]: mailed }, { scheme });
    await prove();
    await until(() => said().includes('Code from the mail'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect((dialog() as HTMLElement).scrollWidth).toBeLessThanOrEqual(widthPx);
  }); // biome-ignore format: a table

  test('shows its record, and says what the DNS said', async () => {
    const outcomes = ['no_domain', 'none', 'timeout', 'failed', 'other'] as const;
    const answers = outcomes.map((outcome) => row({ claim: { ...CLAIM, outcome, lookedAt: new Date().toISOString() } }));
    await open({ [`POST ${BASE}/domains/${LONG}/dns`]: () => answers.shift() ?? row({ state: 'proven', provenBy: 'dns', claim: null }) });
    await prove();
    expect((page.getByLabelText('TXT record').element() as HTMLInputElement).value).toBe(CLAIM.record);
    expect(said()).toContain('Nobody has looked yet.');
    for (const words of [
      'no such domain',
      'no such record yet',
      'did not answer in time',
      'could not answer',
      'another fairway-verification record',
    ]) {
      await button('Look now').click();
      await until(() => said().includes(words));
    }
    await button('Look now').click();
    await until(() => said().includes('is proven. Students can verify with it now.'));
    expect(said()).not.toContain('TXT record');
  });

  test('is proven by the code of a mail; a wrong one is said at its field and stays typed', async () => {
    let now = row();
    const answers = [problem('settings.code_unknown', 422), Response.json(row({ state: 'proven', provenBy: 'mail', claim: null }))];
    await open({
      [`GET ${BASE}/domains/${LONG}`]: () => now,
      [`POST ${BASE}/domains/${LONG}/mail`]: () => {
        now = row({ claim: { ...CLAIM, mailbox: 'webmaster', mailedAt: new Date().toISOString() } });
        return now;
      },
      [`POST ${BASE}/domains/${LONG}/code`]: () => answers.shift(),
    });
    await prove();
    expect(document.querySelector('dialog[open] form')).toBeNull();
    await page.getByLabelText('Address', { exact: true }).selectOptions('webmaster');
    await button('Send the code').click();
    await until(() => said().includes(`Sent to webmaster@${LONG}`));
    const field = page.getByLabelText('Code from the mail');
    await field.fill('ABCD-EFGH-2345');
    await button('Prove with the code').click();
    await until(() => said().includes('This is not the code that was mailed last.'));
    expect((field.element() as HTMLInputElement).value).toBe('ABCD-EFGH-2345');
    await button('Prove with the code').click();
    await until(() => said().includes('is proven. Students can verify with it now.'));
    expect(sent.map(({ call, body }) => [call.split('/').at(-1), body])).toEqual([
      ['mail', { mailbox: 'webmaster' }],
      ['code', { code: 'ABCD-EFGH-2345' }],
      ['code', { code: 'ABCD-EFGH-2345' }],
    ]);
  });

  test('opens from the link of a mail with the code filled in, and sends nothing by itself', async () => {
    const mailed = row({ claim: { ...CLAIM, mailbox: 'admin', mailedAt: new Date().toISOString() } });
    await open({ [`GET ${BASE}/domains/${LONG}`]: mailed }, { search: `?school=7&prove=${LONG}&code=ABCDEFGH2345` });
    await until(() => said().includes('Code from the mail'));
    expect((page.getByLabelText('Code from the mail').element() as HTMLInputElement).value).toBe('ABCDEFGH2345');
    expect(sent).toEqual([]);
  });

  test.each([['over', 'was not proven in time'], ['taken', 'Another school proved this domain first']] as const)('that came to nothing says why, and begins anew: %s', async (state, words) => {
    let now = row({ state });
    await open({
      [`GET ${BASE}/domains/${LONG}`]: () => now,
      [`POST ${BASE}/domains`]: () => {
        now = row();
        return settings();
      },
    });
    await button(`Prove ${LONG}`).click();
    await until(() => said().includes(words));
    expect(said()).not.toContain('TXT record');
    await button('Begin anew').click();
    await until(() => said().includes('TXT record'));
    expect(sent).toEqual([{ call: `POST ${BASE}/domains`, body: { domain: LONG } }]);
  }); // biome-ignore format: a table

  test('is the platform’s to decide, who is asked first; others have no such button', async () => {
    await open();
    await prove();
    expect(said()).not.toContain('Count it as proven');
    unmount();
    await open({
      [`GET ${BASE}/settings`]: settings({ can: { edit: true, decide: true } }),
      [`POST ${BASE}/domains/${LONG}/decision`]: row({ state: 'proven', provenBy: 'platform', claim: null }),
    });
    await prove();
    await button('Count it as proven').click();
    await until(() => document.querySelectorAll('dialog[open]').length === 2);
    expect(sent).toEqual([]);
    await page
      .elementLocator([...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)!)
      .getByRole('button', { name: 'Count it as proven' })
      .click();
    await until(() => said().includes('is proven. Students can verify with it now.'));
    expect(sent.map(({ call }) => call)).toEqual([`POST ${BASE}/domains/${LONG}/decision`]);
  });

  test('opens by itself where it was just added', async () => {
    await open({
      [`GET ${BASE}/settings`]: settings({ claimedDomains: [] }),
      [`GET ${BASE}/domains`]: pageOf([PROVEN]),
      [`POST ${BASE}/domains`]: settings(),
    });
    await page.getByLabelText('Domain', { exact: true }).fill(LONG);
    await button('Add').click();
    await until(() => said().includes('TXT record'));
  });

  test('that is gone meanwhile is said', async () => {
    await open({ [`GET ${BASE}/domains/${LONG}`]: undefined });
    await button(`Prove ${LONG}`).click();
    await until(() => dialog()?.querySelector('[role="alert"]') !== null);
  });
});
