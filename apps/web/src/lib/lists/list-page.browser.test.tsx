import { until, violations } from '@fairway/ui/mount';
import { showToast } from '@fairway/ui/show-toast';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defineList, one } from './list-address.ts';
import { asked, bulkDone, followed, found, open, text } from './schools-list.fixture.tsx';
import { useList } from './use-list.ts';

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

  test('is worked by keys from anywhere: to its rows, to choose one, to open one', async () => {
    await open('', () => found(3));
    await until(() => text().includes('3 results'));
    await userEvent.keyboard('j');
    await expect.poll(() => document.activeElement).toBe(document.querySelector('tbody tr'));
    await userEvent.keyboard('j');
    await expect.poll(() => document.activeElement).toBe(document.querySelectorAll('tbody tr')[1]);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('x');
    await until(() => text().includes('1 selected'));
    await expect.poll(() => document.activeElement).toBe(document.querySelectorAll('tbody tr')[1]);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Enter}');
    await until(() => followed.at(-1) === '/en/staff?school=2');
  });

  test('opens a row by a press anywhere on it, but not by one that chooses', async () => {
    await open('', () => found(3));
    await until(() => text().includes('3 results'));
    const cells = () => document.querySelectorAll('tbody tr')[2]!.querySelectorAll('td');
    await userEvent.click(cells()[0]!.querySelector('input')!);
    await until(() => text().includes('1 selected'));
    expect(followed).toEqual([]);
    await userEvent.click(cells()[1]!);
    await until(() => followed.at(-1) === '/en/staff?school=3');
  });

  test('has its search under "/", its keys under "?", and both can be switched off', async () => {
    await open('', () => found(1));
    await until(() => text().includes('1 result'));
    await userEvent.keyboard('/');
    await expect.poll(() => document.activeElement).toBe(document.querySelector('input[type="search"]'));
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
