// Applicants in the console: the list and the board, moving one and many, a decline with its counts and the way back, ratings before others' are seen.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import ApplicantPage from './applicant.page.tsx';
import ApplicantsPage from './applicants.page.tsx';
import type { Applicant, ApplicantRow } from './queries.ts';

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const AT = '2026-11-24T10:00:00Z';
const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const row = (number: number, over: Partial<ApplicantRow> = {}): ApplicantRow => ({
  ...{ id: idOf(number), name: `Ada Berg ${number}`, title: 'Trainee, heat from the sea', postingId: idOf(9), stage: 'sent' as const },
  ...{ toldAt: null, sentAt: AT, changedAt: AT, knockOuts: 1, study: 'MSc Physics · Nordic School', rating: null, ratings: 2, notes: 0 },
  ...over,
});
const applicant = (over: Partial<Applicant> = {}): Applicant => ({
  ...{ id: idOf(2), name: 'Ada Berg 2', title: 'Trainee, heat from the sea', postingId: idOf(9), stage: 'seen' as const, toldAt: null },
  ...{ sentAt: AT, changedAt: AT, knockOuts: 1, profile: null, letter: 'I would like to.\nVery much.', cv: null },
  answers: [{ kind: 'yesNo', question: 'May you work there?', value: false, knocksOut: true }],
  steps: [{ at: AT, by: 'organization', actor: 'Otto Roth', to: 'seen', words: null }],
  decline: null,
  moves: ['inTalks', 'offer', 'hired', 'declined'],
  notes: [{ id: idOf(8), author: { id: null, name: '' }, isMine: false, text: 'Calm on the phone', writtenAt: AT }],
  ratings: { mine: null, others: [], othersCount: 2 },
  earlier: [{ id: idOf(3), title: 'Summer internship', stage: 'closedWithoutAnswer', sentAt: AT }],
  ...over,
});

beforeEach(() => {
  silenceSockets();
  return page.viewport(1440, 900);
});
afterEach(() => {
  unmount();
  restoreSockets();
});

type Call = { method: string; path: string; body: Record<string, unknown> | undefined };
type Given = {
  rows?: ApplicantRow[];
  one?: Applicant;
  moved?: object;
  role?: 'Recruiter' | 'Representative';
  scheme?: 'light' | 'dark';
  fails?: boolean;
};
const MOVED = { moved: 1, there: 0, refused: 0, changed: 0, decline: null };

async function open(address: string, given: Given = {}): Promise<Call[]> {
  const {
    rows = [row(1), row(2, { stage: 'seen' })],
    one = applicant(),
    moved = MOVED,
    role = 'Recruiter',
    scheme = 'light',
    fails,
  } = given;
  const calls: Call[] = [];
  await stage(
    <ConsoleOrganizationContext value={{ ...ORGANIZATION, role }}>
      {address.includes('/applicants/') ? <ApplicantPage /> : <ApplicantsPage />}
    </ConsoleOrganizationContext>,
    {
      address: `/en/employer${address}`,
      pages: ['employer-applicants', 'employer-applicant'],
      scheme,
      reply: async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const path = pathname.replace(/.*\/applicants/, '');
        const body = request.method === 'GET' || request.method === 'DELETE' ? undefined : await request.json().catch(() => undefined);
        if (request.method !== 'GET') {
          calls.push({ method: request.method, path, body });
          if (path === '/moves') return Response.json(moved);
          return path.startsWith('/declines') ? Response.json({ undone: 1 }) : Response.json(one);
        }
        if (fails) return Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
        if (path === '/postings') return Response.json({ postings: [{ id: idOf(9), title: 'Trainee, heat from the sea', count: 2 }] });
        if (path !== '') return Response.json(one);
        const wanted = searchParams.getAll('stage');
        const found = rows.filter((each) => wanted.length === 0 || wanted.includes(each.stage));
        return Response.json({ rows: found, page: 1, pageSize: 25, total: found.length, totalIsExact: true });
      },
    },
  );
  return calls;
}
const text = () => document.body.textContent ?? '';

describe('the list', { timeout: 60_000 }, () => {
  test('says of each where they stand, what decides against them, and what others thought only to who rated', async () => {
    await open('/applicants?organization=7', { rows: [row(1), row(2, { rating: 3.5, stage: 'declined', toldAt: AT })] });
    await until(() => text().includes('Ada Berg 1'));
    expect(text()).toContain('1 decides against');
    expect(text()).toContain('2 by others');
    expect(text()).toContain('3.5 of 5');
    expect(text()).toMatch(/Declined · Told at/);
  });

  test('moves those that were chosen, and says who stayed', async () => {
    const calls = await open('/applicants?organization=7', { moved: { ...MOVED, refused: 1 } });
    await until(() => text().includes('Ada Berg 2'));
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')) await userEvent.click(box);
    await page.getByLabelText('Move to').selectOptions('Make an offer');
    await until(() => text().includes('1 stayed: cannot be moved there'));
    expect(calls).toEqual([{ method: 'POST', path: '/moves', body: { applicants: { ids: [idOf(1), idOf(2)] }, to: 'offer' } }]);
  });

  test.each([
    ['is empty', { rows: [] }, 'Nobody applied yet'],
    ['is nobody’s who represents at fairs', { role: 'Representative' as const }, 'There is nothing here'],
  ])('%s', async (_what, given, words) => {
    await open('/applicants?organization=7', given);
    if (words.startsWith('There')) await until(() => document.querySelector('h1') !== null && !text().includes('Ada Berg'));
    else await until(() => text().includes(words));
  });
});

describe('the board', { timeout: 60_000 }, () => {
  test('moves a card by its choice, from where it was shown', async () => {
    const calls = await open('/applicants?organization=7&view=board');
    await until(() => text().includes('Ada Berg 1'));
    await page.getByLabelText('Move Ada Berg 1').selectOptions('Start talks');
    await until(() => calls.length === 1);
    expect(calls[0]?.body).toEqual({ applicants: { ids: [idOf(1)] }, to: 'inTalks', from: 'sent' });
  });

  test('moves a card that is dropped on a column, and takes it nowhere else', async () => {
    const calls = await open('/applicants?organization=7&view=board');
    await until(() => text().includes('Ada Berg 1'));
    const column = (name: string) =>
      [...document.querySelectorAll('section')].find((one) => one.textContent?.startsWith(name)) as HTMLElement;
    const card = column('New').querySelector('li') as HTMLElement;
    for (const [onto, count] of [
      ['New', 0],
      ['Offer', 1],
    ] as const) {
      const dataTransfer = new DataTransfer();
      const send = (target: HTMLElement, type: string) =>
        target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      send(card, 'dragstart');
      await new Promise((resolve) => setTimeout(resolve, 50));
      send(column(onto), 'dragover');
      send(column(onto), 'drop');
      await new Promise((resolve) => setTimeout(resolve, 50));
      await until(() => calls.length === count);
    }
    expect(calls[0]?.body).toMatchObject({ to: 'offer', from: 'sent' });
  });

  test('says that it could not be loaded, and tries again', async () => {
    await open('/applicants?organization=7&view=board', { fails: true });
    await until(() => text().includes('Try again'));
  });
});

describe('an application', { timeout: 60_000 }, () => {
  const ADDRESS = `/applicants/${idOf(2)}?organization=7`;

  test('that is new is looked at by opening it', async () => {
    const calls = await open(ADDRESS, { one: applicant({ stage: 'sent' }) });
    await until(() => calls.some(({ path }) => path === `/${idOf(2)}/opened`));
    const seen = await open(ADDRESS);
    await until(() => text().includes('Calm on the phone'));
    expect(seen).toEqual([]);
  });

  test('leads to the next and the previous of its list', async () => {
    await open(ADDRESS, { rows: [row(1), row(2), row(3)] });
    await until(() => text().includes('2 of 3'));
    const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
    expect(hrefOf('Previous applicant')).toContain(idOf(1));
    expect(hrefOf('Next applicant')).toContain(idOf(3));
  });

  test('is declined with counts first, reason and words, and that is undone', async () => {
    const decline = { id: idOf(5), toldAt: AT };
    const calls = await open(ADDRESS, { moved: { ...MOVED, decline } });
    await until(() => text().includes('Calm on the phone'));
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await until(() => text().includes('1 will be declined.'));
    expect(calls[0]?.body).toMatchObject({ to: 'declined', look: true, from: 'seen' });
    await page.getByLabelText('Your reason').selectOptions('Language');
    await page.getByLabelText(/^Own words/).fill('Come again in spring.');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Decline 1 applicant' }).click();
    await until(() => text().includes('1 declined. Told at'));
    expect(calls[1]?.body).toEqual({
      ...{ applicants: { ids: [idOf(2)] }, to: 'declined', from: 'seen', reason: 'language', words: 'Come again in spring.' },
    });
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await until(() => calls.some(({ method, path }) => method === 'DELETE' && path === `/declines/${idOf(5)}`));
  });

  test('whose decline waits says when it is told, and takes it back', async () => {
    const decline = { id: idOf(5), reason: 'permit' as const, words: null, by: 'Otto Roth' };
    const calls = await open(ADDRESS, { one: applicant({ stage: 'declined', toldAt: AT, decline, moves: ['inTalks'] }) });
    await until(() => text().includes('Declined by Otto Roth. The candidate is told at'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => calls.length === 1);
  });

  test('that a colleague moved meanwhile is said, and nothing is overwritten', async () => {
    await open(ADDRESS, { moved: { ...MOVED, moved: 0, changed: 1 } });
    await until(() => text().includes('Calm on the phone'));
    await page.getByLabelText('Move to').selectOptions('Make an offer');
    await until(() => text().includes('Somebody moved this person meanwhile.'));
  });

  test('is rated by keys, before what others gave is shown', async () => {
    const calls = await open(ADDRESS);
    await until(() => text().includes('2 colleagues have rated. You see them once you have.'));
    page.getByRole('radio', { name: '1 star' }).element().focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await page.getByRole('button', { name: 'Save rating' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({ method: 'PUT', path: `/${idOf(2)}/rating`, body: { stars: 3, words: '' } });
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, nor have list and board: %s, %i px', async (scheme, widthPx) => {
    for (const [address, there] of [
      [ADDRESS, 'Calm on the phone'],
      ['/applicants?organization=7', 'Ada Berg 1'],
      ['/applicants?organization=7&view=board', 'Ada Berg 1'],
    ] as const) {
      unmount();
      await page.viewport(widthPx, 800);
      await open(address, { scheme });
      await until(() => text().includes(there));
      expect(await violations(), address).toEqual([]);
      expect(document.documentElement.scrollWidth, address).toBeLessThanOrEqual(widthPx);
    }
  });
});
