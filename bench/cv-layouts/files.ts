// Draws CVs into a folder: files, and files.json with the truth of each, as the corpus has it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPrinter, type Printer } from '../../tools/cv-corpus/chromium-printer.ts';
import type { CvFile } from '../import-cv-truth.ts';
import type { DrawnCv } from './blocks.ts';
import { makeCv } from './cv.ts';
import type { Layout } from './layout.ts';
import type { Person } from './people.ts';
import { type Order, planned } from './plan.ts';
import { htmlOf, printingOf } from './web-page.ts';
import { wordOf } from './word-page.ts';

/** `levels`: `factor:level`, all that mattered to the file. */
export type DrawnFile = CvFile & Required<Pick<CvFile, 'truth'>> & { levels: string[] };

function notePages(pdf: Buffer, layout: Layout): void {
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  layout.note('pages', pages > 2 ? '3+' : String(pages));
}

export async function makeFiles(order: Order, folder: string): Promise<DrawnFile[]> {
  const printer = await openPrinter();
  const files: DrawnFile[] = [];
  try {
    for (const [at, { person, layout }] of planned(order).entries()) {
      const { bytes, ...made } = await drawn(person, layout, printer);
      const file = `${String(at + 1).padStart(4, '0')}-${person.locale}-${person.id}.${layout.peek('producer')}`;
      writeFileSync(path.join(folder, file), bytes);
      const levels = [...layout.levels(), `language:${person.locale}`, `person:${person.id}`];
      files.push({ file, layout: levels.join(';'), levels, ...made });
    }
  } finally {
    await printer.close();
  }
  const listed = files.map(({ levels: _levels, truth: _truth, ...file }) => ({ ...file, truth: file.file }));
  const truths = Object.fromEntries(files.map(({ file, truth }) => [file, truth]));
  writeFileSync(path.join(folder, 'files.json'), JSON.stringify({ files: listed, truths }, undefined, 1));
  return files;
}

async function drawn(person: Person, layout: Layout, printer: Printer): Promise<Pick<DrawnCv, 'truth' | 'absent'> & { bytes: Buffer }> {
  const cv = makeCv(person, layout);
  const { truth, absent } = cv;
  if (layout.peek('producer') === 'docx') return { bytes: await wordOf(cv, layout), truth, absent };
  const bytes = await printer.print(htmlOf(cv, layout), printingOf(cv, layout));
  notePages(bytes, layout);
  return { bytes, truth, absent };
}
