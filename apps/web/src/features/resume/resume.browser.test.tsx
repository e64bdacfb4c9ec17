import { PROFILE_EVENTS } from '@fairway/rules/profile-events';
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { closeToast, toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import ResumeCard from './components/resume-card.tsx';
import { nameIn } from './queries.ts';

const RESUME = {
  basics: { name: 'Ada', summary: 'Hello' },
  work: [{ name: 'Nordic', position: 'Engineer' }],
  languages: [{ language: 'Klingon' }],
};
const item = (key: string, values: Record<string, string> = {}, isAction = false) => ({
  descriptionKey: `resume.import.${key}`,
  descriptionValues: values,
  isAction,
  resolved: !isAction,
});
const RESULT = {
  id: '1',
  sourceType: 'JSONResume',
  createdAt: '2026-01-01T10:00:00Z',
  reviewedAt: null,
  result: {
    sections: [
      { sectionType: 'overview', items: [item('linkWrong', { name: 'javascript:alert(1)' }, true)] },
      { sectionType: 'languages', items: [item('languageUnknown', { name: 'Klingon' }, true)] },
      {
        sectionType: 'work_experience',
        items: [
          item('added', { count: '2' }),
          item('issue', { name: 'Engineer, Nordic', code: 'end_before_start' }, true),
          item('madeUpLater'),
        ],
      },
    ],
  },
};

let calls: { call: string; body: unknown }[] = [];
beforeEach(async () => {
  calls = [];
  await page.viewport(1000, 740);
});
afterEach(() => {
  for (const toast of toastStore.read().toasts) closeToast(toast.id);
  unmount();
});

async function staged(replies: Record<string, () => Response> = {}, scheme: 'light' | 'dark' = 'light') {
  await stage(<ResumeCard />, {
    address: '/en/profile',
    pages: ['profile'],
    scheme,
    reply: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      calls.push({ call: `${call}${new URL(request.url).search}`, body: text === '' ? undefined : JSON.parse(text) });
      return replies[call]?.() ?? Response.json(RESULT);
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Your profile as a document' })).toBeVisible();
}

const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
async function openDialog() {
  await page.getByRole('button', { name: 'Import JSON Resume' }).click();
  await until(() => document.querySelector('dialog[open] input[type="file"]') !== null, 5000);
}
async function drop(content: string, name = 'resume.json') {
  const input = document.querySelector<HTMLInputElement>('dialog[open] input[type="file"]') as HTMLInputElement;
  await userEvent.upload(page.elementLocator(input), new File([content], name, { type: 'application/json' }));
}
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
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/v1/candidate/resume.pdf?layout=modern&locale=jp']);
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
    await drop(JSON.stringify(RESUME));
    await expect.element(importButton()).toBeEnabled();
    await check();
    await importButton().click();
    await expect.element(dialog().getByText('3 things need your attention.')).toBeVisible();
    await check();
  });

  test('only what is ticked is sent; the result leads to the dialogs; the profile is read again', async () => {
    const update = vi.fn();
    window.addEventListener(PROFILE_EVENTS.update, update, { once: true });
    await staged();
    await openDialog();
    await drop(JSON.stringify(RESUME));
    await dialog()
      .getByRole('checkbox', { name: /^Languages/ })
      .click();
    await importButton().click();
    await expect.element(dialog().getByText('Engineer, Nordic was not added. End date has to be after start date')).toBeVisible();
    expect(calls).toEqual([
      {
        call: 'POST /api/v1/candidate/import/json-resume',
        body: { resume: RESUME, sectionTypes: ['overview', 'work_experience', 'summary'] },
      },
    ]);
    expect(update).toHaveBeenCalledOnce();
    await expect.element(dialog().getByText('2 additions to your profile')).toBeVisible();
    const link = dialog().getByRole('link', { name: 'Edit languages' });
    await expect.element(link).toHaveAttribute('href', '/en/profile?edit=languages');
    // The stage has no router behind links.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await link.click();
    await until(() => document.querySelector('dialog[open]') === null);
  });

  test('nothing ticked, nothing to import', async () => {
    await staged();
    await openDialog();
    await drop('{"work":[{}]}');
    await dialog().getByRole('checkbox').click();
    await expect.element(importButton()).toBeDisabled();
  });

  test.each([
    ['no JSON', 'not json', 'resume.json', 'This file is not a JSON Resume. Choose another one.'],
    ['another JSON', '[1]', 'resume.json', 'This file is not a JSON Resume. Choose another one.'],
    ['another type', '{}', 'resume.pdf', 'This file is not a JSON Resume. Choose another one.'],
    ['too large', `{"basics":{"summary":"${'x'.repeat(1_000_001)}"}}`, 'resume.json', 'This file is larger than 1 MB. Choose another one.'],
  ])('%s is refused with words, and another one can be chosen', async (_name, content, name, words) => {
    await staged();
    await openDialog();
    await drop(content, name);
    await expect.element(dialog().getByText(words).first()).toBeVisible();
    await drop(JSON.stringify(RESUME));
    await expect.element(importButton()).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('a refusal of the server is said, and the file stays', async () => {
    await staged({
      'POST /api/v1/candidate/import/json-resume': () => Response.json({ code: 'import.daily_limit', status: 429 }, { status: 429 }),
    });
    await openDialog();
    await drop(JSON.stringify(RESUME));
    await importButton().click();
    await expect.element(dialog().getByText(/^You have reached today’s number of imports/)).toBeVisible();
    await expect.element(importButton()).toBeEnabled();
  });
});
