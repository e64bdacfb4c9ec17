import type { Boot } from '@fairway/client/page-request';
import { FEATURE_NAMES } from '@fairway/contract/switches';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropFile, FakeUpload } from '../../testing/fake-upload.ts';
import { stage } from '../../testing/stage.tsx';
import { READING } from '../resume/reading.fixture.ts';
import CvUploadPage from './cvupload.page.tsx';
import DocumentsPage from './documents.page.tsx';

const CV = {
  id: 'd1',
  kind: 'cv',
  name: 'CV of Ada Berg with a name that goes on and on and on and on.pdf',
  extension: 'pdf',
  contentType: 'application/pdf',
  sizeBytes: 123_456,
  isDefault: true,
  createdAt: '2026-11-20T10:00:00Z',
};
const OTHER = { ...CV, id: 'd2', name: 'Second.docx', extension: 'docx', isDefault: false };
const LETTER = { ...CV, id: 'd3', kind: 'document', name: 'Letter.doc', extension: 'doc', isDefault: false };
const reply =
  (...documents: object[]) =>
  () =>
    Response.json({ documents, limit: 50 });
const schemes = [
  ['light', 1000],
  ['dark', 360],
] as const;

const pdf = (name = 'CV.pdf', sizeBytes = 1000) => new File([new Uint8Array(sizeBytes)], name, { type: 'application/pdf' });
const named = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(async () => {
  await page.viewport(1000, 700);
  FakeUpload.begin({ status: 201, body: OTHER });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

describe('my documents', () => {
  test.each(schemes)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    for (const documents of [[CV, OTHER, LETTER], []]) {
      await stage(<DocumentsPage />, { scheme, reply: reply(...documents) });
      await until(() => document.querySelector('section li, section h3') !== null);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    }
    dropFile(pdf());
    await named('Upload').click();
    await until(() => document.querySelector('[role=alert]') !== null);
    expect(await violations()).toEqual([]);
  });

  test('that cannot be loaded are asked for again', async () => {
    let fails = true;
    await stage(<DocumentsPage />, { reply: () => (fails ? Response.json({ code: 'internal' }, { status: 500 }) : reply(CV)()) });
    await expect.element(page.getByText('Your documents could not be loaded')).toBeVisible();
    fails = false;
    await named('Try again').click();
    await expect.element(page.getByText(CV.name)).toBeVisible();
  });

  test('at the limit take no more', async () => {
    await stage(<DocumentsPage />, { reply: () => Response.json({ documents: [CV], limit: 1 }) });
    await expect.element(page.getByText(/reached the number of documents/)).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

describe('what a machine reads (imports.28)', () => {
  const replies = (reading: () => Response) => (request: Request) =>
    new URL(request.url).pathname === '/api/v1/candidate/cv/d2/reading' ? reading() : reply(OTHER, LETTER)();
  const open = async () => {
    await named('What a machine reads in Second.docx').click();
    // Until its module is there another dialog says that it loads.
    const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
    const words = () => dialog()?.textContent ?? '';
    await until(() => words().includes('finds in Second.docx') && !words().includes('The CV is being read'));
    return dialog() as HTMLElement;
  };

  test('of a CV is opened from its row, with the way to mend it in the file or the profile; other documents have none', async () => {
    await stage(<DocumentsPage />, { pages: ['profile'], reply: replies(() => Response.json(READING)) });
    await until(() => document.querySelectorAll('section li').length === 2);
    expect(named(/^What a machine reads/).elements().length).toBe(1);
    const dialog = await open();
    expect(dialog.textContent).toContain('This is what ours finds in Second.docx');
    expect(dialog.textContent).toContain('Change it in the file and upload it again, or add it to your profile');
    expect([...dialog.querySelectorAll('a')].map(({ search }) => search)).toEqual([
      '?edit=personal-details',
      '?edit=work-experience',
      '?edit=languages',
      '?edit=skills',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('leads to no profile where there is none, and says why a file cannot be read', async () => {
    const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, name !== 'myProfile'])) as Boot['tenant']['features'];
    let fails = false;
    const failure = () => Response.json({ code: 'import.no_text', status: 500 }, { status: 500 });
    await stage(<DocumentsPage />, { tenant: { features }, reply: replies(() => (fails ? failure() : Response.json(READING))) });
    const dialog = await open();
    expect(dialog.textContent).toContain('Change it in the file and upload it again.');
    expect(dialog.querySelectorAll('a').length).toBe(0);
    await page.elementLocator(dialog).getByRole('button', { name: 'Close', exact: true }).last().click();
    fails = true;
    expect((await open()).querySelector('[role=alert]')?.textContent).toContain('It holds pictures only');
  });
});

describe('an upload', () => {
  test.each([
    ['a wrong type', new File(['x'], 'photo.exe')],
    ['a size over the limit', pdf('Big.pdf', 16_777_217)],
  ])('of %s is told by a toast of six seconds and in the same words at the field (documents.7)', async (_what, file) => {
    await stage(<DocumentsPage />, { reply: reply() });
    dropFile(file);
    await until(() => document.querySelector('[role=alert]') !== null);
    const toast = toastStore.read().toasts.at(-1);
    expect(toast).toMatchObject({ kind: 'error', durationMs: 6000 });
    expect(document.querySelector('[role=alert]')?.textContent).toBe(toast?.text);
  });

  test('needs the statement of consent, and sends the kind with it', async () => {
    await stage(<DocumentsPage />, { reply: reply() });
    expect((named('Upload').element() as HTMLButtonElement).disabled).toBe(true);
    dropFile(pdf());
    await named('Upload').click();
    await expect.element(page.getByText('Tick the statement of consent before you upload.')).toBeVisible();
    await expect.poll(() => document.activeElement).toBe(document.querySelector('input[type=checkbox]'));
    expect(FakeUpload.sent).toEqual([]);
    await page.getByText('Other document').click();
    await page.getByRole('checkbox').click();
    await named('Upload').click();
    await expect.element(page.getByText('Second.docx is stored')).toBeVisible();
    const form = FakeUpload.sent[0]?.form as FormData;
    expect([form.get('kind'), form.get('consent'), (form.get('file') as File).name]).toEqual(['document', 'true', 'CV.pdf']);
  });

  test.each([
    ['a wrong type', pdf('CV.exe'), /not supported/],
    ['too much', pdf('CV.pdf', 16_777_217), /too large/],
    ['nothing', pdf('CV.pdf', 0), /is empty/],
  ])('of %s is refused before it is sent', async (_name, file, words) => {
    await stage(<DocumentsPage />, { reply: reply() });
    dropFile(file);
    await expect.element(page.getByText(words)).toBeVisible();
    expect((named('Upload').element() as HTMLButtonElement).disabled).toBe(true);
  });

  test('that the server refuses says why, and keeps what was chosen', async () => {
    FakeUpload.answer = { status: 422, body: { code: 'documents.macros', status: 422 } };
    await stage(<DocumentsPage />, { reply: reply() });
    dropFile(pdf());
    await page.getByRole('checkbox').click();
    await named('Upload').click();
    await expect.element(page.getByText(/contains macros/)).toBeVisible();
    await expect.element(page.getByText('CV.pdf')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('shows how far it is, and can be stopped', async () => {
    FakeUpload.answer = undefined;
    await stage(<DocumentsPage />, { reply: reply() });
    dropFile(pdf());
    await page.getByRole('checkbox').click();
    await named('Upload').click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(await violations()).toEqual([]);
    await named('Cancel').click();
    await expect.element(page.getByText('The upload was cancelled. Nothing was stored.')).toBeVisible();
    await expect.element(named('Upload')).toBeVisible();
  });
});

describe('a document', () => {
  async function staged(): Promise<[string, unknown][]> {
    const calls: [string, unknown][] = [];
    await stage(<DocumentsPage />, {
      reply: async (request) => {
        if (request.method === 'GET') return reply(CV, OTHER, LETTER)();
        const text = await request.text();
        calls.push([`${request.method} ${new URL(request.url).pathname}`, text ? JSON.parse(text) : undefined]);
        return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(OTHER);
      },
    });
    await expect.element(page.getByText('Second.docx')).toBeVisible();
    return calls;
  }

  test('is renamed where it stands; Escape leaves it, and the focus comes back', async () => {
    const calls = await staged();
    await named('Rename Second.docx').click();
    const field = page.getByRole('textbox', { name: 'New name' });
    await expect.element(field).toHaveValue('Second');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => document.activeElement === named('Rename Second.docx').element());
    await named('Rename Second.docx').click();
    await field.fill('Best');
    await userEvent.keyboard('{Enter}');
    await until(() => calls.length === 1);
    expect(calls).toEqual([['PATCH /api/v1/candidate/cv/d2', { name: 'Best.docx' }]]);
  });

  test('becomes the default only as a CV', async () => {
    const calls = await staged();
    expect(page.getByRole('button', { name: /the default/ }).elements()).toHaveLength(1);
    await named('Make Second.docx the default').click();
    await until(() => calls.length === 1);
    expect(calls[0]?.[0]).toBe('POST /api/v1/candidate/cv/setdefault/d2');
  });

  test('is deleted after a question, which says what becomes of the default', async () => {
    const calls = await staged();
    await named(`Delete ${CV.name}`).click();
    await expect.element(page.getByText(/your newest other CV becomes the default/)).toBeVisible();
    await named('Cancel').click();
    expect(calls).toEqual([]);
    await named('Delete Letter.doc').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Letter.doc is deleted')).toBeVisible();
    expect(calls).toEqual([['DELETE /api/v1/candidate/cv/d3', undefined]]);
  });
});

describe('/cvupload', () => {
  test('opens once a school is verified, where the tenant asks for it', async () => {
    await stage(<CvUploadPage />, { reply: reply(CV), pages: ['profile-documents'] });
    await expect.element(page.getByRole('heading', { name: 'Verify your school to use documents' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Documents of my profile' }).element().getAttribute('href')).toBe('/en/profile/documents');
    expect(await violations()).toEqual([]);
    unmount();
    const { features } = (await import('../../testing/stage.tsx')).testBoot().tenant;
    await stage(<CvUploadPage />, { reply: reply(CV), tenant: { features: { ...features, verifyDocuments: false } } });
    await expect.element(page.getByRole('heading', { name: 'Upload a CV' })).toBeVisible();
    await expect.element(page.getByText(CV.name)).toBeVisible();
  });
});
