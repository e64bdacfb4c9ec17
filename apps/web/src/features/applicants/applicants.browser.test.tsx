// Applicants in the console: the list and the board, moving one and many, a decline with its counts and the way back, ratings before others' are seen.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleOrganizationContext } from '../../lib/console/console-organization.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { stage } from '../../testing/stage.tsx';
import { READING } from '../resume/reading.fixture.ts';
import ApplicantPage from './applicant.page.tsx';
import ApplicantsPage from './applicants.page.tsx';
import type { Applicant, ApplicantRow, Scorecards } from './queries.ts';

const ORGANIZATION = { organizationId: 7, name: 'Lindvik', logo: null, country: 'NO', state: 'active' as const };
const AT = '2026-11-24T10:00:00Z';
const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const row = (number: number, over: Partial<ApplicantRow> = {}): ApplicantRow => ({
  ...{ id: idOf(number), name: `Ada Berg ${number}`, title: 'Trainee, heat from the sea', postingId: idOf(9), stage: 'sent' as const },
  ...{
    ownStage: null,
    toldAt: null,
    sentAt: AT,
    changedAt: AT,
    knockOuts: 1,
    study: 'MSc Physics · Nordic School',
    rating: null,
    ratings: 2,
    notes: 0,
    keptUntil: null,
  },
  ...over,
});
const applicant = (over: Partial<Applicant> = {}): Applicant => ({
  ...{ id: idOf(2), name: 'Ada Berg 2', title: 'Trainee, heat from the sea', postingId: idOf(9), stage: 'seen' as const },
  ...{ ownStage: null, toldAt: null },
  ...{ sentAt: AT, changedAt: AT, knockOuts: 1, profile: null, letter: 'I would like to.\nVery much.', cv: null },
  answers: [
    { kind: 'yesNo', question: 'May you work there?', value: false, knocksOut: true, file: null },
    { kind: 'file', question: 'Grades?', value: 'Grades.pdf', knocksOut: false, file: { at: 1, sizeBytes: 900 } },
  ],
  steps: [{ ownStage: null, at: AT, by: 'organization', actor: 'Otto Roth', to: 'seen', words: null }],
  decline: null,
  moves: ['inTalks', 'offer', 'hired', 'declined'],
  notes: [{ id: idOf(8), author: { id: null, name: '' }, isMine: false, text: 'Calm on the phone', writtenAt: AT }],
  ratings: { mine: null, others: [], othersCount: 2 },
  keep: { last: null, can: { ask: true, end: false } },
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
  cards?: Scorecards;
  moved?: object;
  archive?: object;
  role?: 'Recruiter' | 'Representative';
  scheme?: 'light' | 'dark';
  fails?: boolean;
  stages?: readonly { id: string; state: string; name: string; applicants: number }[];
  /** What the machine reads in the CV. */
  reading?: () => Response;
};
const PHONE = { id: idOf(7), state: 'inTalks', name: 'Phone call', applicants: 2 };
const TEAM = { id: idOf(8), state: 'inTalks', name: 'Meets the team', applicants: 0 };
const MOVED = { moved: 1, there: 0, refused: 0, changed: 0, decline: null, undo: null };

const SKILL = { id: idOf(4), name: 'Knows what the work needs' };
const NO_CARDS: Scorecards = { criteria: [], canEdit: true, mine: null, others: [], othersCount: 0, summary: null };
const CARDS: Scorecards = {
  ...{ criteria: [SKILL], canEdit: true, othersCount: 1 },
  mine: { verdict: 'yes', words: '', scores: [{ criterionId: SKILL.id, score: 3, note: '' }], changedAt: AT },
  others: [
    {
      ...{ id: idOf(5), author: '', verdict: 'strongNo', words: 'Too quiet', changedAt: AT },
      scores: [{ criterionId: SKILL.id, score: null, note: 'Over the phone' }],
    },
  ],
  summary: { verdicts: { strongNo: 1, no: 0, yes: 1, strongYes: 0 }, criteria: [{ ...SKILL, scores: [0, 0, 1, 0], notSeen: 1 }] },
};
const COUNTS = {
  level: [{ value: 'master', count: 1204 }],
  field: [{ value: 'physics', count: 3 }],
  school: [{ value: 'Nordic School', count: 4 }],
  language: [
    { value: 'de.0', count: 3 },
    { value: 'de.2', count: 1 },
  ],
  permit: [{ value: 'NO', count: 2 }],
  knockedOut: [{ value: 'yes', count: 1 }],
  questions: [{ id: idOf(6), question: 'A car?', answers: [{ value: `${idOf(6)}.yes`, count: 2 }] }],
};

async function open(address: string, given: Given = {}): Promise<Call[]> {
  const {
    rows = [row(1), row(2, { stage: 'seen' })],
    one = applicant(),
    cards = NO_CARDS,
    moved = MOVED,
    archive,
    role = 'Recruiter',
    scheme = 'light',
    fails,
    stages = [],
    reading,
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
          if (path === '/cv-archives') return Response.json(archive);
          if (path === '/moves') return Response.json(moved);
          return path.startsWith('/declines') ? Response.json({ undone: 1 }) : Response.json(one);
        }
        if (fails) return Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
        if (path === '/stages') return Response.json({ stages });
        if (path === '/filters') return Response.json(COUNTS);
        if (path === '/postings') return Response.json({ postings: [{ id: idOf(9), title: 'Trainee, heat from the sea', count: 2 }] });
        if (path.endsWith('/cv-reading') && reading) return reading();
        if (path.endsWith('/scorecards')) return Response.json(cards);
        if (path !== '') return Response.json(one);
        const wanted = searchParams.getAll('stage');
        const own = searchParams.getAll('ownStage');
        const found = rows.filter(
          (each) => (wanted.length === 0 || wanted.includes(each.stage)) && (own.length === 0 || own.includes(each.ownStage?.id ?? 'none')),
        );
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

  test('gives the CVs of those that were chosen, and says who sent none', async () => {
    const calls = await open('/applicants?organization=7', { archive: { id: null, cvs: 0, without: 2, expiresAt: AT } });
    await until(() => text().includes('Ada Berg 2'));
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')) await userEvent.click(box);
    await page.getByRole('button', { name: 'Download CVs' }).click();
    await until(() => text().includes('Nobody of those you chose sent a CV.'));
    expect(calls).toEqual([{ method: 'POST', path: '/cv-archives', body: { applicants: { ids: [idOf(1), idOf(2)] } } }]);
  });

  test('saves the CVs as one file', async () => {
    await open('/applicants?organization=7', { archive: { id: idOf(7), cvs: 1, without: 1, expiresAt: AT } });
    await until(() => text().includes('Ada Berg 2'));
    const saved: string[] = [];
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof HTMLAnchorElement ? event.target : undefined;
      if (!link?.hasAttribute('download')) return;
      event.preventDefault();
      saved.push(link.pathname);
    };
    document.addEventListener('click', keep);
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')) await userEvent.click(box);
    await page.getByRole('button', { name: 'Download CVs' }).click();
    await until(() => saved.length === 1);
    document.removeEventListener('click', keep);
    expect(saved).toEqual([`/api/v1/employer/organizations/7/applicants/cv-archives/${idOf(7)}`]);
    expect(text()).toContain('1 CV is on its way. 1 sent none.');
  });

  test('of those who are kept says until when', async () => {
    await open('/applicants?organization=7&kept=true', { rows: [row(1, { keptUntil: '2027-02-28T12:00:00Z' })] });
    await until(() => text().includes('28 Feb 2027'));
    expect(page.getByRole('link', { name: 'Kept for later' }).element().getAttribute('aria-current')).toBe('page');
    expect(text()).toContain('Kept: For later');
  });

  test('is filtered by what was sent, in words and with how many that finds', async () => {
    await open(`/applicants?organization=7&posting=${idOf(9)}`);
    await until(() => text().includes('Ada Berg 2'));
    const add = async (filter: string, option: RegExp) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByRole('button', { name: filter, exact: true }).click();
      await until(() => page.getByRole('checkbox', { name: option }).elements().length === 1);
      await page.getByRole('checkbox', { name: option }).click();
      await userEvent.keyboard('{Escape}');
    };
    await add('Level of study', /^Master.* \(1,204\)$/);
    await add('Languages', /^German, Professional working or better \(1\)$/i);
    await add('School', /^Nordic School \(4\)$/);
    await add('May work in', /^Norway \(2\)$/);
    await add('Answers', /^A car\? Yes \(2\)$/);
    for (const chip of [
      /Level of study: Master/,
      /Languages: German, professional working or better/i,
      /May work in: Norway/,
      /School: Nordic School/,
      /Answers: A car\? Yes/,
    ])
      await until(() => chip.test(text()));
    expect(await violations()).toEqual([]);
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
    expect(calls[0]?.body).toEqual({ applicants: { ids: [idOf(1)] }, to: 'inTalks', from: 'sent', fromOwnStage: null });
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

  test('has a column of each stage of the organization’s own beside that of its state, and ways between them (applications.11)', async () => {
    const calls = await open('/applicants?organization=7&view=board', {
      rows: [row(1, { stage: 'inTalks' }), row(2, { stage: 'inTalks', ownStage: { id: PHONE.id, name: PHONE.name } })],
      stages: [PHONE, TEAM],
    });
    await until(() => text().includes('Ada Berg 2'));
    const columns = [...document.querySelectorAll('section > h2')].map((heading) => heading.textContent?.replace(/ \d+$/, ''));
    expect(columns).toEqual(['New', 'Seen', 'In talks', 'Phone call', 'Meets the team', 'Offer', 'Hired', 'Declined']);
    const choices = [...(page.getByLabelText('Move Ada Berg 2').element() as HTMLSelectElement).options].map(({ text: words }) => words);
    expect(choices.slice(1, 4)).toEqual(['In talks, without a stage', 'In talks: Meets the team', 'Back to seen']);
    await page.getByLabelText('Move Ada Berg 2').selectOptions('In talks: Meets the team');
    await until(() => calls.length === 1);
    expect(calls[0]?.body).toEqual({
      ...{ applicants: { ids: [idOf(2)] }, to: 'inTalks', ownStage: TEAM.id },
      ...{ from: 'inTalks', fromOwnStage: PHONE.id },
    });
    expect(await violations()).toEqual([]);
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
      ...{
        applicants: { ids: [idOf(2)] },
        to: 'declined',
        from: 'seen',
        fromOwnStage: null,
        reason: 'language',
        words: 'Come again in spring.',
      },
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

  test('that was moved by a slip is moved back', async () => {
    const calls = await open(ADDRESS, { moved: { ...MOVED, undo: { id: idOf(2), until: AT } } });
    await until(() => text().includes('Calm on the phone'));
    await page.getByLabelText('Move to').selectOptions('Make an offer');
    await until(() => text().includes('Moved: 1 applicant'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => text().includes('Moved back. Nobody was told by mail.'));
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/${idOf(2)}/move` });
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

  test('is scored by the criteria of its posting, and deleted again', async () => {
    const calls = await open(ADDRESS, { cards: { ...NO_CARDS, criteria: [SKILL], othersCount: 1 } });
    await until(() => text().includes('1 colleague has given a scorecard. You see it once you have.'));
    expect((page.getByRole('button', { name: 'Save scorecard' }).element() as HTMLButtonElement).disabled).toBe(true);
    page.getByRole('radio', { name: 'Not seen' }).element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await page.getByLabelText('Note on Knows what the work needs').fill('Built a grid');
    await page.getByRole('radio', { name: 'Strong yes' }).click();
    await page.getByRole('button', { name: 'Save scorecard' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({
      ...{ method: 'PUT', path: `/${idOf(2)}/scorecard` },
      body: { verdict: 'strongYes', words: '', scores: [{ criterionId: SKILL.id, score: 3, note: 'Built a grid' }] },
    });
    unmount();
    const others = await open(ADDRESS, { cards: CARDS });
    await until(() => text().includes('Too quiet'));
    expect(text()).toContain('Strong no (1) and Yes (1)');
    expect(text()).toContain('Not seen · Over the phone');
    expect(text()).toContain('Strong noFormer colleague');
    await page.getByRole('button', { name: 'Delete mine' }).click();
    await page.getByRole('button', { name: 'Delete scorecard' }).click();
    await until(() => others.some(({ method, path }) => method === 'DELETE' && path === `/${idOf(2)}/scorecard`));
  });

  test('is asked for to be kept, and ended', async () => {
    const calls = await open(ADDRESS);
    await until(() => text().includes('The candidate decides and can take it back at any time.'));
    await page.getByLabelText('For how long').selectOptions('12 months');
    await page.getByRole('button', { name: 'Ask the candidate' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({ method: 'PUT', path: `/${idOf(2)}/keep`, body: { months: 12 } });
    unmount();
    const last = { state: 'kept' as const, months: 12 as const, askedAt: AT, answerBy: AT, endsAt: '2027-11-24T10:00:00Z' };
    const ended = await open(ADDRESS, { one: applicant({ keep: { last, can: { ask: false, end: true } } }) });
    await until(() => text().includes('Kept until 24 Nov 2027'));
    await page.getByRole('button', { name: 'Keep no longer' }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Yes, keep no longer' }).click();
    await until(() => ended.some(({ method, path }) => method === 'DELETE' && path === `/${idOf(2)}/keep`));
  });

  test('has criteria that may start with the standard set', async () => {
    const calls = await open(ADDRESS);
    await until(() => text().includes('Your team has not said yet what counts for this posting.'));
    await page.getByRole('button', { name: 'Set criteria' }).click();
    await page.getByRole('button', { name: 'Start with the standard set' }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Remove criterion: Learns quickly' }).click();
    await page.getByLabelText('Criterion 1').fill('Knows heat pumps');
    await page.getByRole('button', { name: 'Save criteria' }).click();
    await until(() => calls.length === 1);
    const body = calls[0]?.body as { before: string[]; criteria: { name: string }[] };
    expect(body.before).toEqual([]);
    expect(body.criteria.map(({ name }) => name)).toEqual([
      'Knows heat pumps', 'Solves problems', 'Speaks and writes clearly', 'Works well with others', 'Wants this work',
    ]); // biome-ignore format: a list
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
      await open(address, { scheme, cards: CARDS });
      await until(() => text().includes(there));
      expect(await violations(), address).toEqual([]);
      expect(document.documentElement.scrollWidth, address).toBeLessThanOrEqual(widthPx);
    }
  });
});

describe('what a machine reads in the CV (applicants.14)', { timeout: 60_000 }, () => {
  const one = applicant({ cv: { name: 'Ada.pdf', sizeBytes: 12_000, isPdf: true } });
  const button = () => page.getByRole('button', { name: 'What a machine reads' });
  const opened = async (reading: () => Response, scheme: 'light' | 'dark' = 'light') => {
    await open(`/applicants/${idOf(2)}?organization=7`, { one, reading, scheme });
    await until(() => text().includes('Ada.pdf'));
    await button().click();
  };

  test.each([
    ['light', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('comes with the press that asks, its gaps told as the machine’s: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    let asked = 0;
    await opened(() => {
      asked += 1;
      return Response.json({ ...READING, nationalities: [] });
    }, scheme);
    await until(() => text().includes('Not found by the program: title and dates'));
    expect(text()).toContain('says nothing about the person');
    expect(text()).toContain('European Union');
    expect(text()).toContain('12 characters of the CV are not visible.');
    expect(text()).not.toContain('Mend it');
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    // A CV that was sent never changes: it is read once.
    await button().click();
    await until(() => !text().includes('Not found by the program'));
    await button().click();
    await until(() => text().includes('Not found by the program'));
    expect(asked).toBe(1);
  });

  test('of a file that no program reads is no word against the person; a busy server says so', async () => {
    await opened(() => Response.json({ code: 'import.no_text', status: 500 }, { status: 500 }));
    await until(() => text().includes('Our program cannot read this file. That says nothing about the person'));
    expect(await violations()).toEqual([]);
    unmount();
    await opened(() => Response.json({ code: 'unavailable', status: 503 }, { status: 503 }));
    await until(() => document.querySelector('[role="status"]') !== null && !text().includes('The CV is being read'));
    expect(text()).not.toContain('Our program cannot read');
  });

  test('is not offered where no CV was sent', async () => {
    await open(`/applicants/${idOf(2)}?organization=7`);
    await until(() => text().includes('No CV was sent.'));
    expect(button().query()).toBeNull();
  });
});
