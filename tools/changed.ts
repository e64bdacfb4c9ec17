// What a change can break, read from the imports: `npm test -- --changed [COMMIT]` runs that alone.
//
//   a test runs       where it imports what changed, through whatever stands between
//   ... of a feature  where a file of the feature does, or of one that it uses (its manifest says so): their tests go through the whole application
//   a journey         where its noun is one of those features, or JOURNEYS names one; the shell's where the shell is touched
//   words             are as good as every file that reads their message file, and the noun that the contract keeps it for
//
// Registries import everything and tell nothing: what reaches a test only through one of them is left to the manifests.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifests, readWebManifests, type Uses } from './manifests.ts';

/** Test files to run, by part, relative to the root. */
export type Plan = { node: string[]; browser: string[]; e2e: string[] };

const REGISTRIES = [
  /^apps\/(server|web)\/src\/features\.ts$/, /^apps\/web\/src\/routes\.ts$/, /^packages\/contract\/src\/(endpoints|errors|pages|switches)\.ts$/,
  /^packages\/contract\/src\/kernel\/openapi\.ts$/,
]; // biome-ignore format: a list
/** What journeys go through that are not named by their noun, or by one of many: features, and `shell`. */
const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['consoles', 'first-visit', 'loading', 'quiet', 'shell'].map((name) => [name, ['shell']])),
  'job-conditions': ['jobs'],
  market: ['teams', 'organizations', 'postings', 'posting-decisions', 'jobs', 'applications', 'applicants', 'talent', 'candidates']
    .concat('shared-profiles', 'profile-looks'),
  'organization-profile': ['organization-profiles'],
  'own-jobs': ['jobs'],
  replies: ['applications', 'jobs', 'organizations'],
  'school-employers': ['posting-decisions'],
  'school-postings': ['postings', 'posting-decisions', 'jobs'],
  shares: ['candidates', 'documents', 'shared-profiles', 'profile-looks'],
  'staff-day': ['staff', 'staff-home', 'schools', 'students', 'verification'],
  translation: ['jobs', 'tenants'],
  'going-on': ['identity'],
  'sign-in-over-list': ['identity', 'jobs', 'organizations', 'shell'],
  'sign-in-over-page': ['identity', 'landing', 'jobs', 'organizations', 'content', 'site-pages', 'blog', 'shell'],
}; // biome-ignore format: a list
/** What everything stands on. */
const GROUND =
  /^(package(-lock)?\.json|vitest\.config\.ts|playwright\.config\.ts|tools\/(test|run|runtime|generated)\.(ts|mjs))$|^packages\/testkit\//;
const MESSAGE_FILE = /^packages\/i18n\/messages\/[^/]+\/([^/]+)\.json$/;
const SOURCE = /\.(ts|tsx|mjs|css)$/;

/** Where this branch left main; on main itself what is not committed. */
export function branchPoint(root: string): string {
  return execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' }).trim();
}

/** Files that differ from the commit, in the work tree and the index too. */
export function changedFiles(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
      .split('\n')
      .filter(Boolean);
  return [...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '-o', '--exclude-standard')])];
}

/** The tests that a change of these files can break. */
export function testsFor(root: string, changed: readonly string[]): Plan {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter(Boolean);
  const sources = files.filter((file) => SOURCE.test(file) && existsSync(path.join(root, file)));
  if (changed.some((file) => GROUND.test(file))) return plan(sources, () => true);
  const [server, web] = [readManifests(root), readWebManifests(root)];
  const nouns = new Set([...server, ...web].map(({ name }) => name));
  const words = changed.flatMap((file) => MESSAGE_FILE.exec(file)?.[1] ?? []);
  const reached = reach(importers(root, sources), [...changed, ...readersOf(root, sources, words)]);

  const touched = new Set([
    ...changed.flatMap((file) => nounsOf(root, file, server)),
    ...words.flatMap((word) => keepersOf(root, sources, word)),
  ]);
  // Of every code and page of the contract there are words.
  const spoken = changed.some((file) => /^packages\/(i18n|contract\/src)\//.test(file));
  const features = (side: 'server' | 'web', manifests: readonly Uses[]) => {
    const own = [...reached].flatMap((file) => new RegExp(`^apps/${side}/src/features/([^/]+)/`).exec(file)?.[1] ?? []);
    return withUsers(manifests, [...own, ...[...touched].filter((noun) => manifests.some(({ name }) => name === noun))]);
  };
  const onServer = features('server', server);
  const onWeb = features('web', web);
  const isOf = (file: string, side: string, some: ReadonlySet<string>) =>
    [...some].some((name) => file.startsWith(`apps/${side}/src/features/${name}/`));
  const runs = (file: string) =>
    reached.has(file) ||
    isOf(file, 'server', onServer) ||
    isOf(file, 'web', onWeb) ||
    (onServer.size > 0 && file.startsWith('apps/server/src/api/')) ||
    (spoken && file.startsWith('packages/i18n/'));
  // The kernel's words are what every page says.
  const shell =
    touched.has('kernel') ||
    [...reached].some(
      (file) => /^apps\/web\/src\/(shell|ssr|lib|root|entry)/.test(file) || /^apps\/server\/src\/(pages|app|kernel\/http)/.test(file),
    );
  // What the consoles' pages owe all together is one journey.
  const inConsoles = [...onWeb].some((name) =>
    readFileSync(path.join(root, `apps/web/src/features/${name}/feature.ts`), 'utf8').includes('sections:'),
  );
  const isJourney = (file: string) => {
    const name = /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1];
    if (!name) return false;
    return (
      (inConsoles && name === 'consoles') ||
      partsOfJourney(name, nouns).some((part) => (part === 'shell' ? shell : onServer.has(part) || onWeb.has(part)))
    );
  };
  return plan(sources, (file) => runs(file) || isJourney(file));
}

/** The features that a journey goes through, and `shell`. One of none would be run by nothing but its own change. */
export function partsOfJourney(name: string, nouns: ReadonlySet<string>): readonly string[] {
  const noun = [...nouns].filter((one) => name === one || name.startsWith(`${one}-`)).sort((a, b) => b.length - a.length)[0];
  return JOURNEYS[name] ?? (noun === undefined ? [] : [noun]);
}
/** Those whose parts are said here. */
export const journeysNamed = Object.keys(JOURNEYS);

function plan(sources: readonly string[], runs: (file: string) => boolean): Plan {
  const tests = sources.filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file)).filter(runs);
  return {
    node: tests.filter((file) => file.endsWith('.test.ts')),
    browser: tests.filter((file) => file.endsWith('.browser.test.tsx')),
    e2e: tests.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)),
  };
}

/** Files of the program that read one of these message files: by a hook that names it, or by a key of it. */
function readersOf(root: string, sources: readonly string[], words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const names = `(?:${[...new Set(words)].join('|')})`;
  const reads = new RegExp(`useTranslations\\(\\s*['"\`]${names}['".\`]|(?<!Problem\\()['"\`]${names}\\.[A-Za-z$]`);
  return sources
    .filter((file) => /^(apps\/(server|web)|packages\/(i18n|ui))\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => reads.test(readFileSync(path.join(root, file), 'utf8')));
}

/** The nouns for which the contract keeps a message file; where it knows none, a noun of its name. */
function keepersOf(root: string, sources: readonly string[], word: string): string[] {
  const keepers = sources.flatMap((file) => {
    const noun = /^packages\/contract\/src\/([^/]+)\/messages\.ts$/.exec(file)?.[1];
    // Lists of errors name groups of one file.
    const text = noun && readFileSync(path.join(root, file), 'utf8').replace(/\w+Errors: \[[^\]]*\]/g, '');
    return text?.includes(`'${word}'`) ? [noun!] : [];
  });
  return keepers.length > 0 ? keepers : [word];
}

/** What a file that nobody imports is about: calls by their noun, migrations by the owners of the tables that they name. */
function nounsOf(root: string, file: string, server: readonly { name: string; tables: readonly string[] }[]): string[] {
  const noun = /^packages\/contract\/src\/([^/]+)\//.exec(file)?.[1];
  if (noun) return [noun];
  if (!/^apps\/server\/migrations\/.*\.sql$/.test(file) || !existsSync(path.join(root, file))) return [];
  const words = new Set(readFileSync(path.join(root, file), 'utf8').match(/\w+/g));
  return server.filter(({ tables }) => tables.some((table) => words.has(table))).map(({ name }) => name);
}

/** These features and those that use them, through whatever stands between. */
function withUsers(manifests: readonly Uses[], names: readonly string[]): Set<string> {
  const all = new Set(names);
  for (let before = -1; before !== all.size; ) {
    before = all.size;
    for (const { name, uses } of manifests) if (uses.some((used) => all.has(used))) all.add(name);
  }
  return all;
}

/** Who imports each file. */
function importers(root: string, sources: readonly string[]): Map<string, string[]> {
  const known = new Set(sources);
  const by = new Map<string, string[]>();
  for (const file of sources) {
    for (const [, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /(?:from|import|import\(|new URL\()\s*['"]([^'"]+)['"]/g,
    )) {
      const target = resolve(file, specifier!).find((one) => known.has(one));
      if (target) by.set(target, [...(by.get(target) ?? []), file]);
    }
  }
  return by;
}

/** The files that a specifier may mean. */
function resolve(file: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [path.join(path.dirname(file), specifier)];
  const [, name, rest] = /^@fairway\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  const folder = name === 'server' ? 'apps/server' : `packages/${name}`;
  return ['', '.ts', '.tsx'].map((end) => `${folder}/src/${rest}${end}`);
}

function reach(importedBy: ReadonlyMap<string, readonly string[]>, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    // A registry that was itself changed says something; one that is only reached does not.
    if (REGISTRIES.some((one) => one.test(file!)) && !from.includes(file)) continue;
    const next = (importedBy.get(file) ?? []).filter((importer) => !reached.has(importer));
    for (const importer of next) reached.add(importer);
    queue.push(...next);
  }
  return reached;
}
