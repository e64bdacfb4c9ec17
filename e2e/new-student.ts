// Somebody new with a program at the Nordic School of the demo world, signed in in a browser of their own; and those who run schools.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { newAddress, signUp } from './people.ts';

export const headers = { 'sec-fetch-site': 'same-origin' };
export const CONNECTIONS = '/api/v1/university-connection';
const DEMO_PASSWORD = 'Harbour-lamp-26';
let count = 0;

type University = { id: number; name: string; domains: string[] };
/** `local` is the e-mail address before its sign. */
export type NewStudent = { school: University; schoolId: number; mark: string; local: string; email: string; lastName: string };

/** Of `end` and with an address at `host`, of this name; without `host` a private one. */
export async function newStudent(
  { request }: BrowserContext,
  { host = 'mail.example.org', end = '2029-06-01' }: { host?: string; end?: string } = {},
): Promise<NewStudent> {
  count += 1;
  const mark = `${process.pid}x${Date.now()}x${count}`;
  const [local, lastName] = [`pupil${mark}`, `Pupil ${mark}`];
  const email = `${local}@${host}`;
  await signUp(request, email);
  const { universities } = (await (await request.get('/api/v1/university?q=Nordic')).json()) as { universities: University[] };
  const school = universities.find(({ domains }) => domains.includes('nordicschool.example'));
  if (!school) throw new Error('The demo world has no Nordic School');
  const schoolId = school.id;
  const { userId, version } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string; version: number };
  const studyProgram = { schoolId, name: 'Economics', levelId: 'master', addFields: [{ id: 'economics' }] };
  const ops = {
    user: { op: 'update', value: { firstName: 'Pia', lastName } },
    studyPrograms: [{ op: 'create', value: { start: '2020-09-01', end, studyProgram } }],
  };
  const saved = await request.post('/api/v1/candidate/profile', { headers, data: { userId, version, ops } });
  expect(saved.ok(), await saved.text()).toBe(true);
  return { school, schoolId, mark, local, email, lastName };
}

/** The same, verified by their career services. */
export async function verifiedStudent(
  context: BrowserContext,
  staff: Page,
  given: { host?: string; end?: string } = {},
): Promise<NewStudent> {
  const student = await newStudent(context, given);
  const { schoolId, mark, lastName } = student;
  const asked = await context.request.post(CONNECTIONS, { headers, data: { schoolId, noAcademicEmail: true, message: `Number ${mark}.` } });
  expect(asked.ok(), await asked.text()).toBe(true);
  const queue = `/api/v1/staff/schools/${schoolId}/verifications`;
  const { rows } = (await (await staff.request.get(`${queue}?q=${lastName.split(' ')[1]}`)).json()) as { rows: { id: string }[] };
  expect((await staff.request.post(`${queue}/${rows[0]?.id}/approve`, { headers })).ok()).toBe(true);
  return student;
}

/** Somebody who studies at Albany Bay, and whom its career services verified. */
export async function albanyStudent(browser: Browser, { request: staff }: Page): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const { request } = page;
  await signUp(request, newAddress('albany').replace(/@.*/, '@students.albanybay.example'));
  const { universities } = (await (await request.get('/api/v1/university?q=Albany+Bay')).json()) as { universities: { id: number }[] };
  const schoolId = universities[0]?.id;
  const { userId, version } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string; version: number };
  const studyProgram = { schoolId, name: 'Economics', levelId: 'master', addFields: [{ id: 'economics' }] };
  const ops = { studyPrograms: [{ op: 'create', value: { start: '2024-09-01', end: '2029-06-01', studyProgram } }] };
  expect((await request.post('/api/v1/candidate/profile', { headers, data: { userId, version, ops } })).ok()).toBe(true);
  const data = { schoolId, noAcademicEmail: true, message: 'Number 12.' };
  expect((await request.post(CONNECTIONS, { headers, data })).ok()).toBe(true);
  const { connections } = (await (await request.get(CONNECTIONS)).json()) as { connections: { id: string }[] };
  const approval = `/api/v1/staff/schools/${schoolId}/verifications/${connections[0]?.id}/approve`;
  expect((await staff.post(approval, { headers })).ok()).toBe(true);
  expect(await (await request.get(CONNECTIONS)).json()).toMatchObject({ connections: [{ state: 'verified' }] });
  return page;
}

/** Says what an application asks of a profile besides its name and studies. */
export async function fillForApplying({ request }: BrowserContext): Promise<void> {
  const { userId, version } = (await (await request.get('/api/v1/candidate/me')).json()) as { userId: string; version: number };
  const ops = {
    candidate: { op: 'update', value: { country: 'SE', city: 'Stockholm' } },
    nationalities: [{ op: 'create', value: { nationality: 'SE' } }],
    languages: [{ op: 'create', value: { languageId: 'sv', proficiencyId: 'native_or_bilingual' } }],
  };
  const saved = await request.post('/api/v1/candidate/profile', { headers, data: { userId, version, ops } });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** A demo account in a browser of its own. */
export async function demoPage(browser: Browser, email: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  expect((await context.request.post('/identity/v1', { headers, data: { email, password: DEMO_PASSWORD } })).ok()).toBe(true);
  return context.newPage();
}

/** The verification of their school, on the profile. */
export const indicator = (page: Page, state: string) => page.locator(`#education [data-verification="${state}"]`);
export const dialog = (page: Page) => page.locator('dialog[open]').last();
