// What both vocabularies of Europass share: languages by three letters, levels by EQF, places.
import type { Cv, CvLanguage, CvLevel, Read } from '../cv.ts';
import type { XmlNode } from '../extracting/office/xml.ts';
import { markupText } from './markup-text.ts';
import { language, sure } from './plain-cv.ts';
import { textOf } from './tree.ts';

const CEFR: Record<string, NonNullable<CvLanguage['level']>['value']> = {
  A1: 'elementary',
  A2: 'elementary',
  B1: 'limited_working',
  B2: 'professional_working',
  C1: 'professional_working',
  C2: 'full_professional',
};

/** A foreign language with the levels of its skills; the level is that of most of them. */
export function foreignLanguage(name: string, levels: string[]): CvLanguage {
  const known = levels.map((level) => /[ABC][12]/.exec(level.toUpperCase())?.[0] ?? '').filter((level) => level in CEFR);
  const counts = Map.groupBy(known, (level) => level);
  const [usual] = [...counts].sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))[0] ?? [];
  const read = language(nameOfCode(name), undefined);
  if (!usual) return read;
  const level = CEFR[usual];
  return {
    ...read,
    words: [...new Set(known)].join('/'),
    ...(level && { level: { value: level, doubt: counts.size > 1 ? 'check' : 'sure' } }),
  };
}

export function motherTongue(name: string): CvLanguage {
  return { ...language(nameOfCode(name), undefined), level: sure('native_or_bilingual') };
}

/** "nor" is Norwegian by its two letters; words stay what they are. */
function nameOfCode(name: string): string {
  if (!/^[a-z]{2,3}$/i.test(name)) return name;
  try {
    const code = Intl.getCanonicalLocales(name.toLowerCase())[0] ?? name;
    const norwegian = code === 'no' ? 'nb' : code;
    return new Intl.DisplayNames('en', { type: 'language' }).of(norwegian) ?? name;
  } catch {
    return name;
  }
}

/** By the level of the European qualifications framework. */
export function levelOfEqf(code: string | undefined): { level?: Read<CvLevel> } {
  const level = ({ '6': 'bachelor', '7': 'master', '8': 'phd' } as const)[code?.match(/\d/)?.[0] ?? ''];
  return level ? { level: { value: level, doubt: 'check' } } : {};
}

/** City and country of whatever has an address below it. */
export function placeOf(node: XmlNode | undefined): { text: string; city?: string; countryCode?: string } | undefined {
  const city = textOf(node, 'Municipality') ?? textOf(node, 'CityName') ?? textOf(node, 'City');
  const code = (textOf(node, 'CountryCode') ?? textOf(node, 'Code'))?.toUpperCase();
  const countryCode = code && /^[A-Z]{2}$/.test(code) ? ({ UK: 'GB', EL: 'GR' }[code] ?? code) : undefined;
  const country = textOf(node, 'Label') ?? (countryCode && new Intl.DisplayNames('en', { type: 'region' }).of(countryCode));
  const text = [city, country].filter(Boolean).join(', ');
  return text ? { text, ...(city && { city }), ...(countryCode && { countryCode }) } : undefined;
}

export function descriptionOf(html: string | undefined): { description?: string } {
  const description = markupText(html ?? '');
  return description ? { description } : {};
}

/** What has no place in a profile, under its heading. */
export function restOf(heading: string, texts: (string | undefined)[]): Cv['rest'] {
  const lines = texts.flatMap((text) => markupText(text ?? '').split('\n')).filter(Boolean);
  return lines.length > 0 ? [{ heading, lines }] : [];
}
