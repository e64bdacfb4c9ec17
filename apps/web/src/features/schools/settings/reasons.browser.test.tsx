// The ready-made reasons of a school: ours until the first change, then its own; each change is sent whole and taken back by the toast.
import { STAFF_DUTIES } from '@fairway/rules/staff-shapes';
import { unmount, until, violations } from '@fairway/ui/mount';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConsoleSchoolContext } from '../../../lib/console/console-school.ts';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { SettingsView } from './components/settings-view.tsx';
import type { ReasonList, SchoolSettings } from './queries.ts';

const SETTINGS = {
  schoolId: 7,
  name: 'Nordic',
  locale: 'en',
  updatedAt: '2026-11-20T10:00:00.000Z',
  can: { edit: true },
} as SchoolSettings;
const LONG = 'A name of a reason that is so very long that it does not fit into a line of a telephone';
const own = (reasons: ReasonList['reasons']): ReasonList => ({ kind: 'reject', reasons, updatedAt: reasons && '2026-11-20T10:00:00.000Z' });
const A = { title: 'Not found', texts: { en: 'We looked.', de: 'Wir haben gesucht.' } };
const B = { title: LONG, texts: { en: 'Elsewhere.' } };
const none = (kind: ReasonList['kind']): ReasonList => ({ kind, reasons: null, updatedAt: null });

type Sent = { kind: string; updatedAt: string | null; reasons: ReasonList['reasons'] };
let sent: Sent[] = [];
type Look = { list?: ReasonList; edit?: boolean; scheme?: 'light' | 'dark'; refuse?: () => Response };
function open({ list = own([A, B]), edit = true, scheme = 'light', refuse }: Look = {}) {
  sent = [];
  let kept = list;
  return stage(
    <ConsoleSchoolContext value={{ schoolId: 7, name: 'Nordic', logo: null, country: 'NO', administered: edit, duties: [...STAFF_DUTIES] }}>
      <SettingsView section="reasons" />
    </ConsoleSchoolContext>,
    {
      address: '/en/staff/settings/reasons',
      pages: ['staff', 'staff-settings', 'staff-settings-section'],
      scheme,
      reply: async (request) => {
        if (request.method === 'PUT') {
          const body: Sent = await request.json();
          sent.push(body);
          if (refuse) return refuse();
          kept = { kind: 'reject', reasons: body.reasons, updatedAt: body.reasons && `2026-11-20T10:00:0${sent.length}.000Z` };
          return Response.json(kept);
        }
        if (new URL(request.url).pathname.endsWith('/settings')) return Response.json({ ...SETTINGS, can: { edit } });
        return Response.json({ locale: 'en', lists: [kept, none('askBack'), none('revoke')] });
      },
    },
  );
}
beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);
const text = () => document.body.textContent ?? '';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = () => [...document.querySelectorAll('section[aria-labelledby="reasons-reject"] strong')].map((one) => one.textContent);

describe('ready-made reasons', { timeout: 60_000 }, () => {
  test('are moved and removed, and the toast takes it back', async () => {
    await open();
    await until(() => titles().length === 2);
    await button(`Move “${LONG}” up`).click();
    await until(() => titles()[0] === LONG);
    expect(sent[0]).toEqual({ kind: 'reject', updatedAt: '2026-11-20T10:00:00.000Z', reasons: [B, A] });
    await button('Remove “Not found”').click();
    await until(() => titles().length === 1);
    await until(() => text().includes('“Not found” was removed.'));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await until(() => titles().length === 2);
    expect(sent.at(-1)).toMatchObject({ updatedAt: '2026-11-20T10:00:02.000Z', reasons: [B, A] });
  });

  test('are ours until the first change, which makes them the school’s', async () => {
    await open({ list: own(null) });
    await until(() => titles().includes('Not in our records'));
    expect(text()).toContain('No longer with us');
    await button('Remove “Another school”').click();
    await until(() => titles().length === 4);
    expect(sent[0]?.updatedAt).toBeNull();
    expect(sent[0]?.reasons?.[0]).toEqual({ title: 'Not in our records', texts: { en: expect.stringContaining('your student number') } });
    await button('Use our words again').click();
    await until(() => titles().length === 5);
    expect(sent[1]?.reasons).toBeNull();
  });

  test('are written in a language each; a fault is said at its field, and nothing is lost', async () => {
    let faulty = true;
    const refuse = () => problem('settings.invalid', 422, [{ pointer: '/reasons/2/title', code: 'twice' }]);
    await open({ refuse: () => (faulty ? refuse() : Response.json(own([A, B]))) });
    await until(() => titles().length === 2);
    await page.getByRole('button', { name: 'Add a reason' }).first().click();
    await until(() => document.querySelector('dialog[open]') !== null);
    await page.getByLabelText('Name').fill('Not found');
    await page.getByLabelText('Text (English)').fill('Ask again.');
    await page.getByLabelText('Language').selectOptions('Deutsch');
    await page.getByLabelText('Text (Deutsch)').fill('Noch einmal, bitte.');
    expect(await violations()).toEqual([]);
    await button('Save').click();
    await until(() => document.querySelector('dialog[open] [aria-invalid="true"]') !== null);
    faulty = false;
    await page.getByLabelText('Name').fill('Once more');
    await button('Save').click();
    await until(() => document.querySelector('dialog[open]') === null);
    expect(sent.at(-1)?.reasons?.[2]).toEqual({ title: 'Once more', texts: { en: 'Ask again.', de: 'Noch einmal, bitte.' } });
  });

  test('are read by other staff', async () => {
    await open({ edit: false });
    await until(() => titles().length === 2);
    expect(document.querySelector('main button, section button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(sent).toEqual([]);
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('have nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open({ scheme });
    await until(() => titles().length === 2);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
