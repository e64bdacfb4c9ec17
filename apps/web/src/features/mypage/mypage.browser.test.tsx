import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Slot } from '../../lib/slots.tsx';
import { ADA, signedIn } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import MyPage from './mypage.page.tsx';
import type { JobSummary } from './queries.ts';

afterEach(unmount);

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const linked = (node: ReactNode) => <LinkProvider link={RouterLink}>{node}</LinkProvider>;
const PAGES = ['jobs', 'jobdetail', 'employers', 'favorites', 'profile', 'mypage', 'login'];
const SESSION = signedIn(ADA);
const job = (id: string, title: string): JobSummary => ({
  id,
  jobAdId: id,
  requestId: 'r',
  eventId: 'e',
  title,
  segment: `${id}-job`,
  company: { id: 1, name: 'Lindvik', logo: null },
  location: 'Oslo, Norway',
  shortLocation: 'Oslo, Norway',
  address: 'Oslo, Norway',
  postingRegion: null,
  country: 'NO',
  countries: ['NO'],
  promotionValue: 0,
  promote: false,
  featured: false,
  language: 'en',
  languages: ['en'],
  employmentTypes: ['INTERN'],
  preferredJobCategories: [],
  educationFields: [],
  educationLevels: [],
  sectors: [],
  startDate: null,
  matchingSkills: [],
  startsNow: false,
  duration: null,
  workplace: null,
  pay: null,
  salary: null,
  sponsorship: null,
  deadline: null,
  publishedAt: new Date(Date.now() - 3_600_000).toISOString(),
  updatedAt: new Date().toISOString(),
  labels: [],
  expired: false,
  excerpt: '',
});
const NO_REASON = {
  skills: [],
  careerField: null,
  educationField: null,
  educationLevel: null,
  country: null,
  sector: null,
  employer: false,
};
const REASON = { ...NO_REASON, skills: ['SQL', 'Python', 'Excel'], careerField: 'COMPUTER_AND_IT', educationLevel: 'master' };
const suggested = (basis: 'profile' | 'newest', country: string | null = null, reasons: object[] = [REASON]) => ({
  basis,
  country,
  requestId: 'r',
  suggestions: reasons.map((reason, n) => ({ job: job(`s${n}`, `Suggested ${n}`), reason })),
});
const favorite = (n: number, postingExpireTime: string | null) => ({
  id: `f${n}`, candidate_id: 'c', jobAdId: `j${n}`, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', postingExpireTime, expired: false,
  job: { id: `j${n}`, jobId: `j${n}`, title: `Saved ${n}`, segment: `j${n}-x`, companyId: 1, companyLogo: null, companyName: 'Lindvik', postingExpireTime, address: '' },
}); // biome-ignore format: a list

const NOTHING: Record<string, object> = {
  '/identity/v1/session': SESSION,
  '/api/v1/candidate/favorite-states': { jobIds: [] },
  '/api/v1/candidate/suggested-postings': suggested('profile', null, []),
  '/api/v1/candidate/favorite': { favorites: [], page: 1, totalCount: 0, hasNext: false },
  '/api/v1/companies/follow': { companyIds: [], companies: [], page: 1, totalCount: 0, hasNext: false },
};
const FULL = {
  ...NOTHING,
  '/api/v1/candidate/suggested-postings': suggested('profile', 'NO', [
    REASON,
    { ...NO_REASON, skills: ['SQL'], country: 'NO', employer: true },
    { ...NO_REASON, educationField: 'law', sector: 'consulting' },
    NO_REASON,
  ]),
  '/api/v1/candidate/favorite': {
    favorites: [favorite(1, new Date(Date.now() + 2 * 86_400_000).toISOString()), favorite(2, null)],
    page: 1,
    totalCount: 2,
    hasNext: false,
  },
  '/api/v1/companies/follow': { companyIds: [1], companies: [], page: 1, totalCount: 1, hasNext: false },
  '/api/v1/postings': { matchingJobs: [job('n1', 'News')], totalSize: 1, nextPageToken: null },
};
function show(answers: Record<string, object | (() => Response)>, staging: Staging = {}) {
  const reply: Staging['reply'] = (request) => {
    const answer = answers[new URL(request.url).pathname];
    if (typeof answer === 'function') return (answer as () => Response)();
    return answer ? Response.json(answer) : Response.json({ code: 'not_found' }, { status: 404 });
  };
  return stage(linked(<MyPage />), { address: '/en/mypage', pages: PAGES, reply, ...staging });
}

describe('my page', () => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('greets, suggests with reasons, and shows what closes and what is new: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 900);
    await show(FULL, { scheme });
    await expect.element(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await expect.element(page.getByText('Fits you: 3 of your skills, your field')).toBeVisible();
    await expect.element(page.getByText('Fits you: 1 of your skills, an employer you prefer')).toBeVisible();
    await expect.element(page.getByText('Fits you: what you study, your sector')).toBeVisible();
    expect(page.getByText(/^Fits you/).elements()).toHaveLength(3);
    await expect.element(page.getByRole('link', { name: 'Saved 1' })).toBeVisible();
    // What never closes does not close soon.
    expect(page.getByText('Saved 2').elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'News' })).toBeVisible();
    // Who has said what they look for is not told that something is missing.
    await expect.element(page.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/en/profile');
    expect(page.getByRole('link', { name: 'Complete your profile' }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Save Suggested 0 as a favourite' })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('that is empty offers the import, which opens over it', async () => {
    const reply: Staging['reply'] = (request) => {
      const { pathname } = new URL(request.url);
      const answers: Record<string, object> = {
        ...NOTHING,
        '/api/v1/candidate/suggested-postings': suggested('newest', 'NO', [NO_REASON]),
        '/api/v1/candidate/import/latest': { import: null, readsLinks: false },
      };
      return Response.json(answers[pathname] ?? { code: 'not_found' }, { status: answers[pathname] ? 200 : 404 });
    };
    const watched = (
      <>
        <MyPage />
        <Slot name="watches" user={{ ...ADA, deletionDueAt: null } as never} pageId="mypage" />
      </>
    );
    await stage(linked(watched), { address: '/en/mypage', pages: PAGES, reply });
    const open = page.getByRole('button', { name: 'Import from CV or LinkedIn' });
    await open.click();
    await until(() => document.querySelector('dialog[open] input[type=file]') !== null, 15_000);
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog[open]') === null);
    await expect.element(open).toHaveFocus();
  });

  test('says that these are the newest, of which country, and how to get better ones', async () => {
    await show({ ...NOTHING, '/api/v1/candidate/suggested-postings': suggested('newest', 'NO', [NO_REASON]) });
    await expect.element(page.getByRole('heading', { name: 'New and open to students in Norway' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/en/profile');
    await show(
      { ...NOTHING, '/api/v1/candidate/suggested-postings': suggested('newest', null, [NO_REASON]) },
      { pages: ['jobs', 'jobdetail', 'mypage'] },
    );
    await expect.element(page.getByRole('heading', { name: 'New and open to students', exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'Complete your profile' }).elements()).toEqual([]);
    expect(page.getByRole('heading', { name: 'Closing soon' }).elements()).toEqual([]);
  });

  test('says what to do where there is nothing', async () => {
    await show(NOTHING);
    await expect.element(page.getByRole('heading', { name: 'Nothing to suggest yet' })).toBeVisible();
    await expect.element(page.getByText('Jobs you save appear here when they are about to close.')).toBeVisible();
    await expect.element(page.getByText('Follow employers to see their newest jobs here.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows the rest where one part fails, and tries again', async () => {
    let broken = true;
    await show({
      ...FULL,
      '/api/v1/candidate/suggested-postings': () =>
        broken ? Response.json({ code: 'unavailable' }, { status: 503 }) : Response.json(suggested('profile')),
    });
    await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Saved 1' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => document.querySelector('article') !== null);
  });
});
