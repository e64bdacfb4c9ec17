// Career services decide, and the candidate's open page follows every step of it without a reload: asked back, answered, approved, taken back,
// rejected, taken back again. Two browsers, two roles. @rule verification.1, verification.8
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { CONNECTIONS, demoPage, dialog, headers, indicator, type NewStudent, newStudent } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

// Two browsers, and two busy cores.
test.slow();

async function askByHand({ request }: BrowserContext, { schoolId, mark }: NewStudent) {
  const data = { schoolId, noAcademicEmail: true, message: `My student number is ${mark}.` };
  const asked = await request.post(CONNECTIONS, { headers, data });
  expect(asked.ok(), await asked.text()).toBe(true);
}

const rowOf = (staff: Page, { lastName }: NewStudent) => staff.locator('tbody tr', { hasText: lastName });

/** Presses a key of the queue on the row of somebody. */
async function decide(staff: Page, person: NewStudent, key: string) {
  await rowOf(staff, person).focus();
  await staff.keyboard.press(key);
}

/** The queue with the one request of somebody: those to decide, or those decided lately. */
async function look(staff: Page, person: NewStudent, view: 'open' | 'decided' = 'open') {
  const query = new URLSearchParams({ q: person.lastName, ...(view === 'open' ? {} : { view }) });
  await staff.goto(`/en/staff/verifications?${query}`);
  // The first page of a console on a busy machine takes its time.
  await expect(rowOf(staff, person)).toBeVisible({ timeout: 60_000 });
}

/** Takes the last decision back, and has the request before them again. */
async function undo(staff: Page, person: NewStudent) {
  await look(staff, person, 'decided');
  const undone = staff.waitForResponse((response) => response.url().endsWith('/undo'));
  await decide(staff, person, 'u');
  expect((await undone).ok()).toBe(true);
}

/** axe without the toasts, which stand over whatever is beneath them for some seconds, and on a phone away from the help button's corner. */
async function expectGood(page: Page, width: number) {
  if (width < 600) await page.locator('#education').evaluate((section) => section.scrollIntoView({ block: 'center' }));
  for (const close of await page.getByRole('button', { name: 'Close notification' }).all())
    await close.click({ timeout: 5000 }).catch(() => undefined);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 360],
] as const) {
  test(`every decision reaches the open page, and what is taken back too: ${scheme}, ${width} px`, async ({ page, context, browser }) => {
    const done = watchConsole(page);
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme: scheme });
    const person = await newStudent(context);
    await askByHand(context, person);
    await page.goto('/en/profile');
    await expect(indicator(page, 'pending')).toContainText('Career services look at your request');
    await expect(indicator(page, 'pending').getByRole('button', { name: /^Resend/ })).toHaveCount(0);
    const loads = await page.evaluate(() => performance.timeOrigin);
    const staff = await demoPage(browser, 'finn@nordic.example');
    const staffDone = watchConsole(staff);
    await look(staff, person);

    // Asked back.
    await decide(staff, person, 'q');
    const question = `In which year did you begin, ${person.mark}?`;
    await dialog(staff).getByRole('textbox', { name: 'Question' }).fill(question);
    await dialog(staff).getByRole('button', { name: 'Ask back', exact: true }).click();
    await expect(indicator(page, 'pending')).toContainText('Career services have a question');
    await expect(indicator(page, 'pending')).toContainText(question);
    expect((await mailOf(context.request, person.email, 'connection_question')).text).toContain(question);
    await expectGood(page, width);

    // Answered.
    await indicator(page, 'pending')
      .getByRole('button', { name: /^Answer: / })
      .click();
    await expect(dialog(page).getByRole('button', { name: 'Send answer' })).toBeDisabled();
    await dialog(page).getByRole('textbox', { name: 'Your answer' }).fill('In 2020.');
    await expectGood(page, width);
    await dialog(page).getByRole('button', { name: 'Send answer' }).click();
    await expect(indicator(page, 'pending')).toContainText('Career services have your answer');
    await expect(rowOf(staff, person)).toContainText('In 2020.');
    await expectAccessible(staff);

    // Approved, and taken back: amber again on the page that was green.
    await decide(staff, person, 'a');
    await expect(indicator(page, 'verified')).toBeVisible();
    await expectGood(page, width);
    await undo(staff, person);
    await expect(indicator(page, 'pending')).toBeVisible();

    // Rejected, and taken back.
    await look(staff, person);
    await decide(staff, person, 'r');
    const reason = `Nobody of the number ${person.mark} studies here.`;
    await dialog(staff).getByRole('textbox', { name: 'Reason' }).fill(reason);
    await dialog(staff).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(indicator(page, 'needVerification')).toContainText(reason);
    expect((await mailOf(context.request, person.email, 'connection_rejected')).text).toContain(reason);
    await expectGood(page, width);
    await undo(staff, person);
    await expect(indicator(page, 'pending')).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);

    // A page that is opened anew while it is green hears of it too.
    await look(staff, person);
    await decide(staff, person, 'a');
    await expect(indicator(page, 'verified')).toBeVisible();
    const socket = page.waitForEvent('websocket', (one) => one.url().includes('/api/v1/realtime'));
    await page.reload();
    await socket;
    await expect(indicator(page, 'verified')).toBeVisible();
    await undo(staff, person);
    await expect(indicator(page, 'pending')).toBeVisible();
    await staff.context().close();
    staffDone();
    done();
  });
}

test('what a verified school opens is on my page as soon as it is approved', async ({ page, context, browser }) => {
  const person = await newStudent(context);
  await askByHand(context, person);
  await page.goto('/en/mypage');
  const news = page.getByRole('region', { name: 'News and links' });
  await expect(news.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(news).not.toContainText('Drop-in hours');
  const staff = await demoPage(browser, 'finn@nordic.example');
  await look(staff, person);
  await decide(staff, person, 'a');
  await expect(page.getByText('is verified.')).toBeVisible();
  await expect(news).toContainText('Drop-in hours');
  await expectAccessible(page);
  await staff.context().close();
});
