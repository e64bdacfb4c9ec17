import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { unmount, violations } from '@fairway/ui/mount';
import { Link } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ADA, signedIn, VISITOR } from '../../testing/replies.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { LandingView } from './components/landing-view.tsx';
import type { LandingJobs, LandingReply } from './queries.ts';

afterEach(unmount);

const NOW = Date.parse('2026-11-23T12:00:00Z');
const PAGES = ['landing', 'jobs', 'jobdetail', 'employers', 'employerdetail', 'profile', 'mypage', 'favorites', 'cv-review', 'login'];
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

const job = (id: string, title: string): LandingJobs['newest'][number] => ({
  id, jobAdId: id, requestId: 'r', eventId: 'e', title, segment: `${id}-job`, company: { id: 1, name: 'Lindvik', logo: null }, location: 'Oslo, Norway',
  shortLocation: 'Oslo, Norway', address: 'Oslo, Norway', postingRegion: null, country: 'NO', countries: ['NO'], promotionValue: 0, promote: false,
  featured: false, language: 'en', languages: ['en'], employmentTypes: ['INTERN'], preferredJobCategories: [], educationFields: [], educationLevels: [],
  sectors: [], startDate: null, matchingSkills: [], startsNow: false, duration: null, workplace: null, pay: null, salary: null, sponsorship: null, deadline: null, publishedAt: '2026-11-23T08:00:00Z', updatedAt: '2026-11-23T08:00:00Z', labels: [], expired: false, excerpt: '',
}); // biome-ignore format: a row
const organization = {
  id: 7, name: 'Lindvik', segment: '7-lindvik', logo: null, link: null, description: '', countryCode: 'NO', externalId: null, tagline: 'Bridges', sectors: [],
  openPostings: 12, fellBack: {}, answers: 'Usually answers within 4 days, 92% of 37 applications answered',
}; // biome-ignore format: a row

const FULL: LandingReply = {
  jobs: {
    total: 1234,
    kinds: [
      { value: 'FULL_TIME', count: 900 },
      { value: 'INTERN', count: 334 },
    ],
    fields: [
      { value: 'MEDIA_COMMUNICATIONS_AND_WRITING', count: 40 },
      { value: 'SOCIAL_SERVICES_AND_NON_PROFIT', count: 2 },
    ],
    countries: ['NO', 'DE', 'FR'].map((value) => ({ value, count: 400 })),
    newest: [job('j1', 'Analyst'), job('j2', 'Wirtschaftsinformatikpraktikum Unternehmenssteuerungsberatung')],
    near: 1,
  },
  organizations: { hiring: 80, shown: [organization] },
  schools: { total: 1, shown: [{ id: 3, name: 'Hochschule für angewandte Ingenieurwissenschaften Valclair', logo: null }] },
};
const EMPTY: LandingReply = {
  jobs: { total: 0, kinds: [], fields: [], countries: [], newest: [], near: 0 },
  organizations: { hiring: 0, shown: [] },
  schools: { total: 0, shown: [] },
};

const answer = (session: object) => (request: Request) =>
  Response.json(request.url.includes('/suggestion/places') ? { places: [{ label: 'Oslo, Norway', kind: 'city' }] } : session);

function show(shown: LandingReply | null, staging: Staging = {}, session: object = VISITOR) {
  const view = (
    <LinkProvider link={RouterLink}>
      <LandingView shown={shown} nowMs={NOW} />
    </LinkProvider>
  );
  return stage(view, { address: '/en', pages: PAGES, reply: answer(session), ...staging });
}
const headings = () => [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent);

describe('the landing page', () => {
  test.each([
    ['light', 1280, 'en'],
    ['dark', 360, 'en'],
    ['light', 360, 'de'],
    ['dark', 360, 'ru'],
    ['light', 360, 'jp'],
  ] as const)('shows all of it and fits: %s, %i px, %s', async (scheme, widthPx, locale) => {
    await page.viewport(widthPx, 900);
    await show(FULL, { scheme, locale });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(headings()).toHaveLength(9);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('tells what is large and leads to as many as it says', async () => {
    await show(FULL);
    const figures = page.getByRole('list', { name: 'In figures' });
    await expect.element(figures).toBeVisible();
    // One school is too few to tell.
    expect([...figures.element().querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '1,234 open jobs',
      '80 employers hiring',
      '3 countries',
    ]);
    await expect.element(page.getByRole('link', { name: 'Internship 334' })).toHaveAttribute('href', '/en/jobs?employment_types=INTERN');
    await expect.element(page.getByRole('link', { name: 'See all 1,234 open jobs' })).toHaveAttribute('href', '/en/jobs');
    await expect.element(page.getByText('In your language or region first.')).toBeVisible();
    await expect.element(page.getByText('Usually answers within 4 days, 92% of 37 applications answered')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/en/profile');
  });

  test('where there is nothing yet tells no figures, and says so', async () => {
    await page.viewport(360, 900);
    await show(EMPTY);
    await expect.element(page.getByText('There are no open jobs right now. Check back soon.')).toBeVisible();
    expect(headings()).toEqual(['Start somewhere good', 'Newest jobs', 'What you can do here', 'For employers', 'For schools']);
    expect(document.querySelector('[aria-label="In figures"]')).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('whose counts cannot be had still has its search, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 900);
    await show(null, { scheme });
    await expect.element(page.getByRole('searchbox', { name: 'What' })).toBeVisible();
    expect(headings()).toEqual(['Start somewhere good', 'What you can do here', 'For employers', 'For schools']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('of a school names what is there, and no others', async () => {
    await show(
      { ...FULL, schools: null },
      {
        pages: ['landing', 'jobs', 'jobdetail', 'profile'],
        tenant: { school: { domain: 'n.example', logo: '', schoolId: 1, name: 'Nordic' } as never },
      },
    );
    await expect.element(page.getByRole('heading', { name: 'Bring your CV' })).toBeVisible();
    for (const absent of ['See what fits', 'Let someone look at it', 'For schools']) expect(page.getByText(absent).elements()).toEqual([]);
  });

  test('searches in the list of jobs, with and without a place', async () => {
    const addresses = await show(FULL);
    const form = document.querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/jobs', 'get']);
    expect(document.querySelectorAll('datalist option')[1]?.getAttribute('value')).toBe('Germany');
    await page.getByRole('searchbox', { name: 'What' }).fill(' data analyst ');
    await page.getByRole('combobox', { name: 'Where' }).fill('Osl');
    await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Oslo, Norway');
    await page.getByRole('combobox', { name: 'Where' }).fill('Oslo');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => addresses.at(-1)).toBe('/en/jobs?q=data+analyst&where=Oslo');
  });

  test('leads on who is signed in, staff to their console', async () => {
    const ada = await show(FULL, {}, signedIn(ADA));
    await expect.poll(() => ada.at(-1)).toBe('/en/profile');
    await unmount();
    const finn = await show(FULL, { pages: [...PAGES, 'staff'] }, signedIn({ ...ADA, roles: ['CareerStaff'] }));
    await expect.poll(() => finn.at(-1)).toBe('/en/staff');
  });
});
