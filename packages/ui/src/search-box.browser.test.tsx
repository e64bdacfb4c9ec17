import { act, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pause, until } from './mount.tsx';
import { SearchBox } from './search-box.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test('what was typed before the script came is what is searched for', async () => {
  const searched: string[] = [];
  const box = (
    <SearchBox
      action="/en/jobs"
      name="q"
      label="Search"
      submitLabel="Find"
      clearLabel="Clear"
      texts={{ loading: 'Loading', empty: 'Nothing', failed: 'Failed', count: (count) => `${count}` }}
      onSearch={(text) => searched.push(text)}
    />
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(box);
  const field = place.querySelector('input[name="q"]') as HTMLInputElement;
  field.focus();
  await userEvent.keyboard('Lindvik');
  await act(async () => {
    root = hydrateRoot(place, box);
  });
  expect(field.value).toBe('Lindvik');
  await userEvent.keyboard('{Enter}');
  expect(searched).toEqual(['Lindvik']);
});

let asked: string[] = [];
let setValue: (value: string) => void;
/** A list that keeps what is searched, as an address would: `delayMs` later. */
function List({ delayMs = 0 }: { delayMs?: number }) {
  const [value, set] = useState('');
  setValue = set;
  return (
    <SearchBox
      action="/en/admin"
      name="q"
      label="Search"
      submitLabel="Find"
      clearLabel="Clear"
      value={value}
      texts={{ loading: 'Loading', empty: 'Nothing', failed: 'Failed', count: (count) => `${count}` }}
      asTyped
      onSearch={(text) => {
        asked.push(text);
        setTimeout(() => set(text), delayMs);
      }}
    />
  );
}
async function openList(delayMs?: number): Promise<HTMLInputElement> {
  asked = [];
  const place = document.body.appendChild(document.createElement('div'));
  const made = createRoot(place);
  root = made;
  made.render(<List {...(delayMs === undefined ? {} : { delayMs })} />);
  await until(() => place.querySelector('input') !== null);
  const field = place.querySelector('input[name="q"]') as HTMLInputElement;
  field.focus();
  return field;
}
const REST_MS = 300;
/** Key by key a busy machine may take longer than the rest between two searches. */
const typeAtOnce = (text: string) => void document.execCommand('insertText', false, text);
/** Types and sends in one moment, as Enter does: between two keys of its own a busy machine lets the rest pass, and the words are asked for twice. */
function sendAtOnce(field: HTMLInputElement, text: string): void {
  typeAtOnce(text);
  field.form?.requestSubmit();
}

test('a search as one types asks once for what is typed in one go, keeps the focus, and a field without suggestions is no combobox', async () => {
  const field = await openList();
  typeAtOnce('oslo');
  expect(asked).toEqual([]);
  await until(() => asked.length > 0);
  expect(asked).toEqual(['oslo']);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.getAttribute('role')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.body.textContent).not.toContain('Nothing');
});

test('what is typed in the moment in which the field appears is asked for too', async () => {
  asked = [];
  const place = document.body.appendChild(document.createElement('div'));
  const appeared = new MutationObserver(() => {
    appeared.disconnect();
    place.querySelector('input')?.focus();
    typeAtOnce('oslo');
  });
  appeared.observe(place, { childList: true, subtree: true });
  root = createRoot(place);
  root.render(<List />);
  await until(() => asked.length > 0);
  expect(asked).toEqual(['oslo']);
  expect(place.querySelector('input')?.value).toBe('oslo');
});

test('what is typed while the answer is on its way stays, a space at the end too', async () => {
  const field = await openList(200);
  typeAtOnce('north ');
  await until(() => asked.length === 1);
  typeAtOnce('cape');
  await pause(250);
  expect(field.value).toBe('north cape');
  await until(() => asked.length === 2);
  expect(asked).toEqual(['north', 'north cape']);
});

test('Enter asks at once and once; the same words are not asked for again by themselves', async () => {
  sendAtOnce(await openList(), 'oslo');
  expect(asked).toEqual(['oslo']);
  typeAtOnce('x');
  document.execCommand('delete');
  await pause(REST_MS + 100);
  expect(asked).toEqual(['oslo']);
});

test('who clears the list while a search waits is not overruled by it', async () => {
  const field = await openList();
  sendAtOnce(field, 'oslo');
  expect(asked).toEqual(['oslo']);
  await pause(20);
  typeAtOnce('x');
  setValue('');
  await pause(REST_MS + 100);
  expect(field.value).toBe('');
  expect(asked).toEqual(['oslo']);
});

test('half of a composed character is not searched for', async () => {
  const field = await openList();
  const type = (text: string, isComposing: boolean) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  type('kyou', true);
  await pause(REST_MS + 100);
  expect(asked).toEqual([]);
  type('京', true);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '京' }));
  await until(() => asked.length > 0);
  expect(asked).toEqual(['京']);
});

test('a suggestion that is no text is taken by who knows it, and leaves the field; others are searched for', async () => {
  const searched: string[] = [];
  const picked: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const made = createRoot(place);
  root = made;
  made.render(
    <SearchBox
      action="/en/jobs"
      name="q"
      label="Search"
      submitLabel="Find"
      clearLabel="Clear"
      minCharacters={1}
      load={() => [
        { value: 'address:CH', label: 'Switzerland' },
        { value: 'title:Switch', label: 'Switch operator' },
      ]}
      onPick={({ value }) => value.startsWith('address:') && picked.push(value) > 0}
      texts={{ loading: 'Loading', empty: 'Nothing', failed: 'Failed', count: (count) => `${count}` }}
      onSearch={(text) => searched.push(text)}
    />,
  );
  await until(() => place.querySelector('input') !== null);
  const field = place.querySelector('input[name="q"]') as HTMLInputElement;
  const options = () => [...place.querySelectorAll<HTMLElement>('[role="option"]')];
  field.focus();
  await userEvent.keyboard('s');
  await until(() => options().length === 2);
  await userEvent.click(options()[0]!);
  await until(() => picked.length === 1);
  await until(() => field.value === '');
  expect(searched).toEqual([]);
  await userEvent.click(field);
  await userEvent.keyboard('s');
  await until(() => options().length === 2);
  await userEvent.click(options()[1]!);
  await until(() => searched.length === 1);
  expect([searched, picked]).toEqual([['Switch operator'], ['address:CH']]);
});
