// One PostgreSQL for a test run: DATABASE_URL, or an embedded one of its own without fsync. Tests clone its template (cloned-database.ts).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../../apps/server/src/kernel/database/embedded.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of a database from which clones are made. */
    adminUrl: string;
    templateName: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.DATABASE_URL || undefined;
  const embedded = external
    ? undefined
    : openEmbeddedDatabase({
        // `npm test` names a folder of its own, in memory where it may (tools/scratch.ts).
        dataDir: process.env.TEST_DATA_DIR ?? folderOfRun(),
        port: 54_320,
        settings: {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          autovacuum: 'off',
          max_connections: '200',
          max_wal_size: '1GB',
        },
      });
  const adminUrl = external ?? embedded?.url ?? '';
  const template = await prepareTemplate(adminUrl);
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', template.name);
  return async () => {
    await template.drop();
    embedded?.stop();
  };
}

/** `.data-test`, or another beside it where a run is under way: it would end with that one. */
function folderOfRun(at = 1): string {
  const folder = path.resolve(at === 1 ? '.data-test' : `.data-test-${at}`);
  const holder = path.join(folder, 'run.pid');
  mkdirSync(folder, { recursive: true });
  try {
    const pid = Number(readFileSync(holder, 'utf8'));
    if (pid !== process.pid && process.kill(pid, 0)) return folderOfRun(at + 1);
  } catch {
    // Nobody's, or of a run that is over.
  }
  writeFileSync(holder, String(process.pid));
  return folder;
}
