// What each level of a layout costs by itself: effects of all levels, fitted together, so that what goes along with another level is not counted
// twice. People and languages are levels too. Few files count for less.

type Scored = { levels: readonly string[] };

/** So many files without any effect are added to each level's. */
const SHRINK = 6;
const ROUNDS = 60;

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The files of each level. */
export function filesByLevel<S extends Scored>(scored: readonly S[]): Map<string, S[]> {
  const files = new Map<string, S[]>();
  for (const one of scored) for (const level of one.levels) files.set(level, [...(files.get(level) ?? []), one]);
  return new Map([...files].sort(([a], [b]) => a.localeCompare(b)));
}

/** The effect of each level on a figure; files without that figure say nothing. */
export function effectsOf<S extends Scored>(
  files: ReadonlyMap<string, readonly S[]>,
  figureOf: (one: S) => number | undefined,
): Map<string, number> {
  const figures = new Map([...new Set([...files.values()].flat())].map((one) => [one, figureOf(one)]));
  const base = mean([...figures.values()].filter((figure) => figure !== undefined));
  const rest = new Map([...figures].flatMap(([one, figure]) => (figure === undefined ? [] : [[one, figure - base] as const])));
  const effects = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [level, all] of files) {
      const own = all.filter((one) => rest.has(one));
      const old = effects.get(level) ?? 0;
      const now = own.reduce((sum, one) => sum + (rest.get(one) ?? 0) + old, 0) / (own.length + SHRINK);
      for (const one of own) rest.set(one, (rest.get(one) ?? 0) + old - now);
      effects.set(level, now);
    }
  return effects;
}
