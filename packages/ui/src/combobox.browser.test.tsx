import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from './combobox.tsx';
import type { ListOption } from './listbox.tsx';
import { Modal } from './modal.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';
import { SearchBox } from './search-box.tsx';

const PLACES = ['Berlin', 'Bergen', 'Bern', 'Oslo', 'Paris'].map((label) => ({ value: label.toLowerCase(), label }));
const TEXTS = {
  empty: 'Nothing found',
  loading: 'Searching',
  failed: 'Not able to search',
  count: (count: number) => `${count} found`,
  clear: 'Clear',
};

let chosen: string | undefined;
let asked: string[] = [];
let searched: string[] = [];

async function load(query: string): Promise<ListOption[]> {
  asked.push(query);
  if (query === 'x!') throw new Error('no');
  await pause(query === 'b' ? 120 : 5);
  return PLACES.filter((place) => place.label.toLowerCase().includes(query.toLowerCase()));
}

function Place() {
  const [value, setValue] = useState<ListOption>();
  chosen = value?.value;
  return <Combobox label="Place" value={value} onChange={setValue} load={load} texts={TEXTS} restMs={20} hint="Where you want to work" />;
}
function Search() {
  return (
    <SearchBox
      action="/en/jobs"
      name="keyword"
      label="Search jobs"
      placeholder="Title or company"
      submitLabel="Search"
      clearLabel="Clear"
      load={load}
      texts={TEXTS}
      onSearch={(text) => searched.push(text)}
    />
  );
}

const field = () => page.getByRole('combobox');
const input = () => document.querySelector<HTMLInputElement>('[role="combobox"]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')].map((one) => one.textContent);
const expanded = () => input().getAttribute('aria-expanded') === 'true';
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(async () => {
  await page.viewport(1000, 700);
  chosen = undefined;
  asked = [];
  searched = [];
});
afterEach(unmount);

describe('a combobox', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to, closed and open, in the %s scheme', async (scheme) => {
    await mount(<Place />, scheme);
    expect(await violations()).toEqual([]);
    await field().fill('be');
    await until(() => options().length === 3);
    await userEvent.keyboard('{ArrowDown}');
    expect(await violations()).toEqual([]);
  });

  test('is worked with the keyboard alone', async () => {
    await mount(<Place />);
    input().focus();
    await userEvent.keyboard('be');
    await until(() => options().length === 3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await until(() => active() === 'Bergen');
    await userEvent.keyboard('{Enter}');
    await until(() => chosen === 'bergen');
    expect(input().value).toBe('Bergen');
    expect(expanded()).toBe(false);
    await expect.poll(() => document.activeElement).toBe(input());
  });

  test('opens with the arrow on an empty field', async () => {
    await mount(<Place />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    await until(() => options().length === 5);
    expect(expanded()).toBe(true);
  });

  test('Escape closes the list, and what was typed goes when the field is left', async () => {
    await mount(<Place />);
    await field().fill('oslo');
    await until(() => options().length === 1);
    await userEvent.keyboard('{Escape}');
    await until(() => !expanded());
    await userEvent.keyboard('{Tab}');
    await until(() => input().value === '');
    expect(chosen).toBeUndefined();
  });

  test('a click picks, and its button clears', async () => {
    await mount(<Place />);
    await field().fill('par');
    await page.getByRole('option', { name: 'Paris' }).click();
    await until(() => chosen === 'paris');
    await page.getByRole('button', { name: 'Clear' }).click();
    await until(() => chosen === undefined && input().value === '');
  });

  test('a slow answer never replaces a newer one', async () => {
    await mount(<Place />);
    await field().fill('b');
    await until(() => asked.includes('b'));
    await field().fill('pa');
    await until(() => options().join() === 'Paris');
    await pause(150);
    expect(options()).toEqual(['Paris']);
  });

  test('says that nothing is found, and that it failed', async () => {
    await mount(<Place />);
    await field().fill('zzz');
    await until(() => document.querySelector('[role="status"]')?.textContent === 'Nothing found');
    await field().fill('x!');
    await until(() => document.querySelector('[role="status"]')?.textContent === 'Not able to search');
    expect(await violations()).toEqual([]);
  });
});

describe('a combobox in a dialog', () => {
  test('its list is not cut off by the dialog, and Escape closes the list alone', async () => {
    await page.viewport(360, 640);
    let dismissed = 0;
    await mount(
      <Modal labelledBy="t" onDismiss={() => dismissed++} style={{ width: 300, height: 160, overflow: 'hidden', padding: 0 }}>
        <div style={{ height: 160, overflow: 'auto' }}>
          <h2 id="t">Dialog</h2>
          <Place />
        </div>
      </Modal>,
    );
    input().focus();
    await userEvent.keyboard('be');
    await until(() => options().length === 3);
    const last = [...document.querySelectorAll<HTMLElement>('[role="option"]')].at(-1)!.getBoundingClientRect();
    const hit = document.elementFromPoint(last.left + 8, last.top + 8);
    expect(hit?.closest('[role="option"]')?.textContent).toBe('Bern');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await until(() => !expanded());
    expect(dismissed).toBe(0);
    await field().fill('par');
    await page.getByRole('option', { name: 'Paris' }).click();
    await until(() => chosen === 'paris');
  });
});

describe('a search box', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe objects to in the %s scheme', async (scheme) => {
    await mount(<Search />, scheme);
    await field().fill('be');
    await until(() => options().length === 3);
    expect(await violations()).toEqual([]);
  });
  test('Enter searches for the text', async () => {
    await mount(<Search />);
    input().focus();
    await userEvent.keyboard(' designer {Enter}');
    await until(() => searched.length === 1);
    expect(searched).toEqual(['designer']);
  });
  test('a suggestion searches for it', async () => {
    await mount(<Search />);
    input().focus();
    await userEvent.keyboard('be');
    await until(() => options().length === 3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => searched.length === 1);
    expect(searched).toEqual(['Berlin']);
    expect(input().value).toBe('Berlin');
  });
  test('asks for nothing below two letters', async () => {
    await mount(<Search />);
    await field().fill('b');
    await pause(200);
    expect(asked).toEqual([]);
    expect(expanded()).toBe(false);
  });
});
