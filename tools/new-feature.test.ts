// What `npm run new-feature` makes, made twice into a copy of the checkout: the quick checks hold over it, its files compile, and its server's tests
// pass with the one that reads the foreign keys. (Those of its page, and those generated from the contract, are run by whoever changes a template.)
// What it refuses leaves everything as it was.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFeature, Refusal, takeBack, writePlan } from './new-feature.ts';
import { root } from './runtime.mjs';

const db = await cloneDatabase();
const copy = copyOfCheckout();
afterAll(() => rmSync(copy, { recursive: true, force: true }));
const now = new Date();
const later = new Date(now.getTime() + 60_000);

/** The files of the checkout as they are, in a repository of their own, with the packages that are installed here. */
function copyOfCheckout(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairway-new-feature-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const generated = ['packages/client/src/api.gen.ts'];
  for (const file of [...listed.split('\n'), ...generated])
    if (file !== '' && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  // Our own packages are the copy's, all others those of the checkout.
  mkdirSync(path.join(folder, 'node_modules/@fairway'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@fairway') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@fairway', name));
  for (const app of ['packages', 'apps'])
    for (const name of readdirSync(path.join(root, app))) {
      const own = path.join(root, app, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, path.join(folder, app, name, 'node_modules'));
    }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  commit(folder);
  return folder;
}

function commit(folder: string): void {
  execFileSync('git', ['add', '-A'], { cwd: folder });
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@nordic.example', 'commit', '-qm', 'Begin'], { cwd: folder });
}

const changed = () => execFileSync('git', ['status', '--porcelain'], { cwd: copy, encoding: 'utf8' });

function run(...args: string[]) {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd: copy, encoding: 'utf8' });
  return { code: done.status, output: done.stdout + done.stderr };
}

describe('npm run new-feature refuses', () => {
  it.each([
    ['no name', '', undefined, /plural in kebab-case/],
    ['capitals', 'ReadingLists', undefined, /plural in kebab-case/],
    ['a path', '../boats', undefined, /plural in kebab-case/],
    ['a name that is too long', `${'very-'.repeat(6)}long-lists`, undefined, /plural in kebab-case/],
    ['a plural whose singular is not plain', 'staff', undefined, /staff: one of them is called\?/],
    ['a singular that is the plural', 'sheep', 'sheep', /another word than the plural/],
    ['a word of SQL', 'orders', undefined, /order: SQL or TypeScript keep that word/],
    ['a word of TypeScript', 'classes', undefined, /class: SQL or TypeScript keep that word/],
    ['a name that says nothing', 'helpers', undefined, /helper: .* or it says nothing/],
    ['a feature that is there', 'favorites', undefined, /features\/favorites is there already/],
    ['a noun of the contract alone', 'fairs', undefined, /contract\/src\/fairs is there already/],
    ['a rule that is there', 'slugs', undefined, /rules\/src\/slugs\.test\.ts is there already/],
    ['a table that is there', 'passkeys', undefined, /The table passkey is there already/],
    ['a page that is there', 'apps', undefined, /has id: 'apps' already|has path: '\/apps' already/],
  ])('%s', async (_what, name, one, words) => {
    const refused = await planFeature(copy, name, { one, now }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Error).message).toMatch(words);
    expect(changed()).toBe('');
  });

  it('a registry that has changes of its own, and names it', async () => {
    const registry = path.join(copy, 'apps/web/src/features.ts');
    const before = readFileSync(registry, 'utf8');
    writeFileSync(registry, `${before}// mine\n`);
    await expect(planFeature(copy, 'boats', { now })).rejects.toThrow(/Commit or take back first[\s\S]*apps\/web\/src\/features\.ts/);
    writeFileSync(registry, before);
    expect(changed()).toBe('');
  });

  it('a minute that has a migration already', async () => {
    const last = readFileSync(path.join(copy, 'apps/server/migrations/order.txt'), 'utf8').trim().split('\n').at(-1)!;
    const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/.exec(last)!.map(Number);
    const then = new Date(Date.UTC(year!, month! - 1, day, hour, minute, 59));
    await expect(planFeature(copy, 'boats', { now: then })).rejects.toThrow(/try again in a minute/);
  });

  it('from the command line, in a line and with 1', () => {
    expect(run('tools/new-feature.ts', 'favorites')).toEqual({ code: 1, output: 'apps/server/src/features/favorites is there already\n' });
    expect(run('tools/new-feature.ts', 'boats', '--two', 'boat')).toEqual({
      code: 1,
      output: 'npm run new-feature NAME [-- --one SINGULAR]\n',
    });
  });
});

it('what was written is taken back without a trace', async () => {
  const plan = await planFeature(copy, 'boats', { now });
  writePlan(copy, plan);
  expect(changed()).toContain('apps/server/src/features/boats/');
  takeBack(copy, plan);
  expect(changed()).toBe('');
  expect(existsSync(path.join(copy, 'apps/server/src/features/boats'))).toBe(false);
});

describe('what npm run new-feature makes', () => {
  // Two, so that the second finds the traces of the first; of one word and of two, with a plural of each sort.
  const made: string[] = [];
  beforeAll(async () => {
    for (const [name, minute] of [
      ['reading-lists', now],
      ['ideas', later],
    ] as const) {
      const plan = await planFeature(copy, name, { now: minute });
      writePlan(copy, plan);
      const migration = [...plan.files.keys()].find((file) => file.endsWith('.sql'))!;
      await sql.raw(readFileSync(path.join(copy, migration), 'utf8')).execute(db.database);
      run('tools/check-migrations.ts', '--write');
      commit(copy);
      made.push(...[...plan.files.keys()].filter((file) => !plan.before.has(file)));
    }
    for (const args of [
      ['messages', 'client', 'api'],
      ['tables', `--of=${db.url}`],
    ])
      expect(run('tools/generate.ts', ...args)).toMatchObject({ code: 0 });
  }, 300_000);

  it('is a folder of its noun everywhere, and a line in each registry', () => {
    const of = (noun: string) =>
      made.filter((file) => file.includes(noun)).map((file) => file.replaceAll(noun, 'NOUN').replace(/\d{12}/, 'MINUTE'));
    expect(of('idea').map((file) => file.replace('_NOUN.sql', '.sql'))).toContain('apps/server/migrations/MINUTE_create.sql');
    expect(of('ideas')).toContain('apps/server/src/features/NOUN/feature.ts');
    expect(of('ideas').length).toBeGreaterThan(20);
    for (const registry of ['apps/server/src/features.ts', 'apps/web/src/features.ts', 'packages/contract/src/endpoints.ts'])
      expect(readFileSync(path.join(copy, registry), 'utf8')).toMatch(/import .*\bideas\b.*from[\s\S]*\n {2}ideas,\n/);
  });

  it('speaks of its noun alone, with its article', () => {
    const text = made.map((file) => `${file}\n${readFileSync(path.join(copy, file), 'utf8')}`).join('\n');
    expect(text).not.toMatch(/dream|MENU_PLACE/i);
    expect(text).toContain('Adds an idea to my list.');
    expect(text).toContain('Adds a reading list to my list.');
    expect(text).toContain('create table reading_list (');
  });

  it.each([
    ['features', 'tools/check-features.ts'],
    ['structure', 'tools/check-structure.ts'],
    ['migrations', 'tools/check-migrations.ts'],
    ['messages', 'tools/check-messages.ts'],
    ['specification', 'tools/check-spec.ts'],
    ['documents', 'tools/check-docs.ts'],
    ['calls as documented', 'tools/generate.ts', 'api', '--check'],
  ])('passes the check of %s', (_name, ...args) => expect(run(...args)).toMatchObject({ code: 0 }));

  it('imports what it may', () => {
    const read = made.filter((file) => /\.tsx?$/.test(file));
    expect(run('tools/check-imports.ts', '.', ...read)).toMatchObject({ code: 0 });
  });

  it('passes its tests, and says what becomes of its rows when a person goes or two accounts are merged', async () => {
    // Clones are made of this database, which nobody may be in then.
    await db.pool.end();
    const test = {
      include: ['apps/server/src/foreign-keys.test.ts', ...made.filter((file) => /^(apps\/server|packages)\/.*\.test\.ts$/.test(file))],
      provide: { adminUrl: db.adminUrl, templateName: db.name },
      experimental: { viteModuleRunner: false },
      ...{ environment: 'node', pool: 'forks', maxWorkers: 1, isolate: false, testTimeout: 120_000, hookTimeout: 60_000 },
    };
    writeFileSync(path.join(copy, 'vitest.made.config.mjs'), `export default ${JSON.stringify({ test })};`);
    const { code, output } = run('node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.made.config.mjs');
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/Test Files [^\n]*5 passed/) });
  });

  it('is formatted and without a fault of style', () => {
    const read = made.filter((file) => /\.(tsx?|css|json)$/.test(file));
    expect(run('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', ...read)).toMatchObject({ code: 0 });
  });

  it('compiles', () => {
    const files = made.filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file));
    // What the page is compiled with takes the server's files too: so all is read once.
    const include = [...files, 'packages/testkit/src/*.ts'];
    writeFileSync(path.join(copy, 'tsconfig.made.json'), JSON.stringify({ extends: './apps/web/tsconfig.json', include, exclude: [] }));
    expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.made.json', '--checkers', '1')).toEqual({ code: 0, output: '' });
    // A whole compiler: on a busy machine it takes minutes.
  }, 600_000);
});
