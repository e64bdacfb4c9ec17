// Partner schools: found and proposed to, answered, ended; what is said before and after; who only reads; what the other side did meanwhile.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import { PartnersView } from './components/partners-view.tsx';

const AT = '2026-11-27T10:00:00.000Z';
const LONG = 'Hochschule'.repeat(12);
const HOSTILE = '<script>alert(1)</script> Shall we?';
const SCHOOL = { schoolId: 7, name: 'Nordic', logo: null, country: 'NO', duties: [...STAFF_DUTIES] };
const one = (more: object) => ({
  ...{ schoolId: 8, name: 'Hill', logo: null, city: 'Bristol', country: 'GB', id: 'p1', state: 'accepted', isOurs: true, note: '' },
  ...{ proposedAt: AT, expiresAt: '2027-02-25T10:00:00.000Z', answeredAt: AT, endedAt: null, by: 'Greta Sand', rests: false },
  ...more,
});
const ASKS = one({ id: 'p2', schoolId: 9, name: LONG, state: 'proposed', isOurs: false, note: HOSTILE, answeredAt: null, by: '' });
const ASKED = one({ id: 'p3', schoolId: 10, name: 'Valley', state: 'proposed', answeredAt: null, note: 'We share employers.' });
const PARTNERS = {
  partners: [one({}), one({ id: 'p5', schoolId: 13, name: 'Sleepy', rests: true, by: '' })],
  received: [ASKS],
  sent: [ASKED],
  past: [one({ id: 'p4', schoolId: 11, name: 'Coast', state: 'declined', endedAt: AT })],
  can: { edit: true },
};
const found = (more: object) => ({
  schoolId: 12,
  name: 'Lake',
  logo: null,
  city: 'Chicago',
  country: 'US',
  standing: 'free',
  againAt: null,
  ...more,
});
const FOUND = [
  found({}),
  found({ schoolId: 7, name: 'Nordic', standing: 'own' }),
  found({ schoolId: 8, name: 'Hill', standing: 'partner' }),
  found({ schoolId: 10, name: 'Valley', standing: 'proposed' }),
  found({ schoolId: 9, name: LONG, standing: 'asks' }),
  found({ schoolId: 11, name: 'Coast', standing: 'declined', againAt: '2027-02-26T10:00:00.000Z' }),
];

let calls: { method: string; path: string; search: string; body: unknown }[] = [];
type Look = { partners?: object; scheme?: 'light' | 'dark'; locale?: 'en' | 'de'; refuse?: () => Response | undefined; schools?: object[] };
function open({ partners = PARTNERS, scheme = 'light', locale = 'en', refuse, schools = FOUND }: Look = {}) {
  calls = [];
  return stage(
    <ConsoleSchoolContext value={{ ...SCHOOL, administered: true }}>
      <PartnersView />
    </ConsoleSchoolContext>,
    {
      ...{ address: `/${locale}/staff/settings/partners?school=7`, scheme, locale },
      reply: async (request) => {
        const { pathname: path, search } = new URL(request.url);
        calls.push({ method: request.method, path, search, body: request.method === 'GET' ? null : await request.json() });
        if (path.endsWith('/found')) return Response.json({ schools });
        if (request.method === 'GET') return Response.json(partners);
        const accepted = {
          ...PARTNERS,
          partners: [...PARTNERS.partners, one({ ...ASKS, state: 'accepted', answeredAt: AT })],
          received: [],
        };
        return refuse?.() ?? Response.json(accepted);
      },
    },
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);
const text = () => document.body.textContent ?? '';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const sure = () => page.getByRole('alertdialog');
const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.replace(/^.*\/7\//, ''), body]);
const isTold = (words: string) => toastStore.read().toasts.some((toast) => toast.text === words);

describe('partner schools', { timeout: 60_000 }, () => {
  test('what another school wrote is text; its proposal is accepted once it was asked about', async () => {
    await open();
    await expect.element(page.getByText(HOSTILE)).toBeVisible();
    expect(text()).toContain('1 school wants to be your partner');
    expect(text()).toContain('2 partners');
    await button(`Accept the proposal of ${LONG}`).click();
    await expect.element(sure().getByText(/which jobs written for both schools you have approved/)).toBeVisible();
    await sure().getByRole('button', { name: 'Cancel' }).click();
    expect(posts()).toEqual([]);
    await button(`Accept the proposal of ${LONG}`).click();
    await sure().getByRole('button', { name: 'Accept' }).click();
    await until(() => isTold(`${LONG} is your partner school.`));
    expect(posts()).toEqual([['partners/p2/answer', { answer: 'accept' }]]);
  });

  test('is declined, taken back and ended, each after it was said what comes of it', async () => {
    await open();
    await button(`Decline the proposal of ${LONG}`).click();
    await expect.element(sure().getByText(/can propose again after three months/)).toBeVisible();
    await sure().getByRole('button', { name: 'Decline' }).click();
    await until(() => posts().length === 1);
    await button('Take back the proposal to Valley').click();
    await sure().getByRole('button', { name: 'Take back' }).click();
    await until(() => posts().length === 2);
    await button('End the partnership with Hill').click();
    await expect.element(sure().getByText(/Jobs that are approved stay approved/)).toBeVisible();
    await sure().getByRole('button', { name: 'End the partnership' }).click();
    await until(() => isTold('The partnership with Hill has ended.'));
    expect(posts()).toEqual([
      ['partners/p2/answer', { answer: 'decline' }],
      ['partners/p3/end', { state: 'proposed' }],
      ['partners/p1/end', { state: 'accepted' }],
    ]);
  });

  test('a school is found while one types, says how it stands to ours, and is proposed to by keys alone', async () => {
    await open();
    const field = page.getByRole('searchbox', { name: 'Name, city or country' });
    await field.fill('lake');
    await until(() => text().includes('6 schools found'));
    expect(calls.filter(({ path }) => path.endsWith('/found')).map(({ search }) => search)).toEqual(['?q=lake&locale=en']);
    for (const standing of ['Your school', 'Partner', 'You proposed', 'Proposed to you', 'Declined'])
      await expect.element(page.getByText(standing, { exact: true })).toBeVisible();
    expect(text()).toContain('You can propose again from');
    (field.element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Propose a partnership to Lake')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement?.tagName === 'TEXTAREA');
    expect((document.activeElement as HTMLTextAreaElement).maxLength).toBe(500);
    await userEvent.keyboard('We share employers.{Tab}');
    await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
    await until(() => isTold('Lake was asked and is told by email.'));
    expect(posts()).toEqual([['partners', { schoolId: 12, note: 'We share employers.' }]]);
  });

  test('what the other side did meanwhile is said, and what stands is asked for again', async () => {
    await open({ refuse: () => problem('school_partners.over', 409) });
    await button(`Accept the proposal of ${LONG}`).click();
    const reads = () => calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/partners')).length;
    const before = reads();
    await sure().getByRole('button', { name: 'Accept' }).click();
    await until(() => isTold('This was answered or ended meanwhile. Here is what holds now.'));
    await until(() => reads() > before);
    unmount();
    await open({ refuse: () => problem('school_partners.declined', 409), schools: [found({})] });
    await page.getByRole('searchbox').fill('lake');
    await button('Propose a partnership to Lake').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
    await expect.element(page.getByRole('dialog').getByText(/declined less than three months ago/)).toBeVisible();
  });

  test('whoever is no administrator of the school reads and can do nothing; a school that rests is not accepted', async () => {
    await open({ partners: { ...PARTNERS, can: { edit: false } } });
    await until(() => text().includes('Valley'));
    expect(text()).toContain('Rests: the school is suspended');
    expect(document.querySelectorAll('button, input')).toHaveLength(0);
    unmount();
    await open({ partners: { ...PARTNERS, received: [{ ...ASKS, rests: true }] } });
    await expect.element(button(`Decline the proposal of ${LONG}`)).toBeVisible();
    await expect.element(button(`Accept the proposal of ${LONG}`)).not.toBeInTheDocument();
  });

  test('says that there are none, and that none is found', async () => {
    await open({ partners: { partners: [], received: [], sent: [], past: [], can: { edit: true } }, schools: [] });
    await until(() => text().includes('You have no partner schools yet.'));
    await page.getByRole('searchbox').fill('nowhere');
    await until(() => text().includes('No school found'));
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['light', 1280, 'en'],
    ['dark', 360, 'de'],
  ] as const)('has nothing that axe objects to, and fits: %s, %i px, %s', async (scheme, widthPx, locale) => {
    await page.viewport(widthPx, 800);
    await open({ scheme, locale });
    await page.getByRole('searchbox').fill('lake');
    await until(() => text().includes('Chicago'));
    document.querySelector('details')?.setAttribute('open', '');
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
