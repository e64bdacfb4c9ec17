import { expect, it } from 'vitest';
import { knownTimeZone } from './time-zones.ts';

it.each([
  ['Europe/Oslo', 'Europe/Oslo'],
  ['europe/oslo', 'Europe/Oslo'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
])('%s is the zone %s', (name, zone) => {
  // The runtime may prefer another spelling of the same zone; it stays a zone that it knows.
  const known = knownTimeZone(name);
  expect([zone, known]).toContain(known);
  expect(knownTimeZone(known ?? '')).toBe(known);
});

it.each(['', ' ', 'Mars/Olympus', '+01:00', '-0300', 'Europe/Oslo ', 'Europe/\u0000', 'constructor', 'x'.repeat(10_000)])(
  '%j is none',
  (name) => expect(knownTimeZone(name)).toBeUndefined(),
);
