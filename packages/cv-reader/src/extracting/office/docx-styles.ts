// Styles and lists of a DOCX: what a paragraph or a run looks like by the style it names, with all that the style is based on.
import type { Look } from './flow.ts';
import { readXml } from './xml.ts';

export type Given = Partial<Look> & {
  hidden?: boolean;
  heading?: number;
  indent?: number;
  before?: number;
  list?: string;
  level?: number;
  shaded?: boolean;
};

export type Attributes = Record<string, string>;

const isOn = (attributes: Attributes) => !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '1');

/** What one element of w:rPr or w:pPr says; nothing where it says nothing of use here. */
export function propertyOf(name: string, attributes: Attributes): Given | undefined {
  const value = attributes['w:val'] ?? '';
  switch (name) {
    case 'w:b':
      return { bold: isOn(attributes) };
    case 'w:i':
      return { italic: isOn(attributes) };
    case 'w:vanish':
    case 'w:webHidden':
      return { hidden: isOn(attributes) };
    case 'w:sz':
      return Number(value) > 0 ? { sizePt: Number(value) / 2 } : undefined;
    case 'w:color':
      return { color: /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : undefined };
    case 'w:outlineLvl':
      return { heading: Number(value) < 9 ? Math.min(6, Number(value) + 1) : 0 };
    case 'w:ind':
      return { indent: (Number(attributes['w:left'] ?? attributes['w:start'] ?? 0) || 0) / 20 };
    case 'w:spacing':
      return attributes['w:before'] ? { before: Number(attributes['w:before']) / 20 || 0 } : undefined;
    case 'w:numId':
      return { list: value };
    case 'w:ilvl':
      return { level: Number(value) || 0 };
    case 'w:shd':
      return { shaded: true };
    default:
      return undefined;
  }
}

type Style = { given: Given; basedOn?: string; isDefault: boolean };

export class Styles {
  readonly #styles = new Map<string, Style>();
  #defaults: Given = {};
  #usual: string | undefined;

  constructor(source: string | undefined) {
    if (source) readXml(source, this.#listener());
  }

  #listener() {
    let current: Style | undefined;
    let inTableStyle = false;
    return {
      open: (name: string, attributes: Attributes) => {
        if (name === 'w:style') {
          const id = attributes['w:styleId'] ?? '';
          inTableStyle = attributes['w:type'] === 'table';
          current = { given: {}, isDefault: attributes['w:default'] === '1' };
          if (!inTableStyle) this.#styles.set(id, current);
          if (current.isDefault && attributes['w:type'] === 'paragraph') this.#usual = id;
        } else if (name === 'w:basedOn' && current) current.basedOn = attributes['w:val'] ?? '';
        else if (name === 'w:name' && current) {
          const level = /^heading (\d)/i.exec(attributes['w:val'] ?? '');
          if (level) current.given.heading = Math.min(6, Number(level[1]));
        } else {
          const given = propertyOf(name, attributes);
          if (given) Object.assign(current ? current.given : this.#defaults, given);
        }
      },
      close: (name: string) => {
        if (name === 'w:style') current = undefined;
      },
    };
  }

  /** What a style says together with what it is based on; without a name the usual paragraph's. */
  resolve(id: string | undefined): Given {
    const chain: Given[] = [];
    let next = id ?? this.#usual;
    for (let depth = 0; next !== undefined && depth < 20; depth++) {
      const style = this.#styles.get(next);
      if (!style) break;
      chain.unshift(style.given);
      next = style.basedOn;
    }
    return Object.assign({}, this.#defaults, ...chain) as Given;
  }

  /** Of a style for letters: only what it says itself and inherits, without defaults. */
  resolveRun(id: string): Given {
    const style = this.#styles.get(id);
    const parent = style?.basedOn ? this.#styles.get(style.basedOn)?.given : undefined;
    return { ...parent, ...style?.given };
  }
}

/** Marks of lists by list and level. */
export class Lists {
  readonly #abstract = new Map<string, string[]>();
  readonly #lists = new Map<string, string>();

  constructor(source: string | undefined) {
    if (!source) return;
    let abstract: string[] = [];
    let level = 0;
    let format = '';
    let list = '';
    readXml(source, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:abstractNum') {
          abstract = [];
          this.#abstract.set(attributes['w:abstractNumId'] ?? '', abstract);
        } else if (name === 'w:lvl') level = Number(attributes['w:ilvl']) || 0;
        else if (name === 'w:numFmt') format = value;
        else if (name === 'w:lvlText' && level < 10) abstract[level] = markOf(format, value);
        else if (name === 'w:num') list = attributes['w:numId'] ?? '';
        else if (name === 'w:abstractNumId') this.#lists.set(list, value);
      },
      close() {},
    });
  }

  mark(list: string | undefined, level: number): string | undefined {
    if (!list || list === '0') return undefined;
    return this.#abstract.get(this.#lists.get(list) ?? '')?.[level] || undefined;
  }
}

function markOf(format: string, text: string): string {
  if (format === 'none' || text === '') return '';
  if (format !== 'bullet') return text.replace(/%\d/g, '1');
  return /^[\p{Co}o]/u.test(text) ? '•' : text.trim();
}
