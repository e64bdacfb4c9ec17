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
