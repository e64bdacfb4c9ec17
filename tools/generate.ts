// Makes what is generated: `npm run generate [messages] [client] [places] [dictionary] [api] [tables] [migrations]`, all of them without a word.
//   committed, for readers: docs/api (what each call takes and gives), the types of the tables, the order of the migrations
//   not committed, made when stale by whatever needs it (tools/generated.mjs): typed messages with their bundles, the client's types, places,
//   what the dictionary of concepts is looked up in
//   on request alone: `words`, English where other languages have no text yet (tools/awaiting-words.ts)
// `api --check` writes nothing and fails where a file is not what the contract says. `tables --of=URL` reads a database that is migrated already.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { openApiDocument } from '../packages/contract/src/kernel/openapi.ts';
import { shippedConcepts } from '../packages/search/src/concept-dictionary.ts';
import { keepReading } from '../packages/search/src/dictionary-reading.ts';
import { AWAITING_TRANSLATION, writeAwaitingWords } from './awaiting-words.ts';
import { apiFiles } from './generate-api.ts';
import { writeMessageFiles } from './generate-messages.ts';
import { writePlaces } from './generate-places.ts';
import { root } from './runtime.mjs';

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const checking = process.argv.includes('--check');
const wanted = (name: string) => only.length === 0 || only.includes(name);
const API = path.join(root, 'docs/api');

if (only.includes('words')) words();
if (wanted('messages')) writeMessageFiles(root);
if (wanted('client')) await client();
if (wanted('places')) writePlaces(root);
if (wanted('dictionary')) keepReading(shippedConcepts());
if (wanted('api')) api();
if (wanted('migrations')) execFileSync(process.execPath, ['tools/check-migrations.ts', '--write'], { cwd: root, stdio: 'inherit' });
if (wanted('tables')) await tables();

function words(): void {
  const awaiting = writeAwaitingWords(root);
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (awaiting.length > 0)
    execFileSync(process.execPath, [biome, 'format', '--write', AWAITING_TRANSLATION], { cwd: root, stdio: 'ignore' });
  console.log(`${awaiting.length} await their translation`);
}

async function client(): Promise<void> {
  const nodes = await openapiTS(openApiDocument() as unknown as OpenAPI3);
  const target = path.join(root, 'packages/client/src/api.gen.ts');
  // Whoever reads at the same time sees the file before or the file after.
  writeFileSync(`${target}.${process.pid}`, `// Written by tools/generate.ts from packages/contract.\n${astToString(nodes)}`);
  renameSync(`${target}.${process.pid}`, target);
}

function api(): void {
  const files = apiFiles();
  mkdirSync(API, { recursive: true });
  const there = readdirSync(API).filter((name) => name.endsWith('.gen.md'));
  const stale = [...files].filter(([name, text]) => !there.includes(name) || readFileSync(path.join(API, name), 'utf8') !== text);
  const gone = there.filter((name) => !files.has(name));
  if (checking) {
    for (const name of [...stale.map(([name]) => name), ...gone])
      console.error(`docs/api/${name} is not what the contract says: npm run generate api`);
    if (stale.length + gone.length > 0) process.exitCode = 1;
    return;
  }
  for (const [name, text] of stale) writeFileSync(path.join(API, name), text);
  for (const name of gone) rmSync(path.join(API, name));
}

async function tables(): Promise<void> {
  const given = process.argv.find((word) => word.startsWith('--of='));
  if (given) return writeTables(given.slice('--of='.length));
  const dataDir = path.join(root, '.data-generate');
  const embedded = openEmbeddedDatabase({ dataDir, port: 54_399, settings: { fsync: 'off' } });
  try {
    const admin = new pg.Pool({ connectionString: embedded.url, max: 1 });
    await admin.query('drop database if exists generate');
    await admin.query('create database generate');
    await admin.end();
    const url = embedded.url.replace('/postgres?', '/generate?').replace(/\/postgres$/, '/generate');
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    await migrate(pool);
    await pool.end();
    await writeTables(url);
  } finally {
    embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function writeTables(url: string): Promise<void> {
  execFileSync(
    process.execPath,
    [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      'apps/server/src/kernel/database/tables.gen.ts',
      '--date-parser',
      'string',
      '--numeric-parser',
      'number',
      '--exclude-pattern',
      'graphile_worker.*',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await typeViews(pool);
  await pool.end();
}

/** A view of one table has that table's types: of itself the database says that any column may be null. */
async function typeViews(pool: pg.Pool): Promise<void> {
  const file = path.join(root, 'apps/server/src/kernel/database/tables.gen.ts');
  const { rows } = await pool.query<{ view: string; of: string }>(
    `select view_name as view, min(table_name) as of from information_schema.view_table_usage where view_schema = 'public'
     group by 1 having count(distinct table_name) = 1`,
  );
  const interfaceOf = (name: string) =>
    new RegExp(`export interface ${name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())} \\{\\n([^}]*)\\}`);
  let text = readFileSync(file, 'utf8');
  for (const { view, of } of rows) {
    const columns = new Map(
      [...(interfaceOf(of).exec(text)?.[1] ?? '').matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, name, type]) => [name, type]),
    );
    text = text.replace(interfaceOf(view), (whole) =>
      whole.replace(/^ {2}(\w+): (.*);$/gm, (line, name: string) => {
        const type = columns.get(name)?.replace(/^Generated<(.*)>$/, '$1');
        return type === undefined ? line : `  ${name}: ${type};`;
      }),
    );
  }
  writeFileSync(file, text);
}
