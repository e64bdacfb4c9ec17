// A command of the operator beside a node, or alone: who started the embedded server stops it, unless somebody uses it by now.
import { rmSync } from 'node:fs';
import { dataFolder } from '@fairway/testkit/data-folder';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { loadConfig } from './kernel/config.ts';
import { openLog } from './kernel/log.ts';
import { openDatabase } from './services.ts';

const folder = dataFolder('fairway-leave-');
const config = loadConfig({ DATA_DIR: folder, DATABASE_PORT: '54341', SECRET: 'x'.repeat(40) });
const open = () => openDatabase(config, openLog('silent'), () => undefined);
const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};
afterAll(() => {
  open().embedded?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a command that started the database stops it, but not under a node that came meanwhile, and never one that ran before', async () => {
  const command = open();
  await command.pool.query('select 1');
  await command.leave();
  expect(await answers(command.url)).toBe(false);

  const second = open();
  const node = new pg.Client({ connectionString: second.url });
  await node.connect();
  await second.leave();
  expect(await answers(second.url)).toBe(true);

  await node.end();
  const third = open();
  await third.leave();
  expect(await answers(second.url)).toBe(true);
});
