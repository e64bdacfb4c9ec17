import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MonthPicker } from './month-picker.tsx';
import { mount, unmount, until, violations } from './mount.tsx';

const names = (month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at) => new Intl.DateTimeFormat('en', { month, timeZone: 'UTC' }).format(Date.UTC(2024, at, 1)));
const format = (value: string) =>
  new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(value));
const TEXTS = {
  choose: 'Choose a month',
  clear: 'Clear',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  otherYear: 'Choose another year',
};

let emitted: (string | null)[] = [];
let outside = 0;

function Start({ value: first = null, min, max }: { value?: string | null; min?: string; max?: string }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the dialog around, which must not hear the Escape of the panel
    <div onKeyDown={() => outside++}>
      <MonthPicker
        label="Start"
        value={value}
        onChange={(next) => {
          emitted.push(next);
          setValue(next);
        }}
        today="2026-11-01"
        min={min}
        max={max}
        formatMonth={format}
        monthNames={{ long: names('long'), short: names('short') }}
        texts={TEXTS}
        error={value !== null && !/^\d{4}-\d{2}-01$/.test(value) ? 'Invalid start date' : undefined}
      />
    </div>
  );
}

const field = () => page.getByRole('textbox', { name: 'Start' });
const input = () => document.querySelector<HTMLInputElement>('input')!;
const panel = () => document.querySelector('[role="dialog"]');
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-cell]')].map((one) => one.textContent);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(async () => {
  await page.viewport(1000, 700);
  emitted = [];
  outside = 0;
});
afterEach(unmount);

describe('a month picker', () => {
  test.each(['light', 'dark'] as const)(
    'has nothing that axe objects to, closed, with years and with months, in the %s scheme',
    async (scheme) => {
      await mount(<Start value="2021-09-01" />, scheme);
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: 'Choose a month: Start' }).click();
      await until(() => panel() !== null);
      expect(await violations()).toEqual([]);
      await page.getByRole('button', { name: '2021', exact: true }).click();
      await until(() => cells().length === 12);
      expect(await violations()).toEqual([]);
    },
  );

  test('shows 16 years around this one, then 12 months, and emits the first of the month', async () => {
    await mount(<Start />);
    await page.getByRole('button', { name: 'Choose a month: Start' }).click();
    await until(() => cells().length === 16);
    expect(cells()[0]).toBe('2018');
    expect(focused()).toBe('2026');
    await page.getByRole('button', { name: '2021', exact: true }).click();
    await until(() => cells().length === 12);
    await page.getByRole('button', { name: 'September' }).click();
    await until(() => panel() === null);
    expect(emitted).toEqual(['2021-09-01']);
    expect(input().value).toBe('Sep 2021');
    await expect.poll(() => document.activeElement).toBe(input());
  });

  test('is worked with the keyboard alone', async () => {
    await mount(<Start />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await until(() => focused() === '2026');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await until(() => focused() === '2021');
    await userEvent.keyboard('{Enter}');
    await until(() => focused() === 'January');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await until(() => focused() === 'August');
    await userEvent.keyboard('{Enter}');
    await until(() => panel() === null);
    expect(emitted).toEqual(['2021-08-01']);
  });

  test('arrows and page keys go to other years, and not below 1900', async () => {
    await mount(<Start value="1905-01-01" />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await until(() => focused() === '1905');
    expect(cells()[0]).toBe('1900');
    await userEvent.keyboard('{PageUp}');
    await until(() => focused() === '1900');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => focused()).toBe('1900');
    await userEvent.keyboard('{PageDown}');
    await until(() => focused() === '1916');
    expect(page.getByRole('button', { name: 'Earlier years' }).element()).toHaveProperty('disabled', false);
  });

  test('Escape closes the panel only, and gives the focus back', async () => {
    await mount(<Start />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await until(() => panel() !== null);
    outside = 0;
    await userEvent.keyboard('{Escape}');
    await until(() => panel() === null);
    expect(outside).toBe(0);
    await expect.poll(() => document.activeElement).toBe(input());
  });

  test('a press beside it closes the panel', async () => {
    await mount(<Start />);
    await page.getByRole('button', { name: 'Choose a month: Start' }).click();
    await until(() => panel() !== null);
    await userEvent.click(document.body, { position: { x: 900, y: 650 } });
    await until(() => panel() === null);
    expect(emitted).toEqual([]);
  });

  test.each([
    ['2021-09', '2021-09-01'],
    ['9/2021', '2021-09-01'],
    ['september 2021', '2021-09-01'],
  ])('%s can be typed', async (text, month) => {
    await mount(<Start />);
    await field().fill(text);
    await userEvent.keyboard('{Tab}');
    await until(() => emitted.length === 1);
    expect(emitted).toEqual([month]);
    expect(input().value).toBe('Sep 2021');
  });

  test('a text that is no month stays, and the form says so', async () => {
    await mount(<Start />);
    await field().fill('soon');
    await userEvent.keyboard('{Enter}');
    await until(() => input().getAttribute('aria-invalid') === 'true');
    expect(emitted).toEqual(['soon']);
    expect(input().value).toBe('soon');
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['1900-01', '1900-01-01'],
    ['1899-12', '1899-12'],
    ['12/1899', '12/1899'],
    ['2100-12', '2100-12-01'],
    ['2101-01', '2101-01'],
  ])('%s: no year below 1900 or above 2100 becomes a month', async (text, given) => {
    await mount(<Start />);
    await field().fill(text);
    await userEvent.keyboard('{Tab}');
    await until(() => emitted.length === 1);
    expect(emitted).toEqual([given]);
    expect(input().getAttribute('aria-invalid')).toBe(given.endsWith('-01') && given.length === 10 ? null : 'true');
  });

  test('is cleared by its button, and by emptying it', async () => {
    await mount(<Start value="2021-09-01" />);
    await page.getByRole('button', { name: 'Clear: Start' }).click();
    await until(() => emitted.length === 1);
    await field().fill('2020-01');
    await userEvent.keyboard('{Enter}');
    await field().fill('');
    await userEvent.keyboard('{Enter}');
    await until(() => emitted.length === 3);
    expect(emitted).toEqual([null, '2020-01-01', null]);
  });

  test('months outside the bounds cannot be chosen', async () => {
    await mount(<Start min="2021-03-01" max="2022-10-01" value="2021-09-01" />);
    await page.getByRole('button', { name: 'Choose a month: Start' }).click();
    await until(() => cells().length === 2);
    await page.getByRole('button', { name: '2021', exact: true }).click();
    await until(() => cells().length === 12);
    const early = page.getByRole('button', { name: 'February' });
    expect(early.element().getAttribute('aria-disabled')).toBe('true');
    (early.element() as HTMLElement).click();
    expect(panel()).not.toBeNull();
    expect(emitted).toEqual([]);
  });

  test('stays inside a phone', async () => {
    await page.viewport(360, 640);
    await mount(<Start />);
    await page.getByRole('button', { name: 'Choose a month: Start' }).click();
    await until(() => panel() !== null);
    const box = panel()!.getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(360);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
