import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropFile, FakeUpload } from '../../testing/fake-upload.ts';
import { type Asked, stageCard } from './import-dialog.fixture.tsx';
import { nameIn } from './queries.ts';

const PATH = '/api/v1/candidate/import/1';
let number = 0;
const item = (key: string, values: Record<string, string> = {}, isAction = false) => ({
  id: String(number++),
  canTake: false,
  descriptionKey: `resume.import.${key}`,
  descriptionValues: values,
  isAction,
  resolved: !isAction,
});
const RESULT = {
  id: '1',
  sourceType: 'CV',
  createdAt: '2026-01-01T10:00:00Z',
  reviewedAt: null,
  undoUntil: null,
  undoneAt: null,
  result: {
    sections: [
      { sectionType: 'overview', items: [item('linkWrong', { name: 'javascript:alert(1)' }, true)] },
      { sectionType: 'languages', items: [item('languageUnknown', { name: 'Klingon' }, true)] },
      {
        sectionType: 'work_experience',
        items: [
          item('added', { count: '2', names: 'Nurse, Lindvik\nCarer, Hoshikawa' }),
          item('issue', { name: 'Engineer, Nordic', code: 'end_before_start' }, true),
          item('madeUpLater'),
        ],
      },
    ],
    unread: [
      { heading: 'certificates', lines: ['First aid, 2024'] },
      { heading: null, lines: ['Likes tea'] },
    ],
  },
};

let calls: Asked = [];
beforeEach(async () => {
  calls = [];
  FakeUpload.begin({ status: 200, body: RESULT });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  await page.viewport(1000, 740);
});
afterEach(unmount);

async function staged(replies: Record<string, () => Response> = {}, scheme: 'light' | 'dark' = 'light') {
  const reply = (call: string) => {
    if (call === 'GET /api/v1/candidate/import/latest' && !replies[call]) return Response.json({ import: null, readsLinks: true });
    return replies[call]?.() ?? Response.json(RESULT);
  };
  await stageCard(calls, reply, scheme);
  await expect.element(page.getByRole('heading', { name: 'Your profile as a document' })).toBeVisible();
}

const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
async function openDialog() {
  await page.getByRole('button', { name: 'Import from CV or LinkedIn' }).click();
  await until(() => document.querySelector('dialog[open] input[type="file"]') !== null, 5000);
}
const drop = (file = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })) =>
  dropFile(file, document.querySelector('dialog[open]') as HTMLElement);
const importButton = () => dialog().getByRole('button', { name: 'Import', exact: true });

describe('downloads', () => {
  test('the PDF comes in the layout and language that were chosen, under the name that the server gave it', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await staged({
      'GET /api/v1/candidate/resume.pdf': () =>
        new Response('%PDF', { headers: { 'content-disposition': `attachment; filename="CV.pdf"; filename*=UTF-8''CV%20%E7%8E%8B.pdf` } }),
    });
    await page.getByText('Modern').click();
    await page.getByRole('combobox', { name: 'Language of the CV' }).selectOptions('jp');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await until(() => click.mock.contexts.length > 0);
    expect(calls.map(({ call }) => call)).toContain('GET /api/v1/candidate/resume.pdf?layout=modern&locale=jp');
    expect((click.mock.contexts[0] as unknown as HTMLAnchorElement).download).toBe('CV 王.pdf');
    click.mockRestore();
  });

  test('a refused one is said, and can be tried again', async () => {
    await staged({ 'GET /api/v1/candidate/resume.pdf': () => Response.json({ code: 'unavailable', status: 503 }, { status: 503 }) });
    const button = page.getByRole('button', { name: 'Download PDF' });
    await button.click();
    await until(() => toastStore.read().toasts.length > 0);
    await expect.element(button).toBeEnabled();
  });

  test.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''%C3%A4.pdf`, 'ä.pdf'],
    ['attachment; filename="a.pdf"', 'a.pdf'],
    ['inline', undefined],
    [null, undefined],
  ])('%s names %s', (header, name) => {
    expect(nameIn(header)).toBe(name);
  });
});

describe('the import', () => {
  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('has nothing that axe objects to in any step, and fits: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    await staged({}, scheme);
    const check = async () => {
      await pause(300);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    };
    await check();
    await openDialog();
    await check();
    await dialog().getByText('LinkedIn', { exact: true }).click();
    await expect.element(dialog().getByLabelText('Address of your LinkedIn profile')).toBeVisible();
    await check();
    await dialog().getByText('CV', { exact: true }).click();
    drop();
    await dialog().getByRole('checkbox', { name: 'Keep this file among my documents' }).click();
    await check();
    await dialog().getByRole('checkbox', { name: 'Keep this file among my documents' }).click();
    FakeUpload.isHeld = true;
    await importButton().click();
    await until(() => FakeUpload.sent.length > 0 && document.querySelector('[aria-current=step]')?.textContent === 'Checking it');
    await check();
    FakeUpload.answerNow();
    await expect.element(page.getByText('3 things need your attention.')).toBeVisible();
    await dialog().getByText('Also in your file').click();
    await check();
  });

  test('only what is ticked is sent, a file’s summary is not asked for, and nothing closes it while it is read', async () => {
    const update = vi.fn();
    window.addEventListener(PROFILE_EVENTS.update, update, { once: true });
    await staged();
    await openDialog();
    drop();
    expect(document.querySelectorAll('dialog[open] input[type=checkbox]').length).toBe(6);
    await dialog().getByRole('checkbox', { name: 'Languages' }).click();
    FakeUpload.isHeld = true;
    await importButton().click();
    await until(() => FakeUpload.sent.length > 0 && document.querySelector('[aria-current=step]')?.textContent === 'Checking it');
    await userEvent.keyboard('{Escape}');
    expect(dialog().getByRole('button', { name: 'Close' }).query()).toBeNull();
    FakeUpload.answerNow();
    await expect.element(page.getByText('Engineer, Nordic was not added. End date has to be after start date')).toBeVisible();
    expect(
      FakeUpload.sent.map(({ path, form }) => [
        path,
        form.get('sectionTypes'),
        form.get('keepAsDocument'),
        (form.get('file') as File).name,
      ]),
    ).toEqual([['/api/v1/candidate/import/resume-file', '["overview","study_programs","work_experience","memberships"]', null, 'cv.pdf']]);
    expect(update).toHaveBeenCalledOnce();
    await expect.element(dialog().getByText('2 additions to your profile')).toBeVisible();
    await expect.element(dialog().getByText('Nurse, Lindvik')).toBeVisible();
    const link = dialog().getByRole('link', { name: 'Edit languages' });
    await expect.element(link).toHaveAttribute('href', '/en/profile?edit=languages');
    // The stage has no router behind links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await link.click();
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('a file is kept only with the statement of consent', async () => {
    await staged();
    await openDialog();
    drop();
    await dialog().getByRole('checkbox', { name: 'Keep this file among my documents' }).click();
    await expect.element(importButton()).toBeDisabled();
    await dialog()
      .getByRole('checkbox', { name: /^I agree that this document/ })
      .click();
    await importButton().click();
    await expect.element(page.getByText('3 things need your attention.')).toBeVisible();
    expect(FakeUpload.sent.map(({ form }) => [form.get('keepAsDocument'), form.get('consent')])).toEqual([['true', 'true']]);
  });

  test('nothing ticked, nothing to import', async () => {
    await staged();
    await openDialog();
    drop();
    for (const name of ['Overview', 'Languages', 'Education', 'Work experience', 'Memberships'])
      await dialog().getByRole('checkbox', { name }).click();
    await expect.element(importButton()).toBeDisabled();
  });

  test.each([
    ['another type', new File(['x'], 'cv.exe'), /^This type of file cannot be read/],
    ['an empty file', new File([], 'cv.pdf'), /^This type of file cannot be read/],
    ['too large', new File([new Uint8Array(16_777_217)], 'cv.pdf'), /^This file is larger than 16 MB/],
  ])('%s is dropped with words, and another one can be chosen', async (_name, file, words) => {
    await staged();
    await openDialog();
    drop(file);
    await expect.element(dialog().getByText(words).first()).toBeVisible();
    expect(JSON.stringify(toastStore.read().toasts.at(-1))).toMatch(/This (?:type of )?file/);
    drop();
    await expect.element(importButton()).toBeVisible();
    expect(FakeUpload.sent).toEqual([]);
  });

  test('a failure leads back to the selection and says what to do', async () => {
    await staged();
    FakeUpload.begin({ status: 500, body: { code: 'import.no_text', status: 500 } });
    await openDialog();
    drop();
    await dialog().getByRole('checkbox', { name: 'Languages' }).click();
    await importButton().click();
    await expect.element(dialog().getByText(/^Failed to parse CV file\. It holds pictures only/)).toBeVisible();
    await expect.element(dialog().getByRole('checkbox', { name: 'Languages' })).not.toBeChecked();
    await expect.element(importButton()).toBeEnabled();
  });

  test('a file that is no CV by its content is told the types that an import reads', async () => {
    await staged();
    FakeUpload.begin({ status: 415, body: { code: 'documents.wrong_type', status: 415 } });
    await openDialog();
    drop();
    await importButton().click();
    await expect.element(dialog().getByText(/Choose a PDF, DOCX, DOC, RTF or ODT file/)).toBeVisible();
  });

  test('a LinkedIn link is checked before it is sent; its file belongs to LinkedIn’s call', async () => {
    await staged();
    await openDialog();
    await dialog().getByText('LinkedIn', { exact: true }).click();
    const field = dialog().getByLabelText('Address of your LinkedIn profile');
    await field.fill('https://example.com/in/ada');
    await dialog().getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(
        dialog()
          .getByText(/^This is not the address of a LinkedIn profile/)
          .first(),
      )
      .toBeVisible();
    await field.fill(' https://linkedin.com/in/ada?x=1 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByRole('checkbox', { name: 'Summary' })).toBeChecked();
    await importButton().click();
    await expect.element(page.getByText('3 things need your attention.')).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
      { call: 'POST /api/v1/candidate/import/linkedin-proxycurl', body: { linkedinProfileLink: 'https://www.linkedin.com/in/ada/' } },
    ]);
  });
});

describe('the review', () => {
  const opened = async (replies: Record<string, () => Response> = {}, result: object = RESULT) => {
    await staged({ 'GET /api/v1/candidate/import/latest': () => Response.json({ import: result, readsLinks: false }), ...replies });
    await page.getByRole('button', { name: 'Review your last import' }).click();
    await until(() => document.querySelector('dialog[open]') !== null, 5000);
  };
  const tick = (name: RegExp) => dialog().getByRole('checkbox', { name });

  test('an item is ticked at once; its section is told when all of it is, and taken back where that fails', async () => {
    let fails = true;
    await opened({
      [`PATCH ${PATH}/update-resolved`]: () =>
        fails ? Response.json({ code: 'unavailable', status: 503 }, { status: 503 }) : Response.json(RESULT),
    });
    await tick(/^Done: The language Klingon/).click();
    await until(() => toastStore.read().toasts.length > 0);
    await expect.element(tick(/^Done: The language Klingon/)).not.toBeChecked();
    fails = false;
    await tick(/^Done: The language Klingon/).click();
    await expect.element(dialog().getByText('2 things need your attention.')).toBeVisible();
    expect(calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { sectionTypes: ['languages'], areResolved: true },
      { sectionTypes: ['languages'], areResolved: true },
    ]);
  });

  test('what the file says stands beside what the profile says, and can be taken', async () => {
    const values = {
      name: 'Nurse, Lindvik',
      fields: 'start,end',
      'mine.start': '2020-09',
      'theirs.start': '2020-10',
      'mine.end': 'present',
      'theirs.end': '2024-01',
    };
    const differing = { ...item('differs', values, true), canTake: true };
    const sections = [{ sectionType: 'work_experience', items: [differing] }];
    await opened(
      {
        [`PATCH ${PATH}/take`]: () =>
          Response.json({
            ...RESULT,
            result: { sections: [{ ...sections[0], items: [{ ...differing, resolved: true, canTake: false }] }], unread: [] },
          }),
      },
      { ...RESULT, result: { sections, unread: [] } },
    );
    await expect.element(dialog().getByRole('row', { name: 'start Sept 2020 Oct 2020' })).toBeVisible();
    await expect.element(dialog().getByRole('row', { name: 'end present Jan 2024' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Take the file’s' }).click();
    await expect.element(dialog().getByText('Nothing is left to do.')).toBeVisible();
    expect(calls.find(({ call }) => call.endsWith('/take'))?.body).toEqual({ item: differing.id });
  });

  test('what to check and what the file does not give is told by field, each with the dialog that mends it', async () => {
    const sections = [
      {
        sectionType: 'overview',
        items: [
          item('check', { name: 'CH', fields: 'permit' }, true),
          item('check', { name: 'Weldng', fields: 'skill' }, true),
          item('check', { name: '+47 22 33 44 55', fields: 'name,phone' }, true),
        ],
      },
      { sectionType: 'work_experience', items: [item('unknown', { name: 'Nurse, Lindvik', fields: 'start,end' }, true)] },
      { sectionType: 'study_programs', items: [item('lacks', { name: 'Law, Hill College', fields: 'level,end' }, true)] },
    ];
    await opened({}, { ...RESULT, result: { sections, unread: [] } });
    for (const words of [
      'Switzerland: please check work authorization.',
      'Weldng: please check skill.',
      'Nurse, Lindvik: the file does not give start and end.',
      'Law, Hill College was not added: the file does not give level and end.',
    ])
      await expect.element(dialog().getByText(words, { exact: true })).toBeVisible();
    expect([...document.querySelectorAll<HTMLAnchorElement>('dialog[open] section a')].map(({ search }) => search)).toEqual([
      '?edit=nationality',
      '?edit=skills',
      '?edit=names',
      '?edit=contact',
      '?edit=work-experience',
      '?edit=education',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('finishing asks while something needs attention', async () => {
    await opened();
    await dialog().getByRole('button', { name: 'Finish' }).click();
    await expect.element(page.getByText('Finish your review?')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
    await dialog().getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
    await until(() => document.querySelector('dialog[open]') === null);
    expect(calls.find(({ call }) => call === `PATCH ${PATH}/update-reviewed`)?.body).toEqual({ isReviewed: true });
  });

  test('reviewed, it can only be read', async () => {
    await opened({}, { ...RESULT, reviewedAt: '2026-01-02T10:00:00Z' });
    await expect.element(dialog().getByText(/^You reviewed this import on/)).toBeVisible();
    expect(document.querySelectorAll('dialog[open] input[type=checkbox]').length).toBe(0);
    await expect.element(dialog().getByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  });

  test('all of it is undone after a question, and what was changed since is told', async () => {
    await opened(
      { [`POST ${PATH}/undo`]: () => Response.json({ import: { ...RESULT, undoUntil: null, undoneAt: '2026-01-02T10:00:00Z' }, kept: 1 }) },
      { ...RESULT, undoUntil: '2026-01-08T10:00:00Z' },
    );
    await dialog().getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('This import was undone.')).toBeVisible();
    expect(JSON.stringify(toastStore.read().toasts)).toContain('1 entry that you changed since stays.');
  });
});
