// Real progress: the page goes a step further when the server says that one has ended, and never by itself.
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FakeUpload } from '../../testing/fake-upload.ts';
import { dialog, imported, importFile, openImport } from './import-dialog.fixture.tsx';

const RealSocket = window.WebSocket;
/** A line to the server that says what the test says. */
class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send() {}
  close() {}
}
let id = 0;
function say(message: { type: string; kind?: string }): void {
  id += 1;
  FakeSocket.last?.onmessage?.({ data: JSON.stringify({ ...message, id: `${id}`, ...(message.kind ? { subject: 'user:me' } : {}) }) });
}
const ended = (step: 'checked' | 'read') => say({ type: 'event', kind: `profile_import.${step}` });

beforeEach(async () => {
  FakeUpload.begin({ status: 200, body: imported() });
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  window.WebSocket = FakeSocket as unknown as typeof WebSocket;
  await page.viewport(1000, 740);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  window.WebSocket = RealSocket;
});

const reply = () => Response.json({ import: null, readsLinks: true });
const steps = () => [...dialog().querySelectorAll('ol > li')].map((step) => [step.textContent, step.getAttribute('data-state')]);
const told = () => dialog().querySelector('[role=status]')?.textContent;
async function goesTo(step: string): Promise<void> {
  await until(() => dialog().querySelector('[aria-current=step]')?.textContent === step);
  expect(told()).toBe(step);
}
async function check(widthPx: number): Promise<void> {
  expect(await violations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
}

test.each([
  ['light', 1000],
  ['light', 360],
  ['dark', 360],
] as const)(
  'each step is told by the server, one after the other, with nothing that axe objects to: %s, %i px',
  async (scheme, widthPx) => {
    await page.viewport(widthPx, 740);
    FakeUpload.isHeld = true;
    await openImport(undefined, { scheme, reply });
    await importFile();
    await goesTo('Checking it');
    expect(steps()).toEqual([
      ['Sending the file', 'stepDone'],
      ['Checking it', 'stepNow'],
      ['Reading it', null],
      ['Joining it with your profile', null],
    ]);
    await check(widthPx);
    ended('checked');
    await goesTo('Reading it');
    expect(steps().map(([, state]) => state)).toEqual(['stepDone', 'stepDone', 'stepNow', null]);
    await check(widthPx);
    ended('read');
    await goesTo('Joining it with your profile');
    expect(steps().map(([, state]) => state)).toEqual(['stepDone', 'stepDone', 'stepDone', 'stepNow']);
    expect(dialog().querySelectorAll('[aria-label="done"]').length).toBe(3);
    await check(widthPx);
    // Late and out of order: no step is taken back.
    ended('checked');
    await userEvent.keyboard('{Escape}');
    await goesTo('Joining it with your profile');
    FakeUpload.answerNow();
    await expect.element(page.getByText('2 things need your attention.')).toBeVisible();
  },
);

test('what is sent is counted, and nothing is said of the steps behind it', async () => {
  FakeUpload.begin({ status: 200, body: imported() });
  FakeUpload.answer = undefined;
  await openImport(undefined, { reply });
  await importFile();
  await until(() => dialog().querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') === '40');
  expect(steps().map(([, state]) => state)).toEqual(['stepNow', null, null, null]);
  expect(await violations()).toEqual([]);
});

test('a line that begins, or may have missed something, is no step', async () => {
  FakeUpload.isHeld = true;
  await openImport(undefined, { reply });
  await importFile();
  await goesTo('Checking it');
  say({ type: 'ready' });
  say({ type: 'reset' });
  say({ type: 'event', kind: 'profile_import.somethingElse' });
  await goesTo('Checking it');
  FakeUpload.answerNow();
  await expect.element(page.getByText('2 things need your attention.')).toBeVisible();
});
