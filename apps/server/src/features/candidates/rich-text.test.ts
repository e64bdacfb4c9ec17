import { LIMITS } from '@fairway/rules/limits';
import { visibleCharacters } from '@fairway/rules/visible-characters';
import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.ts';

describe('a text of more tags than a profile can hold', () => {
  it.each([['<x>'], ['<p>'], ['<ul><li>'], ['< '], ['<a b="']])(
    '%s is characters, longer than any limit, and no tag of it is read',
    (tag) => {
      const kept = richText(tag.repeat(1001)) ?? '';
      expect(kept).not.toContain('<');
      expect(visibleCharacters(kept)).toBeGreaterThan(tag.length > 2 ? LIMITS.summaryCharacters : 1000);
    },
  );

  it('begins with a thousand and one', () => {
    expect(richText(`${'<p>a</p>'.repeat(500)}`)).toBe('<p>a</p>'.repeat(500));
    expect(richText(`${'<p>a</p>'.repeat(501)}`)).toContain('&lt;p&gt;');
  });
});

describe('a rich text as it is kept', () => {
  it.each([
    ['nothing', null, null],
    ['blank', ' &nbsp;<br> ', null],
    ['plain words', ' a b ', 'a b'],
    ['what the editor writes', '<p>a <strong>b</strong><br>&amp; c</p><ul><li><em>d</em></li></ul>', '<p>a <strong>b</strong><br>&amp; c</p><ul><li><em>d</em></li></ul>'],
    ['older names of tags', '<div><b>a</b> <i>b</i></div>', '<p><strong>a</strong> <em>b</em></p>'],
    ['tags that are not closed', '<p>a <strong>b', '<p>a <strong>b</strong></p>'],
    ['tags closed in the wrong order', '<p><em>a</p></em>', '<p><em>a</em></p>'],
    ['attributes', '<p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in capitals, half written', 'a<SCRIPT SRC=//x.example/x.js', 'a'],
    ['a picture that runs', '<img src=x onerror=alert(1)>a', 'a'],
    ['a drawing that runs', '<svg onload=alert(1)><p>a</p></svg>b', 'b'],
    ['a link of the web', '<a href="https://a.example/?b=1&amp;c=2" target="_blank">a</a>', '<a href="https://a.example/?b=1&amp;c=2">a</a>'],
    ['a link for mails', '<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['links that run', '<a href="javascript:alert(1)">a</a><a href=" java&#x0a;script:x">b</a><a href="data:text/html,x">c</a><a href="//x.example">d</a>', '<a>a</a><a>b</a><a>c</a><a>d</a>'],
    ['an escaped tag stays escaped', '&lt;script&gt;', '&lt;script&gt;'],
    ['a bare ampersand and a bare angle', 'a & b < c', 'a &amp; b &lt; c'],
    ['what turns the text around', 'a\u202egnp.exe\u202c', 'agnp.exe'],
    ['a comment', 'a<!-- b -->c', 'ac'],
  ])('%s', (_name, typed, kept) => {
    expect(richText(typed)).toBe(kept);
  }); // biome-ignore format: a table
});
