// The agreement on data processing: a school reads, accepts, keeps and reads again; the platform writes it and sees who stands by it.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../lib/console/console-school.ts';
import { problem } from '../../testing/replies.ts';
import { stage } from '../../testing/stage.tsx';
import AgreementPage from './administration/agreement.page.tsx';
import AgreementSchoolsPage from './administration/schools.page.tsx';
import { agreementDocument } from './components/agreement-file.ts';
import { AgreementView } from './components/agreement-view.tsx';

const AT = '2026-11-27T10:00:00.000Z';
const LONG = 'Hochschule'.repeat(12);
const ACCEPTED = { id: 'a1', version: 'ours:1', locale: 'en', acceptedAt: AT, acceptedBy: LONG };
const AGREEMENT = {
  title: `Data processing agreement between ${LONG} and Harbour`,
  version: 'edition:2',
  locale: 'en',
  fellBack: false,
  html: '<h2 id="section-1">What this is about</h2><p>The data of students.</p>',
  changedOn: '2026-11-20',
  state: 'outdated',
  acceptances: [ACCEPTED],
  can: { accept: true },
};
const DONE = {
  ...AGREEMENT,
  state: 'accepted',
  acceptances: [{ ...ACCEPTED, id: 'a2', version: 'edition:2' }, ACCEPTED],
  can: { accept: false },
};
const SCHOOL = { schoolId: 7, name: LONG, logo: null, country: 'NO', duties: [...STAFF_DUTIES] };

let calls: { method: string; path: string; body: unknown }[] = [];
type Look = { agreement?: object; administered?: boolean; scheme?: 'light' | 'dark'; read?: () => Response; accept?: () => Response };
function open({ agreement = AGREEMENT, administered = true, scheme = 'light', read, accept }: Look = {}) {
  calls = [];
  let shown = agreement;
  return stage(
    <ConsoleSchoolContext value={{ ...SCHOOL, administered }}>
      <AgreementView />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff/settings/processing?school=7',
      scheme,
      reply: async (request) => {
        const { pathname: path } = new URL(request.url);
        calls.push({ method: request.method, path, body: request.method === 'GET' ? null : await request.json() });
        if (path.endsWith('/acceptances/a1')) return Response.json({ ...ACCEPTED, title: 'What was read', html: '<p>An older text.</p>' });
        if (request.method !== 'POST') return read?.() ?? Response.json(shown);
        const refused = accept?.();
        if (!refused) shown = DONE;
        return refused ?? Response.json(DONE);
      },
    },
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});
const text = () => document.body.textContent ?? '';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const posts = () => calls.filter(({ method }) => method === 'POST');

describe('the agreement of a school', { timeout: 60_000 }, () => {
  test('is accepted once it was asked about, in the version that was read', async () => {
    await open();
    await until(() => text().includes('This is a new version.'));
    await button('Accept for the school').click();
    const sure = page.getByRole('alertdialog');
    await expect.element(sure.getByText(/Your name, the time and this text are kept/)).toBeVisible();
    await sure.getByRole('button', { name: 'Cancel' }).click();
    expect(posts()).toEqual([]);
    await button('Accept for the school').click();
    await sure.getByRole('button', { name: 'Accept for the school' }).click();
    await until(() => text().includes('accepted this version for your school on'));
    expect(posts()).toEqual([
      {
        method: 'POST',
        path: '/api/v1/staff/schools/7/processing-agreement/acceptances',
        body: { version: 'edition:2', locale: 'en' },
      },
    ]);
    await expect.element(button('Accept for the school')).not.toBeInTheDocument();
  });

  test('that was changed meanwhile is not accepted, and says so', async () => {
    await open({ accept: () => problem('processing_agreements.changed', 409) });
    await button('Accept for the school').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept for the school' }).click();
    await expect.element(page.getByText(/The agreement was changed meanwhile/)).toBeVisible();
  });

  test('is printed, saved as a file, and read again as it was accepted', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return '#saved';
    });
    await open({ agreement: DONE });
    await button('Print').click();
    expect(print).toHaveBeenCalledOnce();
    await button('Save as a file').click();
    const file = (await saved[0]?.text()) ?? '';
    for (const words of ['<html lang="en-GB">', LONG, 'accepted this version', 'The data of students.']) expect(file).toContain(words);
    await button(/^Read what was accepted on/)
      .nth(1)
      .click();
    await expect.element(page.getByRole('dialog').getByText('An older text.')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText(/^Standard text 1: /)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('names are words of the file, whatever signs are in them', () => {
    const file = agreementDocument({ title: '<b>"Hill"</b> & Co', lang: 'en', facts: ['<i>'], html: '<p>Text</p>' });
    expect(file).not.toMatch(/<b>|<i>/);
    expect(new DOMParser().parseFromString(file, 'text/html').title).toBe('<b>"Hill"</b> & Co');
  });

  test('says that it is in another language, and who has to accept it', async () => {
    await open({ agreement: { ...AGREEMENT, state: 'missing', locale: 'de', fellBack: true, acceptances: [], can: { accept: false } } });
    await until(() => text().includes('This text is shown in German'));
    expect(text()).toContain('An administrator of the school has to accept it.');
    expect(text()).toContain('Nothing yet.');
    expect(document.querySelector('h2[lang=de]')).not.toBeNull();
  });

  test('is asked for by nobody but administrators, and says when it fails', async () => {
    await open({ administered: false });
    await until(() => text().includes('Only administrators of this school'));
    expect(calls).toEqual([]);
    unmount();
    await open({ read: () => problem('internal', 500) });
    await until(() => text().includes('Try again'));
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme });
    await until(() => text().includes('The data of students.'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});

const EDITED = {
  platform: { name: 'Harbour', email: null, locale: 'en' },
  version: 'edition:2',
  edition: 2,
  texts: { en: '## Data\n{school} and {name}' },
  ours: { en: 'Our text', de: 'Unser Text' },
  editions: [
    { number: 2, publishedAt: AT, locales: ['en'] },
    { number: 1, publishedAt: AT, locales: ['en', 'de'] },
  ],
  schools: { accepted: 3, all: 12 },
};
const ROW = { id: 7, name: LONG, state: 'accepted', version: 'edition:2', acceptedAt: AT, acceptedBy: 'Signe Dahl' };

describe('the platform’s console', { timeout: 60_000 }, () => {
  const show = (node: React.ReactNode, scheme: 'light' | 'dark' = 'light') => {
    calls = [];
    return stage(node, {
      address: '/en/admin/processing-agreement',
      scheme,
      pages: ['admin-processing-agreement', 'admin-processing-agreement-schools', 'admin-school'],
      reply: async (request) => {
        const { pathname: path } = new URL(request.url);
        calls.push({ method: request.method, path, body: request.method === 'GET' ? null : await request.json() });
        if (path.endsWith('/editions/1')) return Response.json({ number: 1, publishedAt: AT, texts: { en: 'First', de: 'Erster' } });
        if (path.endsWith('/schools'))
          return Response.json({
            rows: [ROW, { ...ROW, id: 8, name: 'Hill', state: 'missing', version: null, acceptedAt: null, acceptedBy: null }],
            ...{ page: 1, pageSize: 25, total: 2, totalIsExact: true },
          });
        return Response.json(request.method === 'PUT' ? { ...EDITED, edition: 3 } : EDITED);
      },
    });
  };
  const sent = () => calls.find(({ method }) => method === 'PUT')?.body;

  test('writes a language, looks at it, takes an edition up and publishes', async () => {
    await show(<AgreementPage />);
    await until(() => text().includes('The version that holds is accepted by 3 of 12 schools.'));
    expect(text()).toContain('not legal advice');
    await page.getByText('Preview').click();
    await until(() => text().includes('Name of the school and Harbour'));
    await button('Take up edition 1').click();
    await until(() => toastStore.read().toasts.some((toast) => toast.text === 'Edition 1 is in the editor'));
    await button('Publish').click();
    await until(() => sent() !== undefined);
    expect(sent()).toEqual({ edition: 2, texts: { en: 'First', de: 'Erster' } });
  });

  test('goes back to our text once it was asked about', async () => {
    await show(<AgreementPage />);
    await button('Back to our text').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Back to our text' }).click();
    await until(() => sent() !== undefined);
    expect(sent()).toEqual({ edition: 2, texts: null });
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to, nor has its list of schools: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await show(<AgreementPage />, scheme);
    await until(() => text().includes('Edition 2'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    unmount();
    await show(<AgreementSchoolsPage />, scheme);
    await until(() => text().includes('Not accepted'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
