// Styles of an ODT: common ones and those that the program made for single passages, with all that they are based on.
import type { Look } from './flow.ts';
import { readXml } from './xml.ts';

type Given = Partial<Look> & { hidden?: boolean; indent?: number; before?: number; bullets?: string[] };
type Style = { given: Given; parent?: string };

export class OdtStyles {
  readonly #styles = new Map<string, Style>();
  readonly #bullets = new Map<string, string[]>();
  #defaults: Given = {};

  constructor(sources: string[]) {
    for (const source of sources) readXml(source, this.#listener());
  }

  #listener() {
    let current: Given | undefined;
    let bullets: string[] | undefined;
    return {
      open: (name: string, attributes: Record<string, string>) => {
        if (name === 'style:style') {
          current = {};
          const parent = attributes['style:parent-style-name'];
          this.#styles.set(attributes['style:name'] ?? '', { given: current, ...(parent && { parent }) });
        } else if (name === 'style:default-style' && attributes['style:family'] === 'paragraph') current = this.#defaults;
        else if (name === 'text:list-style') {
          bullets = [];
          this.#bullets.set(attributes['style:name'] ?? '', bullets);
        } else if (name === 'text:list-level-style-bullet' && bullets)
          bullets[levelOf(attributes)] = bulletOf(attributes['text:bullet-char'] ?? '');
        else if (name === 'text:list-level-style-number' && bullets && attributes['style:num-format']) bullets[levelOf(attributes)] = '1.';
        else if (current && (name === 'style:text-properties' || name === 'style:paragraph-properties'))
          Object.assign(current, givenBy(attributes));
      },
      close: (name: string) => {
        if (name === 'style:style' || name === 'style:default-style') current = undefined;
      },
    };
  }

  /** What a style says with all it is based on; `usual`: together with what every paragraph has. */
  resolve(name: string | undefined, usual = false): Given {
    const chain: Given[] = [];
    let next = name;
    for (let depth = 0; next && depth < 20; depth++) {
      const style = this.#styles.get(next);
      if (!style) break;
      chain.unshift(style.given);
      next = style.parent;
    }
    return Object.assign({}, usual ? this.#defaults : {}, ...chain) as Given;
  }

  bullet(list: string | undefined, level: number): string {
    return (list && this.#bullets.get(list)?.[level]) || '•';
  }
}

const levelOf = (attributes: Record<string, string>) => Math.min(9, Math.max(0, Number(attributes['text:level'] ?? 1) - 1));
const bulletOf = (mark: string) => (/^[\p{Co}o]/u.test(mark) || mark === '' ? '•' : mark);

function givenBy(attributes: Record<string, string>): Given {
  const size = points(attributes['fo:font-size']);
  const indent = points(attributes['fo:margin-left']);
  const before = points(attributes['fo:margin-top']);
  const weight = attributes['fo:font-weight'];
  const slant = attributes['fo:font-style'];
  const color = attributes['fo:color'];
  return {
    ...(size !== undefined && { sizePt: size }),
    ...(indent !== undefined && { indent }),
    ...(before !== undefined && { before }),
    ...(weight && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant && { italic: slant !== 'normal' }),
    ...(color && /^#[0-9a-f]{6}$/i.test(color) && { color: color.toLowerCase() }),
    ...(attributes['text:display'] === 'none' && { hidden: true }),
  };
}

/** "1.25cm", "0.5in", "12pt" in points; nothing for shares. */
function points(length: string | undefined): number | undefined {
  const found = /^(-?[\d.]+)(pt|cm|mm|in|px)$/.exec(length ?? '');
  if (!found) return undefined;
  return Number(found[1]) * ({ pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75 }[found[2] ?? 'pt'] ?? 1);
}
