import { expect, it } from 'vitest';
import { CSV_FIELD_NAMES, FAILED_RUN_STATES, feedState, isSourceName, ownFeedSource, RUN_STATES } from './feeds.ts';

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

it('a run that somebody should look at is one that ended before its feed did', () => {
  expect(RUN_STATES.filter((state) => FAILED_RUN_STATES.includes(state))).toEqual(['cut_off', 'failed', 'interrupted']);
});

it.each(['a', '9lives', 'nhs-jobs', 'my.feed_2', 'x'.repeat(60), 'fairway-2', 'demo.uk'])('a feed may be called %s', (name) => {
  expect(isSourceName(name)).toBe(true);
});

it.each(['', 'fairway', 'demo', 'NHS', '-a', '.a', '_a', 'a b', 'a/b', 'å', 'x'.repeat(61), 'a\n', ownFeedSource(7, 12)])(
  'a feed may not be called %j',
  (name) => {
    expect(isSourceName(name)).toBe(false);
  },
);

it('no column of a CSV feed is called as another', () => expect(new Set(CSV_FIELD_NAMES).size).toBe(CSV_FIELD_NAMES.length));
