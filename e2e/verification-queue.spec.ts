// Two browsers: a candidate asks career services to verify them, Finn decides in the queue, and the candidate's page follows.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { mailOf } from './mailbox.ts';
import { CONNECTIONS, demoPage, headers, indicator, type NewStudent, newStudent } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const FINN = 'finn@nordic.example';

/** Somebody with a program at the Nordic School who asked for approval by hand, signed in in this browser. */
async function candidate(context: BrowserContext): Promise<NewStudent & { message: string }> {
  const person = await newStudent(context);
  const message = `My student number is ${person.mark}.`;
  const data = { schoolId: person.schoolId, noAcademicEmail: true, message };
  const asked = await context.request.post(CONNECTIONS, { headers, data });
  expect(asked.ok(), await asked.text()).toBe(true);
  return { ...person, message };
}

const rowOf = (page: Page, { lastName }: NewStudent) => page.locator('tbody tr', { hasText: lastName });

test('an approval turns the candidate’s page green without a reload', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const person = await candidate(context);
  await page.goto('/en/profile');
  await expect(indicator(page, 'pending')).toBeVisible();
  const loads = await page.evaluate(() => performance.timeOrigin);

  const staff = await demoPage(browser, FINN);
  const staffDone = watchConsole(staff);
  await staff.goto('/en/staff');
  await staff.getByRole('link', { name: /requests? to decide/ }).click();
  await staff.locator('input[type="search"]').fill(person.lastName);
  await expect(rowOf(staff, person)).toContainText(person.message);
  // What is searched for has come: a list that is being replaced is faint.
  await expect(staff.locator('tbody tr')).toHaveCount(1);
  await expectAccessible(staff);
  await rowOf(staff, person).focus();
  const decided = staff.waitForResponse((response) => response.url().endsWith('/approve'));
  await staff.keyboard.press('a');
  await decided;
  const decidedAtMs = Date.now();
  // Looked at with every frame; `toBeVisible` looks once a second.
  await indicator(page, 'verified').waitFor({ timeout: 10_000 });
  const tookMs = Date.now() - decidedAtMs;
  test.info().annotations.push({ type: 'figure', description: `green ${tookMs} ms after the decision` });
  // A figure, not a limit: how busy the machine is, is no fault of the page.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  await expect(staff.getByText('is verified.')).toBeVisible();

  // Undone at once: amber again, on the same page.
  const undone = staff.waitForResponse((response) => response.url().endsWith('/undo'));
  await staff.getByRole('button', { name: 'Undo', exact: true }).click();
  expect((await undone).ok()).toBe(true);
  await expect(indicator(page, 'pending')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  await staff.context().close();
  staffDone();
  done();
});

test('a rejection is mailed with its reason, and two staff do not decide one request twice', async ({ page, context, browser }) => {
  const person = await candidate(context);
  await page.goto('/en/profile');
  await expect(indicator(page, 'pending')).toBeVisible();
  const [staff, other] = [await demoPage(browser, FINN, 360), await demoPage(browser, FINN)];
  for (const one of [staff, other]) {
    await one.goto(`/en/staff/verifications?q=${encodeURIComponent(person.lastName)}`);
    await expect(rowOf(one, person)).toBeVisible();
  }
  await expectNoSidewaysScroll(staff);
  await expectAccessible(staff);
  await rowOf(staff, person)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = staff.locator('dialog[open]').last();
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  const reason = `No Quinn of the number ${Date.now()} studies here.`;
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(staff.getByText('was rejected.')).toBeVisible();
  expect((await mailOf(context.request, person.email, 'connection_rejected')).text).toContain(reason);
  await expect(indicator(page, 'needVerification')).toBeVisible();
  // The other one hears of it without asking.
  await expect(rowOf(other, person)).toHaveCount(0);
  const visited = await staff.context().newPage();
  await visited.goto(`/_mail`);
  await expect(visited.getByText(person.email).first()).toBeVisible();
  await Promise.all([staff.context().close(), other.context().close()]);
});
