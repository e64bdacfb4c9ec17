import { PAGES, REDIRECTS } from '@fairway/contract/pages';
import { describe, expect, it } from 'vitest';
import { type Address, decideAddress, type Reader, type Site } from './address.ts';

const visitor: Reader = { cookieLocale: undefined, tenantLocale: 'en', acceptLanguage: undefined, signedIn: false };
const open: Site = {
  exists: (id) => ['jobs', 'jobdetail', 'employers', 'employerdetail', 'login', 'tools'].includes(id),
  isOn: () => true,
  login: false,
};

function decide(address: string, reader: Partial<Reader> = {}, site: Partial<Site> = {}): Address {
  const [pathname = '/', query] = address.split('?');
  return decideAddress(pathname, query === undefined ? '' : `?${query}`, { ...visitor, ...reader }, { ...open, ...site });
}
const to = (address: Address) => (address.kind === 'redirect' ? `${address.status} ${address.to}` : address.kind);
const name = (address: Address) => (address.kind === 'page' ? `${address.locale} ${address.page.id}` : address.kind);

describe('a page', () => {
  it.each([
    ['/en/jobs', 'en jobs'],
    ['/jp/jobs/0198c0de-0000-7000-8000-000000000001-analyst', 'jp jobdetail'],
    ['/fil/employers/7-acme', 'fil employerdetail'],
  ])('%s is %s', (address, expected) => expect(name(decide(address))).toBe(expected));

  it.each([['/en/nothing'], ['/en/jobs/1/2/3'], ['/en/employers/7/videos']])('%s is missing', (address) =>
    expect(name(decide(address))).toBe('missing'),
  );

  it('is missing where its switch is off', () => {
    expect(name(decide('/en/employers', {}, { exists: (id) => id === 'jobs' }))).toBe('missing');
    expect(name(decide('/en/favorites', {}, { exists: () => false }))).toBe('missing');
  });

  it('prefers a fixed segment over a parameter', () => {
    const found = decide('/en/events/details/9', {}, { exists: () => true });
    expect(name(found)).toBe('en event-details');
  });
});

describe('a legacy address', () => {
  it.each([
    ['/en/job/1-analyst?requestId=r&eventId=e', '301 /en/jobs/1-analyst?requestId=r&eventId=e'],
    ['/de/companies', '301 /de/employers'],
    ['/en/vfairs/9/booths', '301 /en/events/9/booths'],
    ['/en/resources/internal', '301 /en/resources'],
    ['/en/resources/42', '301 /en/resources'],
    ['/en/plansandbilling/invoices', '301 /en/account/invoices'],
    ['/en/account', '301 /en/account/settings'],
    ['/en/account/anything/else', '301 /en/account/settings'],
  ])('%s goes to %s', (address, expected) => expect(to(decide(address, {}, { exists: () => true }))).toBe(expected));

  it('goes on even where its target is off, but browsers do not keep that (pages.39)', () => {
    expect(to(decide('/en/companies/7', {}, { exists: () => false }))).toBe('302 /en/employers/7');
    expect(to(decide('/en/companies/7', {}, { exists: (id) => id === 'employerdetail' }))).toBe('301 /en/employers/7');
  });

  it('of a switch of its own is not kept either', () => {
    expect(to(decide('/en/jobs-in-china?page=2', {}, { exists: () => true }))).toBe('302 /en/jobs?address=CN&page=2');
  });

  it.each(['/en/calendar', '/en/calendar/book/7/018f0000-0000-7000-8000-0000000000aa'])(
    '%s leads to the jobs for now while the calendar is off (pages.30)',
    (address) => {
      expect(to(decide(address, {}, { exists: (id) => id === 'jobs' }))).toBe('302 /en/jobs');
      expect(name(decide(address, {}, { exists: () => true }))).toMatch(/^en calendar/);
    },
  );

  it('does not exist while its own switch is off', () => {
    expect(name(decide('/en/jobs-in-china', {}, { isOn: (redirect) => redirect.feature === undefined }))).toBe('missing');
  });

  it('never takes the place of a page', () => {
    for (const page of PAGES.filter(({ id }) => id !== 'login'))
      expect(name(decide(`/en${page.path.replace(/:\w+/g, '7')}`, {}, { exists: () => true }))).not.toBe('redirect');
  });

  it('ends at a page of the table', () => {
    for (const redirect of REDIRECTS) {
      const target = redirect.to.split('?')[0]?.replace('/*', '') ?? '';
      expect([...PAGES.map((page) => page.path), '/account'], redirect.path).toContain(target);
    }
  });
});

describe('an address without a locale', () => {
  it('goes to the locale of the cookie, else of the browser, else of the tenant', () => {
    expect(to(decide('/jobs?q=x', { cookieLocale: 'jp', acceptLanguage: 'de' }))).toBe('302 /jp/jobs?q=x');
    expect(to(decide('/jobs', { acceptLanguage: 'xx,pt-BR;q=0.8,de;q=0.9' }))).toBe('302 /de/jobs');
    expect(to(decide('/jobs', { tenantLocale: 'ro' }))).toBe('302 /ro/jobs');
    expect(to(decide('/jobs', { cookieLocale: '../evil', tenantLocale: 'ro' }))).toBe('302 /ro/jobs');
  });

  it('is kept nowhere, since it depends on the reader', () => {
    expect(decide('/jobs')).toMatchObject({ personal: true });
    expect(decide('/')).toMatchObject({ personal: true });
  });

  it('keeps a legacy path, even one of three letters', () => {
    expect(to(decide('/job/1-a'))).toBe('302 /en/job/1-a');
    expect(to(decide('/cut-e'))).toBe('302 /en/cut-e');
  });

  it.each([
    ['/xx/jobs?page=2', '302 /en/jobs?page=2'],
    ['/zz', '302 /en'],
    ['/DE/jobs', '302 /de/jobs'],
    ['/zh/jobs', '302 /en/jobs'],
  ])('%s has a locale we do not have: %s', (address, expected) => expect(to(decide(address))).toBe(expected));

  it('is missing when nothing knows it', () => {
    expect(decide('/nothing/here', { acceptLanguage: 'it' })).toEqual({ kind: 'missing', locale: 'it', outside: true });
    expect(decide('/wp-admin/jobs')).toMatchObject({ kind: 'missing', outside: true });
  });
});

describe('the start', () => {
  it('is the landing page for visitors, where there is one, and the profile for those signed in (pages.5)', () => {
    const all = { exists: () => true };
    expect(to(decide('/?a=1', { acceptLanguage: 'fr' }, all))).toBe('302 /fr?a=1');
    expect(decide('/', {}, all)).toMatchObject({ personal: true });
    expect(name(decide('/fr', {}, all))).toBe('fr landing');
    expect(to(decide('/zz', {}, all))).toBe('302 /en');
    expect(to(decide('/fr', { signedIn: true }, all))).toBe('302 /fr/profile');
    expect(to(decide('/', { signedIn: true, beginning: 'staff' }, all))).toBe('302 /en/staff');
    expect(to(decide('/fr/login', {}, all))).toBe('302 /fr/jobs');
  });

  it('is the jobs page for visitors and the profile for those signed in, without a landing page (pages.4)', () => {
    const all = { exists: (id: string) => id !== 'landing' };
    expect(to(decide('/', {}, all))).toBe('302 /en/jobs');
    expect(to(decide('/fr', {}, all))).toBe('302 /fr/jobs');
    expect(to(decide('/fr/', { signedIn: true }, all))).toBe('302 /fr/profile');
  });

  it('is the first of jobs, employers, events that exists, else the login page', () => {
    expect(to(decide('/', {}, { exists: (id) => id === 'events' }))).toBe('302 /en/events');
    expect(to(decide('/', { signedIn: true }))).toBe('302 /en/jobs');
    expect(to(decide('/', {}, { exists: () => false }))).toBe('302 /en/login');
  });

  it('/login opens the popup over jobs, or is a page where nothing else is', () => {
    expect(to(decide('/en/login?returnUrl=%2Fen%2Fjobs', {}, { login: true }))).toBe('302 /en/jobs?returnUrl=%2Fen%2Fjobs&login=1');
    expect(to(decide('/en/login'))).toBe('302 /en/jobs');
    expect(to(decide('/en/login', { signedIn: true }, { exists: () => true, login: true }))).toBe('302 /en/profile');
    expect(name(decide('/en/login', {}, { exists: (id) => id === 'login' }))).toBe('en login');
  });
});

describe('a redirect', () => {
  it.each([['//evil.example/en/jobs'], ['/en//evil.example'], ['//evil.example'], ['/xx//evil.example'], ['/job//evil.example']])(
    'of %s stays on this host',
    (address) => {
      const decided = decide(address);
      if (decided.kind === 'redirect') expect(decided.to).toMatch(/^\/[^/\\]/);
    },
  );

  it('takes double and trailing slashes out', () => {
    expect(to(decide('/en//jobs/'))).toBe('301 /en/jobs');
  });
});
