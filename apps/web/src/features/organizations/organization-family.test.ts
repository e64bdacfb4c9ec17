import { describe, expect, it } from 'vitest';
import { type FamilyNode, familyOf, type HierarchyNode } from './organization-family.ts';

const node = (id: number, ...children: HierarchyNode[]): HierarchyNode => ({ id, name: `C${id}`, segment: `${id}-c${id}`, children });
const shape = (family: FamilyNode | undefined): unknown =>
  family && [
    `${family.isCurrent ? '*' : ''}${family.id}${family.hiddenCount > 0 ? `+${family.hiddenCount}` : ''}`,
    ...family.children.map(shape),
  ];

/** A tree of 13: too large to be shown whole. */
const tree = node(1, node(2, node(4), node(5, node(8))), node(3, node(6), node(7)), ...[9, 10, 11, 12, 13].map((id) => node(id)));
const leaves = [['9'], ['10'], ['11'], ['12'], ['13']];

describe('the family of a company', () => {
  it('is nothing for an organization that stands alone, or is not in the tree', () => {
    expect(familyOf(node(1), 1)).toBeUndefined();
    expect(familyOf(tree, 99)).toBeUndefined();
  });

  it('is the whole tree where it is small', () => {
    expect(shape(familyOf(node(1, node(2, node(3, node(4)))), 1))).toEqual(['*1', ['2', ['3', ['4']]]]);
  });

  it('of the topmost company: what is right under it, the rest is counted', () => {
    expect(shape(familyOf(tree, 1))).toEqual(['*1', ['2+3'], ['3+2'], ...leaves]);
  });

  it('of one in the middle: the way to it, its sisters, its children', () => {
    expect(shape(familyOf(tree, 2))).toEqual(['1', ['*2', ['4'], ['5+1']], ['3+2'], ...leaves]);
  });

  it('of one at the end', () => {
    expect(shape(familyOf(tree, 8))).toEqual(['1', ['2', ['4'], ['5', ['*8']]], ['3+2'], ...leaves]);
  });

  it('shows eight at one place, and always the way', () => {
    const wide = node(1, ...Array.from({ length: 13 }, (_, index) => node(index + 2)));
    const family = familyOf(wide, 13);
    expect(family?.children.map((child) => child.id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 13]);
    expect(family?.hiddenCount).toBe(4);
  });
});
