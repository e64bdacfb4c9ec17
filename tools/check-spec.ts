// Which rows of the specification's rules (5), errors (8) and constants (9) nothing cites. A file cites a row with `@spec 9 "words of the row"`.
// The list of rows that later issues fulfil stands in spec-rows.json and only shrinks: a row that is cited must leave it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);

type Row = { section: string; words: string };
const rows = JSON.parse(readFileSync(path.join(target, 'tools/spec-rows.json'), 'utf8')) as { cited: Row[]; later: Row[] };
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.sql'], {
  cwd: target,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const citations: Row[] = [];
for (const file of files) {
  for (const match of readFileSync(path.join(target, file), 'utf8').matchAll(/@spec (\d(?:\.\d+)?)[^"\n]*"([^"\n]+)"/g)) {
    citations.push({ section: match[1] ?? '', words: match[2] ?? '' });
  }
}
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const isCited = (row: Row) =>
  citations.some(
    (citation) =>
      citation.section.split('.')[0] === row.section &&
      (plain(citation.words).includes(plain(row.words)) || plain(row.words).includes(plain(citation.words))),
  );

const faults: string[] = [];
for (const row of rows.cited) if (!isCited(row)) faults.push(`Nothing cites @spec ${row.section} "${row.words}"`);
for (const row of rows.later)
  if (isCited(row)) faults.push(`@spec ${row.section} "${row.words}" is cited: move it from later to cited in tools/spec-rows.json`);
for (const fault of faults) console.error(fault);
console.log(`${rows.cited.length} rows cited, ${rows.later.length} wait for later issues`);
process.exit(faults.length === 0 ? 0 : 1);
