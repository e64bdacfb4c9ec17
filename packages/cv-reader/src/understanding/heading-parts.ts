// Headings that are made of several, or of letters set apart.
import { kindOfRoots } from './heading-roots.ts';
import { keyOf } from './phrases.ts';
import type { SectionKind } from './words/locale-words.ts';

/** "证书荣誉": two headings without a space between them; the first one decides, but of a thing and what it is of. */
export function kindOfCompound(key: string, headings: ReadonlyMap<string, SectionKind>): SectionKind | undefined {
  if (!/^\p{Script=Han}{4,8}$/u.test(key)) return undefined;
  for (let at = 2; at <= key.length - 2; at += 1) {
    const [first, second] = [headings.get(key.slice(0, at)), headings.get(key.slice(at))];
    if (first !== undefined && second !== undefined) return first;
  }
  return undefined;
}

/** "Education / Ausbildung", "Skills & Languages": the parts that are known agree, or the first decides. */
export function kindOfParts(text: string, headings: ReadonlyMap<string, SectionKind>): SectionKind | undefined {
  const parts = text
    .split(
      /\s*[/|&＆·・‧･、•,，()（）:+–—-]\s*|\s+(?:and|und|et|y|e|en|și|si|и|và|at|与|和|及)\s+|(?<=\p{Script=Han}{2})[与和及與](?=\p{Script=Han}{2})|(?<=\p{Script=Han})\s+(?=\p{L})|\s{2,}/u,
    )
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.map((part) => headings.get(keyOf(part)));
  const known = kinds.filter((kind) => kind !== undefined);
  // "学歴・教育": a word that is no heading by itself says the same by its root.
  const isOneKind = parts.every((part, at) => (kinds[at] ?? kindOfRoots(part)) === known[0]);
  // "Emplois occupés / Work": the same in two languages, one of which is known; "subjects / skills" are two things.
  const isTwice = parts.length === 2 && known.length === 1 && /\p{L}\s+\/\s+[\p{Lu}\p{Lo}]/u.test(text);
  if (known.length < parts.length && known.length < 2 && !isTwice && !(known.length > 0 && isOneKind)) return undefined;
  if (known.includes('work') && known.includes('education')) return 'studyAndWork';
  // "科研与实习经历", "Projects and internships": projects at an employer are work; read as projects, its employers would be lost.
  if (known.includes('work') && known.includes('projects')) return 'work';
  // "Permis et habilitations": what is of no kind leaves the word to the other part.
  return known.find((kind) => kind !== 'other') ?? known[0];
}

/** "E D U C A T I O N" is one word. */
export function joinSpaced(text: string): string {
  const words = text.split(/\s{2,}/);
  return words.every((word) => /^(?:\S\s)+\S$/u.test(word)) ? words.map((word) => word.replace(/\s/g, '')).join(' ') : text;
}
