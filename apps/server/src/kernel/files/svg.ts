// An SVG that may be a logo. What comes out is written anew from a list of elements and attributes that draw and do nothing else, so what
// is not on the list is not kept. Things that run or load something (scripts, handlers, foreign objects, links, references elsewhere,
// entities) are not silently dropped but refused: whoever sent them should know what the file holds.
import { SaxesParser } from 'saxes';
import { markupFault } from '../markup-bounds.ts';

export type SvgVerdict = { ok: true; svg: string } | { ok: false; reason: 'unreadable' | 'active' };

const ELEMENTS = 5000;
const DEPTH = 60;
const BOUNDS = { characters: 512_000, depth: DEPTH, elements: ELEMENTS, attributes: 200, documentType: 'allowed' } as const;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const words = (text: string) => new Set(text.split(/\s+/));
const DRAWN = words(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask
  pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
  feMergeNode feMorphology feOffset feTile feTurbulence feDropShadow style`,
);
/** What runs, loads, moves or brings another language. */
const ACTIVE = words(
  `script foreignObject iframe object embed audio video canvas image feImage a animate animateMotion animateTransform animateColor set
  handler listener use-script link meta base form input button`,
);
const KEPT = words(
  `id class d x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy width height points viewBox preserveAspectRatio transform version style fill fill-opacity
  fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity
  clip-path clip-rule mask filter color display visibility overflow offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform filterUnits primitiveUnits markerUnits markerWidth
  markerHeight refX refY orient marker-start marker-mid marker-end font-family font-size font-style font-weight letter-spacing word-spacing
  text-anchor dominant-baseline baseline-shift textLength lengthAdjust rotate in in2 result mode type values tableValues slope intercept
  amplitude exponent operator k1 k2 k3 k4 stdDeviation flood-color flood-opacity radius baseFrequency numOctaves seed stitchTiles
  color-interpolation-filters vector-effect paint-order role aria-label mix-blend-mode isolation`,
);

/** In a thread (svg.thread.ts): a clean copy of an SVG, or why it cannot be a logo. */
export function cleanSvg(source: string): SvgVerdict {
  if (markupFault(source, BOUNDS)) return { ok: false, reason: 'unreadable' };
  const writer = new CleanWriter();
  const parser = new SaxesParser({ xmlns: true });
  // At once: what follows a fault would be read on, and its depth was not counted as the parser counts it.
  parser.on('error', (error) => {
    throw error;
  });
  // Entities of one's own can grow without end, and hide what they stand for.
  parser.on('doctype', (text) => {
    if (text.includes('[')) writer.refuse('active');
  });
  parser.on('processinginstruction', () => writer.refuse('active'));
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map(({ local, prefix, value }) => ({ local, prefix, value }));
    writer.open(tag.local, tag.uri, attributes);
  });
  parser.on('closetag', () => writer.close());
  parser.on('text', (text) => writer.text(text));
  parser.on('cdata', (text) => writer.text(text));
  try {
    parser.write(source).close();
  } catch {
    writer.refuse('unreadable');
  }
  return writer.verdict();
}

type Attribute = { local: string; prefix: string; value: string };

class CleanWriter {
  #out = '';
  #reason: 'unreadable' | 'active' | undefined;
  /** Names of open elements; '' for one that is left out with all that is in it. */
  readonly #open: string[] = [];
  #elements = 0;

  /** Active content is what the sender is told of, whatever else is wrong. */
  refuse(reason: 'unreadable' | 'active'): void {
    if (this.#reason !== 'active') this.#reason = reason;
  }

  open(name: string, uri: string, attributes: readonly Attribute[]): void {
    this.#elements += 1;
    if (this.#elements > ELEMENTS || this.#open.length >= DEPTH) this.refuse('unreadable');
    if (isActive(name, attributes)) this.refuse('active');
    const isRoot = this.#open.length === 0;
    if (isRoot && (name !== 'svg' || uri !== NAMESPACE)) this.refuse('unreadable');
    const isDrawn = uri === NAMESPACE && DRAWN.has(name) && this.#open.at(-1) !== '';
    this.#open.push(isDrawn ? name : '');
    if (!isDrawn) return;
    const kept = attributes.flatMap((one) => keptAttribute(one));
    if (
      isRoot &&
      !kept.some(([key]) => key === 'viewBox') &&
      !(kept.some(([key]) => key === 'width') && kept.some(([key]) => key === 'height'))
    )
      this.refuse('unreadable');
    const written = kept.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    this.#out += `<${name}${isRoot ? ` xmlns="${NAMESPACE}"` : ''}${written}>`;
  }

  text(text: string): void {
    const parent = this.#open.at(-1);
    if (parent === 'style' && isActiveStyle(text)) this.refuse('active');
    if (parent === 'style' || parent === 'text' || parent === 'tspan' || parent === 'title' || parent === 'desc')
      this.#out += escaped(text);
  }

  close(): void {
    const name = this.#open.pop();
    if (name) this.#out += `</${name}>`;
  }

  verdict(): SvgVerdict {
    return this.#reason ? { ok: false, reason: this.#reason } : { ok: true, svg: this.#out };
  }
}

function isActive(name: string, attributes: readonly Attribute[]): boolean {
  if ([...ACTIVE].some((one) => one.toLowerCase() === name.toLowerCase())) return true;
  return attributes.some(({ local, prefix, value }) => {
    if (/^on/i.test(local)) return true;
    if (prefix === 'xmlns' || local === 'xmlns') return false;
    if (local.toLowerCase() === 'href' || local.toLowerCase() === 'src') return !/^#[\w.:-]+$/.test(value.trim());
    if (local === 'base' && prefix === 'xml') return true;
    if (/^\s*(javascript|vbscript|data)\s*:/i.test(value)) return true;
    return KEPT.has(local) && isActiveStyle(value);
  });
}

/** References elsewhere, and ways of styles to run or load something. A reference into the file itself is fine. */
function isActiveStyle(text: string): boolean {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '');
  if (/@import|@font-face|@charset|@namespace|expression\s*\(|-moz-binding|behavior\s*:|javascript\s*:|image-set\s*\(|\\/i.test(plain))
    return true;
  return [...plain.matchAll(/url\s*\(\s*(["']?)\s*([^)]*)/gi)].some(([, , target]) => !/^#[\w.:-]+\s*["']?\s*$/.test(target ?? ''));
}

function keptAttribute({ local, prefix, value }: Attribute): [string, string][] {
  if (local === 'href' && (prefix === '' || prefix === 'xlink')) return [['href', value.trim()]];
  return prefix === '' && KEPT.has(local) ? [[local, value]] : [];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
