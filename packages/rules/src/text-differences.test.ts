import { describe, expect, it } from 'vitest';
import { shortenedParts, textDifferences } from './text-differences.ts';

const said = (first: string, second: string) =>
  textDifferences(first, second).map(({ in: place, text }) => `${{ both: '=', first: '-', second: '+' }[place]}${text}`);

describe('where two texts differ', () => {
  it.each([
    ['a b c', 'a b c', ['=a b c']],
    ['a b c', 'a c', ['=a', '-b', '=c']],
    ['a c', 'a b c', ['=a', '+b', '=c']],
    ['a b c', 'a x c', ['=a', '-b', '+x', '=c']],
    ['a', 'b', ['-a', '+b']],
    ['', 'b', ['+b']],
    ['', '', []],
    ['a  b\nc', ' a b c ', ['=a b c']],
    ['a a b', 'a b', ['=a', '-a', '=b']],
  ])('%s, %s', (first, second, parts) => {
    expect(said(first, second)).toEqual(parts);
  });

  it('very long ones that have nothing in common differ as a whole', () => {
    const words = (letter: string) => Array.from({ length: 3000 }, (_, at) => `${letter}${at}`).join(' ');
    expect(textDifferences(words('a'), words('b'))).toHaveLength(2);
  });
});

describe('what both say is cut', () => {
  const shortened = (first: string, second: string) => shortenedParts(textDifferences(first, second), 2).map(({ text }) => text);
  it('around what differs', () => {
    expect(shortened('a b c d e f X g h i j k l', 'a b c d e f g h i j k l')).toEqual(['… e f', 'X', 'g h …']);
    expect(shortened('X a b c d e f Y', 'a b c d e f')).toEqual(['X', 'a b … e f', 'Y']);
  });
  it('to its beginning, where nothing differs', () => {
    expect(shortened('a b c d e f', 'a b c d e f')).toEqual(['a b c d …']);
  });
  it('and never what is short or differs', () => {
    expect(shortened('a b c d e X', 'a b c d e')).toEqual(['a b c d e', 'X']);
  });
});
