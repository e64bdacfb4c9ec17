import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../packages/rules/src/locales.ts';
import { jobTotal } from './job-total.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, expectValidHtml, watchConsole } from './page-checks.ts';
import { closeSoon, expiredJobId, newEmployer, postingForUnverified, writtenJobId } from './world-rows.ts';

test('a visitor finds a job in spite of a typo, filters, pages, opens it and comes back to where they were', async ({ page }) => {
  const done = watchConsole(page);
  await page.goto('/en/jobs');
  await page.getByRole('combobox', { name: 'Search jobs' }).fill('data anaylst');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=data\+anaylst/);
  await expect(page.getByText('Showing results for')).toBeVisible();
  const all = await jobTotal(page);
  expect(all).toBeGreaterThan(0);

  const internship = page.getByRole('checkbox', { name: /^Internship(?! with)/ });
  await internship.check();
  await expect(page).toHaveURL(/employment_types=INTERN/);
  await expect.poll(() => jobTotal(page)).toBeLessThan(all);
  const filtered = await jobTotal(page);

  await page.reload();
  await expect(internship).toBeChecked();
  expect(await jobTotal(page)).toBe(filtered);

  const first = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .or(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link'))
    .first();
  const title = await first.textContent();
  await first.click();
  await expect(page).toHaveURL(/\/en\/jobs\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/employment_types=INTERN/);
  await expect(internship).toBeChecked();
  await expect.poll(() => jobTotal(page)).toBe(filtered);
  done();
});

test('a word that other languages know is not corrected, but what was probably meant is one click away', async ({ page, browser }) => {
  const done = watchConsole(page);
  await page.goto('/en/jobs?q=produkt');
  const few = await jobTotal(page);
  const meant = page.getByRole('link', { name: 'product', exact: true });
  await expect(page.getByText('Did you mean product?')).toBeVisible();
  await expectAccessible(page);
  await meant.click();
  await expect(page).toHaveURL(/q=product/);
  await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('product');
  await expect.poll(() => jobTotal(page)).toBeGreaterThanOrEqual(5 * few);
  await expect(meant).toHaveCount(0);
  await page.goBack();
  await expect(meant).toBeVisible();
  done();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/jp/jobs?q=produkt');
  await plain.getByText('もしかして').getByRole('link').click();
  await expect(plain).toHaveURL(/q=product/);
  await context.close();
});

test('words of other languages are understood, and what finds little is said and let go', async ({ page }) => {
  const done = watchConsole(page);
  const titles = page.locator('main').getByRole('heading', { level: 3 }).getByRole('link');
  await page.goto('/en/jobs?q=data+analist');
  await expect(titles.first()).toHaveText(/Data Analyst|Analist|Datenanalyst|Analista/);
  await page.goto(`/en/jobs?q=${encodeURIComponent('データ 新卒')}`);
  await expect(page.getByText(/^(Few jobs are|No job is) exactly this/)).toBeVisible();
  await expect(titles.first()).toHaveText(/dados|Daten|Data|数据|データ/);
  await expectAccessible(page);
  await page.goto('/en/jobs?q=data+analyst+xylophones');
  await expect(page.getByText(/^No job has all of your words; .* without xylophones/)).toBeVisible();
  await page.goto(`/de/jobs?q=${encodeURIComponent('Data nicht Analyst ab 3000 € brutto')}`);
  await expect(page.getByText('Wie gewünscht ausgelassen: Analyst.')).toBeVisible();
  await expect(titles.filter({ hasText: /Analyst/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Nur diese zeigen: Ab 3[.\u202f\s]?000/ }).click();
  await expect(page).toHaveURL(/salary_min=3000&salary_currency=EUR&salary_period=MONTH/);
  // A sign for a skill is that skill, and no letter of any text.
  await page.goto('/en/jobs?q=r');
  await expect(titles.first()).toHaveText(/[Dd]at|数据|データ/);
  done();
});

test('pages stand in the address and reach the end', async ({ page }) => {
  await page.goto('/en/jobs?sort=date');
  await page.getByRole('link', { name: 'Page 2' }).first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2' }).first()).toHaveAttribute('aria-current', 'page');
  const reply = await page.goto('/en/jobs?page=1000000000');
  expect(reply?.status()).toBe(200);
  await expect(page.getByText('Nothing on this page')).toBeVisible();
});

test('a country, a kind of work or a field is suggested as a filter, from one letter on', async ({ page }) => {
  await page.goto('/en/jobs');
  const field = page.getByRole('combobox', { name: 'Search jobs' });
  const all = await jobTotal(page);
  await field.fill('switz');
  await page.getByRole('option', { name: /^Switzerland/ }).click();
  await expect(page).toHaveURL(/address=CH/);
  await expect(field).toHaveValue('');
  await expect.poll(() => jobTotal(page)).toBeLessThan(all);
  await field.fill('i');
  await page
    .getByRole('option', { name: /^Internship/ })
    .first()
    .click();
  await expect(page).toHaveURL(/employment_types=/);
  // What is chosen is not offered again.
  await field.fill('sw');
  await expect(page.getByRole('option', { name: /^Sweden/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Switzerland/ })).toHaveCount(0);
});

test('a town that is suggested among words is asked for where towns are', async ({ page }) => {
  await page.goto('/en/jobs');
  const field = page.getByRole('combobox', { name: 'Search jobs' });
  await field.fill('oslo');
  await page.getByRole('option', { name: /^Oslo/ }).first().click();
  await expect(page).toHaveURL(/[?&]where=Oslo/);
  await expect(page).not.toHaveURL(/[?&]q=/);
  await expect(field).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(/^Oslo/);
});

test('nothing found says so, and what to do next', async ({ page }) => {
  await page.goto('/en/jobs?q=zzzzqqqq&address=DE');
  await expect(page.getByText('no match found')).toBeVisible();
  // Neither filters without a choice nor an order of nothing; what finds nothing is the word.
  await expect(page.getByRole('heading', { name: 'Filters' })).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Search without “zzzzqqqq”' })).toBeVisible();
  await page
    .getByRole('link', { name: 'See all jobs' })
    .or(page.getByRole('button', { name: 'See all jobs' }))
    .first()
    .click();
  await expect.poll(() => jobTotal(page)).toBeGreaterThan(1000);
});

test('what an address says wrongly is ignored', async ({ page }) => {
  for (const search of [
    '?page=0',
    '?page=-1',
    '?employment_types=SLAVE',
    '?unknown=1',
    '?sort=salary',
    '?q=%00',
    "?q=';drop table job",
    '?q=%3Cscript%3Ealert(1)%3C/script%3E',
    `?q=${'a'.repeat(5000)}`,
    '?q=%F0%9F%98%80',
    '?q=%D9%85%D8%B1%D8%AD%D8%A8%D8%A7',
  ]) {
    const reply = await page.goto(`/en/jobs${search}`);
    expect(reply?.status(), search).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a job has one address, whatever its slug or path was', async ({ request }) => {
  const list = (await (await request.get('/api/v1/postings?q=analyst')).json()) as { matchingJobs: { id: string; segment: string }[] };
  const job = list.matchingJobs[0];
  const right = `/en/jobs/${encodeURIComponent(job?.segment ?? '').replaceAll('%2D', '-')}`;
  for (const wrong of [`/en/jobs/${job?.id}`, `/en/jobs/${job?.id}-wrong-slug?requestId=r1`]) {
    const reply = await request.get(wrong, { maxRedirects: 0 });
    expect(reply.status(), wrong).toBe(301);
    expect(reply.headers().location?.split('?')[0]).toBe(right);
  }
  expect((await request.get(`/en/job/${job?.segment}`, { maxRedirects: 0 })).status()).toBe(301);
  for (const missing of ['/en/jobs/018f0000-0000-7000-8000-00000000abcd', '/en/jobs/nonsense'])
    expect((await request.get(missing)).status()).toBe(404);
});

test('a job is complete for search engines and those who share it', async ({ request }) => {
  // Of the demo world: other journeys add postings and take them away.
  const list = (await (await request.get('/api/v1/postings?q=analyst')).json()) as { matchingJobs: { segment: string; title: string }[] };
  const job = list.matchingJobs[0];
  const html = await (await request.get(`/en/jobs/${encodeURIComponent(job?.segment ?? '')}`)).text();
  const posting = JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '{}') as Record<
    string,
    unknown
  >;
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: job?.title });
  for (const name of ['description', 'datePosted', 'hiringOrganization', 'identifier', 'employmentType'])
    expect(posting, name).toHaveProperty(name);
  expect('jobLocation' in posting || 'applicantLocationRequirements' in posting).toBe(true);
  expect(html.match(/rel="alternate" hrefLang="/gi) ?? html.match(/hreflang="/gi)).not.toBeNull();
  expect((html.match(/hreflang="/gi) ?? []).length).toBeGreaterThanOrEqual(15);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en\/jobs\//);
  expect(html).toContain('property="og:title"');
});

test('an expired job says so with 410, offers others and is in no list', async ({ page, request }) => {
  const expired = await expiredJobId();
  const reply = await page.goto(`/en/jobs/${expired}`);
  expect(reply?.status()).toBe(410);
  await expect(page.getByText('This job is closed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  expect(((await (await request.get(`/api/v1/postings/${expired}`)).json()) as { expired: boolean }).expired).toBe(true);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(expired);
});

test('a page that is kept says that a job is closed from the instant of its deadline', async ({ request }) => {
  const employer = `Closing Hour ${Date.now()}`;
  const { jobId } = await newEmployer(employer, `Keeper at ${employer}`);
  const closesAtMs = await closeSoon(jobId, 12);
  await expect.poll(async () => (await request.get(`/en/jobs/${jobId}`)).status()).toBe(200);
  while (Date.now() <= closesAtMs) {
    await request.get(`/en/jobs/${jobId}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const reply = await request.get(`/en/jobs/${jobId}`);
  expect(reply.status()).toBe(410);
  expect(await reply.text()).toContain('This job is closed');
});

test('applying asks a visitor to sign in', async ({ page }) => {
  await page.goto('/en/jobs');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Analyst|Engineer|Assistant|Intern/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('You need an account to apply');
});

test('applying at an employer of the demo world opens a page that answers, in a tab of its own', async ({ page, context, request }) => {
  const { id, title } = await postingForUnverified(request);
  const ada = { email: 'ada@nordic.example', password: 'Harbour-lamp-26' };
  expect((await context.request.post('/identity/v1', { headers: { 'sec-fetch-site': 'same-origin' }, data: ada })).ok()).toBe(true);
  await page.goto(`/en/jobs/${id}`);
  const answered = context.waitForEvent('response', (response) => response.url().endsWith(`/_employer/${id}`));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  expect((await answered).status()).toBe(200);
  const employer = await opened;
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(employer);
  await expectValidHtml(await employer.content(), '/_employer');
  await employer.getByLabel('Name').fill('Ada');
  await employer.getByLabel('Message').fill('I would like to work with you.');
  await employer.getByRole('button', { name: 'Send' }).click();
  await expect(employer.getByRole('status')).toHaveText(
    'Thank you. This is a played employer of the demo world: nothing was sent or kept.',
  );
  await employer.setViewportSize({ width: 360, height: 740 });
  await employer.emulateMedia({ colorScheme: 'dark' });
  await employer.goto(`/_employer/${id}`);
  await expectNoSidewaysScroll(employer);
  await expectAccessible(employer);
});

test('without JavaScript search, filters and pages are plain forms and links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/jobs');
  const before = await jobTotal(page);
  await page.locator('input[name="q"]').first().fill('engineer');
  await page.locator('input[name="q"]').first().press('Enter');
  await expect(page).toHaveURL(/q=engineer/);
  expect(await jobTotal(page)).toBeLessThan(before);
  await page.goto('/en/jobs');
  await page.getByRole('checkbox', { name: /^Temporary/ }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/employment_types=TEMPORARY/);
  expect(await jobTotal(page)).toBeLessThan(before);
  await page.goto('/en/jobs');
  await page.getByRole('link', { name: 'Page 2' }).first().click();
  await expect(page).toHaveURL(/page=2/);
  await context.close();
});

for (const locale of ['en', 'jp'] as const)
  test(`the list and a job in ${locale} are accessible and fit, in both themes, wide and on a phone`, async ({ page, request }) => {
    const list = `/${locale}/jobs`;
    await expectGoodPages(page, [list, `${list}?view=grid&address=DE`, `${list}/${await firstSegment(request)}`]);
  });

// Which posting stands first depends on the day; this one holds links, lists and a table whatever the day.
test('all that an employer may write is accessible and fits, in both themes, wide and on a phone', async ({ page }) => {
  await expectGoodPages(page, [`/en/jobs/${await writtenJobId()}`]);
});

async function expectGoodPages(page: Page, paths: readonly string[]): Promise<void> {
  const done = watchConsole(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLooks(page);
  }
  done();
}

test('links in a text that an employer wrote look like links', async ({ page }) => {
  await page.goto(`/en/jobs/${await writtenJobId()}`);
  for (const name of ['our guide', 'the tools we use', 'Ada']) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  }
  await expect(page.getByRole('table')).toContainText('37 a week');
});

test('every language fits a phone', async ({ page, request }) => {
  test.setTimeout(150_000);
  const done = watchConsole(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of LOCALES) {
    for (const path of [
      `/${locale}/jobs?employment_types=INTERN&address=DE`,
      `/${locale}/jobs/${await firstSegment(request)}`,
      `/${locale}/employers`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
  done();
});

test('the HTML of public pages is valid', async ({ request }) => {
  const list = (await (await request.get('/api/v1/postings?q=analyst')).json()) as { matchingJobs: { segment: string }[] };
  for (const path of ['/en/jobs', '/en/tools', '/en/nowhere', `/en/jobs/${encodeURIComponent(list.matchingJobs[0]?.segment ?? '')}`]) {
    await expectValidHtml(await (await request.get(path)).text(), path);
  }
});

async function firstSegment(request: APIRequestContext): Promise<string> {
  const list = (await (await request.get('/api/v1/postings?q=analyst')).json()) as { matchingJobs: { segment: string }[] };
  return encodeURIComponent(list.matchingJobs[0]?.segment ?? '');
}
