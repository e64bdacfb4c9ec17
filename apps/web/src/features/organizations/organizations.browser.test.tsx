import { DialogProvider } from '@fairway/ui/dialog-stack';
import { type LinkProps, LinkProvider } from '@fairway/ui/link';
import { unmount, until, violations } from '@fairway/ui/mount';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createQueries } from '../../lib/queries.ts';
import { type Staging, stage } from '../../testing/stage.tsx';
import { OrganizationView } from './components/organization-view.tsx';
import { OrganizationsView, type OrganizationsViewProps } from './components/organizations-view.tsx';
import { readOrganizationsAddress } from './organization-address.ts';
import type { OrganizationPage } from './organization-page.ts';
import type { OrganizationsReply } from './queries.ts';

afterEach(unmount);

const LONG = 'Gesellschaft-für-außerordentlich-lange-Unternehmensbezeichnungen-ohne-jeden-Zwischenraum';
const organization = (id: number, name: string, openPostings = 3): OrganizationsReply['companies'][number] => ({
  id,
  name,
  segment: `${id}-x`,
  logo: null,
  link: 'https://www.lindvik.example',
  description: '',
  countryCode: 'NO',
  externalId: null,
  tagline: 'Power for the north',
  sectors: ['consulting', 'non_profit', 'sector_of_ours'],
  openPostings,
  fellBack: { tagline: 'nb' },
});
const reply: OrganizationsReply = {
  companies: [organization(1, 'Lindvik'), organization(2, 'شركة الطاقة', 0), organization(3, LONG, 1)],
  totalSize: 60,
  facets: {
    address: Array.from({ length: 15 }, (_, index) => ({ value: `A${String.fromCharCode(65 + index)}`, count: 15 - index })),
    sector: [{ value: 'consulting', count: 3 }],
    employment_types: [{ value: 'INTERN', count: 2 }],
  },
};
const sectorNames = { sector_of_ours: 'Sector of ours', consulting: 'Advising' };

const TEXTS = { close: 'Close', ok: 'OK', cancel: 'Cancel', loading: 'Loading', errorTitle: 'Error', failed: 'Failed', missing: 'Missing' };
const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
const withQueries = (node: ReactNode, staging: Staging = {}) =>
  stage(
    <LinkProvider link={RouterLink}>
      <QueryClientProvider client={createQueries()}>
        <DialogProvider texts={TEXTS}>{node}</DialogProvider>
      </QueryClientProvider>
    </LinkProvider>,
    { address: '/en/employers', ...staging },
  );

function list(search: string, over: Partial<OrganizationsViewProps['list']> = {}) {
  const state = {
    data: reply,
    error: null,
    isError: false,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => undefined,
    ...over,
  };
  return <OrganizationsView address={readOrganizationsAddress(new URLSearchParams(search))} list={state} nowMs={Date.UTC(2026, 10, 21)} />;
}

const SIZES = [
  ['light', 1440],
  ['dark', 360],
] as const;

describe('the list of organizations', () => {
  test.each(SIZES)('fits, and axe finds nothing, also with long and right-to-left names: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await withQueries(list('?address=AA&page=2'), { scheme, sectorNames });
    await until(() => document.querySelectorAll('article').length === 3);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('shows the names that staff gave to sectors, new and renamed ones', async () => {
    await withQueries(list('?sector=sector_of_ours'), { sectorNames });
    await expect.element(page.getByRole('link', { name: 'Remove Sectors: Sector of ours' })).toBeInTheDocument();
    expect(document.querySelector('article')?.textContent).toContain('Advising · Non-profit');
  });

  test('marks a text that is not in the language of the page', async () => {
    await withQueries(list(''));
    await expect.element(page.getByText('Power for the north').first()).toHaveAttribute('lang', 'nb');
    await expect.element(page.getByRole('heading', { level: 3 }).first()).not.toHaveAttribute('lang');
  });

  test('puts a ticked filter into the address, and a removed chip out of it', async () => {
    await page.viewport(1440, 800);
    const addresses = await withQueries(list('?q=nord&page=2&address=AA'));
    await page.getByRole('checkbox', { name: /Internship/ }).click();
    await until(() => addresses.includes('/en/employers?q=nord&address=AA&employment_types=INTERN'));
    await page.getByRole('link', { name: /^Remove Country/ }).click();
    await until(() => addresses.at(-1) === '/en/employers?q=nord');
  });

  test('lets no eleventh value in', async () => {
    await page.viewport(1440, 800);
    const ten = reply.facets.address.slice(0, 10).map((facet) => `address=${facet.value}`);
    await withQueries(list(`?${ten.join('&')}`));
    await expect.element(page.getByText('Filter limit reached').first()).toBeVisible();
  });

  test('says that nothing was found, and the way out', async () => {
    await withQueries(list('?q=zzz&address=NO', { data: { ...reply, companies: [], totalSize: 0 } }));
    await expect.element(page.getByRole('heading', { name: 'No companies found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See all employers' })).toHaveAttribute('href', '/en/employers');
    expect(await violations()).toEqual([]);
  });

  test('beside nothing found stand no empty filters and nothing to put in order', async () => {
    await page.viewport(1440, 800);
    const none = { ...reply, companies: [], totalSize: 0 };
    await withQueries(list('?q=zzz', { data: { ...none, facets: { address: [], sector: [], employment_types: [] } } }));
    await expect.element(page.getByRole('heading', { name: 'No companies found' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Filters' })).not.toBeInTheDocument();
    expect(document.querySelectorAll('[aria-current], select')).toHaveLength(0);
    // What another filter would find can still be chosen.
    await withQueries(list('?address=DE', { data: none }));
    await expect.element(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
  });

  test('says that a page is beyond the end', async () => {
    await withQueries(list('?page=9', { data: { ...reply, companies: [] } }));
    await expect.element(page.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/en/employers');
  });

  test('says that it could not be loaded, and loads again', async () => {
    let again = 0;
    const refetch = () => {
      again++;
    };
    await withQueries(list('', { data: undefined, isError: true, error: new Error('lost'), refetch }));
    await expect.element(page.getByRole('heading', { name: 'Unknown error' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(again).toBe(1);
  });
});

const place = (title: string) => ({
  title,
  address: `${title} street 1`,
  city: title,
  countryCode: 'NO',
  isHeadquarters: title === 'Oslo',
});
const article = (id: number, title: string) => ({
  id,
  slug: 's',
  title,
  ingress: 'In short.',
  featuredImage: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  fellBack: id === 2 ? { title: 'de', ingress: 'de' } : {},
});
const { description: _, ...facts } = organization(1, LONG);
const detail: OrganizationPage = {
  nowMs: Date.UTC(2026, 10, 21),
  company: facts,
  postings: [],
  hiring: {
    education_level: [{ value: 'bachelor', count: 12_000 }],
    employment_types: [
      { value: 'FULL_TIME', count: 9000 },
      { value: 'INTERN', count: 3000 },
    ],
    languages: [{ value: 'de', count: 12_000 }],
    address: [{ value: 'NO', count: 12_000 }],
  },
  pay: {
    currency: 'VND',
    ranges: [
      { kind: 'FULL_TIME', postings: 900, from: 240_000_000, middle: 310_000_000, to: 420_000_000 },
      { kind: 'INTERN', postings: 3, from: 40_000_000, middle: 40_000_000, to: 40_000_000 },
    ],
  },
  similar: [organization(2, LONG)],
  trust: {
    heading: 'Verified',
    lines: [`Owns the domain ${'long-'.repeat(12)}.example, shown by DNS on 1 March 2026`],
    report: 'Report this employer',
  },
  replies: { heading: 'Replies', lines: ['Promises an answer within 14 days', `92% of 1,000 applications at ${'a'.repeat(10)} answered`] },
  family: { id: 9, name: 'مجموعة', segment: '9-x', children: [{ id: 1, name: LONG, segment: '1-x', children: [] }] },
  profile: {
    id: 1,
    title: LONG,
    description: '<p>We build.</p><ul><li>One</li></ul>',
    logo: null,
    links: ['https://www.linkedin.com/company/fjord', 'javascript:alert(1)'],
    webAddress: 'https://www.lindvik.example',
    banner: null,
    size: '5001-',
    foundedYear: 1931,
    people: [
      { name: LONG, role: 'Leitung', text: 'Began here.', fellBack: { role: 'de' } },
      { name: 'Mara', role: '', text: '', fellBack: {} },
    ],
    fellBack: { description: 'de' },
    locations: ['Oslo', 'Bergen', 'Tromsø', 'Bodø'].map(place),
    articles: [article(1, 'A day at sea'), article(2, 'A night ashore')],
    videos: [
      { id: 1, title: 'Inside', thumbnail: null, videoLink: 'https://videos.example/1', fellBack: { title: 'fr' } },
      { id: 2, title: 'Not of the web', thumbnail: null, videoLink: 'javascript:alert(1)', fellBack: {} },
    ],
  },
};

const answers: Record<string, () => Response> = {
  'GET /api/v1/organizations/articles/1': () =>
    Response.json({
      ...article(1, 'A day at sea'),
      body: '<p>At six.</p>',
      organizationId: 1,
      moreArticles: [article(2, 'A night ashore')],
    }),
  'GET /api/v1/organizations/articles/2': () =>
    Response.json({ ...article(2, 'A night ashore'), body: '<p>At nine.</p>', organizationId: 1, moreArticles: [] }),
};
let calls: string[] = [];
const answer =
  (own: Record<string, () => Response> = {}) =>
  (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const reply = { ...answers, ...own }[`${request.method} ${new URL(request.url).pathname}`];
    return reply ? reply() : Response.json({ code: 'not_found' }, { status: 404 });
  };
const session = (authenticated: boolean) => ({
  'GET /identity/v1/session': () => Response.json({ authenticated, user: null, unreadMessages: 0 }),
});

describe('the page of a company', () => {
  test.each(SIZES)('fits, and axe finds nothing: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await withQueries(<OrganizationView page={detail} />, { scheme, reply: answer() });
    await until(() => document.querySelector('h1') !== null);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(await violations()).toEqual([]);
  });

  test('tells its figures; what is counted leads to as many jobs (organizations.19)', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    await expect.element(page.getByText('5,001 employees or more')).toBeVisible();
    await expect.element(page.getByText('1931')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Internship' }))
      .toHaveAttribute('href', '/en/jobs?company_id=1&employment_types=INTERN');
    await expect.element(page.getByText('Leitung')).toHaveAttribute('lang', 'de');
  });

  test('tells pay in words beside the drawing, and as a table; who has none has no such part (organizations.20)', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    const pay = page.getByRole('region', { name: 'Pay', exact: true });
    await expect.element(pay.getByText(/240,000,000 to .*420,000,000 a year/)).toBeVisible();
    await pay.getByText('As a table').click();
    await expect.element(pay.getByRole('row', { name: /Full-time.*310,000,000.*900/ })).toBeVisible();
    expect(await violations()).toEqual([]);
    await withQueries(<OrganizationView page={{ ...detail, pay: null, similar: [] }} />, { reply: answer() });
    await expect.element(page.getByRole('heading', { name: 'Pay' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Similar employers' })).not.toBeInTheDocument();
  });

  test('marks descriptions and articles that are not in the language of the page', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    await expect.element(page.getByRole('heading', { name: 'A night ashore' })).toHaveAttribute('lang', 'de');
    await expect.element(page.getByRole('heading', { name: 'A day at sea' })).not.toHaveAttribute('lang');
    await expect.element(page.getByText('Inside', { exact: true })).toHaveAttribute('lang', 'fr');
    expect(page.getByText('We build.').element().closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  test('links only to what is of the web, and tells search engines not to follow', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    await until(() => document.querySelector('h1') !== null);
    const outside = [...document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')];
    expect(outside.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['https://www.linkedin.com/company/fjord', 'nofollow noopener'],
      ['https://www.lindvik.example/', 'nofollow noopener'],
      ['https://videos.example/1', 'nofollow noopener'],
    ]);
  });

  test('shows three locations, and all in a dialog', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    await until(() => document.querySelectorAll('#locations li').length === 3);
    await page.getByRole('button', { name: 'All 4 locations' }).click();
    await until(() => document.querySelectorAll('dialog li').length === 4);
    expect(await violations()).toEqual([]);
  });

  test('opens an article over the page and goes on to the next', async () => {
    const addresses = await withQueries(<OrganizationView page={detail} />, { reply: answer() });
    await page.getByRole('link', { name: 'A day at sea' }).click();
    await expect.element(page.getByText('At six.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /A night ashore/ })
      .click();
    await expect.element(page.getByText('At nine.')).toBeVisible();
    expect(addresses).toEqual(['/en/employers']);
  });
});

describe('following', () => {
  /** The button knows who is signed in once it asked what they follow. */
  const sessionKnown = () => until(() => calls.includes('GET /api/v1/companies/follow'));
  beforeEach(() => {
    calls = [];
  });
  const followButton = () => page.getByRole('button', { name: /^Follow/ });

  test('asks a visitor to sign in and stores where they were', async () => {
    await withQueries(<OrganizationView page={detail} />, { reply: answer(session(false)), address: '/en/employers/1-x?a=1' });
    await followButton().click();
    await expect.element(page.getByText('You need an account to follow employers.', { exact: false })).toBeVisible();
    expect(sessionStorage.getItem('fairway.login-target')).toBe('/en/employers/1-x?a=1');
    expect(await violations()).toEqual([]);
  });

  test('shows at once, before the server answers', async () => {
    let followed: number[] = [];
    let finish: (() => void) | undefined;
    const reply = answer({ ...session(true), 'GET /api/v1/companies/follow': () => Response.json({ companyIds: followed }) });
    await withQueries(<OrganizationView page={detail} />, {
      reply: async (request) => {
        if (request.method !== 'POST') return reply(request);
        await new Promise<void>((done) => {
          finish = done;
        });
        followed = [1];
        return Response.json({ companyId: 1 });
      },
    });
    await sessionKnown();
    await followButton().click();
    await expect.element(page.getByRole('button', { name: /^Following/ })).toBeVisible();
    finish?.();
    await expect.element(page.getByText(/^You follow/)).toBeVisible();
  });

  test('takes it back where the server refuses', async () => {
    const own = {
      ...session(true),
      'GET /api/v1/companies/follow': () => Response.json({ companyIds: [] }),
      'POST /api/v1/companies/follow': () => Response.json({ code: 'internal' }, { status: 500 }),
    };
    await withQueries(<OrganizationView page={detail} />, { reply: answer(own) });
    await sessionKnown();
    await followButton().click();
    await expect.element(page.getByText('Your change could not be saved. Try again.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Follow ${LONG}` })).toBeVisible();
  });

  test('asks to sign in where the session ran out meanwhile', async () => {
    const own = {
      ...session(true),
      'GET /api/v1/companies/follow': () => Response.json({ companyIds: [] }),
      'POST /api/v1/companies/follow': () => Response.json({ code: 'unauthenticated' }, { status: 401 }),
    };
    await withQueries(<OrganizationView page={detail} />, { reply: answer(own) });
    await sessionKnown();
    await followButton().click();
    await expect.element(page.getByText('You need an account to follow employers.', { exact: false })).toBeVisible();
  });
});
