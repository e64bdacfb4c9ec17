// A part of a page that stands as rendered: touched before its code is there, it misses nothing.

import { Suspense, use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepTouches } from './page-touches.ts';

const HTML = `<main><!--$--><form><input name="text" value=""/><input type="checkbox" name="tick"/><select name="order"><option value="a">a</option><option value="b">b</option></select><button type="button">Press</button><a href="#there">There</a></form><!--/$--></main><aside><button type="button">Beside</button></aside>`;

let heard: string[];
let woken: number;
let come: Promise<void>;
let comes: () => void;
let lives: () => void;
let root: Root;
let place: HTMLElement;

/** Hears of what is done, and keeps it. */
function useHeard<V>(name: string, first: V): [V, (value: V) => void] {
  const [value, setValue] = useState(first);
  const hear = (next: V) => {
    heard.push(`${name} ${next}`);
    setValue(next);
  };
  return [value, hear];
}

function Form() {
  const [text, hearText] = useHeard('text', '');
  const [ticked, hearTick] = useHeard('tick', false);
  const [order, hearOrder] = useHeard('order', 'a');
  useEffect(() => lives(), []);
  return (
    <form>
      <input name="text" value={text} onChange={({ currentTarget }) => hearText(currentTarget.value)} />
      <input type="checkbox" name="tick" checked={ticked} onChange={({ currentTarget }) => hearTick(currentTarget.checked)} />
      <select name="order" value={order} onChange={({ currentTarget }) => hearOrder(currentTarget.value)}>
        <option value="a">a</option>
        <option value="b">b</option>
      </select>
      <button type="button" onClick={() => heard.push('pressed')}>
        Press
      </button>
      <Link href="#there" onClick={() => heard.push('link')} />
    </form>
  );
}

const Link = ({ href, onClick }: { href: string; onClick: () => void }) => (
  <a href={href} onClick={onClick}>
    There
  </a>
);

function Waiting() {
  use(come);
  return <Form />;
}

const at = <E extends HTMLElement>(query: string) => place.querySelector<E>(query)!;

beforeEach(() => {
  heard = [];
  woken = 0;
  come = new Promise<void>((resolve) => {
    comes = resolve;
  });
  const alive = new Promise<void>((resolve) => {
    lives = resolve;
  });
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = HTML;
  keepTouches(() => {
    woken += 1;
  }, alive);
  flushSync(() => {
    root = hydrateRoot(
      place,
      <>
        <main>
          <Suspense fallback={null}>
            <Waiting />
          </Suspense>
        </main>
        <aside>
          <button type="button" onClick={() => heard.push('beside')}>
            Beside
          </button>
        </aside>
      </>,
    );
  });
});
afterEach(() => {
  root.unmount();
  place.remove();
});

test('what is beside the page wakes nothing; a press in it does, and is pressed once it lives', async () => {
  const button = at('main button');
  await userEvent.click(at('aside button'));
  expect([heard, woken]).toEqual([['beside'], 0]);
  await userEvent.click(button);
  expect(heard).toEqual(['beside']);
  expect(woken).toBeGreaterThan(0);
  comes();
  await expect.poll(() => heard).toEqual(['beside', 'pressed']);
  expect(button.isConnected).toBe(true);
  await userEvent.click(button);
  expect(heard).toEqual(['beside', 'pressed', 'pressed']);
});

test('what is typed, ticked and chosen stays, and is heard', async () => {
  const field = at<HTMLInputElement>('input[name=text]');
  const tick = at<HTMLInputElement>('input[name=tick]');
  await userEvent.click(tick);
  await userEvent.selectOptions(at('select'), 'b');
  await userEvent.type(field, 'abc');
  expect(heard).toEqual([]);
  comes();
  await expect.poll(() => heard.length, { timeout: 5000 }).toBeGreaterThan(2);
  expect(heard).toEqual(['tick true', 'order b', 'text abc']);
  expect([tick.checked, at<HTMLSelectElement>('select').value, field.value, field.selectionStart]).toEqual([true, 'b', 'abc', 3]);
  await expect.poll(() => document.activeElement).toBe(field);
  await userEvent.click(tick);
  expect(heard.at(-1)).toBe('tick false');
});

test('a link within the page is followed once it lives', async () => {
  await userEvent.click(at('a'));
  expect(window.location.hash).toBe('');
  comes();
  await expect.poll(() => heard).toEqual(['link']);
  expect(window.location.hash).toBe('#there');
});
