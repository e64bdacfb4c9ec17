import { describe, expect, it } from 'vitest';
import { cutTo, isLongerThan, lineCharacters, roomFor, visibleCharacters, visibleText } from './visible-characters.ts';

describe('what a reader sees of a rich text', () => {
  it.each([
    ['nothing', '', ''],
    ['tags without words', '<p><br></p><ul><li></li></ul>', ''],
    ['words between tags', '<p>I <strong>build</strong> bridges</p>', 'I build bridges'],
    ['a paragraph a line', '<p>one</p><p>two</p>', 'one\ntwo'],
    ['entities', 'a &amp; b &lt;c&gt; &#233; &#xe9;', 'a & b <c> é é'],
    ['a hard space', 'a&nbsp;b', 'a b'],
    ['runs of spaces and line ends of the source', ' a \n  b ', 'a b'],
    ['an entity that is no character', '&#55296;&#9999999;', '\ufffd\ufffd'],
    ['an unknown entity', '&bogus;', '&bogus;'],
  ])('%s', (_name, html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  it.each([
    ['a family is one', '👨‍👩‍👧‍👦', 1],
    ['a flag is one', '🇳🇴', 1],
    ['a letter with its accents is one', 'e\u0301\u0302', 1],
    ['a thumb with its skin is one', '👍🏽', 1],
    ['ends of lines count nothing', '<p>ab</p><p>cd</p>', 4],
    ['a space counts', 'a b', 3],
    ['tags count nothing', `<p>${'<strong>x</strong>'.repeat(10)}</p>`, 10],
    ['an address of a link counts nothing', '<a href="https://a.example/a-long-address">here</a>', 4],
  ])('%s', (_name, html, count) => {
    expect(visibleCharacters(html)).toBe(count);
  });
});

const FAMILY = '👨‍👩‍👧‍👦';
const FAMILY_WITH_SKINS = '👨🏽‍👩🏿‍👧🏼‍👦🏻';
const KISS = '👩🏻‍❤️‍💋‍👨🏿';

describe('a plain text', () => {
  it('counts what is seen, and knows no markup', () => {
    expect(lineCharacters('g\u0303a<b>&amp;')).toBe(10);
    expect(lineCharacters('👍🏽'.repeat(3))).toBe(3);
  });

  it.each([
    ['as many letters', 'a'.repeat(60), false],
    ['one letter more', 'a'.repeat(61), true],
    ['as many letters with accents', 'g\u0303'.repeat(60), false],
    ['one of them more', 'g\u0303'.repeat(61), true],
    ['as many thumbs with their skins', '👍🏽'.repeat(60), false],
    ['one thumb more', '👍🏽'.repeat(61), true],
    ['as many families of four', FAMILY.repeat(60), false],
    ['one family more', FAMILY.repeat(61), true],
    ['as many families with the skin of each', FAMILY_WITH_SKINS.repeat(60), false],
    ['one of them more', FAMILY_WITH_SKINS.repeat(61), true],
    ['as many kisses with skins', KISS.repeat(60), false],
    ['one kiss more', KISS.repeat(61), true],
    ['one letter under a tower of accents', `a${'\u0303'.repeat(roomFor(60))}`, true],
  ])('%s than the limit allows is too long or not', (_name, text, isTooLong) => {
    expect(isLongerThan(text, 60)).toBe(isTooLong);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['not at all where it fits', FAMILY.repeat(3), FAMILY.repeat(3)],
    ['between characters', FAMILY.repeat(4), FAMILY.repeat(3)],
    ['without a space at its end', 'ab cd', 'ab'],
    ['before a character that has no room', `a${'\u0303'.repeat(100)}`, ''],
  ])('%s', (_name, text, kept) => {
    expect(cutTo(text, 3)).toBe(kept);
  });
});
