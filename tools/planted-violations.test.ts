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

describe('check-imports', () => {
  const base = { 'apps/web/src/root.tsx': 'export const root = 1;', 'packages/rules/src/a.ts': 'export const a = 1;' };

  it.each([
    [
      'a feature that imports one to its right',
      'apps/server/src/features/tenants/queries.ts',
      "import '../jobs/queries.ts';",
      'apps/server/src/features/jobs/queries.ts',
      /feature-tenants/,
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
