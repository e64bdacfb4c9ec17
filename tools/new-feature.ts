// `npm run new-feature NAME [--one SINGULAR]`: makes a feature that is green, from the templates in tools/new-feature: a candidate's own list of
// things, to be built on. NAME is the plural in kebab-case (`reading-lists`); the singular is taken from it unless --one says it.
// All is planned before anything is written: where it refuses, or where generating fails, the tree is as it was.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@fairway/rules/locales';
import { root as checkout } from './runtime.mjs';

/** New texts by file, relative to the root; `before` has those of files that were there. */
export type Plan = { files: ReadonlyMap<string, string>; before: ReadonlyMap<string, string> };
/** What a person may have done wrong: said without a stack. */
export class Refusal extends Error {}

const TEMPLATES = path.join(import.meta.dirname, 'new-feature');
const MESSAGES = 'packages/i18n/messages';
const AWAITING = 'packages/i18n/awaiting-translation.json';
const SPECIFICATION = 'docs/specification/README.md';
const CONTRACT = 'packages/contract/src';
const TABLES = 'apps/server/src/kernel/database/tables.gen.ts';
const ORDER = 'apps/server/migrations/order.txt';
const LONGEST = 30;
/** Words that SQL or TypeScript keep for themselves, and names that say nothing. */
const TAKEN =
  /^(all|array|boolean|break|case|cast|catch|check|class|collate|column|const|constraint|continue|current|default|delete|desc|distinct|else|end|enum|event|except|export|false|fetch|for|foreign|from|function|grant|group|having|import|in|index|initially|instanceof|interface|into|join|leading|let|like|limit|new|null|offset|on|only|order|package|primary|private|protected|public|reference|return|select|session|static|super|switch|table|text|then|this|throw|to|true|try|typeof|union|unique|user|using|var|void|when|where|while|window|with|yield|helper|util|misc|common|manager|stuff)$/;

/** The forms of a name in which templates have `dream-jobs`. */
function formsOf(name: string, one: string): [RegExp, string][] {
  const camel = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const first = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  const snake = (words: string) => words.replaceAll('-', '_');
  const spaced = (words: string) => words.replaceAll('-', ' ');
  const article: [RegExp, string] = [/\ba dream job\b/g, `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${spaced(one)}`];
  const forms = (['dream-jobs', 'dream-job'] as const).flatMap((template, at): [RegExp, string][] => {
    const words = at === 0 ? name : one;
    return [(text: string) => text, camel, (text: string) => first(camel(text)), snake, (text: string) => snake(text).toUpperCase(), spaced]
      .concat((text) => first(spaced(text)))
      .map((form) => [new RegExp(form(template), 'g'), form(words)]);
  });
  return [article, ...forms];
}

/** The singular of a plural word; undefined where it is not plain. */
function singularOf(name: string): string | undefined {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, 'y');
  if (/(ss|x|ch|sh)es$/.test(name)) return name.replace(/es$/, '');
  return /[^su]s$/.test(name) ? name.replace(/s$/, '') : undefined;
}

/** What is to be written. @throws Refusal */
export async function planFeature(root: string, name: string, given: { one?: string | undefined; now: Date }): Promise<Plan> {
  const one = given.one ?? singularOf(name);
  refuseBadNames(name, one);
  const forms = formsOf(name, one!);
  const named = (text: string) => forms.reduce((all, [from, to]) => all.replace(from, to), text);
  refuseKnownNames(root, named);

  const before = new Map<string, string>();
  const files = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string) => {
    const text = files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    if (!files.has(file)) before.set(file, text);
    files.set(file, change(text));
  };
  const menuPlace = await nextPlace(root);
  for (const [file, text] of templates())
    files.set(
      named(file).replace(/[^/]*migration\.sql$/, migrationName(root, named, given.now)),
      named(text).replace('MENU_PLACE', menuPlace),
    );
  editRegistries(edit, named);
  editMessages(edit, named);
  if (!existsSync(path.join(root, AWAITING))) files.set(AWAITING, '[]');
  const awaiting = JSON.parse(files.get(AWAITING) ?? readFileSync(path.join(root, AWAITING), 'utf8')) as string[];
  if (!files.has(AWAITING)) before.set(AWAITING, JSON.stringify(awaiting));
  files.set(AWAITING, JSON.stringify([...awaiting, named('dream-jobs'), ...SHARED.map(({ noun, key }) => named(`${noun}.${key}`))].sort()));
  // What the generators write then.
  for (const file of [ORDER, TABLES]) edit(file, (text) => text);
  refuseDirty(root, [...before.keys()]);
  return { files, before };
}

/** Texts of nouns that many share. */
const SHARED = [
  { noun: 'shell', key: 'nav.dreamJobs', text: 'Dream jobs' },
  { noun: 'admin', key: 'features.dreamJobs', text: 'Dream jobs' },
  { noun: 'archive', key: 'parts.dreamJobs', text: 'Dream jobs' },
  { noun: 'errors', key: 'dream_jobs.limit', text: 'You have reached the number of dream jobs you can keep. Remove one first.' },
] as const;

type Edit = (file: string, change: (text: string) => string) => void;

function editMessages(edit: Edit, named: (text: string) => string): void {
  for (const { noun, key, text } of SHARED)
    for (const locale of LOCALES)
      edit(`${MESSAGES}/${locale}/${noun}.json`, (json) => {
        const tree = JSON.parse(json) as Record<string, Record<string, string>>;
        const [group = '', last = ''] = named(key).split('.');
        tree[group] = { ...tree[group], [last]: named(text) };
        return JSON.stringify(tree, null, 2);
      });
}

/** One line each; imports are sorted by the formatter afterwards. */
function editRegistries(edit: Edit, named: (text: string) => string): void {
  const add = (file: string, importLine: string, list: RegExp, entry: string) =>
    edit(file, (text) => {
      const at = list.exec(text);
      if (!at) throw new Refusal(`${file} has no list that a feature could be added to`);
      const begin = at.index + at[0].length - at[1]!.length;
      // The order of features says something, that of the contract is the alphabet's.
      const later = file.endsWith('/features.ts') ? undefined : at[1]!.split(/(?<=\n)/).find((line) => line > named(entry));
      const here = later === undefined ? at.index + at[0].length : text.indexOf(later, begin);
      return (text.slice(0, here) + named(entry) + text.slice(here)).replace(/^import .*\n/m, `$&${named(importLine)}\n`);
    });
  for (const side of ['server', 'web'])
    add(
      `apps/${side}/src/features.ts`,
      "import dreamJobs from './features/dream-jobs/feature.ts';",
      /^export const FEATURES: readonly \w+\[\] = \[\n((?: {2}\w+,\n)*)/m,
      '  dreamJobs,\n',
    );
  add(
    `${CONTRACT}/endpoints.ts`,
    "import * as dreamJobs from './dream-jobs/endpoints.ts';",
    /^const MODULES = \[\n((?: {2}\w+,\n)*)/m,
    '  dreamJobs,\n',
  );
  for (const [file, list] of [
    ['errors', /^export const ERRORS = \{\n((?: {2}\.\.\.\w+,\n)*)/m],
    ['pages', /^export const PAGES: readonly Page\[\] = \[\n((?: {2}\.\.\.\w+,\n)*)/m],
    ['switches', /^export const FEATURES = \{\n((?: {2}\.\.\.\w+,\n)*)/m],
  ] as const) {
    const constant = `DREAM_JOBS_${file.toUpperCase()}`;
    add(`${CONTRACT}/${file}.ts`, `import { ${constant} } from './dream-jobs/${file}.ts';`, list, `  ...${constant},\n`);
  }
  add(
    `${CONTRACT}/messages.ts`,
    "import { DREAM_JOBS_MESSAGES } from './dream-jobs/messages.ts';",
    /^export const MESSAGE_FILES: readonly MessageFiles\[\] = \[\n((?: {2}\w+,\n)*)/m,
    '  DREAM_JOBS_MESSAGES,\n',
  );
  edit(SPECIFICATION, (text) => text.replace(/^(- People: .*)$/m, `$1, ${named('[dream-jobs](dream-jobs.md)')}`));
}

/** The place below the last entry of the Tools menu. */
async function nextPlace(root: string): Promise<string> {
  const { menuOf, PAGES } = (await import(
    pathToFileURL(path.join(root, CONTRACT, 'pages.ts')).href
  )) as typeof import('../packages/contract/src/pages.ts');
  const last = menuOf('tools').at(-1)?.page;
  const place = PAGES.find(({ id }) => id === last)?.menus?.find(([menu]) => menu === 'tools')?.[1] ?? 0;
  return String(place + 10);
}

function migrationName(root: string, named: (text: string) => string, now: Date): string {
  const minute = now.toISOString().replace(/\D/g, '').slice(0, 12);
  const last = readFileSync(path.join(root, ORDER), 'utf8').trim().split('\n').at(-1) ?? '';
  if (last.slice(0, 12) >= minute && /^\d{12}/.test(last))
    throw new Refusal(`${last.split(' ')[0]} has this minute or a later one: try again in a minute`);
  return named(`${minute}_create_dream_job.sql`);
}

/** The templates by the paths of what they become. */
function templates(): [string, string][] {
  return readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => [file.replaceAll(path.sep, '/').slice(0, -'.txt'.length), readFileSync(path.join(TEMPLATES, file), 'utf8')]);
}

function refuseBadNames(name: string, one: string | undefined): void {
  const wellFormed = (words: string) => /^[a-z]+(-[a-z]+)*$/.test(words) && words.length <= LONGEST;
  if (!wellFormed(name))
    throw new Refusal(`${name || 'No name'}: a plural in kebab-case of at most ${LONGEST} letters, such as reading-lists`);
  if (one === undefined) throw new Refusal(`${name}: one of them is called? Say it: --one NAME`);
  if (!wellFormed(one) || one === name) throw new Refusal(`${one}: the singular of ${name} in kebab-case, another word than the plural`);
  for (const words of [name, one])
    if (TAKEN.test(words)) throw new Refusal(`${words}: SQL or TypeScript keep that word for themselves, or it says nothing`);
}

/** One noun, one word: none that any part of the house has already. */
function refuseKnownNames(root: string, named: (text: string) => string): void {
  const places = [
    ...templates()
      .map(([file]) => named(file))
      .filter((file) => !file.endsWith('migration.sql')),
    `docs/api/${named('dream-jobs.gen.md')}`,
  ];
  const folders = ['apps/server/src/features', 'apps/web/src/features', CONTRACT].map((folder) => `${folder}/${named('dream-jobs')}`);
  for (const place of [...folders, ...places]) if (existsSync(path.join(root, place))) throw new Refusal(`${place} is there already`);
  const tables = readFileSync(path.join(root, TABLES), 'utf8');
  if (new RegExp(`^  ${named('dream_job')}: `, 'm').test(tables)) throw new Refusal(`The table ${named('dream_job')} is there already`);
  const contract = readdirSync(path.join(root, CONTRACT), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(pages|switches|endpoints)\.ts$/.test(file),
  );
  for (const file of contract) {
    const text = readFileSync(path.join(root, CONTRACT, file), 'utf8');
    const words = [named("path: '/dream-jobs'"), named("id: 'dream-jobs'"), named("{ id: 'DreamJob' }"), named('  dreamJobs: {')];
    const known = words.find((word) => text.includes(word));
    if (known) throw new Refusal(`${CONTRACT}/${file} has ${known.trim()} already`);
  }
}

/** What is edited must be as it was committed, so that the change can be looked at, and taken back, alone. */
function refuseDirty(root: string, edited: readonly string[]): void {
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...edited], { cwd: root, encoding: 'utf8' }).trimEnd();
  if (changed !== '') throw new Refusal(`Commit or take back first what a new feature edits:\n${changed}`);
}

/** Writes a plan, formatted. */
export function writePlan(root: string, { files }: Plan): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const formatted = [...files.keys()].filter((file) => /\.(tsx?|css|json)$/.test(file));
  run(root, [path.join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', '--colors=off', ...formatted]);
}

/** The tree as it was before a plan was written. */
export function takeBack(root: string, { files, before }: Plan): void {
  for (const file of files.keys()) {
    if (before.has(file)) continue;
    rmSync(path.join(root, file), { force: true });
    // A folder without a manifest would be a fault.
    for (
      let folder = path.dirname(path.join(root, file));
      existsSync(folder) && readdirSync(folder).length === 0;
      folder = path.dirname(folder)
    )
      rmdirSync(folder);
  }
  for (const [file, text] of before) writeFileSync(path.join(root, file), text);
}

function run(root: string, args: string[]): void {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${args.map((arg) => path.basename(arg)).join(' ')}:\n${done.stdout}${done.stderr}`);
}

function next(name: string): string {
  return `
It works and is green: npm run check; npm test -- --changed; npm start, then /en/${name} as ada@nordic.example.
Next:
  what it is to be: docs/specification/${name}.md first, then rule, contract, server, page, each with its tests
  its words in 13 languages: copy packages/i18n/messages/en/${name}.json to them, and take it and its words in shell, admin, archive and errors from
  ${AWAITING} as they are translated; the words to keep to are in packages/i18n/glossary.json
  a journey in e2e/${name}.spec.ts where it has more than this list, and a line of README "What works today"
  the migration is not run by anybody but you until it is merged: change it freely (then npm run generate migrations tables), and name it by the minute it lands`;
}

async function main(): Promise<void> {
  const [name = '', flag, one, ...more] = process.argv.slice(2);
  if (more.length > 0 || (flag !== undefined && (flag !== '--one' || !one)))
    throw new Refusal('npm run new-feature NAME [-- --one SINGULAR]');
  const plan = await planFeature(checkout, name, { one, now: new Date() });
  try {
    writePlan(checkout, plan);
    run(checkout, ['tools/generate.ts']);
  } catch (error) {
    takeBack(checkout, plan);
    run(checkout, ['tools/generate.ts', 'api', 'messages', 'client']);
    throw error;
  }
  for (const file of [...plan.files.keys()].sort()) console.log(`${plan.before.has(file) ? 'edited' : 'made  '} ${file}`);
  console.log(next(name));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
