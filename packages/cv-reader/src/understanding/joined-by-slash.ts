// "Liceu / Școală profesională", "Friedrich-Gymnasium / Oberschule Penrode", "Magazijnmedewerker / heftruckchauffeur": a stroke between two of one kind
// joins them; only between different things does it part.
import type { Segment } from './segments.ts';

/** `kindOf`: what a piece is by its words; nothing where they say none, or two. */
export function withJoinedSlashes<T extends Segment>(segments: readonly T[], kindOf: (text: string) => string | undefined): T[] {
  const whole: T[] = [];
  for (const segment of segments) {
    const last = whole.at(-1);
    const joint = last?.row === segment.row ? [' / ', '/ ', ' /'].find((slash) => segment.row.text.includes(last.text + slash + segment.text)) : undefined; // biome-ignore format: one thing
    const kind = last && joint ? kindOf(last.text) : undefined;
    if (last && joint && kind !== undefined && kind === kindOf(segment.text))
      whole[whole.length - 1] = { ...last, text: last.text + joint + segment.text };
    else whole.push(segment);
  }
  return whole.length === segments.length ? whole : whole.map((segment, at) => ({ ...segment, at }));
}
