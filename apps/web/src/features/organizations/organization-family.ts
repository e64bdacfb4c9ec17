// The tree an organization belongs to, cut to what helps on its page: the way from the top, its sisters, what is under it.
import type { components } from '@fairway/client/api.gen';

export type HierarchyNode = components['schemas']['HierarchyNode'];

export type FamilyNode = {
  id: number;
  name: string;
  segment: string;
  /** The organization whose page it is. */
  isCurrent: boolean;
  children: FamilyNode[];
  /** Organizations under it that are not shown. */
  hiddenCount: number;
};

/** A tree of so many organizations is shown whole. */
const SMALL_TREE = 12;
/** Organizations shown at one place of a larger one. */
const SHOWN_CHILDREN = 8;

/**
 * The family of `id`; undefined where it stands alone or is not in the tree. Small trees are shown whole, of larger ones:
 *
 *   on the way from the top to the organization   shown, with its children
 *   the organization itself                       shown, with its children
 *   everything else                          shown without its children, which are counted
 */
export function familyOf(root: HierarchyNode, id: number): FamilyNode | undefined {
  const way = wayTo(root, id);
  if (way === undefined || (way.length === 1 && root.children.length === 0)) return undefined;
  return cut(root, size(root) <= SMALL_TREE ? undefined : new Set(way), id);
}

function cut(node: HierarchyNode, way: ReadonlySet<number> | undefined, id: number): FamilyNode {
  // The child on the way is shown wherever it stands.
  const isShown = (child: HierarchyNode, place: number) =>
    way === undefined || (way.has(node.id) && (place < SHOWN_CHILDREN || way.has(child.id)));
  const children = node.children.filter(isShown);
  const shown = new Set(children);
  return {
    id: node.id,
    name: node.name,
    segment: node.segment,
    isCurrent: node.id === id,
    children: children.map((child) => cut(child, way, id)),
    hiddenCount: node.children.filter((child) => !shown.has(child)).reduce((count, child) => count + size(child), 0),
  };
}

function wayTo(node: HierarchyNode, id: number): number[] | undefined {
  if (node.id === id) return [node.id];
  for (const child of node.children) {
    const rest = wayTo(child, id);
    if (rest) return [node.id, ...rest];
  }
  return undefined;
}

function size(node: HierarchyNode): number {
  return node.children.reduce((count, child) => count + size(child), 1);
}
