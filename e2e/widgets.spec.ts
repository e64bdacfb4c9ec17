// Widgets of my page: career services keep a school's, the platform the global ones; a student who is verified there sees both, one who is
// not sees the global ones only. @rule widgets.1
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';

const PASSWORD = 'Harbour-lamp-26';
const headers = { 'sec-fetch-site': 'same-origin' };

/** A demo account in a browser of its own. */
async function pageOf(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  expect((await context.request.post('/identity/v1', { headers, data: { email, password: PASSWORD } })).ok()).toBe(true);
  return context.newPage();
}

const mine = (page: Page) => page.getByRole('region', { name: 'News and links' });
const titles = (page: Page) => mine(page).getByRole('heading', { level: 3 });
const rows = (page: Page) => page.locator('main tbody > tr');

/** Makes one in the dialog and waits until it stands in the list. */
async function add(staff: Page, title: string, text: string): Promise<void> {
  await staff.getByRole('button', { name: 'Add a widget' }).click();
  const dialog = staff.locator('dialog[open]').last();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill(text);
  await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(staff).filter({ hasText: title })).toBeVisible();
}

test('a school’s widget is shown to its verified students, in its order, while it is switched on', async ({ browser }) => {
  test.slow();
  const [staff, ada, ben] = await Promise.all(['finn', 'ada', 'ben'].map((name) => pageOf(browser, `${name}@nordic.example`)));
  if (!staff || !ada || !ben) throw new Error('Three pages are open');
  const done = [staff, ada, ben].map(watchConsole);
  const title = `Talk in the aula ${Date.now()}`;
  await staff.goto('/en/staff/widgets');
  await expect(rows(staff).first()).toBeVisible();
  await expectAccessible(staff);
  await add(staff, title, 'Thursday at six.');

  await ada.goto('/en/mypage');
  await expect(titles(ada).filter({ hasText: title })).toBeVisible();
  await expectAccessible(ada);
  // Ben's request waits: he sees what is for everybody, and nothing of the school.
  await ben.goto('/en/mypage');
  await expect(titles(ben).filter({ hasText: 'Beware of false offers' })).toBeVisible();
  await expect(mine(ben)).not.toContainText('Drop-in hours');
  await expect(mine(ben)).not.toContainText(title);

  // By keyboard up to the first place.
  const up = staff.getByRole('button', { name: `Move ${title} up` });
  for (let at = (await rows(staff).count()) - 1; at > 0; at -= 1) {
    await up.focus();
    const moved = staff.waitForResponse((reply) => reply.url().endsWith('/widgets/order'));
    await staff.keyboard.press('Enter');
    expect((await moved).ok()).toBe(true);
    await expect(rows(staff).nth(at - 1)).toContainText(title);
  }
  await expect(up).toBeDisabled();
  await ada.reload();
  await expect(titles(ada).first()).toContainText(title);

  // Off, and on again.
  for (const shown of [false, true]) {
    await staff.getByRole('checkbox', { name: `Show ${title}` }).click();
    await expect(rows(staff).filter({ hasText: title })).toContainText(shown ? 'Shown' : 'Off');
    await ada.reload();
    await expect(titles(ada).filter({ hasText: 'Drop-in hours' })).toBeVisible();
    await expect(titles(ada).filter({ hasText: title })).toHaveCount(shown ? 1 : 0);
  }

  // Deleted and brought back to its place; deleted for good.
  const remove = staff.getByRole('button', { name: `Delete ${title}` });
  await remove.click();
  await staff.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows(staff).first()).toContainText(title);
  await ada.reload();
  await expect(titles(ada).first()).toContainText(title);
  for (const page of [staff, ada]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await remove.click();
  await expect(rows(staff).filter({ hasText: title })).toHaveCount(0);
  await ada.reload();
  await expect(titles(ada).first()).toContainText('Drop-in hours');
  await expect(mine(ada)).not.toContainText(title);
  for (const finish of done) finish();
  await Promise.all([staff, ada, ben].map((page) => page.context().close()));
});

test('the platform’s widget is shown to everybody who is signed in, and career services cannot keep it', async ({ browser }) => {
  test.slow();
  const [platform, chen, staff] = await Promise.all(
    ['hana@fairway.example', 'chen@mail.example', 'finn@nordic.example'].map((email) => pageOf(browser, email)),
  );
  if (!platform || !chen || !staff) throw new Error('Three pages are open');
  const done = [platform, chen].map(watchConsole);
  const title = `News for all ${Date.now()}`;
  await platform.goto('/en/admin/widgets');
  await expect(rows(platform).first()).toBeVisible();
  await expectAccessible(platform);
  await add(platform, title, 'On every start page.');
  await chen.goto('/en/mypage');
  await expect(titles(chen).filter({ hasText: title })).toBeVisible();
  const refused = await staff.context().request.get('/api/v1/admin/widgets');
  expect([403, 404]).toContain(refused.status());
  await platform.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(rows(platform).filter({ hasText: title })).toHaveCount(0);
  await chen.reload();
  await expect(titles(chen).filter({ hasText: 'Beware of false offers' })).toBeVisible();
  await expect(mine(chen)).not.toContainText(title);
  for (const finish of done) finish();
  await Promise.all([platform, chen, staff].map((page) => page.context().close()));
});
