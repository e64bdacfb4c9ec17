// Contact details that stand below a heading of something else ("About" in a sidebar) or behind it: the short lines around the first e-mail address.
import type { Row } from './context.ts';

/** So far from the address a line may stand that belongs to the same details. */
const REACH = 7;
const LONGEST = 70;

const hasAddress = ({ text, links }: Row) => text.includes('@') || links.some((link) => link.startsWith('mailto:'));

/** The rows of such a block; none where the person's own rows (`own`) have an address. `all` without what is said of others. */
export function contactBlock(own: readonly Row[], all: readonly Row[]): Row[] {
  if (own.some(hasAddress)) return [];
  const at = all.findIndex(hasAddress);
  const middle = all[at];
  if (!middle) return [];
  const isPart = (row: Row | undefined) =>
    row !== undefined &&
    row.block === middle.block &&
    row.text.length <= LONGEST &&
    row.bullet === middle.bullet &&
    row.periods.length === 0;
  const block = [middle];
  for (let up = at - 1; up >= at - REACH && isPart(all[up]); up -= 1) block.unshift(all[up] as Row);
  for (let down = at + 1; down <= at + REACH && isPart(all[down]); down += 1) block.push(all[down] as Row);
  return block.filter((row) => !own.some((other) => other.at === row.at));
}
