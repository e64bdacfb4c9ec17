// What a layout costs the reader of CVs: `npm run bench -- cv-layouts [--seed S] [--count N] [--language de] [--worst N] [--keep FOLDER]`. Draws CVs of
// the corpus's people in layouts of chance (PDF by the machine's Chromium, DOCX), so that it is known what must be read, and reads them. A seed draws the
// same files each time: compare the figures of one seed before and after a change, and look for new faults with another. `--keep` leaves the files where
// one can look at them, and `import-cv FOLDER` reads them again. The layouts are ours, and so are the people: what is unseen for the reader is only how
// the two come together. The last line is JSON.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale } from '@fairway/rules/locales';
import { readCv } from '../packages/cv-reader/src/read-cv.ts';
import { mean } from './cv-layouts/effects.ts';
import { type DrawnFile, makeFiles } from './cv-layouts/files.ts';
import { meansOf, printLevels, printMeans, printWorstFiles, type ScoredFile, scoreOf } from './cv-layouts/report.ts';
import { type Read, readJudged, summed } from './import-cv.ts';
import { printFields, printLanguages } from './import-cv-tables.ts';

/** No CV at all, or words read of somebody else; what was not understood is kept as text and no fault. */
function oddOf({ result, file }: Read): { odd?: string } {
  if (!result.ok) return { odd: `not read: ${result.fault}` };
  const cv = 'cv' in result.reading ? result.reading.cv : {};
  const told = JSON.stringify({ ...cv, rest: undefined }).toLowerCase();
  const seen = (file.absent ?? []).filter((words) => told.includes(words.toLowerCase()));
  return seen.length > 0 ? { odd: `read: ${seen.join(', ')}` } : {};
}

const scored = ({ file, levels }: DrawnFile, read: Read): ScoredFile => ({
  file,
  levels,
  faults: read.faults,
  ...scoreOf(read.counts),
  ...oddOf(read),
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '420' },
      language: { type: 'string' },
      worst: { type: 'string', default: '20' },
      keep: { type: 'string' },
    },
  });
  const { seed, language, keep } = values;
  if (language !== undefined && !isLocale(language)) throw new Error(`No language ${language}`);
  const folder = keep ?? mkdtempSync(path.join(os.tmpdir(), 'fairway-cv-layouts-'));
  mkdirSync(folder, { recursive: true });
  try {
    const files = await makeFiles({ seed, count: Number(values.count), language }, folder);
    const reads: Read[] = [];
    const all: ScoredFile[] = [];
    for (const file of files) {
      const read = await readJudged(readCv, folder, file);
      reads.push(read);
      all.push(scored(file, read));
    }
    const score = mean(all.map((one) => one.score));
    const odd = all.filter((one) => one.odd);
    console.log(`## seed ${seed}: ${all.length} files, mean score ${score.toFixed(3)} (F1 of the fields, averaged in each file)`);
    printMeans(all);
    console.log('');
    const sums = summed(reads);
    printFields(sums);
    printLanguages(sums);
    printLevels(all);
    printWorstFiles(all, Number(values.worst));
    for (const one of odd) console.log(`odd: ${one.file}: ${one.odd}`);
    const parts = Object.fromEntries([...meansOf(all)].map(([part, { figure }]) => [part, Number(figure.toFixed(3))]));
    console.log(JSON.stringify({ bench: 'cv-layouts', seed, files: all.length, score: Number(score.toFixed(3)), odd: odd.length, parts }));
  } finally {
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}

await main();
