// docs/specification against the code. A row has an id `noun.N` and a state; code cites it as `@rule noun.N` in a comment, the catalogue of
// errors in its `source`. Numbers of a noun run without a gap (a row that no longer holds stays, as dropped), so none is used again.
// A row is built where product code cites it, and only there: tests, fixtures and the demo world prove nothing. What ran as a migration before
// there were ids is left alone. Documents that comments name are the repository's own.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
const STATES = ['built', 'not built', 'not code', 'dropped'];
const SPECIFICATION = /^docs\/specification\/([a-z-]+)\.md$/;
const IDS = '[a-z][a-z-]*\\.\\d+(?:, [a-z][a-z-]*\\.\\d+)*';
const CITATION = new RegExp(`@rule (${IDS})?|source: '(${IDS})`, 'g');
const PRODUCT = /^(apps\/[a-z]+|packages\/(?!testkit|world-kit)[a-z0-9-]+)\/(src|migrations)\//;
const NO_PRODUCT = /\.test\.tsx?$|\.fixture\.|\/(seed|world|demo|testkit)[^/]*(\/|\.ts$)/;
const OLD_FORM = /@spec\b|\bdecisions? [1-9]\d*|\bspecification [1-9](\.\d+)?\b/i;
const COMMENTS = /(?:\/\/|^\s*\/?\*|--).*$/gm;
const DOCUMENTS = /(?<![\w*.<>-])(?:[\w-]+\/)*[A-Za-z][\w-]*\.md\b/g;
const NOT_READ = /\.gen\.ts$|^apps\/server\/migrations\/\d{4}_|^tools\/(check-spec|planted-violations\.test)\.ts$/;

const faults: string[] = [];
const files = readFiles();
const states = readRows();
const citedIn = readCitations();
refuseForeignDocuments();
refuseUnlistedNouns();

const waiting = new Map<string, number>();
for (const [id, state] of states) {
  const file = citedIn.get(id);
  if (state === 'built' && !file) faults.push(`${id} says built, but no product code cites it`);
  if (state !== 'built' && file) faults.push(`${file} cites ${id}, which says ${state}`);
  const noun = id.split('.')[0] ?? '';
  if (state === 'not built') waiting.set(noun, (waiting.get(noun) ?? 0) + 1);
}
for (const fault of new Set(faults)) console.error(fault);
const count = (state: string) => [...states.values()].filter((one) => one === state).length;
console.log(`${count('built')} rules built, ${count('not built')} not: ${[...waiting].map((one) => one.join(' ')).join(', ')}`);
process.exit(faults.length === 0 ? 0 : 1);

function readFiles(): { file: string; text: string }[] {
  const globs = ['*.ts', '*.tsx', '*.mjs', '*.sql', '*.md'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...globs], { cwd: target, encoding: 'utf8' }).split('\n');
  return listed.flatMap((file) => {
    if (!file || NOT_READ.test(file)) return [];
    try {
      return [{ file, text: readFileSync(path.join(target, file), 'utf8') }];
    } catch (error) {
      // Deleted, and not yet committed.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

/** What only a folder of ours had says nothing to who reads the code: its words belong there, or into a document that is here. */
function refuseForeignDocuments(): void {
  const documents = files.flatMap(({ file }) => (file.endsWith('.md') ? [`/${file}`] : []));
  for (const { file, text } of files)
    for (const comment of file.endsWith('.md') ? [] : text.matchAll(COMMENTS))
      for (const { 0: name, index } of comment[0].matchAll(DOCUMENTS))
        if (!documents.some((one) => one.endsWith(`/${name}`)))
          faults.push(`${file}:${text.slice(0, comment.index + index).split('\n').length}: the repository has no ${name}`);
}

/** The list of nouns in the specification's README has every one, and no other. */
function refuseUnlistedNouns(): void {
  const list = files.find(({ file }) => file === 'docs/specification/README.md')?.text;
  if (list === undefined) return;
  const listed = [...list.matchAll(/\]\(([a-z-]+)\.md\)/g)].map(([, noun]) => noun!);
  const there = files.flatMap(({ file }) => SPECIFICATION.exec(file)?.[1] ?? []);
  for (const noun of there) if (!listed.includes(noun)) faults.push(`docs/specification/README.md does not list ${noun}`);
  for (const noun of listed) if (!there.includes(noun)) faults.push(`docs/specification/README.md lists ${noun}, which is not there`);
}

/** The state of every row. */
function readRows(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of files) {
    const noun = SPECIFICATION.exec(file)?.[1];
    if (!noun) continue;
    const numbers: number[] = [];
    for (const [, id = '', state = ''] of text.matchAll(/^\| ([^|]+) \|.*\| ([^|]+) \| [^|]+ \|$/gm)) {
      if (id === 'id') continue;
      if (!new RegExp(`^${noun}\\.[1-9]\\d*$`).test(id)) faults.push(`${file}: ${id} is no id of ${noun}`);
      if (found.has(id)) faults.push(`${file}: ${id} stands twice`);
      if (!STATES.includes(state)) faults.push(`${file}: ${id} has the state "${state}"`);
      found.set(id, state);
      numbers.push(Number(id.split('.')[1]));
    }
    for (let number = 1; number < Math.max(0, ...numbers); number += 1)
      if (!numbers.includes(number)) faults.push(`${file}: ${noun}.${number} is gone: a row that no longer holds stays, as dropped`);
  }
  return found;
}

/** The product file that cites a row, of those that are cited. */
function readCitations(): Map<string, string> {
  const cited = new Map<string, string>();
  const nouns = new Set([...states.keys()].map((id) => id.split('.')[0]));
  for (const { file, text } of files) {
    if (SPECIFICATION.test(file)) continue;
    const at = (index: number) => `${file}:${text.slice(0, index).split('\n').length}`;
    const old = OLD_FORM.exec(text);
    if (old) faults.push(`${at(old.index)}: "${old[0]}" is an old citation: write @rule and an id of docs/specification`);
    for (const { 0: number, index } of text.matchAll(/\.\d+(?![\w-]|\.\w)/g)) {
      const noun = /(?<![\w./-])[a-z][a-z-]*$/.exec(text.slice(Math.max(0, index - 30), index))?.[0];
      if (noun && nouns.has(noun) && !states.has(noun + number)) faults.push(`${at(index)}: there is no rule ${noun}${number}`);
    }
    for (const { 1: inComment, 2: inSource, index } of text.matchAll(CITATION)) {
      const ids = (inComment ?? inSource)?.split(', ') ?? [];
      if (ids.length === 0 && !file.endsWith('.md')) faults.push(`${at(index)}: @rule without an id`);
      for (const id of ids) {
        if (!states.has(id)) faults.push(`${at(index)}: there is no rule ${id}`);
        if (PRODUCT.test(file) && !NO_PRODUCT.test(file)) cited.set(id, file);
      }
    }
  }
  return cited;
}
