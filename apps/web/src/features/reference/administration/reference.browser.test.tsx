import { LOCALES } from '@fairway/rules/locales';
import { FIXED_KINDS, type FixedKind } from '@fairway/rules/reference-entries';
import { unmount, until, violations } from '@fairway/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnsavedGuard } from '../../../lib/forms/unsaved.tsx';
import { problem } from '../../../testing/replies.ts';
import { stage } from '../../../testing/stage.tsx';
import { EntryForm } from './components/entry-form.tsx';
import { EntryList } from './components/entry-list.tsx';
import { FixedList } from './components/fixed-list.tsx';
import { TypedSkillList } from './components/typed-skill-list.tsx';
import type { Entry, FeedReport, Overview, TypedSkill } from './queries.ts';
import ReferencePage from './reference.page.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(unmount);

const PAGES = ['admin', 'admin-reference', 'admin-reference-list', 'admin-reference-entry'];
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
  typedSkills: 3,
};
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
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )!;
const field = (label: string) =>
  document.getElementById(
    [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(label))?.htmlFor ?? '',
  ) as HTMLInputElement;
const written = () => sent.filter((one) => one.method !== 'GET');
const form = (entry?: Entry) => (
  <UnsavedGuard>
    <EntryForm kind="sectors" {...(entry ? { entry } : {})} />
  </UnsavedGuard>
);

const PARTS = {
  overview: [<ReferencePage key="1" />, OVERVIEW, 'Typed skills'],
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
    button('Save').click();
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
    button('Save').click();
    await until(() => text().includes('Write the English name.'));
    expect(written()).toEqual([]);
    await userEvent.fill(field('English'), 'Advice');
    button('Save').click();
    await until(() => text().includes('Another entry is called this already'));
    expect(field('English').getAttribute('aria-invalid')).toBe('true');
    expect(field('English').value).toBe('Advice');
  });
});

describe('typed skills', () => {
  test('become the likely skill after a question that counts whose profiles change', async () => {
    await open(<TypedSkillList />, (_path, method) => (method === 'POST' ? { people: 12 } : pageOf(TYPED)));
    await until(() => Boolean(button('Replace with a skill: Yachting')));
    button('Replace with a skill: Yachting').click();
    await until(() => Boolean(document.querySelector('dialog[open]')));
    expect(await violations()).toEqual([]);
    const asked = document.querySelector('dialog[open]')?.textContent;
    expect(asked).toContain('Yachting: 12 profiles');
    expect(asked).toContain('Everybody who typed this name has the skill instead. This cannot be undone.');
    button('Replace').click();
    await until(() => written().length === 1);
    expect(written()[0]).toEqual({
      method: 'POST',
      path: '/api/v1/admin/typed-skills/merge',
      body: { folded: ['yachting'], intoSkillId: 7 },
    });
    await until(() => text().includes('12 people have Sailing now'));
  });
});

describe('an import', () => {
  const REPORT: FeedReport = { read: 3, created: 0, changed: 0, unchanged: 1, written: false, faultCount: 2, faults: [] };
  test.each([
    [
      'what was written',
      { ...REPORT, written: true, created: 1, changed: 1, faultCount: 0 },
      '3 rows read: 1 new, 1 changed, 1 as before.',
    ],
    [
      'the lines of what is wrong',
      {
        ...REPORT,
        faults: [
          { line: 3, code: 'no_english', key: 'fishery' },
          { line: 4, code: 'bad_key', key: '' },
        ],
      },
      'Nothing was imported. 2 rows are wrong:',
    ],
  ] as const)('says %s', async (_what, report, words) => {
    const real = globalThis.XMLHttpRequest;
    class Sent extends EventTarget {
      upload = {};
      status = 200;
      responseText = JSON.stringify(report);
      onload?: () => void;
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => 'application/json';
      send() {
        setTimeout(() => this.onload?.(), 10);
      }
    }
    globalThis.XMLHttpRequest = Sent as never;
    try {
      await open(<ReferencePage />, () => OVERVIEW);
      await until(() => document.querySelector('input[type=file]') !== null);
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
      await userEvent.upload(input, new File(['kind,key,en\n'], 'names.csv', { type: 'text/csv' }));
      await until(() => text().includes(words));
      expect(await violations()).toEqual([]);
    } finally {
      globalThis.XMLHttpRequest = real;
    }
  });
});
