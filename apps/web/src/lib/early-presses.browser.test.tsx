import { pause } from '@fairway/ui/mount';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EARLY_PRESSES, earlySearch, notePress, soughtEarly, useEarlyPresses } from './early-presses.ts';

let pressed = 0;
let begin: (() => void) | undefined;
let root: Root | undefined;
const place = document.createElement('div');

function Page() {
  const [lives, setLives] = useState(false);
  begin = () => setLives(true);
  return (
    <div onClickCapture={notePress}>
      <button type="button" onClick={() => (pressed += 1)}>
        Save
      </button>
      {lives ? <Shell /> : null}
    </div>
  );
}

function Shell() {
  useEarlyPresses();
  return null;
}

beforeEach(() => {
  pressed = 0;
  document.body.append(place);
  place.innerHTML = '<div><button type="button">Save</button></div>';
  // biome-ignore lint/security/noGlobalEval: the inline script of a rendered page
  globalThis.eval(EARLY_PRESSES);
});
afterEach(() => {
  root?.unmount();
  place.remove();
});

const press = () => place.querySelector('button')?.click();
async function live() {
  root = hydrateRoot(place, <Page />);
  await pause(50);
}
async function shell() {
  begin?.();
  await pause(50);
}

test('a press before the page lives is done once it does', async () => {
  press();
  await live();
  expect(pressed).toBe(0);
  await shell();
  expect(pressed).toBe(1);
});

test('a press that the page has answered already is not done twice', async () => {
  await live();
  press();
  expect(pressed).toBe(1);
  await shell();
  expect(pressed).toBe(1);
});

describe('Ctrl K before the search of a console is there', () => {
  const before = location.href;
  function at(address: string): (init: KeyboardEventInit) => boolean {
    history.replaceState(null, '', address);
    // biome-ignore lint/security/noGlobalEval: the inline script of a rendered page
    globalThis.eval(earlySearch(['staff', 'admin']));
    return (init) => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true, ...init }));
  }
  afterEach(() => {
    soughtEarly();
    history.replaceState(null, '', before);
  });

  test.each(['/en/staff', '/cn/admin/tenants'])('is kept at %s, and not done twice', (address) => {
    const goesOn = at(address)({});
    expect([goesOn, soughtEarly(), soughtEarly()]).toEqual([false, true, false]);
  });

  test.each([
    ['elsewhere', '/en/jobs', {}],
    ['at a page that only begins so', '/en/staffing', {}],
    ['with Shift', '/en/staff', { shiftKey: true }],
    ['without Ctrl', '/en/staff', { ctrlKey: false }],
    ['with another key', '/en/staff', { key: 'j' }],
  ])('is the browser’s own %s', (_case, address, init) => {
    const goesOn = at(address)(init);
    expect([goesOn, soughtEarly()]).toEqual([true, false]);
  });

  test('is the search’s own once that is there', () => {
    const press = at('/en/staff');
    soughtEarly();
    expect([press({}), soughtEarly()]).toEqual([true, false]);
  });
});
