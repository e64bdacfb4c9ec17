// XML piece by piece. No entity but XML's own is ever replaced, a document that declares some is refused, depth is bounded; what is cut off
// or slightly wrong gives what came before.
import { SaxesParser } from 'saxes';

export type XmlListener = {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text?(text: string): void;
};

const DEPTH_MAX = 256;

/** An XML document that declares entities, or nests beyond all measure. */
class XmlRefused extends Error {}

/** Reads all of `source`; throws XmlRefused only. */
export function readXml(source: string, listener: XmlListener): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', () => {});
  parser.on('doctype', (declaration) => {
    if (/<!ENTITY/i.test(declaration)) throw new XmlRefused();
  });
  parser.on('opentag', (tag) => {
    if (++depth > DEPTH_MAX) throw new XmlRefused();
    listener.open(tag.name, tag.attributes as Record<string, string>);
  });
  parser.on('closetag', (tag) => {
    depth--;
    listener.close(tag.name);
  });
  if (listener.text) {
    parser.on('text', (text) => listener.text?.(text));
    parser.on('cdata', (text) => listener.text?.(text));
  }
  for (let start = 0; start < source.length; start += 65_536) parser.write(source.slice(start, start + 65_536));
  try {
    parser.close();
  } catch (error) {
    if (error instanceof XmlRefused) throw error;
  }
}

export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/** The whole document as a tree, names without their prefixes; for small documents (2 MB, 50,000 elements; beyond: XmlRefused). */
export function xmlTree(source: string): XmlNode {
  if (source.length > 2 * 1024 * 1024) throw new XmlRefused();
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  readXml(source, {
    open(name, attributes) {
      if (++count > 50_000) throw new XmlRefused();
      const node: XmlNode = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    close() {
      if (open.length > 1) open.pop();
    },
    text(text) {
      const node = open.at(-1);
      if (node) node.text += text;
    },
  });
  return root;
}
