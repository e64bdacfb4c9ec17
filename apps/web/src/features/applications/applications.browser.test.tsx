import { APPLICATION_STATES } from '@fairway/rules/applications';
import { unmount, until, violations } from '@fairway/ui/mount';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADA, type Answers, problem, server, signedIn } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import ApplicationsPage from './applications.page.tsx';
import type { Application, ApplicationPreview, ApplicationRow } from './queries.ts';
import ApplicationPage from './record/application.page.tsx';
import ApplyPage from './sending/apply.page.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
const JOB = '018f0000-0000-7000-8000-00000000000a';
const row = (number: number, more: Partial<ApplicationRow> = {}): ApplicationRow => ({
  ...{ id: `a${number}`, kind: 'inside', state: 'sent', title: `Analyst ${number}`, organization: 'Lindvik', place: 'Oslo' },
  ...{ jobId: null, sentAt: AT, changedAt: AT, remindAt: null, ...more },
});
const PROFILE: NonNullable<Application['profile']> = {
  ...{
    userId: '1',
    firstName: 'Ada',
    lastName: LONG,
    avatar: null,
    pronoun: null,
    country: 'NO',
    city: 'Oslo',
    linkedin: null,
    github: null,
  },
  ...{ email: 'ada@x.example', phoneNumber: null, summary: null, languages: [], studyPrograms: [], workAuthorizations: [], skills: [] },
  ...{ workExperiences: [], memberships: [], links: [] },
};
const ONE: Application = {
  ...row(1, { state: 'seen', title: LONG, jobId: JOB, remindAt: AT }),
  ...{
    link: null,
    posting: '<h3>What you do</h3><p>Things</p>',
    letter: 'Dear all',
    profile: PROFILE,
    cv: { name: `${LONG}.pdf`, sizeBytes: 900 },
  },
  answers: [
    { kind: 'yesNo', question: 'A permit?', value: false, file: null },
    { kind: 'file', question: 'Grades?', value: `${LONG}.pdf`, file: { at: 1, sizeBytes: 900 } },
  ],
  steps: [
    { at: AT, by: 'candidate', from: null, to: 'sent', words: null },
    { at: '2026-11-21T10:00:00.000Z', by: 'organization', from: 'sent', to: 'seen', words: null },
  ],
  reply: { dueAt: '2026-12-04T10:00:00.000Z', isPromised: true, isOverdue: false, closesAt: '2027-01-03T10:00:00.000Z' },
  keep: {
    ...{ state: 'asked', months: 6, askedAt: AT, answerBy: '2026-12-20T10:00:00.000Z', endsAt: null },
    can: { yes: true, no: true },
  },
  notes: [{ id: 'n1', text: 'Ask about pay', writtenAt: AT }],
  reminders: [{ id: 'r1', text: 'Call them', dueAt: AT, doneAt: null }],
  can: { withdraw: true, move: false, edit: false, remove: false },
};
const FILES = ['019aaf00-0000-7000-8000-000000000001', '019aaf00-0000-7000-8000-000000000002'] as const;
const PREVIEW: ApplicationPreview = {
  posting: { id: JOB, title: LONG, segment: JOB, organization: 'Lindvik', location: 'Oslo', deadline: AT, replyDays: 14 },
  ...{ appliesInside: true, refusal: null, missing: [], profile: PROFILE, letterCharacters: 5000, application: null },
  cvs: [
    { id: 'd1', name: 'CV.pdf', extension: 'pdf', sizeBytes: 900, isDefault: false },
    { id: 'd2', name: `${LONG}.pdf`, extension: 'pdf', sizeBytes: 900, isDefault: true },
  ],
  files: [{ id: FILES[0], name: 'Grades.pdf', kind: 'document', sizeBytes: 900 }],
  questions: [
    { id: 'q1', kind: 'yesNo', text: 'A permit?', choices: [], required: true, knockOut: true },
    { id: 'q2', kind: 'choice', text: 'When?', choices: ['Now', 'Later'], required: false, knockOut: false },
    { id: 'q3', kind: 'number', text: 'Months?', choices: [], required: true, knockOut: false },
    { id: 'q4', kind: 'text', text: 'Why?', choices: [], required: false, knockOut: false },
    { id: 'q5', kind: 'file', text: 'Grades?', choices: [], required: false, knockOut: false },
  ],
};
const nonNull = <V,>(value: V | null): V => {
  if (value === null) throw new Error('Nothing there');
  return value;
};
const LIST = 'GET /api/v1/candidate/applications';
const OPENINGS = '/api/v1/candidate/application-openings';
const SENDING = `/api/v1/postings/${JOB}/application`;
const SAVED = 'GET /api/v1/candidate/favorite';
const SESSION = { 'GET /identity/v1/session': () => signedIn(ADA) };
const listOf = (rows: readonly ApplicationRow[], total = rows.length) => ({ rows, page: 1, pageSize: 100, total, totalIsExact: true });
const saved = { id: 'f1', job: { segment: 's1', title: 'Saved job', companyName: 'Fjord' }, jobAdId: 's1' };
const savedOf = (favorites: readonly object[]) => ({ favorites, page: 1, totalCount: favorites.length, hasNext: false });
const BASE: Answers = {
  ...SESSION,
  [SAVED]: () => savedOf([saved]),
  [LIST]: () => listOf(APPLICATION_STATES.map((state, n) => row(n, { state, title: n === 0 ? LONG : `Analyst ${n}` }))),
  [`GET ${OPENINGS}`]: () => ({ openings: [{ jobId: JOB, title: 'Pilot', organization: 'Fjord', openedAt: AT, answer: null }] }),
};
const APPLY = (
  <Routes>
    <Route path="en/jobs/:id/apply" element={<ApplyPage />} />
  </Routes>
);
const RECORD = (
  <Routes>
    <Route path="en/applications/:id" element={<ApplicationPage />} />
  </Routes>
);
const PAGES = ['applications', 'application', 'apply', 'jobs', 'jobdetail', 'favorites', 'profile', 'profile-documents'];

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1200, 800);
});
afterEach(unmount);
const open = async (answers: Answers, address = '/en/applications', scheme: 'light' | 'dark' = 'light') => {
  const { calls, reply } = server({ ...BASE, ...answers });
  await stage(<ApplicationsPage />, { pages: PAGES, reply, address, scheme });
  return calls;
};
const openApply = async (answers: Answers = {}, scheme: 'light' | 'dark' = 'light') => {
  const { calls, reply } = server({ ...SESSION, [`GET ${SENDING}`]: () => PREVIEW, ...answers });
  await stage(APPLY, { pages: PAGES, reply, address: `/en/jobs/${JOB}/apply`, scheme });
  return calls;
};
const send = () => page.getByRole('button', { name: 'Send the application' }).click();

test.each([
  ['light', 1200],
  ['dark', 360],
] as const)('nothing that axe objects to in any state of the pages: %s, %i px', async (scheme, widthPx) => {
  await page.viewport(widthPx, 740);
  const wide = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  for (const address of ['/en/applications', '/en/applications?view=list'])
    for (const answers of [{}, { [LIST]: () => listOf([]), [SAVED]: () => savedOf([]) }, { [LIST]: () => problem('internal', 500) }]) {
      await open(answers, address, scheme);
      await until(() => document.querySelector('main h2, h2, h3') !== null);
      expect(await violations()).toEqual([]);
      wide();
    }
  for (const application of [ONE, { ...ONE, kind: 'byHand' as const, can: { withdraw: false, move: true, edit: true, remove: true } }]) {
    const { reply } = server({ ...SESSION, 'GET *': () => application });
    await stage(RECORD, { pages: PAGES, reply, address: '/en/applications/a1', scheme });
    await until(() => document.querySelector('h2') !== null);
    expect(await violations()).toEqual([]);
    wide();
  }
  for (const preview of [
    PREVIEW,
    { ...PREVIEW, refusal: 'jobs.profile_incomplete' as const, missing: ['languages' as const] },
    { ...PREVIEW, application: { id: 'a1', state: 'sent' as const, sentAt: AT } },
  ]) {
    await openApply({ [`GET ${SENDING}`]: () => preview }, scheme);
    await until(() => document.querySelector('h1') !== null);
    expect(await violations()).toEqual([]);
    wide();
  }
});

test.each([
  [{}, 'Lindvik promised an answer by 4 Dec 2026.'],
  [{ isPromised: false }, 'An answer is due by 4 Dec 2026.'],
  [{ isOverdue: true }, 'The answer was due on 4 Dec 2026. If none comes, the application closes by itself on 3 Jan 2027.'],
])('an application says when its answer is due: %o', async (over, words) => {
  const reply = { ...nonNull(ONE.reply), ...over };
  await stage(RECORD, { pages: PAGES, ...server({ ...SESSION, 'GET *': () => ({ ...ONE, reply }) }), address: '/en/applications/a1' });
  await until(() => document.body.textContent?.includes(words) ?? false);
});

test('an application is kept for later as its candidate says, and taken back', async () => {
  let keep = nonNull(ONE.keep);
  const said: string[] = [];
  const { reply } = server({
    ...SESSION,
    'GET *': () => ({ ...ONE, keep }),
    'PUT /api/v1/candidate/applications/a1/keep': async (request: Request) => {
      const { answer } = (await request.json()) as { answer: 'yes' | 'no' };
      said.push(answer);
      keep =
        answer === 'yes'
          ? { ...keep, state: 'kept', endsAt: '2027-05-20T10:00:00.000Z', can: { yes: false, no: true } }
          : { ...keep, state: 'refused', can: { yes: true, no: false } };
      return { ...ONE, keep };
    },
  });
  await stage(RECORD, { pages: PAGES, reply, address: '/en/applications/a1' });
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await until(() => document.body.textContent?.includes('You let Lindvik keep your application until 20 May 2027.') ?? false);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await until(() => document.body.textContent?.includes('You do not let Lindvik keep your application for later.') ?? false);
  expect(said).toEqual(['yes', 'no']);
});

test('the board has a column a state, what is saved first, without what was applied for', async () => {
  await open({ [SAVED]: () => savedOf([saved, { ...saved, id: 'f2', jobAdId: JOB, job: { ...saved.job, title: 'Applied already' } }]), [LIST]: () => listOf([row(1, { jobId: JOB }), row(2, { state: 'offer' })], 140) }); // biome-ignore format: one thought
  await expect.element(page.getByRole('region', { name: 'Offer 1' }).getByRole('link', { name: 'Analyst 2' })).toBeVisible();
  const columns = [...document.querySelectorAll('section h2')].map(({ textContent }) => textContent);
  expect(columns).toEqual(['Did you apply?', 'Saved 1', 'Applied 1', 'Seen 0', 'In talks 0', 'Offer 1']);
  expect(document.body.textContent).not.toContain('Applied already');
  await expect.element(page.getByText(/The 100 applications that changed last, of 140/)).toBeVisible();
});

test('the list asks what the address says, and finds by words', async () => {
  const calls = await open({}, '/en/applications?view=list&states=offer&sort=title');
  await expect.element(page.getByText('8 applications')).toBeVisible();
  expect(calls.some((call) => call.startsWith(LIST) && call.includes('states=offer') && call.includes('sort=title'))).toBe(true);
  await page.getByLabelText('Search by job or employer').fill('baker');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await until(() => calls.some((call) => call.includes('q=baker')));
});

test('the question of an opened link is answered, and what was applied for is kept', async () => {
  const bodies: unknown[] = [];
  await open({ [`PUT ${OPENINGS}/${JOB}`]: async (request) => { bodies.push(await request.json()); return { applicationId: 'a9' }; } }); // biome-ignore format: one thought
  await page.getByRole('button', { name: 'Yes, I applied: Pilot' }).click();
  await expect.element(page.getByText('It is among your applications now.').first()).toBeVisible();
  expect(bodies).toEqual([{ answer: 'applied' }]);
});

test('adds an application from elsewhere; a link that is none is said in its field', async () => {
  const bodies: unknown[] = [];
  await open({
    'POST /api/v1/candidate/applications': async (request) => {
      bodies.push(await request.json());
      return bodies.length === 1 ? problem('applications.link', 422, [{ pointer: '/body/link', code: 'applications.link' }]) : ONE;
    },
  });
  await page.getByRole('button', { name: 'Add an application' }).click();
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByLabelText('Job title').fill('Trainee');
  await page.getByLabelText('Employer').fill('Fjord');
  await page.getByLabelText(/Link to the job/).fill('nonsense');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Enter a web address such as https://example.com/job.')).toBeVisible();
  await page.getByLabelText(/Link to the job/).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('The application was added.').first()).toBeVisible();
  expect(bodies.at(-1)).toEqual({ title: 'Trainee', organization: 'Fjord', place: '', link: '', state: 'sent' });
});

test('says what lacks before anything is sent, keeps what was written, and sends it once with its key', async () => {
  const bodies: { key: string; cvId: string | null; letter: string; answers: unknown }[] = [];
  let refusal: Response | undefined = problem('applications.answer_kind', 422, [
    { pointer: '/body/answers/1/value', code: 'applications.answer_kind' },
  ]);
  const answers: Answers = {
    [`POST ${SENDING}`]: async (request) => {
      bodies.push(await request.json());
      return refusal ?? ONE;
    },
  };
  const calls = await openApply(answers);
  await page.getByLabelText(/Why this job/).fill('Dear all');
  await send();
  await expect.element(page.getByText('Answer this question.').first()).toBeVisible();
  await until(() => document.activeElement === document.querySelector('[data-invalid] input'));
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  await page.getByRole('radio', { name: 'Yes', exact: true }).click();
  await page.getByLabelText('Months?').fill('7');
  unmount();
  await openApply(answers);
  await expect.element(page.getByLabelText(/Why this job/)).toHaveValue('Dear all');
  await expect.element(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
  await send();
  await expect.element(page.getByText(/What you wrote is kept/)).toBeVisible();
  await expect.element(page.getByLabelText('Months?')).toHaveAttribute('aria-invalid', 'true');
  refusal = undefined;
  await page.getByRole('radio', { name: 'Without a CV' }).click();
  await send();
  await expect.element(page.getByText(/Your application was sent/).first()).toBeVisible();
  const given = [{ questionId: 'q1', value: true }, { questionId: 'q3', value: 7 }]; // biome-ignore format: one thought
  expect(bodies).toEqual([
    { key: bodies[0]?.key, cvId: 'd2', letter: 'Dear all', answers: given },
    { key: bodies[0]?.key, cvId: null, letter: 'Dear all', answers: given },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('fw.apply'))).toEqual([]);
});

test('a file is chosen from those that are kept or added in place, and one that is gone since is none (applications.6)', async () => {
  const bodies: { answers: unknown }[] = [];
  let kept = [nonNull(PREVIEW.files[0] ?? null)];
  const questions = PREVIEW.questions.map((question) => ({ ...question, required: question.kind === 'file' }));
  const answers: Answers = {
    [`GET ${SENDING}`]: () => ({ ...PREVIEW, questions, files: kept }),
    [`POST ${SENDING}`]: async (request) => {
      bodies.push(await request.json());
      return ONE;
    },
  };
  await openApply(answers);
  await page.getByLabelText('Grades?').selectOptions(FILES[0]);
  await page.getByRole('button', { name: 'Add a file' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add a file' })).toBeVisible();
  await expect.element(page.getByText('Type of document')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
  unmount();
  kept = [{ ...nonNull(kept[0] ?? null), id: FILES[1] }];
  await openApply(answers);
  await send();
  await expect.element(page.getByText('Answer this question.')).toBeVisible();
  await page.getByLabelText('Grades?').selectOptions(FILES[1]);
  await send();
  await expect.element(page.getByText(/Your application was sent/).first()).toBeVisible();
  expect(bodies).toMatchObject([{ answers: [{ questionId: 'q5', value: FILES[1] }] }]);
});

test('what is in the way is named, and nothing can be sent; what is done is led to', async () => {
  await openApply({ [`GET ${SENDING}`]: () => ({ ...PREVIEW, refusal: 'jobs.profile_incomplete', missing: ['languages'] }) });
  await expect.element(page.getByRole('link', { name: 'Languages' })).toHaveAttribute('href', '/en/profile?edit=languages');
  await expect.element(page.getByRole('button', { name: 'Send the application' })).toBeDisabled();
  unmount();
  await openApply({ [`GET ${SENDING}`]: () => ({ ...PREVIEW, application: { id: 'a1', state: 'seen', sentAt: AT } }) });
  await expect.element(page.getByRole('link', { name: 'See your application' })).toHaveAttribute('href', '/en/applications/a1');
  unmount();
  await openApply({ [`GET ${SENDING}`]: () => ({ ...PREVIEW, refusal: 'jobs.expired' }) });
  await expect.element(page.getByRole('button', { name: 'Send the application' })).toBeDisabled();
});

test('what the posting asks for stands above the form, folded away, until it was sent (jobs.43)', async () => {
  const wanted = { kind: 'skill', wanted: ['SQL'], verdict: 'met', reason: 'named', found: ['SQL'] };
  const asked = { [`GET /api/v1/postings/${JOB}/requirements`]: () => ({ requirements: [wanted] }) };
  await openApply(asked);
  await expect.element(page.getByRole('heading', { name: 'You meet 1 of 1 requirement' })).toBeVisible();
  await expect.element(page.getByText('Your profile has this skill.')).not.toBeVisible();
  unmount();
  const sent = { ...PREVIEW, application: { id: 'a1', state: 'seen', sentAt: AT } };
  const calls = await openApply({ ...asked, [`GET ${SENDING}`]: () => sent });
  await expect.element(page.getByRole('link', { name: 'See your application' })).toBeVisible();
  expect(calls.filter((call) => call.includes('/requirements'))).toEqual([]);
});

test('asks before it withdraws, and says who did what', async () => {
  let state: Application = ONE;
  const { calls, reply } = server({
    ...SESSION,
    'GET *': () => state,
    'POST *': () => {
      state = { ...ONE, state: 'withdrawn', can: { ...ONE.can, withdraw: false } };
      return state;
    },
  });
  await stage(RECORD, { pages: PAGES, reply, address: '/en/applications/a1' });
  await expect.element(page.getByText(/by Lindvik/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw the application' }).click();
  await expect.element(page.getByText('The application was withdrawn.').first()).toBeVisible();
  await until(() => document.body.textContent?.includes('Withdrawn') === true);
  await userEvent.keyboard('{Escape}');
});
