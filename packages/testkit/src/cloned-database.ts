// A database of one's own for a test file: a clone of the migrated template, dropped at the end.
import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type DatabasePool, openPool } from '../../../apps/server/src/kernel/database/database.ts';
import { onServer, withDatabase } from './template.ts';

export type ClonedDatabase = DatabasePool & { url: string; name: string; adminUrl: string };

/** Clones the template; call at the top of a test file. The clone is dropped after its tests. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const adminUrl = inject('adminUrl');
  const template = inject('templateName');
  const name = `fairway_test_${randomBytes(6).toString('hex')}`;
  await createClone(adminUrl, template, name);
  const url = withDatabase(adminUrl, name);
  const opened = openPool({ url, size: 8 });
  afterAll(async () => {
    await opened.pool.end().catch(() => undefined);
    await onServer(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return { ...opened, url, name, adminUrl };
}

/**
 * Two files may clone in one moment; PostgreSQL lets one at a time copy a template. Files are copied as they lie: its own way, which writes every
 * block into the log too, took half as much of the processor again.
 */
async function createClone(adminUrl: string, template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await onServer(adminUrl, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
