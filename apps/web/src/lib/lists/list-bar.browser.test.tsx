// The bar over a list: search, filters, columns, order, density.
import { pause, unmount, until, violations } from '@fairway/ui/mount';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addFilter, asked, button, followed, found, open, panel, press, text } from './schools-list.fixture.tsx';

describe('the bar of a list', () => {
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
    await expect.poll(() => document.activeElement).toBe(field);
    expect(field.value).toBe('oslo');
  });

  test('has filters that are typed: as one types, as chips, and with a word where one means nothing', async () => {
    const addresses = await open('?since=2026-01-31', () => found(3));
    await until(() => text().includes('3 results'));
    await press('Since: 2026-01-31');
    expect(panel().querySelector('input')!.value).toBe('2026-01-31');
    await userEvent.keyboard('{Escape}');
    await addFilter('Number');
    const number = panel().querySelector('input')!;
    await expect.poll(() => document.activeElement).toBe(number);
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
    expect(panel().contains(number)).toBe(true);
    await userEvent.clear(number);
    await until(() => addresses.at(-1) === '/en/staff?since=2026-01-31');
  });

  test('takes a choice by a press on its words, where the page around can have the focus, and closes by a press beside it', async () => {
    const addresses = await open('', () => found(3));
    await until(() => text().includes('3 results'));
    document.querySelector('main')!.tabIndex = -1;
    await addFilter('Kind');
    await userEvent.click([...panel().querySelectorAll('label span')].find((one) => one.textContent === 'Trade school')!);
    await until(() => addresses.at(-1) === '/en/staff?kinds=trade');
    expect(panel().getAttribute('aria-label')).toBe('Kind');
    await userEvent.click(document.querySelector('h2')!.parentElement!);
    await until(() => panel() === null);
    // The chip says it in words, and opens the same choices.
    await press('Kind: Trade school');
    await userEvent.click([...panel().querySelectorAll('label span')].find((one) => one.textContent === 'Art school')!);
    await until(() => addresses.at(-1) === '/en/staff?kinds=trade&kinds=art');
    await until(() => button('Kind: Art school and Trade school') !== undefined);
  });

  test('takes one of several by keys: the menu, the choice, and back to where one was; a press takes it away', async () => {
    const addresses = await open('', () => found(3));
    await until(() => text().includes('3 results'));
    button('Filter').focus();
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement?.textContent === 'Country');
    await userEvent.keyboard('{Enter}');
    await until(() => document.activeElement?.textContent === 'Norway');
    await userEvent.keyboard('{Enter}');
    await until(() => addresses.at(-1) === '/en/staff?country=NO');
    await until(() => button('Country: Norway') !== undefined);
    await expect.poll(() => document.activeElement).toBe(button('Country: Norway'));
    await userEvent.click(document.querySelector('a[aria-label="Remove filter Country: Norway"]')!);
    expect(followed).toEqual(['/en/staff']);
  });

  test('shows the columns that one chooses, in the order wanted, as high as wanted, and so again on the next visit', async () => {
    const titles = () => [...document.querySelectorAll('thead th')].slice(1).map((one) => one.textContent);
    await open('', () => found(3));
    await until(() => text().includes('3 results'));
    expect(titles()).toEqual(['Name', 'Country', 'Id']);
    await userEvent.click(document.querySelector('button[aria-label="Order and columns"]')!);
    expect(await violations()).toEqual([]);
    await userEvent.click(document.querySelector('button[aria-label="Move Id up"]')!);
    await until(() => titles().join() === 'Name,Id,Country');
    await userEvent.click([...panel().querySelectorAll('label span')].find((one) => one.textContent === 'Country')!);
    await until(() => titles().join() === 'Name,Id');
    await userEvent.click([...panel().querySelectorAll('label span')].find((one) => one.textContent === 'Roomy')!);
    await until(() => document.querySelector('tbody tr')!.getBoundingClientRect().height === 52);
    unmount();
    await open('', () => found(3));
    await until(() => text().includes('3 results'));
    expect(titles()).toEqual(['Name', 'Id']);
    await userEvent.click(document.querySelector('button[aria-label="Order and columns"]')!);
    await press('As usual');
    await until(() => titles().join() === 'Name,Country,Id');
    expect(document.querySelector('tbody tr')!.getBoundingClientRect().height).toBe(40);
  });

  test('has fourteen rows and more at 1440 by 900, each on one line, whatever its words', async () => {
    await page.viewport(1440, 900);
    await open('', () => ({
      ...found(25, 60),
      rows: found(25).rows.map((row) => ({ ...row, name: `${row.name} ${'of long words '.repeat(20)}` })),
    }));
    await until(() => text().includes('60 results'));
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
    expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([40]));
    expect(rows[0]!.top - document.querySelector('[data-list]')!.getBoundingClientRect().top).toBeLessThanOrEqual(90);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  });

  test('has on a phone its order behind a button, filters that fit, and three rows to a screen', async () => {
    await page.viewport(360, 740);
    const addresses = await open('?country=NO&kinds=art', () => found(25, 60));
    await until(() => text().includes('60 results'));
    await userEvent.click(document.querySelector('button[aria-label="Order and columns"]')!);
    expect(panel().querySelector('fieldset')!.checkVisibility()).toBe(false);
    await userEvent.selectOptions(panel().querySelector('select')!, '-country');
    await until(() => addresses.at(-1)?.includes('sort=-country') === true);
    await userEvent.keyboard('{Escape}');
    await addFilter('Number');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    const third = document.querySelectorAll('tbody tr')[2]!.getBoundingClientRect();
    expect(third.bottom).toBeLessThanOrEqual(740);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
