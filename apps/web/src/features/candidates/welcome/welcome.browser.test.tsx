import { LinkProvider } from '@fairway/ui/link';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '../../../lib/slots.tsx';
import { dropFile, FakeUpload } from '../../../testing/fake-upload.ts';
import { ADA as READER } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { CANDIDATE, problem, USER } from '../profile.fixture.tsx';
import type { Candidate, User } from '../queries.ts';
import { WelcomeWatch } from './welcome-watch.tsx';

const BEGUN: Partial<Candidate> = {
  country: null,
  city: null,
  studyPrograms: [],
  nationalities: [],
  workAuthorizations: [],
  welcome: { completedAt: null, hiddenUntil: null },
  createdAt: '2026-01-01T10:00:00Z',
};
const NORDIC = { id: 4, name: 'Nordic School', logo: null, city: 'Oslo', countryCode: 'NO', domains: [], website: null };
const STUDY: Candidate['studyPrograms'][number] = {
  id: 'p',
  candidateId: CANDIDATE.id,
  programId: 'q',
  campusId: null,
  campus: null,
  start: null,
  end: '2027-06-01',
  isCurrent: true,
  showWarning: false,
  verification: null,
  studyProgram: {
    id: 'q',
    name: 'Economics',
    description: '',
    schoolId: null,
    school: null,
    customSchoolName: 'Night School',
    levelId: 'master',
    level: null,
    isVerified: false,
    fields: [{ id: 'economics', name: null }],
    campuses: [],
  },
};
const SAVE = 'POST /api/v1/candidate/profile';
type Ops = Record<string, unknown>;

type Staged = { sent: { call: string; body: unknown }[]; saves: () => Ops[]; left: () => unknown[]; candidate: Candidate };
type Change = {
  candidate?: Partial<Candidate>;
  user?: Partial<User>;
  replies?: Record<string, (body: unknown) => unknown>;
  scheme?: 'light' | 'dark';
  pageId?: string;
  /** All that looks after a candidate on every page, as the shell has it, and not the wizard alone. */
  asShell?: boolean;
};

/** A page under it, and the wizard over a server of its own. */
async function stageWelcome(change: Change = {}): Promise<Staged> {
  const world: Staged = {
    sent: [],
    saves: () => world.sent.filter(({ call }) => call === SAVE).map(({ body }) => (body as { ops: Ops }).ops),
    left: () => world.sent.filter(({ call }) => call.endsWith('/welcome')).map(({ body }) => body),
    candidate: { ...CANDIDATE, ...BEGUN, ...change.candidate },
  };
  const user = { ...USER, ...change.user };
  const replies: Record<string, (body: unknown) => unknown> = {
    'GET /api/v1/candidate/me': () => world.candidate,
    'GET /identity/v1/user/me': () => user,
    'GET /api/v1/candidate/workauthorization': () => ({ workAuthorizations: [] }),
    'GET /api/v1/candidate/import/latest': () => ({ import: null }),
    'GET /api/v1/school': () => ({ schools: [NORDIC] }),
    'GET /api/v1/campuses/4': () => ({ campuses: [] }),
    'GET /api/v1/study-programs/school/4': () => ({ studyPrograms: [] }),
    'GET /api/v1/sectors': () => ({ sectors: [{ id: 'energy', name: 'Energy' }] }),
    'GET /api/v1/careerfields': () => ({
      careerFields: ['Legal', 'Education', 'Design', 'Sales'].map((name) => ({ id: name.toUpperCase(), name })),
    }),
    'PUT /api/v1/candidate/me/welcome': (body) => ({
      completedAt: (body as { left: string }).left === 'final' ? '2026-01-02' : null,
      hiddenUntil: null,
    }),
    [SAVE]: () => {
      world.candidate = { ...world.candidate, version: world.candidate.version + 1 };
      return { candidate: world.candidate, user };
    },
    ...change.replies,
  };
  await stage(
    <LinkProvider link={({ href, ...rest }) => <Link to={href} {...rest} />}>
      <h1>A page</h1>
      {change.asShell ? (
        <Slot name="watches" user={{ ...READER, deletionDueAt: null } as never} pageId="jobs" />
      ) : (
        <WelcomeWatch pageId={change.pageId ?? 'jobs'} />
      )}
    </LinkProvider>,
    {
      pages: ['jobs', 'profile', 'profile-documents'],
      ...(change.scheme ? { scheme: change.scheme } : {}),
      reply: async (request) => {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        const text = await request.text();
        const body = text === '' ? undefined : JSON.parse(text);
        if (request.method !== 'GET') world.sent.push({ call, body });
        const answer = replies[call]?.(body);
        if (answer instanceof Response) return answer;
        return answer === undefined ? problem('not_found', 404) : Response.json(answer);
      },
    },
  );
  return world;
}

const isOn = (name: string) => until(() => document.querySelector(`dialog[open] [data-welcome="${name}"]:not([hidden] *)`) !== null, 5000);
const isClosed = () => until(() => document.querySelector('dialog[open]') === null, 5000);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, text: string, option: string | RegExp = text) => {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page.getByRole('option', { name: option }).first().click();
};
const fillPlace = async () => {
  await choose('Nationality', 'Norway');
  await choose('Country you live in', 'Sweden');
};

beforeEach(async () => {
  await page.viewport(1200, 800);
});
afterEach(unmount);

describe('the welcome wizard', () => {
  test('goes from the names to what comes next, saving step by step, and is complete then', async () => {
    const world = await stageWelcome({ user: { firstName: '', lastName: '' }, candidate: { firstName: '', lastName: '' } });
    await isOn('start');
    await until(() => document.activeElement?.textContent === 'Good to see you again');
    await page.getByRole('textbox', { name: 'First name' }).fill('Mei');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lin');
    await userEvent.keyboard('{Enter}');

    await isOn('step1');
    await expect.element(page.getByText('Step 1 of 3')).toBeVisible();
    await until(() => document.activeElement?.tagName === 'H2');
    await fillPlace();
    await button('Add another nationality').click();
    await choose('Nationality 2', 'Denmark');
    await button('Next').click();

    await isOn('step2');
    await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
    await choose('School', 'Nord', /^Nordic School/);
    await page.getByRole('combobox', { name: 'Level' }).selectOptions('master');
    await page.getByRole('combobox', { name: 'Field of study' }).selectOptions('economics');
    await page.getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
    await userEvent.tab();
    await button('Next').click();

    await isOn('step3');
    await choose('Career fields', 'Legal');
    await choose('Sectors', 'Energy');
    await button('Next').click();

    await isOn('final');
    expect(world.saves()).toMatchObject([
      { user: { op: 'update', value: { firstName: 'Mei', lastName: 'Lin' } } },
      {
        candidate: { op: 'update', value: { country: 'SE' } },
        nationalities: [
          { op: 'create', value: { nationality: 'NO' } },
          { op: 'create', value: { nationality: 'DK' } },
        ],
      },
      {
        studyPrograms: [
          {
            op: 'create',
            value: { end: '2027-06-01', studyProgram: { schoolId: 4, levelId: 'master', addFields: [{ id: 'economics' }] } },
          },
        ],
      },
      { preferences: { op: 'update', value: { addPreferredCareerFields: ['LEGAL'], addPreferredSectors: ['energy'] } } },
    ]);
    expect(toastStore.read().toasts).toEqual([]);
    expect(world.left()).toEqual([]);
    await button('Stay on this page').click();
    await isClosed();
    expect(world.left()).toEqual([{ left: 'final' }]);
  });

  test('Next says what lacks and leads to the field, on every page', async () => {
    const world = await stageWelcome({ user: { firstName: '', lastName: '' }, candidate: { firstName: '', lastName: '' } });
    const leadsTo = async (label: string, words: string, role: 'combobox' | 'textbox' = 'combobox') => {
      await expect.element(page.getByText(words)).not.toBeInTheDocument();
      await button('Next').click();
      const field = page.getByRole(role, { name: label });
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAccessibleDescription(new RegExp(words));
      expect(await violations()).toEqual([]);
    };
    await isOn('start');
    await page.getByRole('textbox', { name: 'First name' }).fill('Mei');
    await leadsTo('Last name', 'Last name is required', 'textbox');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lin');
    await button('Next').click();
    await isOn('step1');
    await leadsTo('Nationality', 'Nationality is required');
    await fillPlace();
    await button('Next').click();
    await isOn('step2');
    await leadsTo('School', 'Invalid school');
    await choose('School', 'Nord', /^Nordic School/);
    await page.getByRole('combobox', { name: 'Field of study' }).selectOptions('economics');
    await page.getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
    await userEvent.tab();
    await button('Next').click();
    await expect.element(page.getByRole('combobox', { name: 'Level' })).toHaveFocus();
    await page.getByRole('combobox', { name: 'Level' }).selectOptions('master');
    await button('Next').click();
    await isOn('step3');
    await leadsTo('Career fields', 'Choose at least one career field');
    expect(world.saves()).toHaveLength(3);
  });

  test('shows the way through its pages beside them, and ends without red', async () => {
    const school = { ...NORDIC, id: 4 };
    const state = { showWarning: true, verification: 'needVerification' as const };
    const study = { ...STUDY, ...state, studyProgram: { ...STUDY.studyProgram, schoolId: 4, school } };
    await stageWelcome({
      candidate: {
        country: 'NO',
        nationalities: [{ id: 'n', nationality: 'NO' }],
        studyPrograms: [study as unknown as typeof STUDY],
      },
    });
    await isOn('start');
    await expect.element(page.getByText('Your interests')).toBeVisible();
    await button('Next').click();
    await isOn('step3');
    await choose('Career fields', 'Legal');
    await button('Next').click();
    await isOn('final');
    await expect.element(page.getByText('Verify Nordic School to apply for jobs and to use your documents.')).toBeVisible();
    await expect.element(page.getByText('School not verified')).not.toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  test('skips what is complete, counts the rest, and goes back to the page before', async () => {
    await stageWelcome({
      candidate: {
        country: 'NO',
        nationalities: [{ id: 'n', nationality: 'NO' }],
      },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('step2');
    await expect.element(page.getByText('Step 1 of 2')).toBeVisible();
    await button('Back').click();
    await isOn('start');
    await expect.element(button('Back')).not.toBeInTheDocument();
  });

  test('keeps the first nationality, removes others, and unticking clears the kinds of work', async () => {
    const world = await stageWelcome({
      candidate: {
        nationalities: [
          { id: 'n', nationality: 'NO' },
          { id: 'm', nationality: 'CN' },
        ],
      },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('step1');
    await expect.element(button('Remove Norway')).not.toBeInTheDocument();
    await button('Remove China').click();
    await choose('Country you live in', 'Sweden');
    await page.getByRole('checkbox', { name: 'I am open to job opportunities' }).click();
    await button('Next').click();
    await isOn('step2');
    expect(world.saves()).toEqual([
      {
        candidate: { op: 'update', value: { country: 'SE' } },
        nationalities: [{ op: 'delete', value: { id: 'm' } }],
        preferences: { op: 'update', value: { openToJobs: false, workPreferences: [] } },
      },
    ]);
  });

  test('asks for a campus where the school has some', async () => {
    await stageWelcome({
      candidate: { country: 'NO', nationalities: [{ id: 'n', nationality: 'NO' }] },
      replies: {
        'GET /api/v1/campuses/4': () => ({
          campuses: ['Oslo', 'Bergen'].map((name) => ({ id: `c-${name}`, schoolId: 4, name, city: null, countryCode: 'NO' })),
        }),
      },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('step2');
    await choose('School', 'Nord', /^Nordic School/);
    await page.getByRole('combobox', { name: 'Level' }).selectOptions('master');
    await page.getByRole('combobox', { name: 'Field of study' }).selectOptions('economics');
    await page.getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
    await userEvent.tab();
    await button('Next').click();
    await expect.element(page.getByRole('combobox', { name: 'Campus' })).toHaveFocus();
    await expect.element(page.getByText('Choose your campus')).toBeVisible();
    await page.getByRole('combobox', { name: 'Campus' }).selectOptions('c-Bergen');
    await button('Next').click();
    await isOn('step3');
  });

  test('a save that fails leads to the error page; back is what was typed; the way on is the profile', async () => {
    let fails = true;
    const world = await stageWelcome({
      replies: { [SAVE]: () => (fails ? problem('unavailable', 503) : { candidate: { ...CANDIDATE, ...BEGUN }, user: USER }) },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('step1');
    await fillPlace();
    await button('Next').click();
    await isOn('error');
    await until(() => document.activeElement?.textContent === 'Your answers could not be saved');
    expect(await violations()).toEqual([]);
    await button('Back').click();
    await isOn('step1');
    await expect.element(page.getByRole('combobox', { name: 'Country you live in' })).toHaveValue('Sweden');
    fails = false;
    await button('Next').click();
    await isOn('step2');
    expect(world.left()).toEqual([]);
  });

  test('nationalities that another window chose meanwhile join those that were chosen here', async () => {
    const world = await stageWelcome({
      candidate: { nationalities: [{ id: 'n', nationality: 'NO' }] },
      replies: {
        [SAVE]: (body) => {
          if ((body as { version: number }).version === 9) return { candidate: world.candidate, user: USER };
          world.candidate = {
            ...world.candidate,
            version: 9,
            nationalities: [
              { id: 'n', nationality: 'NO' },
              { id: 'b', nationality: 'BR' },
            ],
          };
          return problem('profile.changed', 409, [{ pointer: '/nationalities', code: 'profile.changed' }]);
        },
      },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('step1');
    await button('Add another nationality').click();
    await choose('Nationality 2', 'Denmark');
    await choose('Country you live in', 'Sweden');
    await button('Next').click();
    await isOn('error');
    await button('Back').click();
    await isOn('step1');
    await expect.element(page.getByRole('combobox', { name: 'Nationality 2' })).toHaveValue('Denmark');
    await expect.element(page.getByRole('combobox', { name: 'Nationality 3' })).toHaveValue('Brazil');
    await button('Next').click();
    await isOn('step2');
    expect(world.saves().at(-1)).toEqual({
      candidate: { op: 'update', value: { country: 'SE' } },
      nationalities: [
        { op: 'update', value: { id: 'b', nationality: 'DK' } },
        { op: 'create', value: { nationality: 'BR' } },
      ],
    });
  });

  test('a list that cannot be read leads to the error page, and is asked for again on the way back', async () => {
    let fails = true;
    await stageWelcome({
      candidate: {
        country: 'NO',
        nationalities: [{ id: 'n', nationality: 'NO' }],
        studyPrograms: [STUDY],
      },
      replies: {
        'GET /api/v1/careerfields': () => (fails ? problem('unavailable', 503) : { careerFields: [{ id: 'LEGAL', name: 'Legal' }] }),
      },
    });
    await isOn('start');
    await button('Next').click();
    await isOn('error');
    fails = false;
    await button('Back').click();
    await isOn('step3');
    await choose('Career fields', 'Legal');
  });

  test('a load that fails is the error page, and leaving it is told', async () => {
    const world = await stageWelcome({ replies: { 'GET /identity/v1/user/me': () => problem('unavailable', 503) } });
    await isOn('error');
    await expect.element(button('Back')).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Go to my profile' }).click();
    await isClosed();
    expect(world.left()).toEqual([{ left: 'error' }]);
  });

  test.each([
    ['Later', () => button('Later').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s puts it off', async (_name, leave) => {
    const world = await stageWelcome();
    await isOn('start');
    await leave();
    await isClosed();
    expect(world.left()).toEqual([{ left: 'later' }]);
  });

  test('Escape does not throw away what was typed', async () => {
    const world = await stageWelcome({ user: { firstName: '' } });
    await isOn('start');
    await page.getByRole('textbox', { name: 'First name' }).fill('Mei');
    await userEvent.keyboard('{Escape}');
    await pause(100);
    await isOn('start');
    expect(world.left()).toEqual([]);
  });

  test.each([
    ['it was completed', { candidate: { welcome: { completedAt: '2026-01-01', hiddenUntil: null } } }],
    ['it was put off', { candidate: { welcome: { completedAt: null, hiddenUntil: '2999-01-01' } } }],
    ['the route is in the list', { pageId: 'verify' }],
    ['the profile cannot be read', { replies: { 'GET /api/v1/candidate/me': () => problem('unavailable', 503) } }],
  ])('does not show where %s', async (_when, change: Change) => {
    await stageWelcome(change);
    await pause(400);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test.each([
    ['light', 1200],
    ['dark', 360],
  ] as const)('has nothing that axe objects to on any page, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stageWelcome({ scheme, user: { firstName: 'Wolfeschlegelsteinhausenbergerdorff' } });
    const fits = async (name: string) => {
      await isOn(name);
      expect(await violations(), name).toEqual([]);
      expect(document.querySelector('dialog[open]')?.scrollWidth, name).toBeLessThanOrEqual(widthPx);
    };
    await fits('start');
    await button('Next').click();
    await fits('step1');
    await fillPlace();
    await button('Next').click();
    await fits('step2');
    await choose('School', 'Nord', /^Nordic School/);
    await page.getByRole('combobox', { name: 'Level' }).selectOptions('master');
    await page.getByRole('combobox', { name: 'Field of study' }).selectOptions('economics');
    await page.getByRole('textbox', { name: 'End date' }).fill('Jun 2027');
    await userEvent.tab();
    await fits('step2');
    await button('Next').click();
    await fits('step3');
    await choose('Career fields', 'Legal');
    await fits('step3');
    await button('Next').click();
    await fits('final');
  });
});

describe('the import from its first page', () => {
  const IMPORTED = {
    id: '1', sourceType: 'CV', createdAt: '2026-01-01T10:00:00Z', reviewedAt: null, undoUntil: null, undoneAt: null, result: { sections: [], unread: [] },
  }; // biome-ignore format: a list

  test('opens over the wizard, which is there again with what came in', async () => {
    FakeUpload.begin({ status: 200, body: IMPORTED });
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
    const user = { firstName: '', lastName: '' };
    const world = await stageWelcome({
      asShell: true,
      user,
      candidate: user,
      replies: {
        'GET /api/v1/university-connection': () => ({ connections: [] }),
        'PATCH /api/v1/candidate/import/1/update-reviewed': () => IMPORTED,
        'GET /identity/v1/user/me': () => ({ ...USER, firstName: world.candidate.firstName, lastName: world.candidate.lastName }),
      },
    });
    await isOn('start');
    await button('Have a CV? Let us fill this in for you').click();
    await until(() => document.querySelectorAll('dialog[open]').length === 2, 15_000);
    const over = () => [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLElement;
    expect(over().contains(document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    // A key closes the import alone.
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
    await isOn('start');
    await button('Have a CV? Let us fill this in for you').click();
    await until(() => over().querySelector('input[type=file]') !== null, 15_000);
    dropFile(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }), over());
    world.candidate = { ...world.candidate, version: 8, firstName: 'Mei', lastName: 'Lin' };
    await page.elementLocator(over()).getByRole('button', { name: 'Import', exact: true }).click();
    await page.elementLocator(over()).getByRole('button', { name: 'Finish' }).click();
    await until(() => document.querySelectorAll('dialog[open]').length === 1);
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Mei');
    await button('Next').click();
    await isOn('step1');
    expect(world.saves()).toEqual([]);
    vi.unstubAllGlobals();
  });
});
