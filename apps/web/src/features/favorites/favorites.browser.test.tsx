import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADA, type Answers, problem, server, signedIn, VISITOR } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { FavoriteToggle } from './components/favorite-toggle.tsx';
import FavoritesPage from './favorites.page.tsx';
import type { Favorite } from './queries.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  unmount();
  sessionStorage.clear();
});

const SESSION = signedIn(ADA);
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const linked = (node: ReactNode) => <LinkProvider link={RouterLink}>{node}</LinkProvider>;
const PAGES = ['jobs', 'jobdetail', 'employers', 'employerdetail', 'favorites', 'login'];
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const asAda = { 'GET /identity/v1/session': () => SESSION };
const STATES = 'GET /api/v1/candidate/favorite-states';
const LIST = 'GET /api/v1/candidate/favorite';
const SAVE = 'POST /api/v1/candidate/favorite';
const heart = (name: RegExp | string) => page.getByRole('button', { name });

describe('the heart', () => {
  const hearts = (
    <>
      <FavoriteToggle jobId="a" title="Data Analyst" />
      <FavoriteToggle jobId="b" title="Teacher" />
      <FavoriteToggle jobId="c" title="Lawyer" worded />
    </>
  );

  test('asks for all of a page with one call, once it is known who is there', async () => {
    const { calls, reply } = server({ ...asAda, [STATES]: () => ({ jobIds: ['b'] }) });
    await stage(hearts, { pages: PAGES, reply });
    await expect.element(heart('Save Data Analyst as a favourite')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(heart('Remove Teacher from your favourites')).toHaveAttribute('aria-pressed', 'true');
    expect(calls.filter((call) => call.startsWith(STATES))).toEqual([`${STATES}?jobId=a&jobId=b&jobId=c`]);
    expect(await violations()).toEqual([]);
  });

  test('asks nothing for a visitor, and is not there where favourites are switched off', async () => {
    const { calls, reply } = server({ 'GET /identity/v1/session': () => VISITOR });
    await stage(hearts, { pages: PAGES, reply });
    await until(() => calls.includes('GET /identity/v1/session'));
    await stage(hearts, { pages: ['jobs'], reply });
    expect(document.querySelectorAll('button')).toHaveLength(0);
    expect(calls.some((call) => call.includes('favorite'))).toBe(false);
  });

  test('is not there for staff, and asks nothing for them', async () => {
    const staff = { ...SESSION, user: { ...SESSION.user, roles: ['CareerStaff'] } };
    const { calls, reply } = server({ 'GET /identity/v1/session': () => staff });
    await stage(hearts, { pages: PAGES, reply });
    await until(() => calls.includes('GET /identity/v1/session'));
    await until(() => document.querySelectorAll('button').length === 0);
    expect(calls.some((call) => call.includes('favorite'))).toBe(false);
  });

  test('is on at once, before the server answered, and two quick clicks end where they began', async () => {
    let answer = () => {};
    const saved = new Promise<object>((resolve) => {
      answer = () => resolve({});
    });
    const { calls, reply } = server({ ...asAda, [STATES]: () => ({ jobIds: [] }), [SAVE]: () => saved, 'DELETE *': () => undefined });
    await stage(hearts, { pages: PAGES, reply });
    await until(() => calls.some((call) => call.startsWith(STATES)));
    await heart(/Data Analyst/).click();
    await expect.element(heart('Remove Data Analyst from your favourites')).toHaveAttribute('aria-pressed', 'true');
    await heart(/Data Analyst/).click();
    await expect.element(heart('Save Data Analyst as a favourite')).toHaveAttribute('aria-pressed', 'false');
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([SAVE]);
    answer();
    await until(() => calls.includes('DELETE /api/v1/candidate/favorite/a'));
  });

  test('goes back where the server refuses, with the words of the catalogue', async () => {
    const { reply } = server({
      ...asAda,
      [STATES]: () => ({ jobIds: ['b'] }),
      [SAVE]: () => problem('internal', 500),
      'DELETE *': () => problem('internal', 500),
    });
    await stage(hearts, { pages: PAGES, reply });
    await expect.element(heart('Remove Teacher from your favourites')).toBeInTheDocument();
    await heart(/Data Analyst/).click();
    await expect.element(page.getByText('Was not able to favorite this position.').first()).toBeVisible();
    await expect.element(heart('Save Data Analyst as a favourite')).toHaveAttribute('aria-pressed', 'false');
    await heart(/Teacher/).click();
    await expect.element(heart('Remove Teacher from your favourites')).toHaveAttribute('aria-pressed', 'true');
  });

  test('says that the limit is reached', async () => {
    const { calls, reply } = server({ ...asAda, [STATES]: () => ({ jobIds: [] }), [SAVE]: () => problem('favorites.limit', 409) });
    await stage(hearts, { pages: PAGES, reply });
    await expect.element(heart(/Lawyer/)).toHaveTextContent('Save');
    await until(() => calls.some((call) => call.startsWith(STATES)));
    await heart(/Lawyer/).click();
    await expect.element(page.getByText(/number of favourites you can keep/).first()).toBeVisible();
  });

  test('asks a visitor to sign in, and saves then', async () => {
    let session: object = VISITOR;
    const { calls, reply } = server({
      'GET /identity/v1/session': () => session,
      'POST /identity/v1': () => {
        session = SESSION;
        return { user: SESSION.user };
      },
      [STATES]: () => ({ jobIds: calls.includes(SAVE) ? ['a'] : [] }),
      [SAVE]: () => ({}),
    });
    await stage(hearts, { pages: PAGES, reply });
    await heart(/Data Analyst/).click();
    await expect.element(page.getByText(/we save this job for you/)).toBeVisible();
    expect(calls).not.toContain(SAVE);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
    expect(calls).not.toContain(SAVE);
  });
});

const favorite = (n: number, over: Partial<Favorite> = {}): Favorite => ({
  id: `f${n}`,
  candidate_id: 'c',
  jobAdId: `j${n}`,
  createdAt: inDays(-3),
  updatedAt: inDays(-3),
  postingExpireTime: inDays(2),
  expired: false,
  ...over,
  job: {
    id: `j${n}`,
    jobId: `j${n}`,
    title: n === 3 ? 'Projektassistenz-im-außerordentlich-langen-Wort-ohne-jeden-Zwischenraum' : `Job ${n}`,
    segment: `j${n}-job`,
    companyId: 1,
    companyLogo: null,
    companyName: n === 2 ? 'شركة الطاقة' : 'Lindvik',
    postingExpireTime: inDays(2),
    address: 'Oslo, Norway',
  },
});
const NO_FEED = { 'GET /api/v1/candidate/favorite-calendar': () => ({ url: null, lastReadAt: null }) };
const two: Answers = {
  ...asAda,
  ...NO_FEED,
  [STATES]: () => ({ jobIds: ['j1', 'j2', 'j3', 'j4'] }),
  [LIST]: (request) =>
    new URL(request.url).searchParams.get('page') === '2'
      ? { favorites: [favorite(3), favorite(4, { postingExpireTime: null })], page: 2, totalCount: 4, hasNext: false }
      : { favorites: [favorite(1), favorite(2), favorite(3)], page: 1, totalCount: 4, hasNext: true },
};
const at = (search: string, answers: Answers, more: Staging = {}) => {
  const { calls, reply } = server(answers);
  return stage(linked(<FavoritesPage />), { address: `/en/favorites${search}`, pages: PAGES, reply, ...more }).then((addresses) => ({
    calls,
    addresses,
  }));
};
const cards = () => document.querySelectorAll('article').length;

describe('the favourites', () => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('fit, and axe finds nothing: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await at('', two, { scheme });
    await until(() => cards() === 3);
    await expect.element(page.getByText('4 jobs')).toBeVisible();
    await expect.element(page.getByText('Closes in 2 days').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('are added to by "Show more", each once', async () => {
    await at('', two);
    await until(() => cards() === 3);
    await page.getByRole('button', { name: 'Show more' }).click();
    await until(() => cards() === 4);
    await expect.element(page.getByText('Open until filled')).toBeVisible();
    expect(page.getByRole('button', { name: 'Show more' }).elements()).toEqual([]);
  });

  test('ask for no states: what is listed is saved', async () => {
    const { calls } = await at('', two);
    await until(() => cards() === 3);
    await expect.element(heart('Remove Job 1 from your favourites')).toHaveAttribute('aria-pressed', 'true');
    expect(calls.filter((call) => call.startsWith(STATES))).toEqual([]);
  });

  test('leave a place with the way back where one was taken away', async () => {
    const { calls } = await at('', { ...two, 'DELETE *': () => undefined, [SAVE]: () => ({}) });
    await until(() => cards() === 3);
    await heart('Remove Job 1 from your favourites').click();
    await expect.element(page.getByText('Job 1 is no longer a favourite.')).toBeVisible();
    await expect.element(page.getByText('3 jobs')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => cards() === 3);
    expect(calls).toContain(SAVE);
    await expect.element(heart('Remove Job 1 from your favourites')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('4 jobs')).toBeVisible();
  });

  test('keep one that could not be taken away', async () => {
    await at('', { ...two, 'DELETE *': () => problem('internal', 500) });
    await until(() => cards() === 3);
    await heart('Remove Job 1 from your favourites').click();
    await expect.element(page.getByText('Was not able to favorite this position.').first()).toBeVisible();
    expect(cards()).toBe(3);
  });

  test('have their filter and tab in the address', async () => {
    const { calls, addresses } = await at('?deadline=this_week', two);
    await until(() => calls.some((call) => call.includes('bucket=active&page=1&deadline=this_week')));
    await page.getByRole('link', { name: 'Later', exact: true }).click();
    await until(() => addresses.at(-1) === '/en/favorites?deadline=later');
    await page.getByRole('link', { name: 'Expired' }).click();
    await until(() => addresses.at(-1) === '/en/favorites?tab=expired' && calls.some((call) => call.includes('bucket=expired')));
  });

  test('say when they closed, or that they were withdrawn', async () => {
    const favorites = [
      favorite(1, { expired: true, postingExpireTime: inDays(-2) }),
      favorite(2, { expired: true, postingExpireTime: inDays(20) }),
      favorite(4, { expired: true, postingExpireTime: null }),
    ];
    await at('?tab=expired', { ...two, [LIST]: () => ({ favorites, page: 1, totalCount: 3, hasNext: false }) });
    await expect.element(page.getByText('Closed 2 days ago')).toBeVisible();
    expect(page.getByText('Withdrawn').elements()).toHaveLength(2);
  });

  test.each([
    ['', 'No favourites yet', 'Find jobs', '/en/jobs'],
    ['?deadline=later', 'No deadlines in this period', 'Show all favourites', '/en/favorites'],
    ['?tab=expired', 'Nothing has expired', '', ''],
    ['?tab=companies', 'You are not following any employers yet', 'See employers', '/en/employers'],
  ])('that are none say what to do: "%s"', async (search, title, link, href) => {
    await at(search, {
      ...two,
      [LIST]: () => ({ favorites: [], page: 1, totalCount: 0, hasNext: false }),
      'GET /api/v1/companies/follow': () => ({ companyIds: [], companies: [], page: 1, totalCount: 0, hasNext: false }),
    });
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    if (link) await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(await violations()).toEqual([]);
  });

  test('that cannot be loaded say so, and are tried again', async () => {
    let broken = true;
    await at('', { ...two, [LIST]: (request) => (broken ? problem('unavailable', 503) : two[LIST]?.(request)) });
    await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
    expect(await violations()).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => cards() === 3);
  });
});

describe('the followed companies', () => {
  const lindvik = { id: 7, name: 'Lindvik', segment: '7-lindvik', logo: null, countryCode: 'NO', openPostings: 3 };
  const followed: Answers = {
    ...asAda,
    'GET /api/v1/companies/follow': () => ({ companyIds: [7], companies: [lindvik], page: 1, totalCount: 1, hasNext: false }),
    'DELETE *': () => undefined,
    'POST /api/v1/companies/follow': () => ({ companyId: 7 }),
  };

  test('are listed, left and followed again', async () => {
    await page.viewport(360, 800);
    const { calls } = await at('?tab=companies', followed, { scheme: 'dark' });
    await expect.element(page.getByText('1 employer')).toBeVisible();
    await expect.element(page.getByText('3 open jobs')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /Unfollow Lindvik/ }).click();
    await expect.element(page.getByText('You no longer follow Lindvik.')).toBeVisible();
    expect(calls).toContain('DELETE /api/v1/companies/follow/7');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('button', { name: /Unfollow Lindvik/ })).toBeVisible();
    expect(calls).toContain('POST /api/v1/companies/follow');
  });

  test('stay where leaving fails', async () => {
    await at('?tab=companies', { ...followed, 'DELETE *': () => problem('internal', 500) });
    await page.getByRole('button', { name: /Unfollow Lindvik/ }).click();
    await expect.element(page.getByText('Your change could not be saved. Try again.').first()).toBeVisible();
    await expect.element(page.getByText('1 employer')).toBeVisible();
  });
});

describe('the calendar', () => {
  test('has its address made, renewed and ended, each only when it is confirmed', async () => {
    let url: string | null = null;
    let made = 0;
    const { calls } = await at('', {
      ...two,
      'GET /api/v1/candidate/favorite-calendar': () => ({ url, lastReadAt: null }),
      'POST /api/v1/candidate/favorite-calendar': () => {
        made += 1;
        url = `https://x.example/calendars/secret${made}.ics`;
        return { url, lastReadAt: null };
      },
      'DELETE /api/v1/candidate/favorite-calendar': () => undefined,
    });
    await page.getByRole('button', { name: 'Create a calendar link' }).click();
    await expect.element(page.getByLabelText('Address of the calendar')).toHaveValue('https://x.example/calendars/secret1.ics');
    await expect.element(page.getByText('Not synced yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create a new link' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(made).toBe(1);
    await page.getByRole('button', { name: 'Create a new link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Create a new link' }).click();
    await expect.element(page.getByLabelText('Address of the calendar')).toHaveValue('https://x.example/calendars/secret2.ics');
    await page.getByRole('button', { name: 'Stop the calendar' }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the calendar' }).click();
    await expect.element(page.getByRole('button', { name: 'Create a calendar link' })).toBeVisible();
    expect(calls).toContain('DELETE /api/v1/candidate/favorite-calendar');
  });
});
