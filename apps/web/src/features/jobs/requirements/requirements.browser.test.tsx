// What a posting asks for, as a candidate sees it: on the posting, and on the form to apply.
import type { JobDetail } from '@fairway/contract/jobs/endpoints';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberBoot } from '../../../lib/boot.ts';
import { Slot } from '../../../lib/slots.tsx';
import { ADA, type Answers, problem, server, signedIn, VISITOR } from '../../../testing/replies.ts';
import { stage, testBoot } from '../../../testing/stage.tsx';
import { JobView } from '../components/job-view.tsx';
import type { Requirement } from './queries.ts';
import Requirements from './requirements.tsx';

const ID = '018f0000-0000-7000-8000-00000000000a';
const PATH = `GET /api/v1/postings/${ID}/requirements`;
const SESSION = 'GET /identity/v1/session';
const PAGES = ['jobs', 'jobdetail', 'profile', 'favorites'];
const JOB = {
  ...{ id: ID, jobAdId: ID, requestId: 'r', eventId: 'e', title: 'Analyst', position: '', segment: ID, description: '<p>Things</p>' },
  ...{
    company: { id: 7, name: 'Fjord', logo: null },
    location: 'Oslo',
    places: [],
    labels: [],
    skills: ['SQL'],
    alsoAt: [],
    countries: [],
  },
  ...{ employmentTypes: [], preferredJobCategories: [], educationFields: [], educationLevels: [], languages: [], language: 'en' },
  ...{ sectors: [], deadline: null, publishedAt: '2026-11-20T10:00:00Z', zone: 'UTC', expired: false, standing: null, salary: null },
} as unknown as JobDetail;
const one = (
  kind: Requirement['kind'],
  wanted: string[],
  verdict: Requirement['verdict'],
  reason: Requirement['reason'],
  found: string[] = [],
) => ({ kind, wanted, verdict, reason, found }) satisfies Requirement;
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);
const ALL = [
  one('educationLevel', ['bachelor', 'master'], 'met', 'named', ['master']),
  one('educationField', ['law', 'arts'], 'notMet', 'otherNamed', ['physics', 'economics']),
  one('language', ['nb'], 'unknown', 'notSaid'),
  one('skill', [LONG], 'met', 'named', [LONG]),
  one('permit', ['DE', 'NO'], 'unknown', 'notSaid'),
  one('start', ['2027-02-01'], 'notMet', 'endsAfter', ['2027-06-30']),
];
const lines = () => [...document.querySelectorAll('details li')].map(({ textContent }) => textContent);
const open = async (element: React.ReactNode, answers: Answers = {}, scheme: 'light' | 'dark' = 'light') => {
  const { calls, reply } = server({ [SESSION]: () => signedIn(ADA), [PATH]: () => ({ requirements: ALL }), ...answers });
  await stage(element, { pages: PAGES, reply, scheme, address: `/en/jobs/${ID}` });
  return calls;
};
const asked = (calls: readonly string[]) => calls.includes(PATH);
const view = (job: Partial<JobDetail> = {}) => (
  <div style={{ padding: '0 var(--fw-gutter)' }}>
    <JobView job={{ ...JOB, ...job }} similar={[]} organization={undefined} nowMs={0} />
  </div>
);

beforeEach(async () => {
  localStorage.clear();
  rememberBoot(testBoot());
  await page.viewport(1200, 800);
});
afterEach(unmount);

test('each line says what is asked for, whether it is met, and why; what is met comes first', async () => {
  await open(<Requirements jobId={ID} />);
  await expect.element(page.getByRole('heading', { name: 'You meet 2 of 6 requirements' })).toBeVisible();
  await expect.element(page.getByText('2 are not known yet')).toBeVisible();
  expect(lines()).toEqual([
    'Met: Level: Bachelor or MasterYour profile has Master.',
    `Met: Skill: ${LONG}Your profile has this skill.`,
    'Not met: Field: Law or ArtsYour profile has Physics and Economics.',
    'Not met: Free to start in Feb 2027Your studies end later, in Jun 2027.',
    'Not known yet: Language: Norwegian BokmålYour profile has no languages yet.Add your languages',
    'Not known yet: Permit to work in Germany or NorwayYour profile does not say that you may work there.Say where you may work',
  ]);
});

test('what is not known leads to the dialog that fills it in, and to nowhere where there are no profiles', async () => {
  await open(<Requirements jobId={ID} />);
  const link = page.getByRole('link', { name: 'Say where you may work' });
  await expect.element(link).toHaveAttribute('href', '/en/profile?edit=nationality');
  unmount();
  const { reply } = server({ [PATH]: () => ({ requirements: ALL }) });
  await stage(<Requirements jobId={ID} />, { pages: ['jobs'], reply });
  await until(() => lines().length > 0);
  expect(document.querySelector('details a')).toBeNull();
});

test('a profile that says nothing is not told that it meets nothing', async () => {
  await open(<Requirements jobId={ID} />, { [PATH]: () => ({ requirements: [one('skill', ['SQL'], 'unknown', 'notSaid')] }) });
  await expect.element(page.getByRole('heading', { name: 'Whether you meet 1 requirement is not known yet' })).toBeVisible();
  expect(document.body.textContent).not.toContain('You meet');
});

test('every reason of the rule has its words', async () => {
  const found = { educationLevel: ['phd'], permit: ['NO'], start: ['2026-12-31'] };
  const every = [
    ...(['named', 'higher', 'lower', 'notSaid'] as const).map((reason) =>
      one('educationLevel', [reason], 'met', reason, found.educationLevel),
    ),
    ...(['named', 'otherNamed', 'notSaid'] as const).map((reason) => one('educationField', [reason], 'met', reason, ['law'])),
    ...(['named', 'notNamed', 'notSaid'] as const).map((reason, at) => one('language', [['en', 'de', 'fr'][at]!], 'met', reason)),
    ...(['named', 'notNamed', 'notSaid'] as const).map((reason) => one('skill', [reason], 'met', reason)),
    ...(['named', 'notNamed', 'notSaid'] as const).map((reason, at) =>
      one('permit', [['NO', 'DE', 'FR'][at]!], 'met', reason, found.permit),
    ),
    ...(['endsBefore', 'endsAfter', 'notSaid'] as const).map((reason, at) =>
      one('start', [`2027-0${at + 1}-01`], 'met', reason, found.start),
    ),
  ];
  await open(<Requirements jobId={ID} />, { [PATH]: () => ({ requirements: every }) });
  await until(() => lines().length === every.length);
  expect(lines().filter((line) => /requirements\.|\{|undefined/.test(line ?? ''))).toEqual([]);
});

test('stands on a posting for a candidate alone, and not once it has closed', async () => {
  const calls = await openAndWait(view());
  await until(() => asked(calls));
  await expect.element(page.getByRole('heading', { name: 'You meet 2 of 6 requirements' })).toBeVisible();
  for (const session of [VISITOR, signedIn({ ...ADA, roles: ['Admin'] })]) {
    unmount();
    expect(asked(await openAndWait(view(), { [SESSION]: () => session }))).toBe(false);
  }
  unmount();
  expect(asked(await openAndWait(view({ expired: true })))).toBe(false);
  unmount();
  const empty = await openAndWait(view(), { [PATH]: () => ({ requirements: [] }) });
  await until(() => asked(empty));
  expect(document.querySelector('details')).toBeNull();
});

/** Until the posting is noted as seen, at the server or here: the session is known by then. */
async function openAndWait(element: React.ReactNode, answers: Answers = {}): Promise<readonly string[]> {
  localStorage.clear();
  const calls = await open(element, answers);
  await until(() => calls.some((call) => call.includes('seen-postings')) || localStorage.getItem('seen-jobs') !== null);
  return calls;
}

test('is folded away at 360 px and on the form to apply, and opens', async () => {
  await page.viewport(360, 740);
  await open(<Requirements jobId={ID} />);
  await until(() => document.querySelector('details') !== null);
  expect(document.querySelector('details')?.open).toBe(false);
  await page.getByText('You meet 2 of 6 requirements').click();
  await expect.element(page.getByText('Your profile has this skill.')).toBeVisible();
  unmount();
  await page.viewport(1200, 800);
  await open(<Slot name="apply-requirements" jobId={ID} compact />);
  await until(() => document.querySelector('details') !== null);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('what could not be loaded is asked for again', async () => {
  let isDown = true;
  await open(<Requirements jobId={ID} />, { [PATH]: () => (isDown ? problem('internal', 500) : { requirements: ALL }) });
  await expect.element(page.getByText('What you meet could not be loaded.')).toBeVisible();
  expect(await violations()).toEqual([]);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await until(() => lines().length === ALL.length);
});

test.each([
  ['light', 1200],
  ['dark', 360],
] as const)('nothing that axe objects to, and nothing wider than the page: %s, %i px', async (scheme, widthPx) => {
  await page.viewport(widthPx, 740);
  for (const element of [<Requirements key="plain" jobId={ID} />, view()]) {
    await open(element, {}, scheme);
    await until(() => document.querySelector('details') !== null);
    document.querySelector('details')!.open = true;
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    unmount();
  }
});
