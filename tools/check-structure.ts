// The closed vocabulary of files and their sizes (ARCHITECTURE.md, laws 6 and 9): no file over 300 lines, names kebab-case, no barrels, no vague names,
// files of features only in the words of STYLE.md, or named as a part by their manifest. `check-structure [ROOT]`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namedParts } from './manifests.ts';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
const LINES = 300;
const VAGUE = /(^|\/)index\.tsx?$|(^|[/.-])(helpers?|utils?|misc|common|manager|stuff)([.-]|\/|$)/;
const KEBAB = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
/** Names that a framework or a convention gives. */
const NAMED_BY_OTHERS =
  /^(README|ARCHITECTURE|STYLE|LICENSE)(\.md)?$|^\+types$|^\.[a-z]|^\d{4,12}_[a-z0-9_]+\.sql$|^\d{3}-[a-z0-9-]+\.md$|^[A-Z]{2}\.json$/;
const UNCOUNTED = /\.test\.tsx?$|\.gen\.|\/messages\/|\.spec\.ts$|package-lock\.json$|\/fixtures\/|\.md$|\.svg$|\.json$/;
/** What a file of a feature may be called; all else is a part that its manifest names. */
const WORDS = {
  server:
    /(^|\/)(feature|routes|queries|commands|access|views|jobs|reactions|slots|gateway|[a-z-]+-gateway|command-line|seed|personal-data|retained|merging|services|directory|listing|templates|waiting|setup)\.ts$|(^|\/)(world|mails)\/|\.(test|fixture|thread|gen)\.ts$/,
  web: /(^|\/)(feature|queries)\.ts$|(^|\/)components\/|\.page\.tsx$|\/[^/]+\.tsx$|\.(test|fixture)\.tsx?$/,
};

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
checkWords('server');
checkWords('web');
for (const fault of faults) console.error(fault);
if (files.length === 0) faults.push('no files were found');
console.log(`${files.length} files read`);
process.exit(faults.length === 0 ? 0 : 1);

/** Files of features by their words; a named part that is gone is a fault too, so lists only hold what there is. */
function checkWords(side: 'server' | 'web'): void {
  const features = new Map<string, string[]>();
  for (const file of files) {
    const [, feature, rest] = new RegExp(`^apps/${side}/src/features/([^/]+)/(.+\\.tsx?)$`).exec(file) ?? [];
    if (feature && rest) features.set(feature, [...(features.get(feature) ?? []), rest]);
  }
  for (const [feature, names] of features) {
    const folder = `apps/${side}/src/features/${feature}`;
    const { parts, shows } = namedParts(path.join(target, folder));
    const isPart = (name: string, part: string) => (part.endsWith('/') ? name.startsWith(part) : name.replace(/\.tsx?$/, '') === part);
    for (const name of names)
      if (!WORDS[side].test(name) && ![...parts, ...shows].some((part) => isPart(name, part)))
        faults.push(`${folder}/${name}: no word of STYLE.md, and no part that feature.ts names`);
    for (const part of parts)
      if (!names.some((name) => isPart(name, part))) faults.push(`${folder}/feature.ts names a part that is not there: ${part}`);
  }
}

function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: target, encoding: 'utf8', maxBuffer: 1 << 26 });
  // What was removed and not committed yet is listed too.
  return output.split('\n').filter((file) => /^(apps|packages|tools|bench|e2e|docs)\//.test(file) && existsSync(path.join(target, file)));
}
