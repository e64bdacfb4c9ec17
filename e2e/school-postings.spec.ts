// One posting, two schools: a recruiter writes it, one school approves and the other declines; a verified student of the first finds it by search
// within a second, one of the second never does (postings.5, postings.6).
import { expect, type Page, test } from '@playwright/test';
import { albanyStudent, demoPage } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

const WORD = `Zquibble${Date.now()}`;
const TITLE = `${WORD} engineer`;

type Found = { matchingJobs: { id: string }[]; totalSize: number };
const found = async ({ request }: Page) => (await (await request.get(`/api/v1/postings?q=${WORD}`)).json()) as Found;

async function write(page: Page): Promise<void> {
  await page.goto('/en/employer/postings');
  await page.getByRole('button', { name: 'New posting' }).click();
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  const text = page.locator('[contenteditable="true"]').first();
  await text.click();
  await page.keyboard.insertText(
    'You plan how heat from the sea reaches eleven thousand homes, with two engineers who have done it for twenty years. '.repeat(2),
  );
  await page.getByRole('combobox', { name: 'Kinds of work' }).fill('Full');
  await page.getByRole('option', { name: /full/i }).first().click();
  await page.getByRole('combobox', { name: 'Categories' }).fill('Sci');
  await page.getByRole('option', { name: /^Science/ }).click();
  await page.getByLabel('Workplace').selectOption('remote');
  await page.getByLabel('Students of chosen schools').check();
  for (const [typed, name] of [
    ['Nordic', 'Nordic School of Management'],
    ['Albany', 'Albany Bay University'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Add a school' }).fill(typed);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('button', { name: `Take out ${name}` })).toBeVisible();
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('What the schools say')).toBeVisible();
}

test('a posting for two schools is found by students of the one that approved it, and by no others', async ({ browser }) => {
  test.slow();
  const eva = await demoPage(browser, 'eva@lindvik.example');
  const [finn, hana] = [await demoPage(browser, 'finn@nordic.example'), await demoPage(browser, 'hana@fairway.example')];
  const [ada, al] = [await demoPage(browser, 'ada@nordic.example'), await albanyStudent(browser, hana)];
  const quiet = [watchConsole(eva), watchConsole(finn)];
  await write(eva);
  await expectGoodLooks(eva);
  for (const who of [ada, al]) expect((await found(who)).totalSize).toBe(0);

  // Eva's page says it by itself when Finn asks back.
  await finn.goto('/en/staff/postings');
  await finn.getByRole('link', { name: TITLE }).click();
  await expect(finn.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectGoodLooks(finn);
  await finn.getByRole('button', { name: 'Ask back' }).click();
  await finn.getByLabel('Your question').fill('Is it paid?');
  await finn.getByRole('dialog').getByRole('button', { name: 'Ask back' }).click();
  await eva.getByLabel('Your answer').fill('Yes, by the hour');
  await eva.getByRole('button', { name: 'Send the answer' }).click();
  await expect(finn.getByText('Yes, by the hour')).toBeVisible();
  expect((await found(ada)).totalSize).toBe(0);
  await finn.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(finn.getByText(`“${TITLE}” is approved`, { exact: false })).toBeVisible();
  await expect.poll(async () => (await found(ada)).totalSize, { timeout: 1000, intervals: [100] }).toBe(1);

  const schools = (await (await hana.request.get('/api/v1/staff/schools?q=Albany+Bay+University')).json()) as {
    rows: { schoolId: number }[];
  };
  await hana.goto(`/en/staff/postings?school=${schools.rows[0]?.schoolId}&q=${WORD}`);
  await hana.getByRole('button', { name: `Decline: ${TITLE}` }).click();
  await hana.getByLabel('Why').selectOption('pay');
  await hana.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(hana.getByText(`“${TITLE}” is declined`, { exact: false })).toBeVisible();

  const [id] = (await found(ada)).matchingJobs.map((job) => job.id);
  await ada.goto(`/en/jobs?q=${WORD}`);
  await expect(ada.getByRole('link', { name: TITLE }).first()).toBeVisible();
  expect((await found(al)).totalSize).toBe(0);
  expect((await al.request.get(`/api/v1/postings/${id}`)).status()).toBe(404);
  for (const path of [`/sitemaps/jobs-${id}.xml`, `/en/jobs.rss?q=${WORD}`])
    expect(await (await al.request.get(path)).text()).not.toContain(id);
  await expect(eva.getByText('Shows it')).toBeVisible();
  await expect(eva.getByText('Declined', { exact: true })).toBeVisible();
  for (const check of quiet) check();
});
