import { describe, expect, it } from 'vitest';
import { inOrder, isUsual, moved, shownColumns, USUAL } from './list-look.ts';

const columns = ['name', 'state', 'ends', 'email'].map((key) => ({ key }));
const keys = (order: string[]) => inOrder(columns, { order }).map(({ key }) => key);

describe('the columns of a list', () => {
  it('stand as they are told, without an order of one’s own', () => {
    expect(keys([])).toEqual(['name', 'state', 'ends', 'email']);
  });

  it('stand in one’s own order; new ones follow, those that are gone leave no gap, and the first one names the row', () => {
    expect(keys(['email', 'state'])).toEqual(['name', 'email', 'state', 'ends']);
    expect(keys(['ends', 'gone', 'name'])).toEqual(['name', 'ends', 'state', 'email']);
  });

  it('are shown but for those that wait to be chosen and those that were taken away; the first one always', () => {
    const some = [{ key: 'name' }, { key: 'state' }, { key: 'since', extra: true as const }];
    const shown = (hidden: string[] | null) => shownColumns(some, { ...USUAL, hidden }).map(({ key }) => key);
    expect(shown(null)).toEqual(['name', 'state']);
    expect(shown([])).toEqual(['name', 'state', 'since']);
    expect(shown(['name', 'state'])).toEqual(['name', 'since']);
  });

  it('go a step, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a'], 'z', 1)).toEqual(['a']);
  });

  it('are as usual where nothing is told', () => {
    expect(isUsual(USUAL)).toBe(true);
    expect(isUsual({ ...USUAL, hidden: [] })).toBe(false);
  });
});
