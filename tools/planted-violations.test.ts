// Each check finds what was planted for it: a check that cannot fail proves nothing. (check-messages has its own test.)
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function project(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fairway-planted-'));
  execFileSync('git', ['init', '-q'], { cwd: dir });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

function check(script: string, dir: string) {
  const done = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, 'tools', script), dir], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: done.status, output: done.stdout + done.stderr };
}

describe('check-structure', () => {
  it.each([
    ['a file of 301 lines', 'packages/rules/src/long.ts', 'x\n'.repeat(301), /301 lines/],
    ['a barrel', 'packages/rules/src/index.ts', '', /says nothing/],
    ['helpers', 'apps/server/src/features/jobs/helpers.ts', '', /says nothing/],
    ['utils in a name', 'apps/web/src/lib/date-utils.ts', '', /says nothing/],
    ['camel case', 'packages/rules/src/fooBar.ts', '', /kebab-case/],
  ])('finds %s', (_name, file, text, words) => {
    const { code, output } = check('check-structure.ts', project({ [file]: text }));
    expect(code).toBe(1);
    expect(output).toMatch(words);
  });

  it('passes what is in order', () =>
    expect(check('check-structure.ts', project({ 'packages/rules/src/fine.ts': 'x\n'.repeat(300) })).code).toBe(0));
});

describe('check-spec', () => {
  const rows = (cited: string[], later: string[]) =>
    JSON.stringify({ cited: cited.map((words) => ({ section: '9', words })), later: later.map((words) => ({ section: '9', words })) });

  it('finds a row that nothing cites', () => {
    const { code, output } = check('check-spec.ts', project({ 'tools/spec-rows.json': rows(['slug limit 100'], []), 'a.ts': '' }));
    expect([code, /Nothing cites @spec 9 "slug limit 100"/.test(output)]).toEqual([1, true]);
  });

  it('finds a row that is cited and still waits', () => {
    const files = { 'tools/spec-rows.json': rows([], ['slug limit 100']), 'a.ts': '/** @spec 9 "slug limit 100" */' };
    expect(check('check-spec.ts', project(files)).code).toBe(1);
  });

  it('passes a row that is cited', () => {
    const files = { 'tools/spec-rows.json': rows(['slug limit 100'], []), 'a.ts': '/** @spec 9 "slug limit 100" */' };
    expect(check('check-spec.ts', project(files)).code).toBe(0);
  });
});

/** Features of the server by their manifests. */
function manifests(features: Record<string, { uses?: string[]; tables?: string[] }>): Record<string, string> {
  const list = (words: string[] = []) => `[${words.map((word) => `'${word}'`).join(', ')}]`;
  return Object.fromEntries(
    Object.entries(features).map(([name, { uses, tables }]) => [
      `apps/server/src/features/${name}/feature.ts`,
      `export default {\n  name: '${name}',\n  uses: ${list(uses)},\n  tables: ${list(tables)},\n};\n`,
    ]),
  );
}

describe('check-features', () => {
  const found = (features: Parameters<typeof manifests>[0], files: Record<string, string> = {}) =>
    check('check-features.ts', project({ ...manifests(features), ...files }));

  it.each([
    ['a circle', { a: { uses: ['b'] }, b: { uses: ['c'] }, c: { uses: ['a'] } }, {}, /A circle: a uses b uses c uses a/],
    ['a feature that there is not', { a: { uses: ['z'] } }, {}, /a uses z, which is no feature/],
    ['a folder without a manifest', { a: {} }, { 'apps/server/src/features/b/routes.ts': '' }, /b has no manifest/],
    ['two owners of a table', { a: { tables: ['boat'] }, b: { tables: ['boat'] } }, {}, /boat has two owners: a and b/],
    [
      'a table that nobody owns',
      { a: { tables: ['boat'] } },
      { 'apps/server/migrations/0001_create.sql': 'create table boat (id int); create table oar (id int);' },
      /oar has no owner/,
    ],
    [
      'a foreign write by Kysely',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': "db.updateTable('boat').set({})" },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a foreign write by SQL',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': 'sql`update boat b set name = 1`' },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a kernel that writes the table of a feature',
      { a: { tables: ['boat'] } },
      { 'apps/server/src/kernel/sweep.ts': 'sql`delete from boat`' },
      /kernel\/sweep\.ts writes boat, which is a's/,
    ],
  ])('finds %s', (_name, features, files, words) => {
    const { code, output } = found(features, files);
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });

  it('lets owners write, and others read and lock', () => {
    const reads = "sql`select id from boat for update`; db.selectFrom('boat').forUpdate()";
    const files = { 'apps/server/src/features/a/commands.ts': "db.insertInto('boat')", 'apps/server/src/features/b/queries.ts': reads };
    expect(found({ a: { tables: ['boat'] }, b: { uses: ['a'] } }, files)).toEqual({ code: 0, output: '' });
  });
});

describe('check-imports', () => {
  const base = {
    ...manifests({ tenants: {}, companies: {}, jobs: { uses: ['companies'] } }),
    'apps/web/src/root.tsx': 'export const root = 1;',
    'packages/rules/src/a.ts': 'export const a = 1;',
  };

  it.each([
    [
      'a feature that imports one that it does not use',
      'apps/server/src/features/tenants/queries.ts',
      "import '../jobs/queries.ts';",
      'apps/server/src/features/jobs/queries.ts',
      /feature-tenants/,
    ],
    [
      'a feature of the web that imports one to its right',
      'apps/web/src/features/identity/queries.ts',
      "import '../jobs/queries.ts';",
      'apps/web/src/features/jobs/queries.ts',
      /web-identity/,
    ],
    [
      'a kernel that knows a feature',
      'apps/server/src/kernel/clock.ts',
      "import '../features/jobs/queries.ts';",
      'apps/server/src/features/jobs/queries.ts',
      /room-kernel/,
    ],
    [
      'another feature’s routes',
      'apps/server/src/features/jobs/queries.ts',
      "import '../companies/routes.ts';",
      'apps/server/src/features/companies/routes.ts',
      /foreign-feature-parts/,
    ],
    ['rules that import node', 'packages/rules/src/clock.ts', "import 'node:fs';", 'packages/rules/src/b.ts', /rules-import-nothing/],
  ])('finds %s', (_name, file, text, other, words) => {
    const { code, output } = check(
      'check-imports.ts',
      project({ ...base, 'apps/server/src/main.ts': 'export const main = 1;', [other]: 'export const x = 1;', [file]: text }),
    );
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });
});
