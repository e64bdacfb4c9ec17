import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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
