// The closed vocabulary of files and their sizes (house.md): no file over 300 lines, names kebab-case, no barrels, no vague names,
// server features only in the words of STYLE.md. `check-structure [ROOT]`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
const LINES = 300;
const VAGUE = /(^|\/)index\.tsx?$|(^|[/.-])(helpers?|utils?|misc|common|manager|stuff)([.-]|\/|$)/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
/** Names that a framework or a convention gives. */
const NAMED_BY_OTHERS =
  /^(README|ARCHITECTURE|STYLE|LICENSE)(\.md)?$|^\+types$|^\.[a-z]|^\d{4}_[a-z0-9_]+\.sql$|^\d{3}-[a-z0-9-]+\.md$|^[A-Z]{2}\.json$/;
const UNCOUNTED = /\.test\.tsx?$|\.gen\.|\/messages\/|\.spec\.ts$|package-lock\.json$|\/fixtures\/|\.md$|\.svg$|\.json$/;

const files = listFiles();
const faults: string[] = [];
for (const file of files) {
  const base = path.basename(file);
  if (VAGUE.test(file) && !/^apps\/web\/src\/(root|entry)/.test(file))
    faults.push(`${file}: a name that says nothing (index, helpers, utils, ...)`);
  if (!KEBAB.test(base) && !NAMED_BY_OTHERS.test(base)) faults.push(`${file}: file names are kebab-case`);
  if (/\.(ts|tsx|mjs|css|sql)$/.test(file) && !UNCOUNTED.test(file)) {
    const lines = readFileSync(path.join(target, file), 'utf8').split('\n').length - 1;
    if (lines > LINES) faults.push(`${file}: ${lines} lines, at most ${LINES}; the noun has parts, name them`);
  }
}
for (const fault of faults) console.error(fault);
if (files.length === 0) faults.push('no files were found');
console.log(`${files.length} files read`);
process.exit(faults.length === 0 ? 0 : 1);

function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: target, encoding: 'utf8', maxBuffer: 1 << 26 });
  return output.split('\n').filter((file) => /^(apps|packages|tools|bench|e2e|docs)\//.test(file));
}
