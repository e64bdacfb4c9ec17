// The whole market in one story: a recruiter claims an organization by mail and writes a posting for two schools, one approves it and the other
// declines; a student of the first finds it within a second, applies and is followed; is found in the search for people, shares the profile until
// an end, takes it back, and the recruiter's open page closes. Each part has a story of its own that looks closer.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { linkOf, mailOf } from './mailbox.ts';
import { albanyStudent, demoPage, dialog, fillForApplying, headers, verifiedStudent } from './new-student.ts';
import { watchConsole } from './page-checks.ts';
import { PASSWORD } from './people.ts';

const WORD = `Quozzle${Date.now()}`;
const TITLE = `${WORD} designer`;
/** The website of an organization of the demo world that nobody runs. */
const WEBSITE = 'hinata.example';

async function claim(page: Page): Promise<number> {
  const email = `rosa${Date.now()}@${WEBSITE}`;
  await page.goto('/en/for-employers');
  await page.getByRole('button', { name: 'Register with your work address' }).click();
  const registration = page.getByRole('dialog');
  await registration.getByLabel('Email', { exact: true }).fill(email);
  await registration.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await registration.getByLabel('Confirm password').fill(PASSWORD);
  await registration.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(registration.getByText(email)).toBeVisible();
  await page.goto(await linkOf(page.request, email, 'verify'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name or website').fill(WEBSITE);
  await page.getByRole('button', { name: /^Claim it: / }).click();
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(page).toHaveURL(/\/en\/employer\?organization=\d+$/);
  return Number(new URL(page.url()).searchParams.get('organization'));
}

/** A posting with a question, written for the schools of these ids and shown. */
async function show(request: APIRequestContext, organizationId: number, schools: readonly number[]): Promise<string> {
  const base = `/api/v1/employer/organizations/${organizationId}/postings`;
  type Own = { id: string; edition: number; content: object };
  const sent = async (path: string, method: 'POST' | 'PUT', data: object): Promise<Own> => {
    const reply = await request.fetch(`${base}${path}`, { method, headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as Own;
  };
  const { id, content } = await sent('', 'POST', { copyOf: null });
  const written = {
    ...content,
    ...{ title: TITLE, html: `<p>${'You draw machines that wait until they are asked, with nurses who will use them. '.repeat(3)}</p>` },
    ...{ workplace: 'remote', employmentTypes: ['FULL_TIME'], categories: ['COMPUTER_AND_IT'], replyDays: 7, schools },
    questions: [{ text: 'May you work in Japan?', kind: 'yesNo', choices: [], required: true, knockOut: null }],
  };
  const current = (await (await request.get(`${base}/${id}`)).json()) as Own;
  const saved = await sent(`/${id}/content`, 'PUT', { edition: current.edition, content: written });
  await sent(`/${id}/state`, 'POST', { edition: saved.edition, state: 'live' });
  return id;
}

test('a market from the claim of an organization to a profile that is taken back', async ({ browser }) => {
  test.setTimeout(240_000);
  const rosa = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const [finn, hana, greta] = [
    await demoPage(browser, 'finn@nordic.example'),
    await demoPage(browser, 'hana@fairway.example'),
    await demoPage(browser, 'greta@nordic.example'),
  ];
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const { schoolId: nordic, email, lastName } = await verifiedStudent(context, greta);
  await fillForApplying(context);
  const [pia, al] = [await context.newPage(), await albanyStudent(browser, hana)];
  const { request } = context;
  const quiet = [watchConsole(rosa), watchConsole(pia)];

  // A recruiter claims an organization by the work address, and writes a posting for two schools.
  const organizationId = await claim(rosa);
  const { universities } = (await (await request.get('/api/v1/university?q=Albany+Bay')).json()) as { universities: { id: number }[] };
  const albany = universities[0]?.id ?? 0;
  const id = await show(rosa.request, organizationId, [nordic, albany]);
  const found = async ({ request: asking }: Page) =>
    ((await (await asking.get(`/api/v1/postings?q=${WORD}`)).json()) as { totalSize: number }).totalSize;
  expect([await found(pia), await found(al)]).toEqual([0, 0]);

  // One school approves it, the other declines.
  await finn.goto('/en/staff/postings');
  await finn.getByRole('button', { name: `Approve: ${TITLE}` }).click();
  await expect(finn.getByText(`“${TITLE}” is approved`, { exact: false })).toBeVisible();
  await expect.poll(() => found(pia), { timeout: 1000, intervals: [100] }).toBe(1);
  await hana.goto(`/en/staff/postings?school=${albany}&q=${WORD}`);
  await hana.getByRole('button', { name: `Decline: ${TITLE}` }).click();
  await hana.getByLabel('Why').selectOption('pay');
  await hana.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(hana.getByText(`“${TITLE}” is declined`, { exact: false })).toBeVisible();
  const hidden = [`/api/v1/postings?company_id=${organizationId}&q=${WORD}`, `/api/v1/suggestion?q=${WORD}`, `/en/jobs.rss?q=${WORD}`];
  for (const path of [...hidden, `/sitemaps/jobs-${id}.xml`, `/en/jobs/${id}`])
    expect(await (await al.request.get(path)).text(), path).not.toContain(`${WORD} designer`);
  expect([await found(al), (await al.request.get(`/api/v1/postings/${id}`)).status()]).toEqual([0, 404]);

  // A student of the first finds it and applies with an answer; the recruiter sees it come.
  await rosa.goto(`/en/employer/applicants?organization=${organizationId}`);
  await expect(rosa.getByRole('heading', { level: 1 })).toHaveText('Applicants');
  await pia.goto(`/en/jobs?q=${WORD}`);
  await pia.getByRole('link', { name: TITLE }).first().click();
  await pia.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await pia.getByLabel(/Why this job/).fill('I build machines that wait.');
  await pia.getByRole('radio', { name: 'Yes', exact: true }).check();
  await pia.getByRole('button', { name: 'Send the application' }).click();
  await expect(pia.getByText('Your application was sent.', { exact: false })).toBeVisible();
  const name = `Pia ${lastName}`;
  const row = rosa.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('New', { exact: true })).toBeVisible();

  // The recruiter moves it, and the student's page follows.
  await row.getByRole('link', { name }).click();
  await expect(rosa.getByText('I build machines that wait.')).toBeVisible();
  const history = pia.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Seen' })).toBeVisible();
  // Whoever moves an applicant has seen where it stands.
  await expect(rosa.getByRole('main').getByText('Seen', { exact: true }).first()).toBeVisible();
  await rosa.getByLabel('Move to', { exact: true }).selectOption('Start talks');
  await expect(history.filter({ hasText: 'In talks' })).toBeVisible();

  // The student lets employers find her; the recruiter does, by what she did, and asks for more than a first name.
  const { userId, version } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string; version: number };
  const work = { companyTitle: 'Tinkerers', location: 'Oslo', description: null, start: '2025-09-01', end: null, isCurrentJob: true };
  const ops = { workExperiences: [{ op: 'create', value: { title: `${WORD} apprentice`, ...work } }] };
  expect((await request.post('/api/v1/candidate/profile', { headers, data: { userId, version, ops } })).ok()).toBe(true);
  const visible = await request.put('/api/v1/candidate/me/profile-visibility', { headers, data: { profileVisibility: 'employers' } });
  expect(visible.ok(), await visible.text()).toBe(true);
  await rosa.goto(`/en/employer/talent?organization=${organizationId}&q=${WORD}`);
  await expect(rosa.getByText(`${WORD} apprentice`).first()).toBeVisible();
  await expect(rosa.getByRole('main')).not.toContainText(lastName);
  await rosa.getByRole('button', { name: 'Ask to share' }).first().click();
  await rosa.getByRole('alertdialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(rosa.getByText('Asked, not answered yet').first()).toBeVisible();

  // She consents with an end, sees who looked, takes it back, and the open page of the recruiter closes.
  await mailOf(request, email, 'share_request');
  await pia.goto('/en/profile?edit=sharing');
  await pia.getByRole('button', { name: /^Share with / }).click();
  await dialog(pia).getByText('30 days').click();
  await dialog(pia).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(pia.getByText(/^Shared until/)).toBeVisible();
  await rosa.goto(`/en/employer/shared?organization=${organizationId}`);
  await rosa.getByRole('link', { name }).click();
  await expect(rosa.getByText(email)).toBeVisible();
  await pia.goto('/en/profile/looks');
  const looks = pia.getByRole('main').getByRole('listitem');
  await expect(looks.filter({ hasText: 'Your shared profile' })).toBeVisible();
  await expect(looks.filter({ hasText: 'Your application' })).toBeVisible();
  await pia.getByRole('button', { name: /^Stop sharing with / }).click();
  await expect(rosa.getByText('This profile is closed')).toBeVisible({ timeout: 2000 });
  await expect(rosa.getByText(email)).toBeHidden();
  for (const done of quiet) done();
});
