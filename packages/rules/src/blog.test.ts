import { describe, expect, it } from 'vitest';
import { blogIssue, blogState } from './blog.ts';

describe('a post of a blog (content.11)', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  it.each([
    [null, 'draft'],
    ['2026-11-23T12:00:00.001Z', 'scheduled'],
    ['2026-11-23T12:00:00.000Z', 'published'],
    ['2020-01-01T00:00:00.000Z', 'published'],
  ] as const)('with the instant %s is %s', (at, state) => expect(blogState(at && new Date(at), now)).toBe(state));

  const words = { title: 'Title', ingress: '', body: 'Text' };
  it.each([
    ['nobody who wrote it', { author: ' ', texts: { en: words } }, 'author'],
    ['no words', { author: 'Ada', texts: { en: { title: ' ', ingress: '', body: '' } } }, 'words'],
    ['a title alone beside a whole language', { author: 'Ada', texts: { en: words, de: { ...words, body: ' ' } } }, 'half'],
    ['one whole language', { author: 'Ada', texts: { en: words } }, undefined],
  ] as const)('with %s', (_, post, issue) => expect(blogIssue(post)).toBe(issue));
});
