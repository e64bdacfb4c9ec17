// Ways through a small tree of named nodes, made of XML or of JSON of the same words.
import type { XmlNode } from '../extracting/office/xml.ts';

/** The first node at a path of names below `node`. */
export function at(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let current = node;
  for (const name of path) current = current?.children.find((child) => child.name === name);
  return current;
}

/** All nodes of a name anywhere below, outermost only. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

/** The text of the first node of a name anywhere below, trimmed; empty text counts as none. */
export function textOf(node: XmlNode | undefined, name: string): string | undefined {
  for (const found of all(node, name)) if (found.text.trim()) return found.text.trim();
  return undefined;
}

/** A tree of JSON: keys are names, lists are nodes of one name. Bounded by depth (64). */
export function jsonTree(json: unknown, name = '', depth = 0): XmlNode {
  const node: XmlNode = { name, attributes: {}, children: [], text: '' };
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') node.text = String(json);
  else if (json && typeof json === 'object' && depth < 64) {
    for (const [key, value] of Object.entries(json)) {
      for (const item of Array.isArray(value) ? value : [value]) node.children.push(jsonTree(item, key, depth + 1));
    }
  }
  return node;
}
