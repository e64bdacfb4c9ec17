// One PostgreSQL for a test run: DATABASE_URL, or an embedded one of its own without fsync. Tests clone its template (cloned-database.ts).
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
        dataDir: path.resolve('.data-test'),
        port: 54_320,
        settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '4GB' },
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
