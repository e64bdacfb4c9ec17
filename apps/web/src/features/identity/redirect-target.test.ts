import { describe, expect, test } from 'vitest';
import { changesLocale, redirectTarget } from './redirect-target.ts';

const EXISTING = ['jobs', 'jobdetail', 'employers', 'redirect', 'login'];
const target = (to: string) => redirectTarget(`?to=${encodeURIComponent(to)}`, 'en', EXISTING);

describe('the landing goes on', () => {
  test.each([
    ['/en/jobs', '/en/jobs'],
    ['/jobs', '/en/jobs'],
    ['/de/jobs?page=2#list', '/de/jobs?page=2#list'],
    ['/en/jobs/7a0f9e9e-0000-4000-8000-000000000000-a-title', '/en/jobs/7a0f9e9e-0000-4000-8000-000000000000-a-title'],
    ['/', '/en'],
    ['/de', '/de'],
    ['/en/jobs?next=https://evil.example', '/en/jobs?next=https://evil.example'],
  ])('%s to %s', (to, address) => expect(target(to)).toBe(address));
  test('to what a provider’s landing calls returnUrl', () =>
    expect(redirectTarget('?returnUrl=%2Fen%2Fjobs', 'en', EXISTING)).toBe('/en/jobs'));
});

describe('the landing refuses', () => {
  test.each([
    '',
    'jobs',
    'https://evil.example/jobs',
    '//evil.example/jobs',
    '/\\evil.example/jobs',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/en/redirect?to=/en/jobs',
    '/redirect',
    '/en/login',
    '/en/favorites',
    '/xx',
    '/en/jobs/',
    '/en/jobs/1/2',
    '/en/../api/v1/postings',
    '/api/v1/postings',
    '/identity/v1/session',
    `/en/jobs?x=${'y'.repeat(2000)}`,
  ])('%j', (to) => expect(target(to)).toBeUndefined());

  test('a missing target', () => expect(redirectTarget('', 'en', EXISTING)).toBeUndefined());
  test('a page whose switch is off', () => expect(redirectTarget('?to=/en/jobs', 'en', ['employers'])).toBeUndefined());
});

test('another language is another document', () => {
  expect(changesLocale('/de/jobs', 'en')).toBe(true);
  expect(changesLocale('/en', 'en')).toBe(true);
  expect(changesLocale('/en/jobs', 'en')).toBe(false);
});
