// What was lost by layout, for people to read.
import type { Count, Fault, Field } from '../import-cv-judge.ts';
import { f1 } from '../import-cv-tables.ts';
import { effectsOf, filesByLevel, mean } from './effects.ts';

/** A file that was read and judged. */
export type ScoredFile = {
  file: string;
  score: number;
  parts: Map<string, number>;
  levels: string[];
  faults: readonly Fault[];
  odd?: string;
};

/** The parts of the score: each is one F1 of a file. */
const PARTS: Record<string, readonly Field[]> = {
  name: ['name'],
  contact: ['e-mail', 'phone', 'links', 'place'],
  employer: ['employer'],
  title: ['title'],
  'work dates': ['work dates'],
  school: ['school'],
  degree: ['degree'],
  field: ['field'],
  'education dates': ['education dates'],
  languages: ['languages'],
  skills: ['skills'],
  certificates: ['certificates'],
};
/** Told beside them, not in the score. */
const BESIDE: Record<string, readonly Field[]> = {
  'language levels': ['language levels'],
  level: ['level'],
  memberships: ['memberships'],
  birth: ['birth and nationality'],
};
const ALL = { ...PARTS, ...BESIDE };

/** A level of fewer files says too little to be called bad. */
const LEAST_FILES = 8;
const WORST_LEVELS = 25;
/** What a level costs a field is told from there on. */
const DEAR = -0.015;

const shown = (number: number) => number.toFixed(3);
const isPerson = (level: string) => level.startsWith('person:');

/** F1 of each part that the file has, and their mean. */
export function scoreOf(counts: ReadonlyMap<Field, Count>): Pick<ScoredFile, 'score' | 'parts'> {
  const parts = new Map<string, number>();
  for (const [part, fields] of Object.entries(ALL)) {
    const sum: Count = { said: 0, right: 0, wanted: 0, found: 0 };
    for (const field of fields)
      for (const figure of ['said', 'right', 'wanted', 'found'] as const) sum[figure] += counts.get(field)?.[figure] ?? 0;
    if (sum.said + sum.wanted > 0) parts.set(part, f1(sum));
  }
  const own = Object.keys(PARTS).flatMap((part) => parts.get(part) ?? []);
  return { score: mean(own), parts };
}

/** The mean of all files, by part. */
export function meansOf(scored: readonly ScoredFile[]): Map<string, { figure: number; files: number }> {
  const all = Object.keys(ALL).map((part) => [part, scored.flatMap(({ parts }) => parts.get(part) ?? [])] as const);
  return new Map(all.filter(([, own]) => own.length > 0).map(([part, own]) => [part, { figure: mean(own), files: own.length }]));
}

export function printMeans(scored: readonly ScoredFile[]): void {
  console.log('\nF1 of a file, mean');
  for (const [part, { figure, files }] of meansOf(scored)) console.log(`  ${part.padEnd(18)} ${shown(figure)}  (${files} files)`);
}

export function printLevels(scored: readonly ScoredFile[]): void {
  const files = filesByLevel(scored);
  const effects = effectsOf(files, ({ score }) => score);
  const byPart = Object.keys(ALL).map((part) => ({ part, effects: effectsOf(files, ({ parts }) => parts.get(part)) }));
  const effectOf = (level: string) => effects.get(level) ?? 0;
  const dearest = (level: string) =>
    byPart
      .map(({ part, effects: own }) => ({ part, cost: own.get(level) ?? 0 }))
      .filter(({ cost }) => cost < DEAR)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 4)
      .map(({ part, cost }) => `${part} ${cost.toFixed(2)}`)
      .join(', ');
  const line = (level: string, own: readonly ScoredFile[]) => {
    const figure = shown(mean(own.map(({ score }) => score)));
    const effect = effectOf(level).toFixed(3).padStart(6);
    return `  ${level.padEnd(32)} ${String(own.length).padStart(4)}  ${figure}  ${effect}  ${dearest(level)}`;
  };
  const told = [...files].filter(([level]) => !isPerson(level));
  console.log('\nLevels by factor: files, mean score, own effect beside all others, fields that it costs most');
  let last = '';
  for (const [level, own] of told) {
    const [factor = ''] = level.split(':');
    console.log(`${factor === last ? '' : '\n'}${line(level, own)}`);
    last = factor;
  }
  console.log(`\nWorst levels of at least ${LEAST_FILES} files, by own effect`);
  const worst = told.filter(([, own]) => own.length >= LEAST_FILES).sort(([a], [b]) => effectOf(a) - effectOf(b));
  for (const [level, own] of worst.slice(0, WORST_LEVELS)) console.log(line(level, own));
}

export function printWorstFiles(scored: readonly ScoredFile[], count: number): void {
  console.log('\nWorst files');
  for (const { file, score, levels, faults, odd } of [...scored].sort((a, b) => a.score - b.score).slice(0, count)) {
    console.log(`\n${file}  ${shown(score)}${odd ? `  (${odd})` : ''}\n  ${levels.join(' ')}`);
    for (const { field, text } of faults) console.log(`    ${field.padEnd(21)} ${text}`);
  }
}
