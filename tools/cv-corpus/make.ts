// Makes the corpus of CVs again: `node tools/run.mjs tools/cv-corpus/make.ts [--only LAYOUT]`, by hand, with Chromium and LibreOffice on the machine.
// What it makes is committed (packages/cv-reader/corpus); no test makes it. Without --only all is made anew and files.json written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CvTruth } from '../../bench/import-cv-truth.ts';
import { openPrinter } from './chromium-printer.ts';
import { allPeople } from './people.ts';
import { plan } from './plan.ts';
import { makeSheet, truthOf } from './sheet.ts';
import { WEB_LAYOUTS } from './web-layouts.ts';

const OUT = new URL('../../packages/cv-reader/corpus/', import.meta.url);

async function make(only: string | undefined): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const people = allPeople(new URL('./people/', import.meta.url));
  const files: { file: string; layout: string; truth: string }[] = [];
  const truths: Record<string, CvTruth> = {};
  const printer = await openPrinter();
  for (const { person, layout, manner, seed } of plan(people)) {
    const file = `${person.locale}-${person.id}-${layout}.pdf`;
    const web = WEB_LAYOUTS.find(({ name }) => name === layout);
    if (!web) throw new Error(`No layout ${layout}`);
    if (!only || only === layout) writeFileSync(new URL(file, OUT), await printer.print(web.html(makeSheet(person, manner, seed))));
    truths[seed] = truthOf(person, manner, seed);
    files.push({ file, layout, truth: seed });
  }
  await printer.close();
  const lines = (list: readonly string[]) => list.join(',\n');
  const written = `{"files":[\n${lines(files.map((file) => JSON.stringify(file)))}\n],"truths":{\n${lines(Object.entries(truths).map(([id, truth]) => `${JSON.stringify(id)}:${JSON.stringify(truth)}`))}\n}}\n`;
  writeFileSync(new URL('files.json', OUT), written);
  console.log(`${files.length} files`);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await make(values.only);
