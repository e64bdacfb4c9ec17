import { pause } from '@fairway/ui/mount';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EARLY_PRESSES, notePress, useEarlyPresses } from './early-presses.ts';

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
