import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-paths.ts';

const ORIGIN = 'https://jobs.example.org';

describe('a way back', () => {
  it.each([
    ['/jobs', '/jobs'],
    ['/jobs?q=data#top', '/jobs?q=data#top'],
    [`${ORIGIN}/profile`, '/profile'],
    ['/', '/'],
  ])('%s leads to %s', (given, path) => {
    expect(safeReturnPath(given, ORIGIN)).toBe(path);
  });

  it.each([
    'https://evil.example',
    'https://evil.example/jobs',
    `${ORIGIN}.evil.example/jobs`,
    `${ORIGIN}@evil.example/`,
    `${ORIGIN}//evil.example`,
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\u0000/jobs',
    'javascript:alert(1)',
    'data:text/html,x',
    'jobs',
    '',
    `/${'a'.repeat(500)}`,
  ])('%j leads home', (given) => {
    expect(safeReturnPath(given, ORIGIN)).toBe('/');
  });

  it('that is missing leads to the given fallback', () => {
    expect(safeReturnPath(undefined, ORIGIN, '/profile')).toBe('/profile');
    expect(safeReturnPath(null, ORIGIN, '/profile')).toBe('/profile');
  });
});
