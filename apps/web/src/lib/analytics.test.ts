import { recordAnalytics } from '@fairway/contract/analytics/endpoints';
import { expect, test } from 'vitest';
import { analyticsBody, mayRecord } from './analytics.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('an event of a visitor is anonymous', () => {
  expect(analyticsBody('jobad_view', { job_id: '1' }, null, now)).toEqual({
    user_id: null,
    anonymous: true,
    event_type: 'jobad_view',
    timestamp: '2026-11-21T12:00:00.000Z',
    metadata: { job_id: '1' },
  });
});

test('an event of someone signed in names them', () => {
  expect(analyticsBody('apply_click', {}, 'ada', now)).toMatchObject({ user_id: 'ada', anonymous: false });
});

test('what is sent is what the contract takes', () => {
  expect(recordAnalytics.body.safeParse(analyticsBody('company_view', { company_id: 7, from_list: true }, null, now)).success).toBe(true);
});

test.each([
  ['implied', '', true],
  ['explicit', '', false],
  ['implied', 'cookie_consent=necessary', false],
  ['explicit', 'cookie_consent=necessary.analytics', true],
] as const)('under %s with the cookies %j sending is allowed: %s', (mode, cookies, allowed) => {
  expect(mayRecord(mode, cookies)).toBe(allowed);
});
