import { expect, test } from 'vitest';
import { isApplicationLink } from './open-application.ts';

test.each([
  ['https://jobs.example/apply?id=1', true],
  ['http://jobs.example', true],
  ['mailto:jobs@example.org', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/apply', false],
  ['', false],
])('%s may be opened: %s', (link, expected) => {
  expect(isApplicationLink(link)).toBe(expected);
});
