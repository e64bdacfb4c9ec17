import { describe, expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

const shown = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((item) => ('gap' in item ? '…' : item.page))
    .join(' ');

describe('a pager shows', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
    [500, 500, '1 … 499 500'],
  ])('page %i of %i as %s', (page, pages, text) => expect(shown(page, pages)).toBe(text));

  test('nothing where there is no page', () => expect(pageWindow(1, 0)).toEqual([]));
  test('the nearest page where the number is out of range', () => {
    expect(shown(99, 3)).toBe('1 2 3');
    expect(shown(-4, 9)).toBe('1 2 … 9');
  });
});
