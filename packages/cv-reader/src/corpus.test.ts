// What is read of the committed CVs (packages/cv-reader/corpus, made by tools/cv-corpus) never gets worse: floors for each group of fields and
// each language, somewhat below what is reached. Bench import-cv prints the figures and what is wrong.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgedFiles, readJudged, summed } from '../../../bench/import-cv.ts';
import { figuresOf } from '../../../bench/import-cv-tables.ts';
import { readCv } from './read-cv.ts';

const FOLDER = new URL('../corpus/', import.meta.url).pathname;
const LEAST_FILES = 120;
const LEAST_FILES_OF_A_LANGUAGE = 8;
/** F1 of groups of fields over all languages, and of all fields by language: `npm run bench import-cv -- --floors` writes them. */
const floors = JSON.parse(readFileSync(`${FOLDER}floors.json`, 'utf8')) as Record<'groups' | 'languages', Record<string, number>>;

const files = judgedFiles(FOLDER);
const reads: Awaited<ReturnType<typeof readJudged>>[] = [];
for (const file of files) reads.push(await readJudged(readCv, FOLDER, file));
const figures = figuresOf(summed(reads));

test('the corpus has CVs of all formats in all languages and 20 layouts', () => {
  const languages = new Map<string, number>();
  for (const { truth } of files) if (truth) languages.set(truth.language, (languages.get(truth.language) ?? 0) + 1);
  expect(files.length).toBeGreaterThan(LEAST_FILES);
  expect(languages.size).toBe(14);
  expect(Math.min(...languages.values())).toBeGreaterThanOrEqual(LEAST_FILES_OF_A_LANGUAGE);
  expect(new Set(files.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(20);
  expect([...new Set(files.map(({ file }) => file.split('.').at(-1)))].sort()).toEqual(['doc', 'docx', 'odt', 'pdf', 'rtf']);
});

test.each(['groups', 'languages'] as const)('what is read of the %s stays as right as it was', (kind) => {
  const low = Object.entries(floors[kind]).filter(([name, floor]) => (figures[kind][name] ?? 0) < floor);
  expect(low.map(([name, floor]) => `${name}: ${figures[kind][name]}, at least ${floor}`)).toEqual([]);
  expect(Object.keys(floors[kind])).toEqual(Object.keys(figures[kind]));
});

test('an odd file gives the fault that fits it, or the CV in spite of all; words that nobody sees are not read', () => {
  expect(reads.flatMap(({ file, odd }) => (odd ? [`${file.file}: ${odd}`] : []))).toEqual([]);
});

test('a file cut at any tenth, or with bytes turned in it, gives a reading or a fault and no failure', async () => {
  const some = ['de-leonie-brandt-word-dates-table.pdf', 'ko-seo-jiwoo-word-boxes.docx', 'it-giulia-orsenigo-word-boxes.doc'];
  for (const name of some) {
    const bytes = new Uint8Array(readFileSync(FOLDER + name));
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const cut = await readCv(bytes.slice(0, Math.floor((bytes.length * tenth) / 10)), { today: '2026-11-24' });
      const turned = bytes.map((byte, at) => (at > 8 && at % 997 === tenth ? byte ^ 0xff : byte));
      const odd = await readCv(turned, { today: '2026-11-24' });
      expect([typeof cut.ok, typeof odd.ok]).toEqual(['boolean', 'boolean']);
    }
  }
});
