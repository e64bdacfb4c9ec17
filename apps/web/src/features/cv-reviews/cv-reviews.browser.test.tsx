import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { pdfOf } from '../../lib/pdf/pdf.fixture.ts';
import { signedIn } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import CvReviewPage from './cv-review.page.tsx';
import StaffReviewPage from './staff/review.page.tsx';
import StaffReviewsPage from './staff/reviews.page.tsx';

const CV_FILE = URL.createObjectURL(new Blob([pdfOf([['Harbour economist', 'Gothenburg']])], { type: 'application/pdf' }));
const AT = '2026-11-18T10:00:00Z';
const LONG = `${'Lebenslauf'.repeat(9)}.pdf`;
const cv = (id: string, name: string) => ({
  id,
  kind: 'cv',
  name,
  extension: 'pdf',
  contentType: 'application/pdf',
  sizeBytes: 9000,
  isDefault: id === 'd1',
  createdAt: AT,
});
const said = (id: string, more: object) => ({
  id,
  byStaff: true,
  author: 'Finn Dahl',
  answerTo: null,
  version: 1,
  page: 1,
  text: 'Name the results.',
  writtenAt: AT,
  sentAt: AT,
  mendedAt: null,
  ...more,
});
const REVIEW = {
  id: 'r1',
  schoolId: 3,
  state: 'commented',
  message: 'Please look at the order.',
  aimField: 'Finance',
  aimLevel: 'internship',
  requestedAt: AT,
  waitingSince: AT,
  dueAt: AT,
  isOverdue: false,
  endedAt: null,
  versions: [{ number: 1, addedAt: AT, document: { id: 'd1', name: LONG, contentType: 'application/pdf', sizeBytes: 9000 } }],
  comments: [said('k1', {}), said('k2', { byStaff: false, answerTo: 'k1', text: 'I did.' })],
  rubric: [
    { id: 'structure', title: null },
    { id: 'own', title: 'Numbers' },
  ],
  marks: { structure: 3 },
};
const OWN = { ...REVIEW, school: 'Nordic School', can: { answer: true, addVersion: true, withdraw: true } };
const OFFER = { schoolId: 3, name: 'Nordic School', promiseDays: 5, audience: null, refusal: null };
const SOME = { study: 'current', levels: ['master', 'phd'], programs: [`MSc ${'Economics '.repeat(20)}`], isByLabel: true };
const MINE = { reviews: [OWN], schools: [OFFER], isVerified: true };
const RECORD = {
  ...REVIEW,
  comments: [...REVIEW.comments, said('k3', { sentAt: null, page: null, text: 'A draft.' })],
  student: { userId: 'u1', name: 'Ada Berg', program: 'MSc Economics' },
  assignedTo: null,
  colleagues: [{ userId: 'u9', name: 'Finn Dahl' }],
  canned: [{ title: 'Order', text: 'Begin with the newest.' }],
  can: { act: true, open: true },
};
const ROW = {
  id: 'r1',
  name: 'Ada Berg',
  program: 'MSc Economics',
  state: 'waiting',
  waitingSince: AT,
  dueAt: AT,
  isOverdue: true,
  assignedTo: null,
  versions: 1,
};
const LIST = {
  rows: [ROW, { ...ROW, id: 'r2', name: 'Ben '.repeat(30), state: 'done', isOverdue: false }],
  page: 1,
  pageSize: 25,
  total: 2,
  totalIsExact: true,
};
const SETTINGS = {
  isOn: true,
  promiseDays: 5,
  rubric: REVIEW.rubric,
  canned: RECORD.canned,
  audience: { study: 'any', levels: [], programs: [], labels: [{ id: 'l9', name: null }] },
  updatedAt: AT,
  can: { edit: true },
};
/** The tests mount pages without their route. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const SCHOOL = { schoolId: 3, name: 'Nordic School', logo: null, country: 'NO', administered: true, duties: [...STAFF_DUTIES] };
const schemes = [
  ['light', 1280],
  ['dark', 360],
] as const;

let calls: { method: string; path: string; body: unknown }[] = [];
const answers =
  (more: Record<string, unknown> = {}) =>
  async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      calls.push({ method: request.method, path: pathname, body: await request.json().catch(() => null) });
      if (pathname.endsWith('/document')) return Response.json({ showUrl: CV_FILE, saveUrl: '/files/x', expiresAt: AT });
      return Response.json(RECORD);
    }
    const known: Record<string, unknown> = {
      '/api/v1/candidate/cv-reviews': MINE,
      '/api/v1/candidate/cv': { documents: [cv('d1', LONG), cv('d2', 'Second.pdf')], limit: 50 },
      '/api/v1/staff/schools/3/cv-reviews': LIST,
      '/api/v1/staff/schools/3/cv-reviews/r1': RECORD,
      '/api/v1/staff/schools/3/cv-review-settings': SETTINGS,
      '/api/v1/staff/schools/3/students/filters': { programs: [], labels: [{ id: 'l1', name: 'Scholars', color: 'blue' }] },
      '/api/v1/staff/schools/3/programs': {
        rows: [{ id: 'p1', name: 'MSc Economics' }],
        page: 1,
        pageSize: 25,
        total: 1,
        totalIsExact: true,
      },
      '/identity/v1/session': signedIn({ id: 'u9', firstName: 'Finn' }),
      ...more,
    };
    return pathname in known ? Response.json(known[pathname]) : Response.json({ code: 'not_found', status: 404 }, { status: 404 });
  };
const text = () => document.body.textContent ?? '';
const staff = (element: React.ReactNode) => <ConsoleSchoolContext value={SCHOOL}>{element}</ConsoleSchoolContext>;

const RealSocket = window.WebSocket;
/** A line to the server that says what the test says. */
class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly url: string;
  constructor(url: string | URL) {
    this.url = String(url);
    FakeSocket.last = this;
  }
  send() {}
  close() {}
  say(subject: string) {
    this.onmessage?.({ data: JSON.stringify({ type: 'event', id: '2', kind: 'cv_review.changed', subject }) });
  }
}

beforeEach(async () => {
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
  calls = [];
  await page.viewport(1280, 800);
});
afterEach(() => {
  unmount();
  window.WebSocket = RealSocket;
});

describe('my CV reviews', () => {
  test.each(schemes)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const refused = { ...MINE, reviews: [], schools: [{ ...OFFER, audience: SOME, refusal: 'levels' }] };
    for (const mine of [MINE, { ...MINE, reviews: [] }, refused, { reviews: [], schools: [], isVerified: false }]) {
      await stage(<CvReviewPage />, { scheme, pages: ['profile-documents'], reply: answers({ '/api/v1/candidate/cv-reviews': mine }) });
      await until(() => document.querySelector('form, h2') !== null);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    }
  });

  test('follow what staff do, and say so where it is an answer', async () => {
    let mine: object = { ...MINE, reviews: [{ ...OWN, state: 'waiting', comments: [] }] };
    await stage(<CvReviewPage />, { reply: (request) => answers({ '/api/v1/candidate/cv-reviews': mine })(request) });
    await until(() => text().includes('No comments yet'));
    mine = { ...MINE, reviews: [{ ...OWN, state: 'inReview', comments: [] }] };
    FakeSocket.last?.say('user:u9');
    await until(() => text().includes('In review'));
    expect(toastStore.read().toasts).toHaveLength(0);
    mine = MINE;
    FakeSocket.last?.say('user:u9');
    await until(() => text().includes('Name the results.'));
    await until(() => toastStore.read().toasts.some((toast) => toast.text === 'Career services answered.'));
  });

  test('say whose CVs a school reviews, and why not these', async () => {
    const other = { ...OFFER, schoolId: 4, name: 'Hill School', audience: SOME, refusal: 'levels' };
    const mine = { ...MINE, reviews: [], schools: [{ ...OFFER, audience: { ...SOME, programs: [], isByLabel: false } }, other] };
    await stage(<CvReviewPage />, { pages: ['profile'], reply: answers({ '/api/v1/candidate/cv-reviews': mine }) });
    await until(() => text().includes('Hill School'));
    const form = document.querySelector('form')?.textContent ?? '';
    for (const words of ['Nordic School reviews the CVs of some', 'Those who study there now', 'Level of study: Master and PhD'])
      expect(form).toContain(words);
    expect(form).not.toContain('chosen');
    const refused = document.querySelector('[aria-labelledby=not-for-me-4]')?.textContent ?? '';
    for (const words of ['Hill School reviews', 'Program: MSc', 'have chosen', 'your last program there is of another level'])
      expect(refused).toContain(words);
    // The form knows only schools that may be asked.
    expect(document.querySelector('form select')?.textContent).not.toContain('Hill School');
    await expect.element(page.getByRole('link', { name: 'See my studies' })).toHaveAttribute('href', '/en/profile?scrollTo=educations');
  });

  test('offer only CVs that are in no open review, and send what was chosen', async () => {
    await stage(<CvReviewPage />, { reply: answers() });
    await until(() => text().includes('Name the results.'));
    await page.getByRole('textbox', { name: 'Target field' }).fill('Law');
    await page.getByRole('button', { name: 'Ask for a review' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/api/v1/candidate/cv-reviews',
      body: { schoolId: 3, documentId: 'd2', aimField: 'Law', message: '', aimLevel: null },
    });
    await until(() => text().includes('Your CV was sent to career services.'));
  });

  test('are answered, mended and handed in anew by the keyboard', async () => {
    await stage(<CvReviewPage />, { reply: answers() });
    await until(() => text().includes('Name the results.'));
    await page.getByRole('checkbox', { name: 'Mark as fixed' }).click();
    await until(() => calls.length === 1);
    page.getByRole('button', { name: 'Answer' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Done.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await until(() => calls.length === 2);
    await page.getByRole('combobox', { name: 'Next version' }).selectOptions('Second.pdf');
    await page.getByRole('button', { name: 'Submit' }).click();
    await until(() => calls.length === 3);
    expect(calls.map(({ body }) => body)).toEqual([{ mended: true }, { commentId: 'k1', text: 'Done.' }, { documentId: 'd2' }]);
  });

  test('that failed say so', async () => {
    await stage(<CvReviewPage />, { reply: () => Response.json({ code: 'internal', status: 500 }, { status: 500 }) });
    await until(() => text().includes('could not be loaded'));
    expect(await violations()).toEqual([]);
  });
});

describe('a comment', () => {
  const of = (pages: number | null) => ({
    ...RECORD,
    versions: [{ number: 1, addedAt: AT, document: { id: 'd1', name: LONG, contentType: 'application/pdf', sizeBytes: 9000, pages } }],
  });
  test('is of a page that the document has: of one page no other can be chosen', async () => {
    await stage(staff(<StaffReviewPage />), { reply: answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: of(1) }) });
    await until(() => text().includes('A draft.'));
    const choices = () => [...document.querySelectorAll('form select')].at(-1)?.textContent;
    expect(choices()).toBe('–1');
    expect(await violations()).toEqual([]);
    await page.getByRole('combobox', { name: 'Page' }).selectOptions('1');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Here.');
    await page.getByRole('button', { name: 'Add' }).click();
    await until(() => calls.some(({ path }) => path.endsWith('/comments')));
    expect(calls.find(({ path }) => path.endsWith('/comments'))?.body).toEqual({ text: 'Here.', page: 1, anchor: null });
  });

  test('names any page where nobody can count them', async () => {
    await stage(staff(<StaffReviewPage />), { reply: answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: of(null) }) });
    await until(() => text().includes('A draft.'));
    expect(document.querySelector('input[type=number]')).not.toBeNull();
  });
});

describe('the queue and the record of staff', () => {
  test.each(schemes)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await stage(staff(<StaffReviewsPage />), { scheme, address: '/en/staff/cv-reviews', reply: answers() });
    await until(() => text().includes('2 results'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    await page.getByRole('button', { name: 'Settings' }).click();
    await until(() => text().includes('Points to mark'));
    expect(await violations()).toEqual([]);
    unmount();
    await stage(staff(<StaffReviewPage />), {
      scheme,
      address: '/en/r1',
      reply: answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: RECORD }),
    });
    await until(() => text().includes('A draft.'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  test('follow what candidates and colleagues do', async () => {
    let list: object = LIST;
    await stage(staff(<StaffReviewsPage />), { reply: (request) => answers({ '/api/v1/staff/schools/3/cv-reviews': list })(request) });
    await until(() => text().includes('2 results'));
    expect(FakeSocket.last?.url).toContain('subjects=school%3A3');
    list = { ...LIST, rows: [ROW], total: 1 };
    FakeSocket.last?.say('school:3');
    await until(() => text().includes('1 result'));
  });

  test('are offered to those whom the school chooses', async () => {
    await stage(staff(<StaffReviewsPage />), { address: '/en/staff/cv-reviews', reply: answers() });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Students or graduates' }).selectOptions('current');
    const choose = async (field: string, name: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).fill(name);
      await page.getByRole('option', { name }).click();
    };
    await choose('Levels of study', 'Master');
    await choose('Programs', 'MSc Economics');
    await choose('Labels', 'Scholars');
    expect(await violations()).toEqual([]);
    // A label that was deleted lets nobody in until it is taken out.
    await page.getByRole('button', { name: 'Remove Deleted since' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await until(() => calls.length === 1);
    expect(calls[0]?.body).toMatchObject({ audience: { study: 'current', levels: ['master'], programIds: ['p1'], labelIds: ['l1'] } });
  });

  test('take over what nobody has', async () => {
    await stage(staff(<StaffReviewsPage />), { address: '/en/staff/cv-reviews', reply: answers() });
    await until(() => text().includes('2 results'));
    await page.getByRole('button', { name: /^Take over: / }).click();
    await until(() => calls.length === 1);
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/v1/staff/schools/3/cv-reviews/r1/assignee', body: { from: null } });
  });

  test('open the CV on demand only, begin with a canned text, mark and send', async () => {
    await stage(staff(<StaffReviewPage />), {
      address: '/en/r1',
      reply: answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: RECORD }),
    });
    await until(() => text().includes('A draft.'));
    expect(document.querySelector('[data-page]')).toBeNull();
    await page.getByRole('button', { name: 'Open the CV' }).click();
    await until(() => document.querySelector('[data-page="1"]')?.textContent?.includes('Gothenburg') ?? false);
    await page.getByRole('combobox', { name: 'Begin with a text' }).selectOptions('Order');
    await page.getByRole('spinbutton', { name: 'Page' }).fill('2');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('combobox', { name: 'Numbers' }).selectOptions('4 of 4');
    await page.getByRole('button', { name: 'Send the comments' }).click();
    await until(() => calls.length === 4);
    expect(calls.map(({ body }) => body)).toEqual([
      { version: 1 },
      { text: 'Begin with the newest.', page: 2, anchor: null },
      { marks: { structure: 3, own: 4 } },
      null,
    ]);
  });

  test('add a comment before it is sent, though both are pressed at once', async () => {
    let add = () => {};
    const added = new Promise<void>((resolve) => {
      add = resolve;
    });
    const answer = answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: RECORD });
    const reply = async (request: Request) => {
      if (request.url.endsWith('/comments')) await added;
      return answer(request);
    };
    await stage(staff(<StaffReviewPage />), { address: '/en/r1', reply });
    await page.getByRole('combobox', { name: 'Begin with a text' }).selectOptions('Order');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Send the comments' }).click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls).toEqual([]);
    add();
    await until(() => calls.length === 2);
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['comments', 'send']);
  });

  test('comment on words of the CV, which stand quoted and are marked', async () => {
    const quoted = said('k4', {
      anchor: { quote: 'Harbour economist', boxes: [{ x: 0.1, y: 0.1, width: 0.3, height: 0.03 }] },
      text: 'For whom?',
    });
    await stage(staff(<StaffReviewPage />), {
      address: '/en/r1',
      reply: answers({ [`/api/v1/staff/schools/3/cv-reviews/${NOBODY}`]: { ...RECORD, comments: [quoted] } }),
    });
    await page.getByRole('button', { name: 'Open the CV' }).click();
    const sheet = () => document.querySelector('[data-page="1"]');
    await until(() => sheet()?.textContent?.includes('Gothenburg') ?? false);
    const piece = [...sheet()!.querySelectorAll('span')].find((one) => one.textContent === 'Gothenburg')!;
    document.getSelection()!.selectAllChildren(piece);
    piece.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await until(() => text().includes('Of these words on page 1:'));
    await page.getByRole('textbox', { name: 'Comment' }).fill('Since when?');
    await page.getByRole('button', { name: 'Add' }).click();
    await until(() => calls.length === 2);
    expect(calls[1]?.body).toMatchObject({ page: 1, text: 'Since when?', anchor: { quote: 'Gothenburg' } });
    await until(() => !text().includes('Of these words'));
    // What is said of words is looked at from either side.
    await page.getByRole('button', { name: 'Harbour economist' }).click();
    await until(() => document.querySelector('[data-page] [data-current="true"]') !== null);
    await page.getByRole('button', { name: 'For whom?' }).click();
    expect(document.querySelector('#comment-k4')?.getAttribute('data-current')).toBe('true');
    expect(await violations()).toEqual([]);
  });
});
