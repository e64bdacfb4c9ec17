// Work and education of one CV are written alike: what education's words say of its slots holds for work, whose titles and employers nobody knows.
import type { Context } from './context.ts';

/** So little a slot's own words say where education decides. */
const SILENT = 0.2;

/** Employers stand where schools do, and titles where degrees do, if work has the lines of education and its own words do not say it. */
export function withSchoolSlots(leanings: ReadonlyMap<string, number>, { schoolSlots }: Context): ReadonlyMap<string, number> {
  const shared = [...(schoolSlots ?? [])].filter(([slot, lean]) => leanings.has(slot) && Math.abs(lean) > SILENT);
  const areBoth = shared.some(([, lean]) => lean > 0) && shared.some(([, lean]) => lean < 0);
  const isSilent = [...leanings.values()].every((lean) => Math.abs(lean) < SILENT);
  if (!areBoth || !isSilent) return leanings;
  return new Map([...leanings, ...shared.map(([slot, lean]) => [slot, -lean] as const)]);
}
