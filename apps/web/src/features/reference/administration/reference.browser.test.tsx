import { LOCALES } from '@fairway/rules/locales';
import { FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { button, field, press, text } from '../../../testing/console-stage.tsx';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { ChangeList } from './components/change-list.tsx';
import { EntryForm } from './components/entry-form.tsx';
import { EntryList } from './components/entry-list.tsx';
import { FixedList } from './components/fixed-list.tsx';
import { ImportActions } from './components/import-actions.tsx';
import { TypedSkillList } from './components/typed-skill-list.tsx';
import type { Entry, Overview, ReferenceChange, ReferenceImport, TypedSkill } from './queries.ts';
import ReferencePage from './reference.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const PAGES = ['admin', 'admin-reference', 'admin-reference-list', 'admin-reference-entry', 'admin-reference-import'];
const LONG = 'Administration of everything that has to do with the economy, science and culture of the northern provinces';
const ENTRY: Entry = {
  id: 'sectors-3', kind: 'sectors', key: 'consulting', names: { en: LONG, de: 'Beratung' }, offered: true, source: 'fairway',
  uses: { profiles: 12_345, companies: 2, postings: 1 }, mark: 'abc',
}; // biome-ignore format: a row
const RETIRED: Entry = {
  ...ENTRY,
  id: 'sectors-4',
  names: Object.fromEntries(LOCALES.map((locale) => [locale, `Name ${locale}`])),
  offered: false,
};
const TYPED: TypedSkill[] = [
  { folded: 'yachting', name: 'Yachting', uses: 12, likely: { id: 7, name: 'Sailing' } },
  { folded: LONG.toLowerCase(), name: LONG, uses: 1, likely: null },
];
const OVERVIEW: Overview = {
  lists: [
    { kind: 'sectors', offered: 14, retired: 1, missing: {} },
    { kind: 'skills', offered: 1234, retired: 0, missing: Object.fromEntries(LOCALES.map((locale) => [locale, 1000])) },
  ],
  fixed: [
    { kind: 'languages', total: 209, missing: { fil: 9 } },
    { kind: 'careerFields', total: 22, missing: {} },
  ],
  typedSkills: 3,
};
const IMPORT: ReferenceImport = {
  id: '018f0000-0000-7000-8000-000000000001', form: 'names', state: 'waiting', madeAt: '2026-03-01T10:00:00.000Z', read: 4, created: 1, changed: 2,
  unchanged: 1, faultCount: 0, faults: [], writtenAt: null, undoneAt: null, undoUntil: null,
}; // biome-ignore format: a row
const CHANGES: ReferenceChange[] = [
  { place: 0, line: 2, kind: 'skills', key: LONG, entryId: 'skills-3', isNew: false, differences: [{ field: 'de', before: 'Segeln', after: `${LONG} ${LONG}` }, { field: 'spellings', before: 'a, b', after: null }] },
  { place: 1, line: 3, kind: 'sectors', key: 'fishery', entryId: null, isNew: true, differences: [{ field: 'en', before: null, after: 'Fishery' }] },
]; // biome-ignore format: rows
const pageOf = (rows: object[]) => ({ rows, page: 1, pageSize: 25, total: rows.length, totalIsExact: true });

let sent: { method: string; path: string; body: unknown }[] = [];
async function open(element: ReactNode, answer: (path: string, method: string) => Response | object, scheme: 'light' | 'dark' = 'light') {
  sent = [];
  return stage(element, {
    address: '/en/admin/reference',
    pages: PAGES,
    scheme,
    reply: async (request) => {
      const url = new URL(request.url);
      const body = request.method === 'GET' ? undefined : await request.text().then((text) => (text ? JSON.parse(text) : undefined));
      sent.push({ method: request.method, path: url.pathname, body });
      const reply = answer(url.pathname, request.method);
      return reply instanceof Response ? reply : Response.json(reply);
    },
  });
}
const written = () => sent.filter((one) => one.method !== 'GET');
const form = (entry?: Entry) => (
  <UnsavedGuard>
    <EntryForm kind="sectors" {...(entry ? { entry } : {})} />
  </UnsavedGuard>
);

const PARTS = {
  'what an import changes': [<ChangeList key="6" id={IMPORT.id ?? ''} />, pageOf(CHANGES), 'Other spellings'],
  'a list': [<EntryList key="2" kind="sectors" />, pageOf([ENTRY, RETIRED]), 'Retired'],
  'typed skills': [<TypedSkillList key="3" />, pageOf(TYPED), 'Yachting'],
  'an entry': [form(ENTRY), ENTRY, 'Deutsch'],
  'an empty list': [<TypedSkillList key="5" />, pageOf([]), 'Nobody typed a skill'],
} as const;

describe('every part', () => {
  for (const [name, [element, reply, shown]] of Object.entries(PARTS))
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [1280, 360])
        test(`${name} is accessible at ${width} px, ${scheme}, and never scrolls sideways`, async () => {
          await page.viewport(width, 900);
          await open(element, () => reply, scheme);
          await until(() => text().includes(shown));
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
          expect(await violations()).toEqual([]);
        });

  test.each(Object.keys(FIXED_KINDS) as FixedKind[])('the list of %s has a name for every code', async (kind) => {
    await open(<FixedList kind={kind} />, () => ({}));
    await until(() => document.querySelectorAll('dd').length > 3);
    expect([...document.querySelectorAll('dd')].filter((one) => !one.textContent)).toEqual([]);
  });
});

describe('an entry', () => {
  test('marks what is missing and is saved whole, with its mark', async () => {
    await open(form(ENTRY), () => ENTRY);
    await until(() => text().includes('Deutsch'));
    expect(text().split('No name yet')).toHaveLength(LOCALES.length - 2 + 1);
    await userEvent.fill(field('Français'), 'Conseil');
    await press('Save');
    await until(() => written().length === 1);
    expect(written()[0]).toEqual({
      method: 'PUT',
      path: '/api/v1/admin/reference-entries/sectors-3',
      body: { names: { en: LONG, de: 'Beratung', fr: 'Conseil' }, mark: 'abc' },
    });
  });

  test('needs an English name, and says at the field where it is taken', async () => {
    await open(form(ENTRY), () => problem('reference.name_taken', 409));
    await until(() => text().includes('Deutsch'));
    await userEvent.clear(field('English'));
    await press('Save');
    await until(() => text().includes('Write the English name.'));
    expect(written()).toEqual([]);
    await userEvent.fill(field('English'), 'Advice');
    await press('Save');
    await until(() => text().includes('Another entry is called this already'));
    expect(field('English').getAttribute('aria-invalid')).toBe('true');
    expect(field('English').value).toBe('Advice');
  });
});

describe('typed skills', () => {
  test('become the likely skill after a question that counts whose profiles change', async () => {
    await open(<TypedSkillList />, (_path, method) => (method === 'POST' ? { people: 12 } : pageOf(TYPED)));
    await until(() => Boolean(button('Replace with a skill: Yachting')));
    await press('Replace with a skill: Yachting');
    await until(() => Boolean(document.querySelector('dialog[open]')));
    expect(await violations()).toEqual([]);
    const asked = document.querySelector('dialog[open]')?.textContent;
    expect(asked).toContain('Yachting: 12 profiles');
    expect(asked).toContain('Everybody who typed this name has the skill instead. This cannot be undone.');
    await press('Replace');
    await until(() => written().length === 1);
    expect(written()[0]).toEqual({
      method: 'POST',
      path: '/api/v1/admin/typed-skills/merge',
      body: { folded: ['yachting'], intoSkillId: 7 },
    });
    await until(() => text().includes('12 people have Sailing now'));
  });
});

test('what an import changes is read whole: a row is as high as what it says', async () => {
  await open(<ChangeList id={IMPORT.id ?? ''} />, () => pageOf(CHANGES));
  await until(() => text().includes('Other spellings'));
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr')];
  expect(rows.map((row) => [...row.querySelectorAll('dl')].every((said) => said.offsetHeight <= row.clientHeight))).toEqual([true, true]);
  const [first, second] = rows.map((row) => row.getBoundingClientRect());
  expect(first!.bottom).toBeLessThanOrEqual(second!.top);
  expect(first!.height).toBeGreaterThan(second!.height);
});

/** What the page asks, answered: imports by their own. */
const overviewOr =
  (imports: object[] = []) =>
  (path: string) =>
    path.endsWith('/reference-imports') ? pageOf(imports) : OVERVIEW;

describe('the page of all lists', () => {
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1280, 360])
      test(`is accessible at ${width} px, ${scheme}, and never scrolls sideways`, async () => {
        await page.viewport(width, 900);
        await open(
          <ReferencePage />,
          overviewOr([IMPORT, { ...IMPORT, id: '018f0000-0000-7000-8000-000000000002', state: 'undone' }]),
          scheme,
        );
        await until(() => text().includes('Taken back') && text().includes('Typed skills'));
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        expect(await violations()).toEqual([]);
      });

  test('counts the names of each list by language; a gap leads to those that lack one (reference.8)', async () => {
    await open(<ReferencePage />, overviewOr());
    await until(() => document.querySelectorAll('tbody tr').length === LOCALES.length);
    const cells = (language: string) =>
      [...([...document.querySelectorAll('tbody tr')].find((row) => row.textContent?.startsWith(language))?.children ?? [])].map(
        (cell) => cell.textContent,
      );
    expect(cells('Deutsch')).toEqual(['Deutsch', '14', '234 of 1,234', '209']);
    expect(cells('Filipino')).toEqual(['Filipino', '14', '234 of 1,234', '200 of 209']);
    const gap = document.querySelector<HTMLAnchorElement>('tbody a[href*="missing=de"]');
    expect(gap?.getAttribute('href')).toContain('/admin/reference/skills?missing=de&state=offered');
    expect(gap?.getAttribute('aria-label')).toBe('234 of 1,234. Skills without a name in Deutsch: 1,000');
  });
});

// @rule reference.6
describe('an import', () => {
  /** Answers an upload, which no fetch sends. */
  async function uploaded(report: ReferenceImport, nth = 0) {
    const real = globalThis.XMLHttpRequest;
    const asked: string[] = [];
    class Sent extends EventTarget {
      upload = {};
      status = 200;
      responseText = JSON.stringify(report);
      onload?: () => void;
      open(_method: string, url: string) {
        asked.push(url);
      }
      setRequestHeader() {}
      getResponseHeader = () => 'application/json';
      send(form: FormData) {
        asked.push(`${form.get('locale')}`);
        setTimeout(() => this.onload?.(), 10);
      }
    }
    globalThis.XMLHttpRequest = Sent as never;
    try {
      const addresses = await open(<ReferencePage />, overviewOr());
      await until(() => document.querySelectorAll('input[type=file]').length === 2);
      if (nth === 1) await userEvent.selectOptions(field('Language of the file'), 'Deutsch');
      const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[nth]!;
      await userEvent.upload(input, new File(['kind,key,en\n'], 'names.csv', { type: 'text/csv' }));
      await until(() => asked.length === 2);
      return { asked, addresses };
    } finally {
      await new Promise((resolve) => setTimeout(resolve, 30));
      globalThis.XMLHttpRequest = real;
    }
  }

  test('of a file that is wrong says which lines are, and of one that changes nothing so', async () => {
    const faults = [
      { line: 3, code: 'no_english', key: 'fishery' },
      { line: 4, code: 'overtaken', key: LONG },
    ] as const;
    await uploaded({ ...IMPORT, id: null, state: 'refused', faultCount: 7, faults: [...faults] });
    await until(() => text().includes('Nothing can be written. 7 rows are wrong:'));
    expect(text()).toContain('Somebody has edited this entry since the file was exported.');
    expect(text()).toContain('And 5 more.');
    expect(await violations()).toEqual([]);
    unmount();
    await uploaded({ ...IMPORT, id: null, state: 'same' });
    await until(() => text().includes('Nothing would change: 4 rows read.'));
  });

  test('of ESCO is sent with its language, and leads to what it would change', async () => {
    const { asked, addresses } = await uploaded({ ...IMPORT, form: 'esco' }, 1);
    expect(asked).toEqual(['/api/v1/admin/reference-import/esco', 'de']);
    await until(() => addresses.some((address) => address.includes(`/admin/reference/imports/${IMPORT.id}`)));
  });

  test('of suggestions says where there are none', async () => {
    await open(<ReferencePage />, (path, method) => (method === 'POST' ? { ...IMPORT, id: null, state: 'same' } : overviewOr()(path)));
    await until(() => Boolean(button('Look for missing names')));
    await press('Look for missing names');
    await until(() => text().includes('There is no name to suggest.'));
    expect(written()[0]).toMatchObject({ path: '/api/v1/admin/reference-import/suggestions' });
  });

  test('is written after a question, and taken back after one; a refusal is said', async () => {
    const done: ReferenceImport = { ...IMPORT, state: 'written', writtenAt: IMPORT.madeAt, undoUntil: '2026-03-08T10:00:00.000Z' };
    await open(<ImportActions id={IMPORT.id ?? ''} kept={IMPORT} />, () => done);
    await press('Write 3 entries');
    await until(() => text().includes('1 new, 2 changed. Everybody sees it at once.'));
    expect(await violations()).toEqual([]);
    expect(written()).toEqual([]);
    document.querySelector<HTMLButtonElement>('dialog[open] button:last-of-type')?.click();
    await until(() => written().length === 1);
    expect(written()[0]).toMatchObject({ method: 'POST', path: `/api/v1/admin/reference-imports/${IMPORT.id}/write` });
    await until(() => text().includes('The import is written'));
    unmount();
    await open(<ImportActions id={IMPORT.id ?? ''} kept={done} />, () => problem('reference.overtaken', 409));
    await press('Take back');
    await until(() => text().includes('3 entries are as before.'));
    document.querySelector<HTMLButtonElement>('dialog[open] button:last-of-type')?.click();
    await until(() => text().includes('so nothing was changed'));
    unmount();
    await open(<ImportActions id={IMPORT.id ?? ''} kept={{ ...done, state: 'undone', undoUntil: null }} />, () => done);
    expect(document.querySelector('main button')).toBeNull();
  });
});
