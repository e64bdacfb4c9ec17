// A recruiter asks for a profile, its owner consents until an end, the recruiter reads profile and CV, the owner sees who looked and takes it back,
// and the recruiter's open page closes by itself. @rule shares.6, shares.8, shares.9
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { demoPage, dialog, headers, newStudent } from './new-student.ts';
import { expectGoodLooks, watchConsole } from './page-checks.ts';

const SHARE = '/api/v1/candidate/share';

/** The CV that the platform makes of the profile is the one that she uploads. */
async function uploadOwnCv(page: Page, request: APIRequestContext) {
  const bytes = await (await request.get('/api/v1/candidate/resume.pdf')).body();
  await page.goto('/en/profile/documents');
  await page.locator('input[type=file]').setInputFiles({ name: 'CV of Pia.pdf', mimeType: 'application/pdf', buffer: bytes });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('CV of Pia.pdf').first()).toBeVisible();
}

test('a profile is asked for, shared until an end, read, seen to be read, and taken back', async ({ browser }) => {
  test.slow();
  const eva = await demoPage(browser, 'eva@lindvik.example', 1440);
  const jana = await demoPage(browser, 'jana@lindvik.example');
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const { email, lastName } = await newStudent(context);
  const name = `Pia ${lastName}`;
  const pia = await context.newPage();
  const { request } = context;
  const { userId } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string };
  const visible = await request.put('/api/v1/candidate/me/profile-visibility', { headers, data: { profileVisibility: 'employers' } });
  expect(visible.ok(), await visible.text()).toBe(true);
  await uploadOwnCv(pia, request);
  const quiet = [watchConsole(eva), watchConsole(pia)];

  // The search for talents will ask by this call; her open profile hears of it.
  await pia.goto('/en/profile');
  await expect(pia.getByText('You share your profile with nobody.')).toBeVisible();
  const { organizations } = await organizationsOf(eva.request);
  const organizationId = organizations.find((one) => one.name.startsWith('Lindvik'))?.organizationId;
  const asked = await eva.request.post(SHARE, { headers, data: { userId, sharedWithOrg: organizationId } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const refused = await jana.request.post(SHARE, { headers, data: { userId, sharedWithOrg: organizationId } });
  expect(((await refused.json()) as { code: string }).code).toBe('shares.target');
  await expect(pia.getByText('1 request waits for your answer')).toBeVisible();
  expect((await mailOf(request, email, 'share_request')).links.some((link) => link.includes('/profile?edit=sharing'))).toBe(true);

  await eva.goto('/en/employer');
  await eva.getByRole('link', { name: 'Shared with you' }).click();
  await eva.getByRole('searchbox').fill(name);
  const row = eva.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Waiting')).toBeVisible();

  await pia.getByRole('button', { name: 'Manage sharing' }).click();
  await pia.getByRole('button', { name: /^Share with Lindvik/ }).click();
  await expect(dialog(pia).getByText('They see your education')).toBeVisible();
  await expect(dialog(pia).getByText(/An entry in the DNS of lindvik\.example/)).toBeVisible();
  await dialog(pia).getByText('30 days').click();
  await expectGoodLooks(pia);
  await dialog(pia).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(pia.getByText(/^Shared until/)).toBeVisible();

  // It comes by itself.
  await expect(row.getByText('Shared', { exact: true })).toBeVisible();
  await expectGoodLooks(eva);
  await row.getByRole('link', { name }).click();
  await expect(eva.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(eva.getByText(email)).toBeVisible();
  const opened = eva.waitForResponse((response) => response.url().includes('/files/'));
  await eva.getByRole('button', { name: 'Open CV' }).click();
  const cv = (await opened).url();
  await expect(eva.locator('[data-page="1"]')).toBeVisible();
  await eva.evaluate(() => window.scrollTo(0, 0));
  await expectGoodLooks(eva);

  await pia.goto('/en/profile/looks');
  const looks = pia.getByRole('main').getByRole('listitem');
  await expect(looks).toHaveCount(2);
  await expect(looks.filter({ hasText: 'Your shared CV' })).toContainText('Eva Lindqvist');
  await expect(looks.filter({ hasText: 'Your shared profile' })).toContainText('Lindvik');
  await expectGoodLooks(pia);
  await pia.getByRole('button', { name: /^Stop sharing with Lindvik/ }).click();

  await expect(eva.getByText('This profile is closed')).toBeVisible({ timeout: 2000 });
  await expect(eva.getByText(email)).toBeHidden();
  await expect(eva.locator('[data-page="1"]')).toHaveCount(0);
  expect((await eva.request.get(cv)).ok()).toBe(false);
  const again = await eva.request.post(SHARE, { headers, data: { userId, sharedWithOrg: organizationId } });
  expect(((await again.json()) as { code: string }).code).toBe('shares.declined');
  for (const done of quiet) done();
});

async function organizationsOf(request: APIRequestContext) {
  const { rows } = (await (await request.get('/api/v1/employer/organizations')).json()) as {
    rows: { organizationId: number; name: string }[];
  };
  return { organizations: rows };
}
