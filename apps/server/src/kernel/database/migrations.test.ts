import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import { MigrationError, migrate } from './migrations.ts';

const db = await cloneDatabase();

async function folder(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'fairway-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(dir, name), sql);
  return dir;
}

describe('migrations', () => {
  it('run once each, in order, however many nodes start at once', async () => {
    const dir = await folder({ '9001_a.sql': 'create table ma (n int);', '9002_b.sql': 'insert into ma values (1);', 'notes.txt': 'x' });
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(db.pool, dir)));
    expect(runs.flat().sort()).toEqual(['9001_a.sql', '9002_b.sql']);
    expect((await db.pool.query('select count(*)::int as n from ma')).rows[0].n).toBe(1);
    expect(await migrate(db.pool, dir)).toEqual([]);
  });

  it('refuse a file that was changed after it had run', async () => {
    const dir = await folder({ '9003_c.sql': 'create table mc (n int);' });
    await migrate(db.pool, dir);
    await writeFile(path.join(dir, '9003_c.sql'), 'create table mc (n bigint);');
    await expect(migrate(db.pool, dir)).rejects.toThrow(/9003_c\.sql was changed/);
  });

  it('leave nothing behind when one fails, and say which', async () => {
    const dir = await folder({ '9004_d.sql': 'create table md (n int); select 1/0;' });
    await expect(migrate(db.pool, dir)).rejects.toThrow(MigrationError);
    expect((await db.pool.query("select to_regclass('md') as t")).rows[0].t).toBeNull();
    await writeFile(path.join(dir, '9004_d.sql'), 'create table md (n int);');
    expect(await migrate(db.pool, dir)).toEqual(['9004_d.sql']);
  });
});
