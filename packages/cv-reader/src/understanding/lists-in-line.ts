// Sections of one line: "Handy with: Grafting, Excel". A label that nobody knows stands before a list, with white above it.
import type { Row } from './context.ts';
import { kindOfOwnWords } from './heading-roots.ts';
import { isKnownSkill } from './known-skills.ts';
import { languageFinder } from './language-names.ts';
import type { SectionKind } from './words/locale-words.ts';

/** The heading above, and what stands in its line. */
type Above = { kind: string; value?: string };

/** What may stand in one line with its heading. */
export const INLINE: ReadonlySet<SectionKind> = new Set<SectionKind>(['languages', 'skills', 'interests', 'certificates', 'profile']);

/** White above a line that is a section by itself. */
export const WHITE_ABOVE = 0.5;

/** So many short pieces, one of which is known, are skills whatever their label calls them. */
const SKILLS_LEAST = 4;
const LONGEST_PIECE = 32;

const isShort = (piece: string) => piece.length <= LONGEST_PIECE && piece.split(/\s+/).length <= 4 && !/[.!?。]/u.test(piece);

/** "Handy with: Grafting, Excel": a list apart from what is above it, by what it names or by its label's own words. */
export function kindOfList(label: string, listed: string, row: Row, above: Above | undefined): SectionKind | undefined {
  // "Deutsch: Muttersprache; Englisch: B2" is what its heading heads.
  if (languageFinder().find(label).length > 0) return undefined;
  const pieces = listed.split(/\s*[,，、;；/|·]\s*/u).filter((piece) => piece !== '');
  if (row.gap <= WHITE_ABOVE || pieces.length < 2 || row.periods.length > 0) return undefined;
  const spoken = pieces.filter((piece) =>
    languageFinder()
      .find(piece)
      .some(({ from }) => from === 0),
  ).length;
  // Levels of languages and groups of skills are written so too, below headings of their own.
  const isAbove = (kind: SectionKind) => above?.kind === kind && above.value === undefined;
  if (spoken * 2 > pieces.length) return isAbove('languages') ? undefined : 'languages';
  if (isAbove('skills')) return undefined;
  const told = kindOfOwnWords(label);
  if (told === undefined && pieces.length >= SKILLS_LEAST && pieces.every(isShort) && pieces.some((piece) => isKnownSkill(piece)))
    return 'skills';
  return told !== undefined && told !== 'languages' && INLINE.has(told) ? told : undefined;
}
