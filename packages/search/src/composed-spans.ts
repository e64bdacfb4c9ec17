// "セキュリティ エンジニア", "ingeniera en energía solar": an occupation and a field right beside it ask for the narrower occupation that both make, as titles
// name it in two parts (rules/concepts/composing.ts), whatever the dictionary has for it as a phrase. @rule search.30
import { conceptDictionary } from './concept-dictionary.ts';
import { isJoining } from './inflected-names.ts';
import { conceptOf } from './terms.ts';

/** What the rule needs of a span (spans.ts). */
type Span = { from: number; to: number; terms: readonly string[]; isPlace: boolean; isOccupation?: boolean; parts?: unknown };

/** Between the two stands nothing, or words that join them. */
const isJoined = (between: string): boolean =>
  between
    .split(/[\s'’]+/u)
    .filter(Boolean)
    .every((word) => isJoining(word) || word === 'of' || word === '的' || word === 'の');

/** Makes one of each occupation and the fields that stand right before and behind it, where they make one. `spanOf`: what a concept means at a place. */
export function withComposed<S extends Span>(spans: S[], folded: string, spanOf: (concept: number, from: number, to: number) => S): S[] {
  const { numberOf, composed } = conceptDictionary();
  const conceptsOf = ({ terms }: Span) => terms.flatMap((term) => numberOf(conceptOf(term) ?? '') ?? []);
  const standing = [...spans].sort((a, b) => a.from - b.from);
  for (let at = 0; at < standing.length; at++) {
    const named = standing[at]!;
    const [occupation, ...others] = conceptsOf(named);
    if (!named.isOccupation || occupation === undefined || others.length > 0) continue;
    const isBeside = (one: S | undefined, between: string) =>
      one !== undefined && !one.isPlace && !one.isOccupation && !one.parts && isJoined(between);
    const [before, behind] = [standing[at - 1], standing[at + 1]];
    const beside = [
      ...(isBeside(before, folded.slice(before?.to, named.from)) ? [before!] : []),
      ...(isBeside(behind, folded.slice(named.to, behind?.from)) ? [behind!] : []),
    ];
    for (const some of beside.length > 1 ? [beside, [beside[0]!], [beside[1]!]] : [beside]) {
      const concept = composed(occupation, some.flatMap(conceptsOf));
      if (concept === undefined) continue;
      const all = [named, ...some];
      const [from, to] = [Math.min(...all.map((one) => one.from)), Math.max(...all.map((one) => one.to))];
      const made = { ...spanOf(concept, from, to), isOccupation: true };
      standing.splice(standing.indexOf(all.reduce((a, b) => (a.from < b.from ? a : b))), all.length, made);
      at = standing.indexOf(made);
      break;
    }
  }
  return standing;
}
