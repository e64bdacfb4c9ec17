// Which font writes which letter. Noto Sans for Latin (Vietnamese too), Cyrillic and Greek; its Chinese, Japanese and Korean sisters come in
// about a hundred files each, by ranges of characters: only the files that a text needs are read, and of those only the used glyphs are
// written. A character that no font has is left out. Noto is under the SIL Open Font Licence 1.1 (docs/subsystems/resume.md). @rule locales.10
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@fairway/rules/locales';
import { sfntOfWoff } from './woff.ts';

export type Face = { bold?: boolean | undefined; italic?: boolean | undefined };
/** A piece of text that one font writes. */
export type Run = { font: string; text: string };

type Family = 'noto-sans' | 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr';
type Subset = { family: Family; name: string; ranges: readonly (readonly [number, number])[] };

/** As far as pdfkit's document is asked. */
export type FontDocument = {
  registerFont(name: string, source: Buffer): unknown;
  font(name: string): unknown;
};

const subsetsOf = new Map<Family, Subset[]>();

function subsets(family: Family): Subset[] {
  let known = subsetsOf.get(family);
  if (!known) {
    const ranges = JSON.parse(readFileSync(fontFile(`${family}/unicode.json`), 'utf8')) as Record<string, string>;
    known = Object.entries(ranges).map(([name, list]) => ({ family, name: name.replace(/[[\]]/g, ''), ranges: parseRanges(list) }));
    subsetsOf.set(family, known);
  }
  return known;
}

const fontFile = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource/${path}`));

function parseRanges(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const holds = (subset: Subset, code: number) => subset.ranges.some(([first, last]) => code >= first && code <= last);

/** The Han letters of a text look as its language writes them: kana and hangul tell it, else the reader's locale does. */
function hanFamilies(text: string, locale: Locale): Family[] {
  if (/[\u3040-\u30ff]/.test(text)) return ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/[\u1100-\u11ff\uac00-\ud7af]/.test(text)) return ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  if (locale === 'jp') return ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (locale === 'ko') return ['noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'];
  return ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

/** Nobody sees them, and they would turn or join what is around them. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}/u;
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The fonts of one document. */
export function textFonts(document: FontDocument, locale: Locale) {
  const loaded = new Map<string, ((code: number) => boolean) | undefined>();

  const glyphs = (subset: Subset, face: Face) => {
    const italic = face.italic && subset.family === 'noto-sans' ? 'italic' : 'normal';
    const name = `${subset.family}-${subset.name}-${face.bold ? 700 : 400}-${italic}`;
    if (!loaded.has(name)) loaded.set(name, load(document, subset.family, name));
    return { name, has: loaded.get(name) };
  };
  const findFont = (code: number, families: readonly Family[], face: Face): string | undefined => {
    for (const family of families) {
      for (const subset of subsets(family)) {
        if (!holds(subset, code)) continue;
        const { name, has } = glyphs(subset, face);
        if (has?.(code)) return name;
      }
    }
    return undefined;
  };
  /** By families, face and character: to look through all ranges takes long. */
  const chosen = new Map<string, string | undefined>();
  const fontOf = (code: number, families: readonly Family[], face: Face): string | undefined => {
    const key = `${families[1]} ${face.bold ? 'b' : ''}${face.italic ? 'i' : ''} ${code}`;
    if (!chosen.has(key)) chosen.set(key, findFont(code, families, face));
    return chosen.get(key);
  };

  /** The text in runs; characters without a glyph are gone. */
  return function runs(text: string, face: Face): Run[] {
    const families: Family[] = ['noto-sans', ...hanFamilies(text, locale)];
    const found: Run[] = [];
    for (const character of text.normalize('NFC')) {
      if (INVISIBLE.test(character)) continue;
      const code = character.codePointAt(0) as number;
      const last = found.at(-1);
      // Spaces, digits and marks stay with the words they stand in.
      const kept = last && COMMON.test(character) && loaded.get(last.font)?.(code) ? last.font : undefined;
      const font = kept ?? fontOf(code, families, face);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else found.push({ font, text: character });
    }
    return found;
  };
}

/** Gives what tells whether the font has a glyph; undefined where there is no such file. */
function load(document: FontDocument, family: Family, name: string): ((code: number) => boolean) | undefined {
  let file: Buffer;
  try {
    file = readFileSync(fontFile(`${family}/files/${name}.woff`));
  } catch {
    return undefined;
  }
  document.registerFont(name, sfntOfWoff(file));
  document.font(name);
  const { font } = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  return (code) => font.hasGlyphForCodePoint(code);
}
