// What links of verification are no good for: two people and one address, used twice, used after their end; and how long a page waits for one.
import { type APIResponse, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { linkOf, mailsTo } from './mailbox.ts';
import { CONNECTIONS, dialog, headers, indicator, newStudent } from './new-student.ts';
import { expectAccessible } from './page-checks.ts';
import { endLinksTo } from './world-rows.ts';

const own = async ({ request }: BrowserContext) =>
  ((await (await request.get(CONNECTIONS)).json()) as { connections: { id: string; userId: string; state: string }[] }).connections[0];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asks for a link to the address without the page. */
async function ask({ request }: BrowserContext, schoolId: number, studentEmail: string) {
  const asked = await request.post(CONNECTIONS, { headers, data: { schoolId, studentEmail } });
  expect(asked.ok(), await asked.text()).toBe(true);
}

test('of two people for one address the first who opens their link has it; the other one is told', async ({ page, context, browser }) => {
  const { schoolId, mark } = await newStudent(context);
  const second = await browser.newContext();
  await newStudent(second);
  const address = `shared${mark}@student.nordicschool.example`;
  await ask(context, schoolId, address);
  const first = await linkOf(context.request, address, 'connection_link', 'connection');
  await ask(second, schoolId, address);
  await expect.poll(async () => (await mailsTo(context.request, address)).length).toBe(2);
  const other = await linkOf(context.request, address, 'connection_link', 'connection');
  expect(other).not.toBe(first);

  await page.goto(first);
  await press(page, 'Verify');
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  await page.goto(other);
  await press(page, 'Verify');
  await expect(page.getByRole('alert').or(page.getByRole('status')).getByText('The provided email is already in use.')).toBeVisible();
  await expectAccessible(page);
  expect((await own(second))?.state).toBe('pending');

  // Who asks for it now is told at the field.
  const third = await browser.newContext();
  await newStudent(third);
  const late = await third.newPage();
  await late.goto('/en/profile');
  await indicator(late, 'needVerification')
    .getByRole('button', { name: /^Verify: / })
    .click();
  await dialog(late).getByRole('textbox', { name: 'Student email' }).fill(address);
  await press(late, 'Continue');
  await press(late, 'Send the link');
  await expect(dialog(late).getByText('The provided email is already in use.')).toBeVisible();
  await expectAccessible(late);
  await dialog(late).getByRole('textbox', { name: 'Student email' }).fill('somebody@gmail.com');
  await press(late, 'Continue');
  await expect(dialog(late).getByText(/not from your school/)).toBeVisible();
  await Promise.all([second.close(), third.close()]);
});

test('a link after its end says so, and another one is sent to the same address', async ({ page, context }) => {
  const { schoolId, mark } = await newStudent(context);
  const address = `late${mark}@nordicschool.example`;
  await ask(context, schoolId, address);
  const link = await linkOf(context.request, address, 'connection_link', 'connection');
  await endLinksTo(address);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Send a new link');
  await expect(page.getByText(/a new link is on its way/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(context.request, address)).length).toBe(2);
  await page.goto(await linkOf(context.request, address, 'connection_link', 'connection'));
  await press(page, 'Verify');
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This verification was cancelled' })).toBeVisible();
  await page.goto(`/en/verify?connection=${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link is not known' })).toBeVisible();
  await expectAccessible(page);
});

test('nobody asks about, cancels or answers the connection of another', async ({ context, browser }) => {
  const { schoolId, mark } = await newStudent(context);
  await ask(context, schoolId, `mine${mark}@nordicschool.example`);
  const mine = await own(context);
  const stranger = await browser.newContext();
  await newStudent(stranger);
  const { request } = stranger;
  const gone = { status: 404, code: 'not_found' };
  const reply = async (asked: Promise<APIResponse>) => {
    const answer = await asked;
    return { status: answer.status(), code: ((await answer.json()) as { code: string }).code };
  };
  expect(await reply(request.get(`${CONNECTIONS}/${mine?.id}`))).toEqual(gone);
  expect(await reply(request.delete(`${CONNECTIONS}?schoolId=${schoolId}&userId=${mine?.userId}`, { headers }))).toEqual(gone);
  expect(await reply(request.post(`${CONNECTIONS}/${mine?.id}/answer`, { headers, data: { answer: 'Yes' } }))).toEqual(gone);
  expect((await own(context))?.state).toBe('pending');
  await stranger.close();
});

test('the page asks every 3 s for 5 minutes, then says that nothing came', async ({ page, context }) => {
  test.slow();
  await page.clock.install();
  const { mark } = await newStudent(context);
  await page.goto('/en/profile');
  await indicator(page, 'needVerification')
    .getByRole('button', { name: /^Verify: / })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Student email' }).fill(mark);
  await press(page, 'Continue');
  await press(page, 'Send the link');
  await expect(dialog(page).getByText('Waiting for you to open the link…')).toBeVisible();
  await expectAccessible(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(CONNECTIONS)) asked += 1;
  });
  const isAsked = (response: { url(): string; request(): { method(): string } }) =>
    response.url().endsWith(CONNECTIONS) && response.request().method() === 'GET';
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.waitForTimeout(500);
  // The three seconds begin when the page has taken in an answer, which takes real time while its clock stands: the clock
  // goes on in steps until the page asks, instead of by one jump that a slow answer would make too short for good.
  for (let turn = 0; turn <= 3; turn += 1) {
    asked = 0;
    const answered = page.waitForResponse(isAsked);
    let waited = 0;
    while (asked === 0 && waited < 10_000) {
      await page.clock.runFor(100);
      waited += 100;
    }
    expect(asked, `turn ${turn} after ${waited} ms`).toBe(1);
    if (turn > 0) {
      expect(waited).toBeGreaterThanOrEqual(2900);
      expect(waited).toBeLessThanOrEqual(5000);
    }
    await (await answered).finished();
    await page.waitForTimeout(200);
  }
  await page.clock.fastForward(300_000);
  await expect(dialog(page).getByText('Nothing came for 5 minutes.')).toBeVisible();
  asked = 0;
  await page.clock.runFor(30_000);
  expect(asked).toBe(0);
  await page.clock.resume();
  await expectAccessible(page);
  const again = page.waitForResponse(isAsked);
  await press(page, 'Check again');
  await again;
  await expect(dialog(page).getByText('Waiting for you to open the link…')).toBeVisible();
});

test('an alert that was closed is back the next day', async ({ page, context }) => {
  await newStudent(context);
  await page.clock.install();
  await page.goto('/en/mypage');
  const alert = page.locator('[data-verification-alert]');
  await alert.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(alert).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.url().endsWith(CONNECTIONS));
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.reload();
  await expect(alert).toBeVisible();
});
