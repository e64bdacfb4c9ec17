import { expect, it } from 'vitest';
import { feedState } from './feeds.ts';

it.each([
  [true, null, 'new'],
  [true, 'finished', 'ok'],
  [true, 'cut_off', 'failing'],
  [true, 'failed', 'failing'],
  [true, 'interrupted', 'failing'],
  [true, 'running', 'running'],
  [false, 'running', 'running'],
  [false, 'failed', 'paused'],
  [false, null, 'paused'],
] as const)('a feed that is on: %s, whose last run is %s, is %s', (enabled, lastRun, state) => {
  expect(feedState({ enabled, lastRun })).toBe(state);
});
