// What the consoles are for. On a phone the platform's operator opens a school from nothing, its head comes in by the mail and follows the
// checklist to the first verified student. Then a day of that head, by keyboard alone: twenty requests, five CV reviews, twelve students written
// to, 2,000 freshmen by file, a list out.
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { linkOf, mailsTo } from './mailbox.ts';
import { CONNECTIONS, demoPage, dialog, headers } from './new-student.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from './page-checks.ts';
import { newAddress, PASSWORD, signUp } from './people.ts';
import { forgetRegistrations } from './world-rows.ts';
import { pdf } from './written-pdf.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const MARK = `${process.pid}x${Date.now()}`;
const SCHOOL = `Fjord Institute ${MARK}`;
const HEAD = `head${MARK}@fjord.example`;
const [REQUESTS, REVIEWS, WRITTEN_TO, FRESHMEN] = [20, 5, 12, 2000];
const CV = pdf('Siv Sund');
let schoolId = 0;
let head: Page;
const students: { request: APIRequestContext; email: string }[] = [];

/** Somebody who studies at the school, by their own word, and asks to be verified by hand. */
async function student(browser: Browser, n: number): Promise<APIRequestContext> {
  const { request } = await browser.newContext();
  const email = newAddress('fjord');
  await signUp(request, email);
  const { userId, version } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string; version: number };
  const studyProgram = { schoolId, name: 'Marine Engineering', levelId: 'master', addFields: [{ id: 'economics' }] };
  const ops = {
    user: { op: 'update', value: { firstName: 'Siv', lastName: `Sund ${String(n).padStart(2, '0')}` } },
    studyPrograms: [{ op: 'create', value: { start: '2024-09-01', end: '2029-06-01', studyProgram } }],
  };
  const saved = await request.post('/api/v1/candidate/profile', { headers, data: { userId, version, ops } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const data = { schoolId, noAcademicEmail: true, message: `My number is ${n}.` };
  expect((await request.post(CONNECTIONS, { headers, data })).ok()).toBe(true);
  students.push({ request, email });
  return request;
}

/** To a page of the console by its search. */
async function go(page: Page, words: string, heading = words): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Page, person or setting' })).toBeFocused();
  await page.keyboard.type(words);
  const active = page.locator('dialog[open] [role="option"][data-active]');
  // Of several the one that is called so.
  const name = () => active.evaluate((one) => one.firstElementChild?.textContent ?? '');
  for (let step = 0; step < 10 && (await name()) !== words; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Presses what has been reached by the Tab key. */
async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await target.press('Enter');
}

test('an operator opens a school on a phone, and its head leads it to the first verified student', async ({ browser }) => {
  const began = Date.now();
  const hana = await demoPage(browser, 'hana@fairway.example', 360);
  const quiet = watchConsole(hana);
  await hana.goto('/en/admin/schools/new');
  await hana.getByRole('textbox', { name: 'Name', exact: true }).fill(SCHOOL);
  await hana.getByLabel('Short name', { exact: true }).fill(`fjord-${MARK}`);
  await hana.getByRole('button', { name: 'Save' }).click();
  await expect(hana).toHaveURL(/\/admin\/schools\/\d+$/);
  schoolId = Number(/\d+$/.exec(hana.url())?.[0]);
  await expectNoSidewaysScroll(hana);
  await hana.getByLabel('Email', { exact: true }).fill(HEAD);
  await hana.getByLabel('First name', { exact: true }).fill('Frida');
  await hana.getByLabel('Last name', { exact: true }).fill('Fjell');
  await hana.getByRole('button', { name: 'Appoint' }).click();
  await expect(hana.getByText(HEAD).first()).toBeVisible();
  await expectAccessible(hana);

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  head = await context.newPage();
  await head.goto(await linkOf(context.request, HEAD, 'staff_invitation'));
  const next = async () => head.locator('form button[type="submit"]').click();
  await next();
  await next();
  for (const field of await head.locator('input[type="password"]').all()) await field.fill(PASSWORD);
  await next();
  await head.getByRole('button', { name: /continue/i }).click();
  await expect(head).toHaveURL(/\/staff/);
  const headQuiet = watchConsole(head);
  await head.goto('/en/staff');
  const steps = head.getByRole('region', { name: 'Set up your school' });
  await expect(steps).toBeVisible();
  await expectNoSidewaysScroll(head);
  await expectAccessible(head);

  await student(browser, 0);
  await steps.getByRole('link', { name: /student/i }).click();
  await expect(head.getByText('Siv Sund 00').first()).toBeVisible();
  await expectNoSidewaysScroll(head);
  await head.getByRole('button', { name: 'Approve: Siv Sund 00' }).click();
  await expect(head.getByText('is verified.')).toBeVisible();
  const { connections } = (await (await students[0]!.request.get(CONNECTIONS)).json()) as { connections: { state: string }[] };
  expect(connections).toMatchObject([{ state: 'verified' }]);
  test.info().annotations.push({
    type: 'figure',
    description: `a school from nothing in ${Math.round((Date.now() - began) / 1000)} s of a machine`,
  });
  quiet();
  headQuiet();
  await hana.context().close();
});

test('its head goes through a day by keyboard', async ({ browser }) => {
  for (let from = 1; from <= REQUESTS; from += 5) await Promise.all([0, 1, 2, 3, 4].map((n) => student(browser, from + n)));
  await forgetRegistrations();
  await head.setViewportSize({ width: 1440, height: 900 });
  const quiet = watchConsole(head);

  // Twenty requests, one after the other without a mouse.
  await head.goto('/en/staff');
  await expect(head.getByRole('region', { name: 'Set up your school' })).toBeVisible();
  await go(head, 'Verifications');
  await expect(head.locator('tbody tr')).toHaveCount(REQUESTS);
  for (let left = REQUESTS; left > 0; left--) {
    await head.keyboard.press('j');
    const decided = head.waitForResponse((reply) => reply.url().endsWith('/approve'));
    await head.keyboard.press('a');
    expect((await decided).ok()).toBe(true);
    await expect(head.locator('tbody tr')).toHaveCount(left - 1);
  }
  await expectAccessible(head);

  // Five of them ask for a look at their CV, which the school offers from now on.
  const offered = await head.request.put(`/api/v1/staff/schools/${schoolId}/cv-review-settings`, {
    headers,
    data: {
      ...{ isOn: true, promiseDays: 3, rubric: [], canned: [], updatedAt: null },
      audience: { study: 'any', levels: [], programIds: [], labelIds: [] },
    },
  });
  expect(offered.ok(), await offered.text()).toBe(true);
  for (const { request } of students.slice(1, 1 + REVIEWS)) {
    const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: CV };
    const sent = await request.post('/api/v1/candidate/cv', { headers, multipart: { kind: 'cv', consent: 'true', file } });
    expect(sent.ok(), await sent.text()).toBe(true);
    const asked = await request.post('/api/v1/candidate/cv-reviews', {
      headers,
      data: { schoolId, documentId: (await sent.json()).id, aimField: 'Ships' },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
  }
  for (let n = 0; n < REVIEWS; n++) {
    await go(head, 'To do');
    await press(head.getByRole('link', { name: /CVs? to review/ }));
    await expect(head.locator('tbody tr')).toHaveCount(REVIEWS - n);
    await head.keyboard.press('j');
    await head.keyboard.press('Enter');
    await head.getByRole('textbox', { name: 'Comment' }).focus();
    await head.keyboard.type('Say what you did, and how much came of it.');
    await press(head.getByRole('button', { name: 'Add', exact: true }));
    // What is said of the review before this one may still be there: only the answer says that this one's comments are sent.
    const sent = head.waitForResponse((reply) => reply.url().endsWith('/send'));
    await press(head.getByRole('button', { name: 'Send the comments' }));
    expect((await sent).ok()).toBe(true);
    await expect(head.getByText('The student has your comments.').first()).toBeVisible();
    await press(head.getByRole('button', { name: 'Finish' }));
    const finished = head.waitForResponse((reply) => reply.url().endsWith('/finish'));
    await press(head.getByRole('alertdialog').getByRole('button', { name: 'Finish' }));
    expect((await finished).ok()).toBe(true);
    await expect(head.getByText('This review is finished.').last()).toBeVisible();
  }

  // Twelve students are found and written to.
  await go(head, 'Students');
  // The list is there, and hears its keys.
  await expect(head.locator('tbody tr').first()).toBeVisible();
  await head.keyboard.press('/');
  // The address is new before the page is: only what was asked says that the list knows it, and drops what was chosen of the one before.
  const found = head.waitForResponse((reply) => /[?&]q=sund(&|$)/.test(reply.url()));
  await head.keyboard.type('sund');
  expect((await found).ok()).toBe(true);
  await expect(head.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(head.getByText(`${REQUESTS + 1} results`)).toBeVisible();
  await head.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let n = 0; n < WRITTEN_TO; n++) {
    await head.keyboard.press('j');
    await head.keyboard.press('x');
    await expect(head.getByRole('region', { name: `${n + 1} selected` })).toBeVisible();
  }
  await press(head.getByRole('button', { name: 'Message', exact: true }));
  await dialog(head).getByLabel('Subject').focus();
  await head.keyboard.type('Drop in on Thursday');
  await dialog(head).getByLabel('Text', { exact: true }).focus();
  await head.keyboard.type('Dear student, our door is open from two to four.');
  await press(dialog(head).getByRole('button', { name: 'Preview' }));
  await press(dialog(head).getByRole('button', { name: `Send to ${WRITTEN_TO} students` }));
  await expect(head.getByText(`The message is on its way to ${WRITTEN_TO} students.`)).toBeVisible();
  const reached = async () =>
    (await Promise.all(students.map(({ request, email }) => mailsTo(request, email)))).filter((mails) =>
      mails.some(({ subject }) => subject.includes('Drop in on Thursday')),
    ).length;
  await expect.poll(reached, { timeout: 60_000 }).toBe(WRITTEN_TO);

  // Two thousand freshmen come by file: they are shown, then they count.
  await go(head, 'Verification', 'School settings');
  const lines = Array.from({ length: FRESHMEN }, (_, n) => `fresh${n}@fjord.example,F-${n},2030-06-30`);
  const file = { name: 'freshmen.csv', mimeType: 'text/csv', buffer: Buffer.from(['email,number,end', ...lines].join('\n')) };
  await head.locator('input[type="file"]').setInputFiles(file);
  await expect(head.getByText('The file is read. Nothing counts until you take it over.')).toBeVisible();
  await press(head.getByRole('button', { name: 'Take over' }));
  await expect(head.getByText('2,000 addresses', { exact: true })).toBeVisible();

  // And a list goes out.
  await go(head, 'Students');
  const [download] = await Promise.all([head.waitForEvent('download'), press(head.getByRole('link', { name: 'Download CSV' }))]);
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows).toHaveLength(1 + REQUESTS + 1);
  quiet();
});
