// Each check finds what was planted for it: a check that cannot fail proves nothing. (check-messages has its own test.)
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

it('every check that is here is a part of npm run check', () => {
  const checks = readdirSync(path.join(root, 'tools')).filter((name) => /^check-.*(?<!\.test)\.ts$/.test(name));
  expect(checks.length).toBeGreaterThan(6);
  const run = readFileSync(path.join(root, 'tools/check.ts'), 'utf8');
  expect(checks.filter((name) => !run.includes(`'tools/${name}'`))).toEqual([]);
});

describe('check-structure', () => {
  it.each([
    ['a file of 301 lines', 'packages/rules/src/long.ts', 'x\n'.repeat(301), /301 lines/],
    ['a barrel', 'packages/rules/src/index.ts', '', /says nothing/],
    ['helpers', 'apps/server/src/features/jobs/helpers.ts', '', /says nothing/],
    ['utils in a name', 'apps/web/src/lib/date-utils.ts', '', /says nothing/],
    ['camel case', 'packages/rules/src/fooBar.ts', '', /kebab-case/],
    ['a word that is none', 'apps/server/src/features/jobs/lists/sorting.ts', '', /lists\/sorting\.ts: no word of STYLE\.md/],
    ['a word that is none on the web', 'apps/web/src/features/jobs/sorting.ts', '', /jobs\/sorting\.ts: no word of STYLE\.md/],
    ['a part that draws outside components', 'apps/web/src/features/jobs/card.tsx', '', /jobs\/card\.tsx: no word/],
    ['a named part that is gone', 'apps/server/src/features/jobs/feature.ts', "  parts: ['sorting'],\n", /not there: sorting/],
  ])('finds %s', (_name, file, text, words) => {
    const { code, output } = check('check-structure.ts', project({ [file]: text }));
    expect(code).toBe(1);
    expect(output).toMatch(words);
  });

  it('lets a manifest name the parts of its noun, alone or by their folder', () => {
    const parts = { 'jobs/feature.ts': "  shows: ['terms'],\n  parts: ['lists/sorting', 'readers/'],\n", 'jobs/world/boats.ts': '' };
    const named = ['jobs/terms.ts', 'jobs/lists/sorting.ts', 'jobs/readers/csv.ts', 'jobs/lists/queries.ts', 'jobs/smtp-gateway.ts'];
    const files = Object.entries({ ...parts, ...Object.fromEntries(named.map((name) => [name, ''])) });
    const { code, output } = check(
      'check-structure.ts',
      project(Object.fromEntries(files.map(([name, text]) => [`apps/server/src/features/${name}`, text]))),
    );
    expect([code, output]).toEqual([0, '7 files read\n']);
  });

  it('passes what is in order', () =>
    expect(check('check-structure.ts', project({ 'packages/rules/src/fine.ts': 'x\n'.repeat(300) })).code).toBe(0));
});

describe('check-spec', () => {
  const CODE = 'packages/rules/src/favorites.ts';
  const cited = (ids = 'favorites.1') => `/** Saved once. @rule ${ids} */\nexport const one = 1;\n`;
  const rows = (...states: string[]) =>
    ['# Favorites', '', '| id | rule | state | from |', '|---|---|---|---|']
      .concat(states.map((row, index) => (row.startsWith('|') ? row : `| favorites.${index + 1} | a rule | ${row} | 1: 2.4 |`)))
      .join('\n');
  const specification = (text: string) => ({ 'docs/specification/favorites.md': `${text}\n` });

  it.each([
    [
      'an id that stands twice',
      { ...specification(rows('built', '| favorites.1 | again | built | 1: 2 |')), [CODE]: cited() },
      /favorites\.1 stands twice/,
    ],
    [
      'an id of another noun',
      { ...specification(rows('built', '| jobs.1 | a rule | not built | 1: 2 |')), [CODE]: cited() },
      /jobs\.1 is no id of favorites/,
    ],
    ['an unknown state', { ...specification(rows('built', 'nearly')), [CODE]: cited() }, /favorites\.2 has the state "nearly"/],
    [
      'a number that is gone',
      { ...specification(rows('built', '| favorites.3 | a rule | not built | 1: 2 |')), [CODE]: cited() },
      /favorites\.2 is gone/,
    ],
    [
      'a cited id that does not exist',
      { ...specification(rows('built')), [CODE]: cited('favorites.1, favorites.9') },
      /favorites\.ts:1: there is no rule favorites\.9/,
    ],
    [
      'a cited noun that does not exist',
      { ...specification(rows('built')), [CODE]: cited('favorites.1, favourites.1') },
      /there is no rule favourites\.1/,
    ],
    [
      'an id in a document that does not exist',
      { ...specification(rows('built')), [CODE]: cited(), 'docs/api.md': '\nOnce (favorites.7).\n' },
      /docs\/api\.md:2: there is no rule favorites\.7/,
    ],
    [
      '@rule without an id',
      { ...specification(rows('built')), [CODE]: `${cited()}/** @rule favourites */\n` },
      /favorites\.ts:3: @rule without an id/,
    ],
    ['a built row that nothing cites', specification(rows('built')), /favorites\.1 says built, but no product code cites it/],
    [
      'a built row that only a test cites',
      { ...specification(rows('built')), 'packages/rules/src/favorites.test.ts': cited() },
      /favorites\.1 says built, but no/,
    ],
    [
      'a built row that only a fixture cites',
      { ...specification(rows('built')), 'apps/server/src/api/a.fixture.ts': cited() },
      /favorites\.1 says built, but no/,
    ],
    [
      'a built row that only the demo world cites',
      { ...specification(rows('built')), 'apps/server/src/features/favorites/seed.ts': cited() },
      /favorites\.1 says built, but no/,
    ],
    [
      'a row that code cites and that is not built',
      { ...specification(rows('not built')), [CODE]: cited() },
      /favorites\.ts cites favorites\.1, which says not built/,
    ],
    ['a row that is no code and cited', { ...specification(rows('not code')), [CODE]: cited() }, /cites favorites\.1, which says not code/],
    [
      'a citation of old',
      { ...specification(rows('built')), [CODE]: `${cited()}/** @spec 9 "slug limit 100" */\n` },
      /favorites\.ts:3: "@spec" is an old citation/,
    ],
    [
      'a decision by its number',
      { ...specification(rows('built')), [CODE]: cited(), 'docs/api.md': 'Once (decision 42).\n' },
      /docs\/api\.md:1: "decision 42" is an old citation/,
    ],
    [
      'a noun that the list of nouns lacks',
      { ...specification(rows('built')), [CODE]: cited(), 'docs/specification/README.md': '- Work: [jobs](jobs.md)\n' },
      /README\.md does not list favorites\n.*README\.md lists jobs, which is not there/,
    ],
    [
      'a document that is not there',
      { ...specification(rows('built')), [CODE]: `${cited()}\n// Once (STYLE.md), as house.md law 5 says.\n`, 'STYLE.md': '' },
      /^packages\/rules\/src\/favorites\.ts:4: the repository has no house\.md$/m,
    ],
    [
      'a decision in a new migration',
      { ...specification(rows('built')), [CODE]: cited(), 'apps/server/migrations/202611230101_a.sql': '-- Decision 42\n' },
      /202611230101_a\.sql:1: "Decision 42"/,
    ],
  ])('finds %s', (_name, files, words) => {
    const { code, output } = check('check-spec.ts', project(files as Record<string, string>));
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
  });

  it('passes what is in order, and counts what waits', () => {
    const errors = "export const ERRORS = { 'favorites.limit': { status: 409, source: 'favorites.4: a limit' } };\n";
    const files = {
      ...specification(rows('built', 'not built', 'dropped', 'built', 'not code')),
      [CODE]: cited(),
      'packages/contract/src/favorites/errors.ts': errors,
      'packages/rules/src/favorites.test.ts': "it('is saved once (favorites.1), and later with a note (favorites.2)', () => {});\n",
      'apps/server/migrations/0053_create_favorite.sql': '-- Favourites: one a candidate and posting (decision 42).\n',
    };
    expect(check('check-spec.ts', project(files))).toEqual({ code: 0, output: '2 rules built, 1 not: favorites 1\n' });
  });
});

const list = (words: string[] = []) => `[${words.map((word) => `'${word}'`).join(', ')}]`;

/** Features of the server by their manifests. */
const reasons = (names: string[]) => `{ ${names.map((name) => `${name}: 'why'`).join(', ')} }`;

function manifests(
  features: Record<string, { uses?: string[]; tables?: string[]; publishes?: string[]; views?: string[]; asks?: string[] }>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(features).map(([name, { uses, tables, publishes = [], views, asks = [] }]) => [
      `apps/server/src/features/${name}/feature.ts`,
      `export default {\n  name: '${name}',\n  uses: ${list(uses)},\n  tables: ${list(tables)},\n  views: ${list(views)},\n  publishes: ${reasons(publishes)},\n  asks: ${reasons(asks)},\n};\n`,
    ]),
  );
}

/** Features of the web by what they use, with their registry. */
function webManifests(features: Record<string, string[]>): Record<string, string> {
  const names = Object.keys(features);
  return {
    'apps/web/src/features.ts': names.map((name) => `import './features/${name}/feature.ts';\n`).join(''),
    ...Object.fromEntries(
      names.map((name) => [
        `apps/web/src/features/${name}/feature.ts`,
        `export default {\n  name: '${name}',\n  uses: ${list(features[name])},\n};\n`,
      ]),
    ),
  };
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
      'a foreign write by COPY',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': 'copyIn(client, \'copy public."boat" (id, name) from stdin\', lines)' },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a foreign TRUNCATE',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': 'sql`truncate boat`' },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a foreign write by SQL that is given the name',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': "for (const table of ['boat']) sql`delete from $" + '{sql.table(table)}`' },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a foreign write by Kysely that is given the name',
      { a: { tables: ['boat'] }, b: { uses: ['a'] } },
      { 'apps/server/src/features/b/commands.ts': "db.updateTable(isBig ? 'boat' : 'oar')" },
      /b\/commands\.ts writes boat, which is a's/,
    ],
    [
      'a kernel that writes the table of a feature',
      { a: { tables: ['boat'] } },
      { 'apps/server/src/kernel/sweep.ts': 'sql`delete from boat`' },
      /kernel\/sweep\.ts writes boat, which is a's/,
    ],
    [
      'a view that reads what its owner is not shown',
      { a: { tables: ['boat'] }, b: { uses: ['a'], views: ['fleet'] } },
      { 'apps/server/migrations/0001_create.sql': 'create table boat (id int); create view fleet as select id from boat;' },
      /The view fleet reads boat, which a does not publish to b/,
    ],
    [
      'a function that writes tables of two',
      { a: { tables: ['boat'] }, b: { uses: ['a'], tables: ['oar'] } },
      {
        'apps/server/migrations/0001_create.sql':
          'create table boat (id int); create table oar (id int);\ncreate function sink() returns trigger language plpgsql as $$\nbegin delete from boat; delete from oar; return null; end $$;',
      },
      /The function sink writes tables of a and b: one for each/,
    ],
    [
      'a trigger on a table that its owner does not use, by a function that one calls which writes',
      { a: { tables: ['ship'] }, b: { tables: ['oar'] } },
      {
        'apps/server/migrations/0001_create.sql': `create table boat (id int); create table oar (id int);
create function drop_oars(boat int) returns void language sql as $$ delete from oar $$;
create function sink() returns trigger language plpgsql as $$ begin perform drop_oars(old.id); return null; end $$;
create trigger boat_sinks after delete on boat for each row execute function sink();
alter table boat rename to ship;`,
      },
      /The function sink is b's and follows ship, which is of a: b does not use that/,
    ],
  ])('finds %s', (_name, features, files, words) => {
    const { code, output } = found(features, files);
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });

  it.each([
    ['a circle', webManifests({ a: ['b'], b: ['a'] }), /A circle: a uses b uses a/],
    ['a feature that there is not', webManifests({ a: ['z'] }), /a uses z, which is no feature/],
    [
      'a folder without a manifest',
      { ...webManifests({ a: [] }), 'apps/web/src/features/b/b.page.tsx': '' },
      /web\/src\/features\/b has no manifest/,
    ],
    [
      'a manifest under another name',
      { ...webManifests({ a: [] }), 'apps/web/src/features/b/feature.ts': "export default {\n  name: 'a',\n  uses: [],\n};\n" },
      /b\/feature\.ts names itself not b/,
    ],
    [
      'a feature that the registry lacks',
      { ...webManifests({ a: [], b: [] }), 'apps/web/src/features.ts': "import './features/a/feature.ts';" },
      /features\.ts has no line for b/,
    ],
  ])('finds %s of the web', (_name, files, words) => {
    const { code, output } = found({ tenants: {} }, files);
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });

  it('lets owners write, and others read and lock', () => {
    const reads = "sql`select id from boat for update`; db.selectFrom('boat').forUpdate(); copyOut(client, 'copy boat to stdout')";
    const files = { 'apps/server/src/features/a/commands.ts': "db.insertInto('boat')", 'apps/server/src/features/b/queries.ts': reads };
    expect(found({ a: { tables: ['boat'], publishes: ['boat'] }, b: { uses: ['a'] } }, files)).toEqual({ code: 0, output: '' });
  });

  it('lets those who use a feature read its views, which hide the table', () => {
    const files = {
      'apps/server/migrations/0001_create.sql': 'create table boat (id int, secret text); create view boat_seen as select id from boat;',
      'apps/server/src/features/b/queries.ts': "db.selectFrom('boat_seen as s')",
    };
    expect(found({ a: { tables: ['boat'], views: ['boat_seen'] }, b: { uses: ['a'] } }, files)).toEqual({ code: 0, output: '' });
  });

  it.each([
    ['by Kysely', "db.selectFrom('boat as b')"],
    ['by a join', "db.selectFrom('oar').leftJoin('boat as b', 'b.id', 'oar.boat_id')"],
    ['by SQL', 'sql`select (select name from boat b where b.id = o.boat_id) from oar o`'],
    ['by SQL, second in a list', 'sql`select from oar o, boat where boat.id = o.boat_id`'],
    ['by SQL that joins', 'sql`select from oar o left join boat b on b.id = o.boat_id`'],
    ['by COPY', "copyOut(client, 'copy boat (id) to stdout')"],
  ])('finds a foreign read %s', (_how, text) => {
    const files = { 'apps/server/src/features/b/queries.ts': text };
    const words = /b\/queries\.ts reads boat, which a does not publish to b/;
    expect(found({ a: { tables: ['boat'] }, b: { uses: ['a'], tables: ['oar'] } }, files).output).toMatch(words);
    // What is published is for those who say that they use it.
    expect(found({ a: { tables: ['boat'], publishes: ['boat'] }, b: { tables: ['oar'] } }, files).output).toMatch(words);
    expect(found({ a: { tables: ['boat'], publishes: ['boat'] }, b: { uses: ['a'], tables: ['oar'] } }, files).output).toBe('');
  });

  describe('a view that a feature asks for and one that uses it keeps', () => {
    const reads = { 'apps/server/src/features/a/queries.ts': "db.selectFrom('oar_seen')" };
    const asking = { a: { asks: ['oar_seen'] }, b: { uses: ['a'], tables: ['oar'], views: ['oar_seen'] } };

    it('is read by the one that asks', () => expect(found(asking, reads)).toEqual({ code: 0, output: '' }));

    it.each([
      ['one that does not ask', { ...asking, a: {} }, reads, /a\/queries\.ts reads oar_seen, which b does not publish to a/],
      [
        'the table behind it',
        asking,
        { 'apps/server/src/features/a/queries.ts': "db.selectFrom('oar')" },
        /reads oar, which b does not publish/,
      ],
      ['one that nobody keeps', { a: { asks: ['oar_seen'] } }, reads, /a asks for oar_seen, which none of those who use it keeps/],
      ['one whose owner stands elsewhere', { ...asking, b: { ...asking.b, uses: [] } }, reads, /a asks for oar_seen, which none of those/],
      ['one that is not read', asking, {}, /a asks for oar_seen and does not read it/],
    ])('but not %s', (_what, features, files, words) => expect(found(features, files).output).toMatch(words));
  });

  it.each(['kernel/sweep.ts', 'main.ts'])('finds a foreign read of what no feature is: %s', (file) => {
    const files = { [`apps/server/src/${file}`]: "db.selectFrom('boat')" };
    expect(found({ a: { tables: ['boat'] } }, files)).toEqual({
      code: 1,
      output: expect.stringMatching(/reads boat, which a does not publish to (kernel|entry points)/),
    });
  });

  it('lets entry points read what is published, for they stand above all features', () => {
    const files = { 'apps/server/src/main.ts': "db.selectFrom('boat')" };
    expect(found({ a: { tables: ['boat'], publishes: ['boat'] } }, files).output).toBe('');
  });

  it('finds a view that nobody owns', () => {
    const files = { 'apps/server/migrations/0001_create.sql': 'create table boat (id int); create view boat_seen as select id from boat;' };
    expect(found({ a: { tables: ['boat'] } }, files).output).toMatch(/boat_seen has no owner/);
  });
});

describe('check-imports', () => {
  const base = {
    ...manifests({ tenants: {}, companies: {}, jobs: { uses: ['companies'] } }),
    ...webManifests({ identity: [], favorites: ['identity'], jobs: ['favorites'] }),
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
      'a circle of types',
      'packages/rules/src/boat.ts',
      "import type { Oar } from './oar.ts';\nexport type Boat = { oar: Oar };",
      'packages/rules/src/oar.ts',
      /no-cycle: packages\/rules\/src\/(boat|oar)\.ts/,
      "import type { Boat } from './boat.ts';\nexport type Oar = { boat: Boat };",
    ],
    [
      'a feature of the web that imports one that it does not use',
      'apps/web/src/features/identity/queries.ts',
      "import '../jobs/components/job-card.tsx';",
      'apps/web/src/features/jobs/components/job-card.tsx',
      /web-feature-identity/,
    ],
    [
      'a feature of the web that imports more than components of another',
      'apps/web/src/features/jobs/jobs.page.tsx',
      "import '../favorites/queries.ts';",
      'apps/web/src/features/favorites/queries.ts',
      /foreign-web-parts/,
    ],
    [
      'a manifest of the web that brings a part along',
      'apps/web/src/features/identity/feature.ts',
      "import './components/bar.tsx';\nexport default {\n  name: 'identity',\n  uses: [],\n};",
      'apps/web/src/features/identity/components/bar.tsx',
      /web-manifest-is-data/,
    ],
    [
      'a lib that knows a feature',
      'apps/web/src/lib/slots.tsx',
      "import '../features/jobs/components/job-card.tsx';",
      'apps/web/src/features/jobs/components/job-card.tsx',
      /room-web-lib/,
    ],
    [
      'a page that imports the stage of tests',
      'apps/web/src/root.tsx',
      "import './testing/stage.tsx';",
      'apps/web/src/testing/stage.tsx',
      /stage-in-tests-only/,
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
    [
      'a seed that imports the testkit',
      'apps/server/src/features/jobs/seed.ts',
      "import '../../../../../packages/testkit/src/people.ts';",
      'packages/testkit/src/people.ts',
      /testkit-in-tests-only/,
    ],
    [
      'a command that imports the testkit',
      'apps/server/src/features/jobs/commands.ts',
      "import '../../../../../packages/testkit/src/people.ts';",
      'packages/testkit/src/people.ts',
      /testkit-in-tests-only/,
    ],
    ['rules that import node', 'packages/rules/src/clock.ts', "import 'node:fs';", 'packages/rules/src/b.ts', /rules-import-nothing/],
  ])('finds %s', (_name, file, text, other, words, otherText = 'export const x = 1;') => {
    const { code, output } = check(
      'check-imports.ts',
      project({ ...base, 'apps/server/src/main.ts': 'export const main = 1;', [other]: otherText, [file]: text }),
    );
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });

  it('lets a feature of the web take components, and another on the left of it a query on the right', () => {
    const files = {
      'apps/web/src/features/jobs/jobs.page.tsx': "import '../favorites/components/toggle.tsx';",
      'apps/web/src/features/favorites/components/toggle.tsx': 'export const x = 1;',
      'apps/web/src/features/jobs/feature.ts':
        "export default {\n  name: 'jobs',\n  uses: ['favorites'],\n  fills: { side: () => import('./components/side.tsx') },\n};",
      'apps/web/src/features/jobs/components/side.tsx': "import '../queries.ts';",
      'apps/web/src/features/jobs/queries.ts': 'export const x = 1;',
    };
    expect(check('check-imports.ts', project({ ...base, 'apps/server/src/main.ts': '', ...files })).output).toMatch(
      /no dependency violations/,
    );
  });
});

describe('check-docs', () => {
  const documents = (text: string) =>
    check(
      'check-docs.ts',
      project({ 'README.md': text, 'package.json': '{ "scripts": { "start": "" } }', 'packages/rules/src/boat.ts': "use('BOAT_URL');" }),
    );

  it.each([
    ['a file that is gone', 'See\n`packages/rules/src/oar.ts`.', /README\.md:2: there is no packages\/rules\/src\/oar\.ts/],
    ['one of several files that is gone', '`rules/{boat,oar}.ts`', /there is no rules\/oar\.ts/],
    ['a folder that is gone', '`features/<noun>/`', /there is no features\/<noun>/],
    ['a command that is gone', '`npm run sail -- fast`', /there is no `npm run sail`/],
    ['a setting that nothing reads', '| OAR_URL | none |', /no source knows OAR_URL/],
  ])('finds %s', (_name, text, words) => {
    const { code, output } = documents(text);
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
  });

  it('passes what is in order', () => {
    const text = '`boat.ts`, `rules/boat`, `packages/<any>/src/*.ts`, `packages/**/boat.ts`, `npm start`, `BOAT_URL`, `and/or`, `a.b`';
    expect(documents(text)).toEqual({ code: 0, output: '1 documents read\n' });
  });
});

describe('dead code', () => {
  const knip = (lib: string) => {
    const packages = { 'package.json': '{ "private": true, "workspaces": ["packages/*"] }', 'packages/a/package.json': '{ "name": "a" }' };
    const settings = { ...JSON.parse(readFileSync(path.join(root, 'knip.json'), 'utf8')), ignoreDependencies: [] };
    const files = {
      ...packages,
      'knip.json': JSON.stringify(settings),
      'tools/run.ts': "import '../packages/a/src/lib.ts';",
      'packages/a/src/lib.ts': lib,
    };
    const args = [path.join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--directory', project(files)];
    const done = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { code: done.status, output: done.stdout + done.stderr };
  };

  it.each([
    ['an export that nobody imports', 'export const boat = 1;'],
    ['an export that only its own file uses', 'export const boat = 1;\nconsole.log(boat);'],
    ['a type that nobody imports', 'export type boat = 1;'],
  ])('finds %s', (_name, text) =>
    expect(knip(text)).toMatchObject({ code: 1, output: expect.stringMatching(/boat .*packages\/a\/src\/lib\.ts/) }),
  );

  it('passes what is in order', () => expect(knip('console.log(1);').output).not.toMatch(/Unused/));
});

describe('check-migrations', () => {
  const at = (name: string) => `apps/server/migrations/${name}`;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const order = (...names: string[]) => ({ [at('order.txt')]: names.map((name) => `${name} ${hash(name)}\n`).join('') });
  const sql = (...names: string[]) => Object.fromEntries(names.map((name) => [at(name), name]));
  const [first, second, late, old] = [
    '202611230140_create_boat.sql',
    '202611230150_create_oar.sql',
    '0180_create_sail.sql',
    '0017_create_mast.sql',
  ];

  it.each([
    [
      'one that comes late',
      { ...sql(first, second), ...order(second, first) },
      /202611230140_create_boat\.sql comes late, after 202611230150/,
    ],
    ['a number after times began', { ...sql(late), ...order(late) }, /0180_create_sail\.sql: migrations are called YYYYMMDDHHMM/],
    ['one that was changed', { ...order(first), [at(first)]: 'create table other' }, /was changed after it came/],
    ['one that is gone', order(first), /stands in order\.txt and is gone/],
    ['one that is not noted', { ...sql(first, second), ...order(first) }, /202611230150_create_oar\.sql is new/],
    ['another name', { ...sql('12_boat.sql'), ...order('12_boat.sql') }, /YYYYMMDDHHMM/],
  ])('finds %s', (_name, files, words) => {
    const { code, output } = check('check-migrations.ts', project(files));
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });

  it('passes what is in order', () =>
    expect(check('check-migrations.ts', project({ ...sql(old, first, second), ...order(old, first, second) })).code).toBe(0));
});
