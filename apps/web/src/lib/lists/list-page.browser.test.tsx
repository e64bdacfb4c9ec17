import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { closeToast, showToast, toastStore } from '@fairway/ui/show-toast';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../testing/stage.tsx';
import { anyText, defineList, type FilterReader, one, several } from './list-address.ts';
import { ListPage } from './list-page.tsx';
import { useList } from './use-list.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  for (const { id } of toastStore.read().toasts) closeToast(id);
  unmount();
  localStorage.clear();
});

const digits: FilterReader<string> = { kind: 'one', read: ([first]) => (/^\d+$/.test(first ?? '') ? first : undefined) };
const LIST = defineList({
  sorts: ['name', 'country'],
  sort: 'name',
  filters: { country: one(['NO', 'DE']), kinds: several(['art', 'trade']), id: digits, since: anyText },
});
let asked: string[] = [];
let bulkDone: string[] = [];

const WRONG_FILTER = defineList({ sorts: ['name'], sort: 'name', filters: { wrong: one(['a']) } });
const WRONG_ORDER = defineList({ sorts: ['size'], sort: 'size', filters: {} });
/** Held by the types: what the endpoint does not take is named where a list is read. */
export function WrongLists() {
  // @ts-expect-error the endpoint takes no filter `wrong`
  useList(WRONG_FILTER, '/api/v1/admin/tenants');
  // @ts-expect-error the endpoint knows no order `size`
  useList(WRONG_ORDER, '/api/v1/admin/tenants');
  return null;
}

function Schools() {
  // The endpoint has none of these filters; the parts of a list do not mind.
  const list = useList<'/api/v1/staff/schools', 'name' | 'country', typeof LIST.filters>(LIST as never, '/api/v1/staff/schools');
  return (
    <ListPage
      title="Schools"
      {...list}
      columns={[
        { key: 'name', title: 'Name', sort: 'name', cell: (row) => row.name },
        { key: 'country', title: 'Country', sort: 'country', cell: (row) => row.country },
      ]}
      keyOf={(row) => `${row.schoolId}`}
      nameOf={(row) => row.name}
      hrefOf={(row) => `/en/staff?school=${row.schoolId}`}
      searchLabel="Search schools"
      filters={[
        { name: 'country', title: 'Country', options: [{ value: 'NO', label: 'Norway' }] },
        {
          name: 'kinds',
          title: 'Kind',
          options: [
            { value: 'art', label: 'Art school' },
            { value: 'trade', label: 'Trade school' },
          ],
        },
        { name: 'id', title: 'Number', input: 'text', hint: 'Digits only' },
        { name: 'since', title: 'Since', input: 'date' },
      ]}
      bulk={(rows, done) => (
        <button
          type="button"
          onClick={() => {
            bulkDone = rows.map((row) => row.name);
            done();
          }}
        >
          Merge
        </button>
      )}
      empty={{ title: 'No schools yet' }}
    />
  );
}

const school = (schoolId: number) => ({ schoolId, name: `School ${schoolId}`, logo: null, country: 'NO', administered: true });
const found = (count: number, total = count, totalIsExact = true) => ({
  rows: Array.from({ length: count }, (_, at) => school(at + 1)),
  page: 1,
  pageSize: 25,
  total,
  totalIsExact,
});
type Answer = object | Response;
async function open(search: string, reply: (url: URL) => Answer, scheme: 'light' | 'dark' = 'light') {
  asked = [];
  bulkDone = [];
  return stage(<Schools />, {
    address: `/en/staff${search}`,
    scheme,
    reply: (request) => {
      const url = new URL(request.url);
      asked.push(url.search);
      const answer = reply(url);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
}
const text = () => document.querySelector('main')?.textContent ?? '';

describe('a list', () => {
  test('asks what its address says, and writes there what is changed', async () => {
    const addresses = await open('?school=3&sort=-name&q=nor', () => found(25, 60));
    await until(() => text().includes('60 results'));
    expect(asked.at(-1)).toBe('?q=nor&sort=-name&page=1&pageSize=25');
    await userEvent.click(document.querySelector('th[aria-sort="descending"] button')!);
    await until(() => addresses.at(-1) === '/en/staff?q=nor&school=3&sort=name');
    await until(
      () => document.querySelector('a[aria-label="Page 3"]')?.getAttribute('href') === '/en/staff?page=3&q=nor&school=3&sort=name',
    );
    await userEvent.fill(document.querySelector('input[type="search"]')!, 'oslo');
    await userEvent.keyboard('{Enter}');
    await until(() => asked.at(-1)?.includes('q=oslo') === true);
    expect(asked.at(-1)).toContain('page=1');
  });

  test('searches as one types, from page 1 on, and keeps the focus', async () => {
    const addresses = await open('?page=3&kinds=art', () => found(25, 60));
    await until(() => text().includes('60 results'));
    const field = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    field.focus();
    await userEvent.keyboard('os');
    await until(() => asked.at(-1)?.includes('q=os') === true);
    await userEvent.keyboard('lo');
    await until(() => asked.at(-1)?.includes('q=oslo') === true);
    expect(addresses.at(-1)).toBe('/en/staff?kinds=art&q=oslo');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('oslo');
  });

  test('has filters that are typed: as one types, as chips, and with a word where one means nothing', async () => {
    const addresses = await open('?since=2026-01-31', () => found(3));
    await until(() => text().includes('3 results'));
    const labelled = (name: string) =>
      document.getElementById([...document.querySelectorAll('label')].find((one) => one.textContent === name)!.htmlFor) as HTMLInputElement;
    const number = labelled('Number');
    expect(labelled('Since').value).toBe('2026-01-31');
    await userEvent.fill(number, '12x');
    await until(() => number.getAttribute('aria-invalid') === 'true');
    await pause(400);
    expect(addresses.at(-1)).toBe('/en/staff?since=2026-01-31');
    expect(number.value).toBe('12x');
    expect(await violations()).toEqual([]);
    await userEvent.fill(number, ' 12 ');
    await until(() => addresses.at(-1) === '/en/staff?id=12&since=2026-01-31');
    expect(number.getAttribute('aria-invalid')).not.toBe('true');
    await until(() => text().includes('Number: 12') && text().includes('Since: 2026-01-31'));
    await userEvent.clear(number);
    await until(() => addresses.at(-1) === '/en/staff?since=2026-01-31');
  });

  test('takes a choice by a press on its words, where the page around can have the focus, and closes by a press beside it', async () => {
    const addresses = await open('', () => found(3));
    await until(() => text().includes('3 results'));
    document.querySelector('main')!.tabIndex = -1;
    const kinds = document.querySelector<HTMLDetailsElement>('main details')!;
    await userEvent.click(kinds.querySelector('summary')!);
    await until(() => kinds.open);
    await userEvent.click([...kinds.querySelectorAll('label span')].find((one) => one.textContent === 'Trade school')!);
    await until(() => addresses.at(-1) === '/en/staff?kinds=trade');
    expect(kinds.open).toBe(true);
    await userEvent.click(document.querySelector('h2')!.parentElement!);
    await until(() => !kinds.open);
  });

  test('says "10,000+", and has a page after the last that is counted', async () => {
    await open('?page=400', () => found(25, 10_000, false));
    await until(() => text().includes('10,000+ results'));
    expect(document.querySelector('a[aria-label="Page 401"]')).not.toBeNull();
  });

  test('tells nothing yet from nothing that matches, and a page beyond the end', async () => {
    await open('', () => found(0));
    await until(() => text().includes('No schools yet'));
    expect(text()).not.toContain('Download CSV');
    await open('?country=NO', () => found(0));
    await until(() => text().includes('Nothing matches'));
    expect([...document.querySelectorAll('a')].some((link) => link.textContent === 'Clear the filters')).toBe(true);
    await open('?page=9', () => found(0, 3));
    await until(() => text().includes('This page is empty'));
  });

  test('that failed says so and tries again', async () => {
    let broken = true;
    await open('', () => (broken ? Response.json({ code: 'internal', status: 500 }, { status: 500 }) : found(1)));
    await until(() => text().includes('could not be loaded'));
    expect(await violations()).toEqual([]);
    broken = false;
    await userEvent.click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Try again')!);
    await until(() => text().includes('School 1'));
  });

  test('is chosen from with keys and acted on at once', async () => {
    await open('', () => found(3));
    await until(() => text().includes('3 results'));
    document.querySelector<HTMLElement>('tbody tr')!.focus();
    await userEvent.keyboard('xjjx');
    await until(() => text().includes('2 selected'));
    await userEvent.click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Merge')!);
    await until(() => !text().includes('2 selected'));
    expect(bulkDone).toEqual(['School 1', 'School 3']);
  });

  test('has its search under "/", its keys under "?", and both can be switched off', async () => {
    await open('', () => found(1));
    await until(() => text().includes('1 result'));
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(document.querySelector('input[type="search"]'));
    // Typed, not heard.
    await userEvent.keyboard('?');
    expect(document.querySelector('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    await until(() => document.querySelector('dialog') !== null);
    expect(await violations()).toEqual([]);
    await userEvent.click(document.querySelector('dialog input[type="checkbox"]')!);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('dialog') === null);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(document.querySelector('input[type="search"]'));
  });

  test('has its filters and order behind one button in narrow windows, which says how many filters are set', async () => {
    await page.viewport(360, 740);
    const addresses = await open('?country=NO&kinds=art', () => found(3));
    await until(() => text().includes('3 results'));
    const toggle = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Filters (2)')!;
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('main select, main summary, fieldset input:not([type=checkbox])')].filter((one) =>
        one.checkVisibility(),
      );
    expect(shown()).toEqual([]);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => toggle.getAttribute('aria-expanded') === 'true');
    // Country, kinds, number, since, order: each as wide as the others.
    const widths = shown().map((one) => Math.round(one.getBoundingClientRect().width));
    expect(widths).toHaveLength(5);
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeGreaterThan(250);
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const kinds = document.querySelector<HTMLElement>('main summary')!;
    kinds.focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.querySelector('details')?.open === true);
    await userEvent.keyboard('{Tab}{Tab} ');
    await until(() => addresses.at(-1)?.includes('kinds=art&kinds=trade') === true);
    await userEvent.keyboard('{Escape}');
    await until(() => document.querySelector('details')?.open === false);
    expect(document.activeElement).toBe(kinds);
    // Wide windows have no button, and the order in the titles of the columns.
    await page.viewport(1280, 800);
    await until(() => !toggle.checkVisibility() && shown().length === 4);
  });

  test.each([1280, 360])('its bar of actions is never under a toast: %i px', async (widthPx) => {
    await page.viewport(widthPx, 800);
    await open('', () => found(25, 60));
    await until(() => text().includes('60 results'));
    document.querySelector<HTMLElement>('tbody tr')!.focus();
    await userEvent.keyboard('x');
    await until(() => text().includes('1 selected'));
    showToast({ kind: 'success', text: 'The request of somebody with a long name was approved.' });
    await until(() => document.querySelector('[data-fw-toast]') !== null);
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    await until(() => box('[data-fw-toast]').height > 0);
    expect(box('[data-fw-toast]').bottom).toBeLessThanOrEqual(box('[class*="bulk"]').top);
  });

  test.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('has nothing that axe objects to: %s, %i px', async (scheme, widthPx) => {
    await page.viewport(widthPx, 800);
    await open('?country=NO', () => found(25, 60), scheme);
    await until(() => text().includes('60 results'));
    document.querySelector<HTMLElement>('tbody tr')!.focus();
    await userEvent.keyboard('x');
    await until(() => text().includes('1 selected'));
    expect(await violations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
