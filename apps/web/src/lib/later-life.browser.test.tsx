// What the server rendered waits for an idle browser or for somebody who does something, and then lives as it stands.
import { type DehydratedState, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueries } from './queries.ts';
import { readReaderState, useAnswer } from './reader-state.ts';

// Of a document of its own: in the one that all files of tests share somebody has pressed long since.
const untouched = new URL('./later-life.tsx?untouched', import.meta.url).href;
const { LaterLife } = (await import(/* @vite-ignore */ untouched)) as typeof import('./later-life.tsx');

const KEY = ['shares'];

function Shares() {
  const [presses, setPresses] = useState(0);
  const shares = useAnswer(KEY, queries.getQueryData<string>(KEY));
  return <button type="button" onClick={() => setPresses(presses + 1)}>{`${shares}, ${presses}`}</button>;
}

const queries = createQueries();
const isIdleNever = () => vi.stubGlobal('requestIdleCallback', () => 0);
const lives = (button: Element | null) => Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a part stands as it was rendered until it is pressed, and answers that press', async () => {
  isIdleNever();
  const state = { mutations: [], queries: [{ queryKey: KEY, queryHash: JSON.stringify(KEY), state: { data: 'two' } }] };
  readReaderState(JSON.stringify(state satisfies { mutations: never[]; queries: object[] } as unknown as DehydratedState), queries);
  const place = document.createElement('div');
  place.innerHTML = '<p>above</p><!--$--><button type="button">two, 0</button><!--/$-->';
  document.body.append(place);
  // Heard since by a part that lives already.
  queries.setQueryData(KEY, 'three');
  const problems: unknown[] = [];
  const root = hydrateRoot(
    place,
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <p>above</p>
        <LaterLife>
          <Shares />
        </LaterLife>
      </QueryClientProvider>
    </MemoryRouter>,
    { onRecoverableError: (error) => problems.push(error) },
  );
  await soon();
  const button = place.querySelector('button');
  expect(lives(place.querySelector('p'))).toBe(true);
  expect(lives(button)).toBe(false);
  expect(button?.textContent).toBe('two, 0');

  button?.click();
  await vi.waitFor(() => expect(button?.textContent).toBe('three, 1'));
  expect(place.querySelector('button')).toBe(button);
  expect(problems).toEqual([]);
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
