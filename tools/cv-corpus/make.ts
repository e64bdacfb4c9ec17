// Makes the corpus of CVs again: `node tools/run.mjs tools/cv-corpus/make.ts [PART...]`, by hand, with Chromium, LibreOffice and qpdf on the machine. What
// it makes is committed (packages/cv-reader/corpus: the files, and files.json with the truth of each); no test makes it. Producers write the
// time into their files: with parts of names given, only files of such names are written, so that one commits only what changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { CvTruth } from '../../bench/import-cv-truth.ts';
import { openPrinter, type Printer } from './chromium-printer.ts';
import { makeOddFiles, type OddFile } from './odd-files.ts';
import { converted, type OfficeFormat } from './office-converter.ts';
import { allPeople } from './people.ts';
import { type Planned, plan, YEAR_MONTH_LIST } from './plan.ts';
import { makeSheet, truthOf } from './sheet.ts';
import { TEX_LAYOUTS } from './tex-layouts.ts';
import { WEB_FORMS } from './web-forms.ts';
import { WEB_LAYOUTS } from './web-layouts.ts';
import { WORD_LAYOUTS } from './word-layouts.ts';

const OUT = new URL('../../packages/cv-reader/corpus/', import.meta.url);
const PEOPLE = new URL('./people/', import.meta.url);

const named = <T extends { name: string }>(list: readonly T[], name: string) => list.find((one) => one.name === name);

/** A file's bytes; for what LibreOffice converts, the Word file. */
async function bytesOf({ person, layout, manner, seed }: Planned, printer: Printer): Promise<Buffer> {
  const sheet = makeSheet(person, manner, seed);
  const web = named(WEB_LAYOUTS, layout) ?? named(WEB_FORMS, layout);
  if (web) return printer.print(web.html(sheet));
  const tex = named(TEX_LAYOUTS, layout);
  if (tex) return tex.pdf(sheet);
  const word = named(WORD_LAYOUTS, layout);
  if (!word) throw new Error(`No layout ${layout}`);
  return word.docx(sheet);
}

const isConverted = ({ layout, format }: Planned) => layout.startsWith('word') && format !== 'docx';

/** The list of years and months has no degree in it, and no memberships. */
function seenTruth({ person, layout, manner, seed }: Planned): CvTruth {
  const truth = truthOf(person, manner, seed);
  if (layout !== YEAR_MONTH_LIST) return truth;
  const { memberships: _unseen, ...seen } = truth;
  const education = truth.education?.map(({ fieldIsInDegree, ...study }) => ({
    ...study,
    degree: [],
    levels: [],
    ...(fieldIsInDegree && { field: [] }),
  }));
  return { ...seen, ...(education && { education }) };
}

async function makeFiles(all: readonly Planned[], printer: Printer): Promise<Map<Planned, Buffer>> {
  const made = new Map<Planned, Buffer>();
  for (const one of all) made.set(one, await bytesOf(one, printer));
  for (const format of ['pdf', 'odt', 'doc', 'rtf'] satisfies OfficeFormat[]) {
    const some = all.filter((one) => isConverted(one) && one.format === format);
    const files = converted(
      some.map((one) => made.get(one) ?? Buffer.alloc(0)),
      format,
    );
    for (const [at, one] of some.entries()) made.set(one, files[at] ?? Buffer.alloc(0));
  }
  return made;
}

function writeList(files: readonly object[], truths: Record<string, CvTruth>): void {
  const told = Object.entries(truths).map(([id, truth]) => `${JSON.stringify(id)}:${JSON.stringify(truth)}`);
  const listed = files.map((file) => JSON.stringify(file));
  writeFileSync(new URL('files.json', OUT), `{"files":[\n${listed.join(',\n')}\n],"truths":{\n${told.join(',\n')}\n}}\n`);
}

async function make(parts: readonly string[]): Promise<void> {
  if (parts.length === 0) rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const write = (file: string, bytes: Buffer) => {
    if (parts.length === 0 || parts.some((part) => file.includes(part))) writeFileSync(new URL(file, OUT), bytes);
  };
  const printer = await openPrinter();
  const people = allPeople(PEOPLE);
  const made = await makeFiles(plan(people), printer);
  const files: (Omit<OddFile, 'bytes' | 'truth'> & { truth?: string })[] = [];
  const truths: Record<string, CvTruth> = {};
  for (const [one, bytes] of made) {
    const { person, layout, format, seed } = one;
    const file = `${person.locale}-${person.id}-${layout}.${format}`;
    write(file, bytes);
    truths[seed] = seenTruth(one);
    files.push({ file, layout, truth: seed });
  }
  for (const { bytes, truth, ...odd } of await makeOddFiles(people, printer)) {
    write(odd.file, bytes);
    if (truth) truths[odd.file] = truth;
    files.push({ ...odd, ...(truth && { truth: odd.file }) });
  }
  await printer.close();
  writeList(files, truths);
  console.log(`${files.length} files`);
}

await make(process.argv.slice(2));
