import { describe, expect, test } from 'vitest';
import { dayIn, isAlertHidden, unverifiedSchool } from './verification-alert.ts';

describe('the school that the alert is about', () => {
  const school = (schoolId: number, state: 'needVerification' | 'pending' | 'verified' | 'ignored', isCurrent: boolean) => ({
    schoolId,
    state,
    isCurrent,
    actions: ['verify'],
  });

  test('is the first current one that needs verification', () => {
    expect(
      unverifiedSchool([school(1, 'verified', true), school(2, 'needVerification', true), school(3, 'needVerification', true)]),
    ).toEqual(school(2, 'needVerification', true));
  });

  test('is none that takes no proof', () => {
    expect(unverifiedSchool([{ ...school(1, 'needVerification', true), actions: [] }])).toBeUndefined();
  });

  test('is none where the studies are over, pending, verified or put off', () => {
    expect(unverifiedSchool([])).toBeUndefined();
    expect(
      unverifiedSchool([
        school(1, 'needVerification', false),
        school(2, 'pending', true),
        school(3, 'verified', true),
        school(4, 'ignored', true),
      ]),
    ).toBeUndefined();
  });
});

describe('closed until the end of the day', () => {
  const hidden = (closed: string, now: string, zone: string) => isAlertHidden(new Date(closed), new Date(now), zone);

  test('an alert that was never closed, or at no time at all, shows', () => {
    expect(isAlertHidden(undefined, new Date(), 'UTC')).toBe(false);
    expect(isAlertHidden(new Date('garbage'), new Date(), 'UTC')).toBe(false);
  });

  test('it is hidden until midnight where the person is', () => {
    expect(hidden('2026-11-21T09:00:00Z', '2026-11-21T22:59:59Z', 'Europe/Oslo')).toBe(true);
    expect(hidden('2026-11-21T09:00:00Z', '2026-11-21T23:00:00Z', 'Europe/Oslo')).toBe(false);
    expect(hidden('2026-11-21T09:00:00Z', '2026-11-21T23:00:00Z', 'America/New_York')).toBe(true);
    expect(hidden('2026-11-21T14:59:00Z', '2026-11-21T15:00:00Z', 'Asia/Tokyo')).toBe(false);
  });

  test('a clock that was set back does not hide it for longer than a day', () => {
    expect(hidden('2026-11-23T09:00:00Z', '2026-11-21T09:00:00Z', 'UTC')).toBe(false);
  });

  test('days are written as dates', () => {
    expect(dayIn('UTC', new Date('2026-01-02T00:00:00Z'))).toBe('2026-01-02');
    expect(dayIn('Pacific/Kiritimati', new Date('2026-01-01T10:00:00Z'))).toBe('2026-01-02');
  });
});
