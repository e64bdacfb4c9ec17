// The dialog of an import in the states that come seldom: each is readable by all, fits 360 px, and goes by keys alone.
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FakeUpload } from '../../testing/fake-upload.ts';
import { restoreSockets, silenceSockets } from '../../testing/silent-socket.ts';
import { dialog, imported, importFile, openImport, within } from './import-dialog.fixture.tsx';
import type { ProfileImport } from './queries.ts';

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  silenceSockets();
});
afterEach(() => {
  unmount();
  restoreSockets();
  vi.unstubAllGlobals();
});

const AT = '2026-01-02T10:00:00Z';
const reply = () => Response.json({ import: null, readsLinks: true });
type State = { name: string; reach: () => Promise<void>; review?: ProfileImport };
const says = (words: string) => until(() => dialog().textContent?.includes(words) ?? false);
const states: readonly State[] = [
  {
    name: 'a failure, back at the selection',
    async reach() {
      FakeUpload.begin({ status: 500, body: { code: 'import.no_text', status: 500 } });
      await importFile();
      await expect.element(page.getByText(/^Failed to parse CV file/)).toBeVisible();
    },
  },
  {
    name: 'a link that is none',
    async reach() {
      await within().getByText('LinkedIn', { exact: true }).click();
      await within().getByLabelText('Address of your LinkedIn profile').fill('https://example.com/in/ada');
      await within().getByRole('button', { name: 'Continue' }).click();
      await until(() => dialog().querySelector('[role=alert]')?.textContent?.startsWith('This is not the address') ?? false);
    },
  },
  { name: 'both sides of an entry', reach: () => until(() => dialog().querySelector('table') !== null), review: imported() },
  { name: 'reviewed', reach: () => says('You reviewed this import'), review: imported({ reviewedAt: AT }) },
  {
    name: 'undone',
    reach: () => says('This import was undone.'),
    review: imported({ reviewedAt: AT, undoneAt: AT, undoUntil: null }),
  },
  {
    name: 'whether to finish',
    async reach() {
      await within().getByRole('button', { name: 'Finish' }).click();
      await expect.element(page.getByText('Finish your review?')).toBeVisible();
    },
    review: imported(),
  },
  {
    name: 'whether to undo',
    async reach() {
      await within().getByRole('button', { name: 'Undo this import' }).click();
      await expect.element(page.getByText('Undo the whole import?')).toBeVisible();
    },
    review: imported(),
  },
];

describe.each([
  ['light', 1000],
  ['light', 360],
  ['dark', 360],
] as const)('nothing that axe objects to: %s, %i px', (scheme, widthPx) => {
  test.each(states)('$name', async ({ reach, review }) => {
    await page.viewport(widthPx, 740);
    await openImport(review, { scheme, reply });
    await reach();
    await pause(100);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
    expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  });
});

describe('by keys alone', () => {
  /** What has the focus, as it is called. */
  const focused = () => {
    const at = document.activeElement as HTMLElement | null;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  };

  test('Tab goes through the results in the order in which they are read, and all that is there can be done', async () => {
    await page.viewport(360, 740);
    const calls: string[] = [];
    await openImport(imported(), {
      reply: (request) => {
        calls.push(`${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`);
        return request.method === 'GET' ? reply() : Response.json(imported());
      },
    });
    // The first has the focus already.
    const order = [focused()];
    for (let tabs = 0; tabs < 20 && !order.includes('Finish'); tabs += 1) {
      await userEvent.tab();
      order.push(focused());
    }
    expect(order.filter((name) => name !== 'Close')).toEqual([
      'Done: Switzerland: please check work authorization.',
      'Edit nationality and work authorization',
      'Take the file’s',
      'Done: Guard, Nordic is told otherwise in the file. Yours was kept.',
      'Edit work experience',
      'Also in your file',
      'Undo this import',
      'Delete this record',
      'Finish',
    ]);
    // Back to the first item, which Space ticks; its section is told.
    for (let tabs = 0; tabs < 20 && !focused().startsWith('Done: Switzerland'); tabs += 1) await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await until(() => calls.includes('PATCH update-resolved'));
    await expect.element(within().getByText('1 thing needs your attention.')).toBeVisible();
    expect(focused()).toContain('Switzerland');
    for (let tabs = 0; tabs < 20 && focused() !== 'Take the file’s'; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await until(() => calls.includes('PATCH take'));
    for (let tabs = 0; tabs < 20 && focused() !== 'Also in your file'; tabs += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await until(() => document.querySelector('details')?.open === true);
    await userEvent.tab();
    expect(focused()).toBe('Copy: Certificates');
  });
});
