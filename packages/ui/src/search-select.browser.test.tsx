import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListOption } from './listbox.tsx';
import { mount, pause, unmount, until, violations } from './mount.tsx';
import { SearchSelect } from './search-select.tsx';

const LANGUAGES = ['English', 'French', 'Norwegian', 'Old Norse'].map((label) => ({ value: label.toLowerCase(), label }));
const MANY = Array.from({ length: 200 }, (_, at) => ({ value: `n${at}`, label: `Norse ${at}` }));
const TEXTS = {
  empty: 'Nothing found',
  loading: 'Searching',
  failed: 'Not able to search',
  count: (count: number) => `${count} found`,
  clear: 'Clear',
};
const rank = (options: readonly ListOption[], text: string, max: number) => {
  const wanted = text.toLowerCase();
  const begins = (one: ListOption) => (one.label.toLowerCase().startsWith(wanted) ? 0 : 1);
  return options
    .filter((one) => one.label.toLowerCase().includes(wanted))
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, max);
};

let chosen: string | undefined;
let created: string[] = [];

function Language({ options = LANGUAGES, creating = false }: { options?: ListOption[]; creating?: boolean }) {
  const [value, setValue] = useState<ListOption>();
  chosen = value?.value;
  return (
    <SearchSelect
      label="Language"
      value={value}
      onChange={setValue}
      options={options}
      rank={rank}
      texts={TEXTS}
      restMs={10}
      create={creating ? { label: (text) => `Add "${text}"`, onCreate: (text) => created.push(text) } : undefined}
    />
  );
}

let come: () => void = () => undefined;
function Coming() {
  const [there, setThere] = useState<ListOption[]>([]);
  come = () => setThere(LANGUAGES);
  return <Language options={there} />;
}

const field = () => page.getByRole('combobox', { name: 'Language' });
const input = () => document.querySelector<HTMLInputElement>('[role="combobox"]')!;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')].map((one) => one.textContent);

beforeEach(async () => {
  await page.viewport(1000, 700);
  chosen = undefined;
  created = [];
});
afterEach(unmount);

describe('a search select', () => {
  test('lists what begins with the text before what contains it', async () => {
    await mount(<Language />);
    await field().fill('nor');
    await until(() => options().length === 2);
    expect(options()).toEqual(['Norwegian', 'Old Norse']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await until(() => chosen === 'norwegian');
    await page.getByRole('button', { name: 'Clear' }).click();
    await until(() => chosen === undefined);
  });

  test('answers what was typed before the list had come', async () => {
    await mount(<Coming />);
    await field().fill('nor');
    await until(() => document.body.textContent?.includes('Nothing found') ?? false);
    come();
    await until(() => options().join() === 'Norwegian,Old Norse');
    expect(input().value).toBe('nor');
  });

  test('shows 50 at most', async () => {
    await mount(<Language options={MANY} />);
    await field().fill('nor');
    await until(() => options().length > 0);
    expect(options()).toHaveLength(50);
  });

  test('offers to make what is not there, last, and not what is', async () => {
    await mount(<Language creating />);
    await field().fill('Nor');
    await until(() => options().length === 3);
    expect(options().at(-1)).toBe('Add "Nor"');
    expect(await violations()).toEqual([]);
    await page.getByRole('option', { name: 'Add "Nor"' }).click();
    await until(() => created.length === 1);
    expect(created).toEqual(['Nor']);
    expect(input().value).toBe('');
    await field().fill('norwegian');
    await until(() => options().join() === 'Norwegian');
  });

  test('Enter on the text makes it, or takes the option of that name', async () => {
    await mount(<Language creating />);
    input().focus();
    await userEvent.keyboard('Klingon');
    await until(() => options().join() === 'Add "Klingon"');
    await userEvent.keyboard('{Enter}');
    await until(() => created.length === 1);
    expect(created).toEqual(['Klingon']);
    await userEvent.keyboard('french');
    await until(() => options().join() === 'French');
    await userEvent.keyboard('{Enter}');
    await until(() => chosen === 'french');
    expect(created).toHaveLength(1);
  });

  test('Enter before the answer is there takes the option of that name, too', async () => {
    const load = async (text: string) => {
      await pause(80);
      return rank(LANGUAGES, text, 50);
    };
    const create = { label: (text: string) => `Add "${text}"`, onCreate: (text: string) => void created.push(text) };
    await mount(<SearchSelect label="Language" onChange={(one) => (chosen = one?.value)} load={load} texts={TEXTS} create={create} />);
    input().focus();
    await userEvent.keyboard('french{Enter}');
    await until(() => chosen === 'french');
    expect(created).toEqual([]);
  });

  test('a list that holds nearly everything makes one only where nothing is found', async () => {
    const create = { label: (text: string) => `Add "${text}"`, onCreate: (text: string) => void created.push(text), onlyUnfound: true };
    await mount(
      <SearchSelect label="Language" onChange={() => {}} options={LANGUAGES} rank={rank} texts={TEXTS} create={create} restMs={10} />,
    );
    await field().fill('nor');
    await until(() => options().length === 3);
    await userEvent.keyboard('{Enter}');
    await pause(50);
    expect(created).toEqual([]);
    expect([input().value, input().getAttribute('aria-expanded')]).toEqual(['nor', 'true']);
    await field().fill('Klingon');
    await until(() => options().join() === 'Add "Klingon"');
    await userEvent.keyboard('{Enter}');
    await until(() => created.length === 1);
  });

  test('without leave to make one, a foreign text goes when the field is left', async () => {
    await mount(<Language />);
    await field().fill('Klingon');
    await until(() => document.querySelector('[role="status"]')?.textContent === 'Nothing found');
    await userEvent.keyboard('{Enter}{Tab}');
    await until(() => input().value === '');
    expect(chosen).toBeUndefined();
  });

  test('takes its options from a server, and says that it searches', async () => {
    const load = async (text: string) => {
      await pause(60);
      return rank(LANGUAGES, text, 50);
    };
    await mount(<SearchSelect label="Language" onChange={(one) => (chosen = one?.value)} load={load} texts={TEXTS} restMs={10} />);
    await field().fill('fre');
    await until(() => document.querySelector('[role="status"]')?.textContent === 'Searching');
    await until(() => options().join() === 'French');
    await page.getByRole('option', { name: 'French' }).click();
    await until(() => chosen === 'french');
  });
});
