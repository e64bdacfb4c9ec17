// Imports of the last seven days on the screen: the list, an older one opened and undone, what is newer, a record deleted, what is kept as text.
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Asked, stageCard } from './import-dialog.fixture.tsx';

const BASE = '/api/v1/candidate/import';
const item = (id: string, key: string, values: Record<string, string> = {}, more: object = {}) => ({
  id,
  canTake: false,
  descriptionKey: `resume.import.${key}`,
  descriptionValues: values,
  isAction: false,
  resolved: true,
  ...more,
});
const asked = { isAction: true, resolved: false };
const offered = { ...asked, canTake: true };
const NEWER = item('n1', 'newer', { name: 'Nurse, Lindvik', fields: 'end', 'mine.end': '2022-06', 'theirs.end': 'present' }, offered);
const NEWER_TOO = item('n2', 'newer', { name: 'Carer, Hoshikawa', fields: 'end', 'mine.end': '2020-01', 'theirs.end': '2021-01' }, offered);
const LATEST = {
  id: '2',
  sourceType: 'LinkedIn',
  fileName: 'Profile.pdf',
  createdAt: '2026-01-02T10:00:00Z',
  reviewedAt: null,
  undoUntil: '2026-01-09T10:00:00Z',
  undoneAt: null,
  result: { sections: [{ sectionType: 'work_experience', items: [item('1', 'known', { count: '2' }), NEWER, NEWER_TOO] }], unread: [] },
};
const EARLIER = {
  ...LATEST,
  id: '1',
  sourceType: 'CV',
  fileName: 'A very long name of a curriculum vitae that somebody gave in 2026 (final, really final).pdf',
  createdAt: '2026-01-01T10:00:00Z',
  result: {
    sections: [{ sectionType: 'work_experience', items: [item('1', 'added', { count: '1', names: 'Nurse, Lindvik' })] }],
    unread: [{ heading: 'emails', lines: ['ada@mail.example'] }],
  },
};
const row = ({ result: _result, ...one }: Omit<typeof LATEST, 'result'> & { result: object }, open = 0) => ({ ...one, open });
const UNDONE = {
  ...EARLIER,
  undoUntil: null,
  undoneAt: '2026-01-02T11:00:00Z',
  reviewedAt: '2026-01-02T11:00:00Z',
  result: {
    ...EARLIER.result,
    sections: [
      {
        sectionType: 'work_experience',
        items: [...(EARLIER.result.sections[0]?.items ?? []), item('stayed-1', 'stayedForImport', { name: 'Nurse, Lindvik' })],
      },
    ],
  },
};

let calls: Asked = [];
let replies: Record<string, () => Response> = {};
beforeEach(async () => {
  calls = [];
  replies = {
    [`GET ${BASE}/latest`]: () => Response.json({ import: LATEST, readsLinks: false }),
    [`GET ${BASE}`]: () => Response.json({ imports: [row(LATEST, 2), row(EARLIER)] }),
    [`GET ${BASE}/1`]: () => Response.json(EARLIER),
    [`GET ${BASE}/2`]: () => Response.json(LATEST),
    [`POST ${BASE}/1/undo`]: () => Response.json({ import: UNDONE, kept: 0, later: 1 }),
  };
  await page.viewport(1000, 740);
});
afterEach(unmount);

async function opened(scheme: 'light' | 'dark' = 'light') {
  await stageCard(calls, (call) => replies[call]?.() ?? Response.json(LATEST), scheme);
  await page.getByRole('button', { name: 'Review your last import' }).click();
  await until(() => document.querySelector('dialog[open] h3') !== null, 5000);
}
const dialog = () => page.elementLocator(document.querySelector('dialog[open]') as HTMLElement);
const sure = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const toList = async () => {
  await dialog().getByRole('button', { name: '1 other import of the last 7 days' }).click();
  await expect.element(page.getByRole('heading', { name: 'Imports of the last 7 days' })).toBeVisible();
};
const called = (method: string) => calls.filter(({ call }) => call.startsWith(method)).map(({ call, body }) => [call, body]);
const toasts = () => JSON.stringify(toastStore.read().toasts);
const refused = (code: string, status: number) => () => Response.json({ code, status }, { status });

describe('the imports of the last seven days', () => {
  test.each([
    ['light', 1000],
    ['dark', 360],
  ] as const)('have nothing that axe objects to in any state, and fit: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    const check = async () => {
      await pause(300);
      expect(await violations()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    };
    await opened(scheme);
    await expect.element(page.getByRole('button', { name: /^1 other import/ })).toBeVisible();
    await check();
    await toList();
    await check();
    await dialog()
      .getByRole('button', { name: /^Open: A very long name/ })
      .click();
    await expect.element(page.getByText('1 addition to your profile')).toBeVisible();
    await check();
    await dialog().getByRole('button', { name: 'Delete this record' }).click();
    await check();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await dialog().getByRole('button', { name: 'Undo this import' }).click();
    await check();
    await sure('Undo');
    await expect.element(page.getByText('This import was undone.')).toBeVisible();
    await check();
    replies[`GET ${BASE}`] = () => Response.json({ imports: [] });
    replies[`DELETE ${BASE}/1`] = () => new Response(null, { status: 204 });
    await dialog().getByRole('button', { name: 'Delete this record' }).click();
    await sure('Delete');
    await expect.element(page.getByText('Nothing was imported in the last 7 days.')).toBeVisible();
    await check();
  });

  test('are listed with file, source, time in digits and what became of each, and opened by keyboard', async () => {
    await opened();
    await toList();
    const rows = () => [...document.querySelectorAll('dialog[open] li')].map((one) => one.textContent ?? '');
    expect(rows()[0]).toMatch(/^Profile\.pdfLinkedIn, 02\/01\/2026, \d\d:\d\d2 things need your attention\./);
    expect(rows()[1]).toMatch(/^A very long name.*CV, 01\/01\/2026, \d\d:\d\dNothing is left to do\./);
    (document.querySelector('dialog[open] li:last-child button') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('1 addition to your profile')).toBeVisible();
    await dialog()
      .getByRole('button', { name: /^1 other import/ })
      .click();
    await dialog().getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByText('1 addition to your profile')).toBeVisible();
  });

  test('an older one is undone, and what stays because of a later one is named', async () => {
    await opened();
    await toList();
    await dialog()
      .getByRole('button', { name: /^Open: A very long name/ })
      .click();
    await dialog().getByRole('button', { name: 'Undo this import' }).click();
    await sure('Undo');
    await expect.element(page.getByText('Nurse, Lindvik stays: a later import changed it.')).toBeVisible();
    expect(toasts()).toContain('1 entry stays because a later import changed it.');
    expect(called('POST')).toEqual([[`POST ${BASE}/1/undo`, undefined]]);
    await expect.element(page.getByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
  });

  test('one that is the only one has no list, one that is gone says so, and a list that cannot be read does', async () => {
    replies[`GET ${BASE}`] = () => Response.json({ imports: [row(LATEST)] });
    await opened();
    await pause(300);
    await expect.element(page.getByRole('button', { name: /other import/ })).not.toBeInTheDocument();
    await unmount();
    replies[`GET ${BASE}`] = () => Response.json({ imports: [row(LATEST), row(EARLIER)] });
    replies[`GET ${BASE}/1`] = refused('not_found', 404);
    await opened();
    await toList();
    await dialog()
      .getByRole('button', { name: /^Open: A very long name/ })
      .click();
    await until(() => toastStore.read().toasts.length > 0);
    await expect.element(page.getByRole('button', { name: /^Open: A very long name/ })).toBeEnabled();
    replies[`GET ${BASE}`] = refused('unavailable', 503);
    await dialog().getByRole('button', { name: 'Back' }).click();
    await toList();
    await until(() => document.querySelector('dialog[open] [role=alert], dialog[open] [role=status]') !== null, 8000);
  });
});

describe('what is newer in the file', () => {
  test('is ticked from the start, asks for nothing, and is taken with the finish but for what was unticked', async () => {
    replies[`PATCH ${BASE}/2/take`] = refused('import.nothing_to_take', 409);
    await opened();
    await expect.element(page.getByText('2 entries are newer in the file. “Finish” takes what is ticked.')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'end Jun 2022 present' })).toBeVisible();
    const box = (name: string) => dialog().getByRole('checkbox', { name: `Take the file’s with “Finish”: ${name} is newer in the file.` });
    await expect.element(box('Nurse, Lindvik')).toBeChecked();
    await box('Carer, Hoshikawa').click();
    await expect.element(page.getByText('1 entry is newer in the file. “Finish” takes what is ticked.')).toBeVisible();
    await dialog().getByRole('button', { name: 'Finish' }).click();
    // What is gone meanwhile keeps nobody from finishing.
    await until(() => document.querySelector('dialog[open]') === null);
    expect(called('PATCH')).toEqual([
      [`PATCH ${BASE}/2/take`, { item: 'n1' }],
      [`PATCH ${BASE}/2/update-reviewed`, { isReviewed: true }],
    ]);
  });

  test('that cannot be taken leaves the review open and says why', async () => {
    replies[`PATCH ${BASE}/2/take`] = refused('unavailable', 503);
    await opened();
    await dialog().getByRole('button', { name: 'Finish' }).click();
    await until(() => document.querySelector('dialog[open] [role=alert]')?.textContent !== '', 8000);
    expect(called('PATCH').some(([call]) => String(call).endsWith('update-reviewed'))).toBe(false);
    await expect.element(page.getByRole('button', { name: 'Finish' })).toBeEnabled();
  });

  test('can only be read once it was reviewed', async () => {
    replies[`GET ${BASE}/latest`] = () => Response.json({ import: { ...LATEST, reviewedAt: '2026-01-03T10:00:00Z' }, readsLinks: false });
    await opened();
    await expect.element(page.getByText('You reviewed this import on 03/01/2026.')).toBeVisible();
    expect(document.querySelectorAll('dialog[open] input').length).toBe(0);
  });
});

describe('the record of an import', () => {
  test('is deleted after a question that says what that means, and the list is left', async () => {
    replies[`DELETE ${BASE}/2`] = () => new Response(null, { status: 204 });
    await opened();
    await dialog().getByRole('button', { name: 'Delete this record' }).click();
    await expect.element(page.getByText('Your profile stays as it is.', { exact: false })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(called('DELETE')).toEqual([]);
    replies[`GET ${BASE}`] = () => Response.json({ imports: [row(EARLIER)] });
    await dialog().getByRole('button', { name: 'Delete this record' }).click();
    await sure('Delete');
    await expect.element(page.getByRole('button', { name: /^Open: A very long name/ })).toBeVisible();
    await until(() => document.querySelectorAll('dialog[open] li').length === 1);
    expect([called('DELETE'), toasts().includes('The record was deleted.')]).toEqual([[[`DELETE ${BASE}/2`, undefined]], true]);
    await expect.element(page.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('stays where that fails, and that is said', async () => {
    replies[`DELETE ${BASE}/2`] = refused('unavailable', 503);
    await opened();
    await dialog().getByRole('button', { name: 'Delete this record' }).click();
    await sure('Delete');
    await until(() => toastStore.read().toasts.length > 0);
    await expect.element(page.getByRole('button', { name: 'Delete this record' })).toBeVisible();
  });
});

describe('what is kept as text', () => {
  const shown = async (items: object[]) => {
    const sections = [{ sectionType: 'overview', items }];
    const unread = [{ heading: 'emails', lines: ['ada@mail.example'] }, { heading: 'bornOn', lines: ['1999-04-12'] }, { heading: 'Ehrungen', lines: ['x'] }]; // biome-ignore format: a list
    replies[`GET ${BASE}/latest`] = () => Response.json({ import: { ...LATEST, result: { sections, unread } }, readsLinks: false });
    await opened();
    await dialog().getByText('Also in your file').click();
  };

  test('has words for headings of ours, and says that nothing is lost where nothing is', async () => {
    await shown([item('1', 'known', { count: '1' })]);
    for (const heading of ['Email addresses', 'Date of birth', 'Ehrungen'])
      await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(page.getByText(/Nothing of it is lost/)).toBeVisible();
  });

  test('says that it is not all, where it is not', async () => {
    await shown([item('1', 'notKept', { count: '4200' }, asked)]);
    await expect
      .element(dialog().getByText('4,200 characters of the file had no room here, not even as text.', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText(/the rest is in your file/)).toBeVisible();
    await expect.element(page.getByText(/Nothing of it is lost/)).not.toBeInTheDocument();
  });
});
