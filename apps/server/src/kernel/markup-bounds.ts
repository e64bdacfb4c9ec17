// Looks at XML from outside before any parser does, in one pass that builds nothing: how long, how deep, how many elements, how many
// attributes each, and whether it declares a type of its own. Parsers that keep a tree or namespaces work in the square of the depth.

export type MarkupBounds = { characters: number; depth: number; elements: number; attributes: number; documentType?: 'allowed' };
export type MarkupFault = 'too_large' | 'document_type';

/** What is wrong with a text before it may be parsed; undefined where nothing is. It need not be well-formed. */
export function markupFault(text: string, bounds: MarkupBounds): MarkupFault | undefined {
  if (text.length > bounds.characters) return 'too_large';
  let depth = 0;
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = afterPassage(text, at);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const declares = text[at + 1] === '!';
    if (declares && !bounds.documentType) return 'document_type';
    const tag = readTag(text, at);
    at = tag.end;
    if (tag.attributes > bounds.attributes) return 'too_large';
    if (declares) continue;
    if (tag.closes) depth = Math.max(0, depth - 1);
    else {
      elements += 1;
      // An element that ends itself is one level deep all the same.
      if (depth + 1 > bounds.depth || elements > bounds.elements) return 'too_large';
      if (!tag.isEmpty) depth += 1;
    }
  }
  return undefined;
}

const PASSAGES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where a comment, a CDATA section or an instruction that begins here is over. */
function afterPassage(text: string, at: number): number | undefined {
  for (const [start, end] of PASSAGES) {
    if (!text.startsWith(start, at)) continue;
    const over = text.indexOf(end, at + start.length);
    return over < 0 ? text.length : over + end.length;
  }
  return undefined;
}

/** A tag up to its end; values in quotes may hold anything. */
function readTag(text: string, start: number): { end: number; attributes: number; closes: boolean; isEmpty: boolean } {
  let attributes = 0;
  let at = start + 1;
  for (; at < text.length && text[at] !== '>'; at++) {
    const sign = text[at];
    if (sign === '=') attributes += 1;
    else if (sign === '"' || sign === "'") {
      const over = text.indexOf(sign, at + 1);
      at = over < 0 ? text.length : over;
    }
  }
  return { end: Math.min(at + 1, text.length), attributes, closes: text[start + 1] === '/', isEmpty: text[at - 1] === '/' };
}
