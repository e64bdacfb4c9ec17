// The alumni bridge: a student whose address dies soon gives a private one and proves it on another device.
import { expect, type Page, test } from '@playwright/test';
import { linkOf } from './mailbox.ts';
import { dialog, newStudent } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

/** Within the 60 days; the first of a month stands for that month. */
const soon = () => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const notice = (page: Page) => page.locator('[data-private-address]');

// Two devices and a mail.
test.slow();

test('a private address is asked for before the academic one dies, and is proven on another device', async ({ page, context, browser }) => {
  const done = watchConsole(page);
  const { mark } = await newStudent(context, { host: 'alumni.nordicschool.example', end: soon() });
  await page.goto('/en/profile');
  await expect(notice(page)).toContainText('Nordic School of Management ends on');
  await expectAccessible(page);
  await notice(page).getByRole('button', { name: 'Add a private email' }).click();
  const field = dialog(page).getByRole('textbox', { name: 'Private email' });
  await field.fill(`home${mark}@valclair.example`);
  await dialog(page)
    .getByRole('radio', { name: /^Employers write to it/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog(page).getByText('This is an address of a school. Give a private one.')).toBeVisible();
  await expectAccessible(page);
  const email = `home${mark}@mail.example.org`;
  await field.fill(email);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(notice(page)).toContainText(`We sent a link to ${email}`);
  await expectAccessible(page);

  const phone = await browser.newContext();
  const other = await phone.newPage();
  const link = await linkOf(context.request, email, 'private_link', 'private');
  await other.goto(link);
  await expect(other.getByText(/From now on employers write to/)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Confirm' }).click();
  await expect(other.getByRole('heading', { name: 'Your private email is confirmed' })).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
  await expectAccessible(other);
  await phone.close();
  const { contactEmail } = (await (await context.request.get('/identity/v1/user/me')).json()) as { contactEmail: string | null };
  expect(contactEmail).toBe(email);
  done();
});
