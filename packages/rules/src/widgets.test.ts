import { expect, it } from 'vitest';
import { isWidgetLink } from './widgets.ts';

it.each(['/jobs', '/jobs?text=x#top', 'https://a.example/b'])('a widget may lead to %s', (link) => {
  expect(isWidgetLink(link)).toBe(true);
});
it.each(['', 'jobs', '//a.example', '/\\a.example', 'http://a.example', 'https://me@a.example', 'javascript:alert(1)', '/a b', 'https://'])(
  'a widget may not lead to %j',
  (link) => {
    expect(isWidgetLink(link)).toBe(false);
  },
);

it.each(['/', '/en/jobs', '/jobs#top', 'https://a.example', 'https://a.example:8443/x?y=1#z'])(
  'nor is there anything wrong with %s',
  (link) => {
    expect(isWidgetLink(link)).toBe(true);
  },
);

it.each([
  'HTTPS://a.example',
  ' https://a.example',
  'https://a.example/\n',
  '/\t/a.example',
  '\\\\a.example',
  'ftp://a.example',
  'data:text/html,x',
  'https:/a.example',
])('and it may not lead to %j either', (link) => expect(isWidgetLink(link)).toBe(false));
