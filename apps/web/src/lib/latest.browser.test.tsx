import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Latest, useLatest } from './latest.ts';

let root: Root;
let latest: Latest<string>;
function Page({ shown }: { shown: string }) {
  latest = useLatest(shown, String);
  return null;
}
const show = (shown: string) => flushSync(() => root.render(<Page shown={shown} />));
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show('all');
});
afterEach(() => root.unmount());

test('what was asked for last stays so while an earlier one is shown on the way', () => {
  latest.ask('level');
  latest.ask('level, field');
  show('level');
  expect(latest.current).toBe('level, field');
  show('level, field');
  expect(latest.current).toBe('level, field');
});

test('what nobody asked for here takes its place', () => {
  latest.ask('level');
  show('level');
  show('all');
  expect(latest.current).toBe('all');
  latest.ask('field');
  show('from a link');
  expect(latest.current).toBe('from a link');
});
