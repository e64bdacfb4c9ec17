// What takes the run's time: the slowest files are named at its end, forty of them and forty cases are left in a file that the next run replaces.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Timed = { name: string; seconds: number };
const LISTED = 40;
const NAMED = 10;

const first = (timed: readonly Timed[], count: number) => [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, count);
const lines = (timed: readonly Timed[]) => first(timed, LISTED).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);

/**
 * Leaves the table in `file`.
 * @returns the line for the end of the run; undefined: nothing was timed
 */
export function tellSlowest(files: readonly Timed[], cases: readonly Timed[], file: string): string | undefined {
  if (files.length === 0) return undefined;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, ['Files', ...lines(files), '', 'Cases', ...lines(cases), ''].join('\n'));
  const named = first(files, NAMED).map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
  return `slowest files: ${named.join(', ')} (forty of them, and forty cases: ${file})`;
}
