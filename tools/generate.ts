// Regenerates what is generated: the table types, the OpenAPI document, the client's types, the typed messages.
// `npm run generate`; CI fails when the result differs from what is committed.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { migrate } from '../apps/server/src/kernel/database/migrations.ts';
import { openApiDocument } from '../packages/contract/src/openapi.ts';
import { writeMessageFiles } from './generate-messages.ts';
import { root } from './runtime.mjs';

const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);

if (wanted('messages')) writeMessageFiles(root);
if (wanted('contract')) contract();
if (wanted('tables')) await tables();

function contract(): void {
  const document = `${JSON.stringify(openApiDocument(), null, 1)}\n`;
  writeFileSync(path.join(root, 'packages/contract/openapi.gen.json'), document);
  execFileSync(
    process.execPath,
    ['node_modules/openapi-typescript/bin/cli.js', 'packages/contract/openapi.gen.json', '-o', 'packages/client/src/api.gen.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

async function tables(): Promise<void> {
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
  } finally {
    embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
