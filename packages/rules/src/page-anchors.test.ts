import { describe, expect, it } from 'vitest';
import { ANCHOR_LIMITS, boxesOn } from './page-anchors.ts';

const PAGE = { left: 100, top: 50, width: 500, height: 1000 };
const rect = (left: number, top: number, width: number, height = 20) => ({ left, top, width, height });

describe('the boxes of what is chosen on a page', () => {
  it('are parts of the page, whatever its size', () => {
    expect(boxesOn(PAGE, [rect(150, 150, 250)])).toEqual([{ x: 0.1, y: 0.1, width: 0.5, height: 0.02 }]);
  });
  it('join what touches in one row, over the space between words', () => {
    expect(boxesOn(PAGE, [rect(150, 150, 100), rect(255, 152, 45)])).toEqual([{ x: 0.1, y: 0.1, width: 0.3, height: 0.02 }]);
  });
  it('stay apart in other rows and over a gap between columns', () => {
    expect(boxesOn(PAGE, [rect(150, 150, 100), rect(150, 180, 100), rect(350, 180, 100)])).toHaveLength(3);
  });
  it('leave out what is nothing, and what stands beside the page', () => {
    expect(boxesOn(PAGE, [rect(150, 150, 0), rect(150, 150, 50, 0), rect(700, 150, 50), rect(150, 2000, 50)])).toEqual([]);
  });
  it('never reach beyond the page', () => {
    expect(boxesOn(PAGE, [rect(0, 0, 9000, 9000)])).toEqual([{ x: 0, y: 0, width: 1, height: 1 }]);
  });
  it('are bounded', () => {
    const rows = Array.from({ length: 99 }, (_, at) => rect(150, 60 + at * 9, 50, 5));
    expect(boxesOn(PAGE, rows)).toHaveLength(ANCHOR_LIMITS.boxes);
  });
});
