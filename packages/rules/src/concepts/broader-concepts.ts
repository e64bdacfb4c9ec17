// How concepts lie below broader ones. Broader ones that do not exist, or lead in a circle, count as far as they lead.

/** What of a concept is needed. */
type Wider = { broader: readonly string[]; isWide: boolean };

/** Of the broader concepts those fewest steps away, and what is as far, that are not wide. */
export function nearOf(concepts: readonly Wider[], numbers: ReadonlyMap<string, number>, start: number): number[] {
  const seen = new Set([start]);
  for (let step = [start]; step.length > 0; ) {
    step = [...new Set(step.flatMap((one) => concepts[one]!.broader.flatMap((id) => numbers.get(id) ?? [])))].filter(
      (one) => !seen.has(one),
    );
    for (const one of step) seen.add(one);
    const near = step.filter((one) => !concepts[one]!.isWide);
    if (near.length > 0) return near;
  }
  return [];
}

/** A concept and all broader ones. */
export function closureOf(concepts: readonly Wider[], numbers: ReadonlyMap<string, number>, start: number): number[] {
  const found = new Set([start]);
  for (const at of found) {
    for (const id of concepts[at]!.broader) {
      const broader = numbers.get(id);
      if (broader !== undefined) found.add(broader);
    }
  }
  return [...found];
}
