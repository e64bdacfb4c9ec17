import { buffer } from 'node:stream/consumers';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyIn, copyOut } from './copy.ts';

const db = await cloneDatabase();
let client: pg.PoolClient;
beforeAll(async () => {
  client = await db.pool.connect();
  await client.query('create temp table word (id int primary key, word text)');
});
afterAll(() => client.release());

async function* lines(count: number) {
  for (let n = 0; n < count; n += 1000)
    yield Buffer.from(Array.from({ length: Math.min(1000, count - n) }, (_, i) => `${n + i}\tword ${n + i} ${'é'.repeat(60)}\n`).join(''));
}
const countWords = async () => (await client.query('select count(*)::int as count from word')).rows[0].count;

describe('COPY', () => {
  it('takes and gives many rows, and the client goes on', async () => {
    await copyIn(client, 'copy word from stdin', lines(50_000));
    expect(await countWords()).toBe(50_000);
    const out = await buffer(copyOut(client, 'copy (select * from word order by id) to stdout'));
    expect(out.equals(await buffer(lines(50_000)))).toBe(true);
    expect(await countWords()).toBe(50_000);
    await client.query('truncate word');
  });

  it('keeps nothing of rows that are wrong', async () => {
    async function* wrong() {
      yield* lines(3000);
      yield Buffer.from('not a number\tx\n');
      yield* lines(100_000);
    }
    await expect(copyIn(client, 'copy word from stdin', wrong())).rejects.toMatchObject({ code: '22P02' });
    expect(await countWords()).toBe(0);
  });

  it('keeps nothing where the bytes end in an error', async () => {
    async function* broken() {
      yield* lines(3000);
      throw new Error('cut off');
    }
    await expect(copyIn(client, 'copy word from stdin', broken())).rejects.toThrow('cut off');
    expect(await countWords()).toBe(0);
  });

  it('says what is wrong with a statement', async () => {
    await expect(copyIn(client, 'copy no_such_table from stdin', lines(1))).rejects.toMatchObject({ code: '42P01' });
    await expect(buffer(copyOut(client, 'copy no_such_table to stdout'))).rejects.toMatchObject({ code: '42P01' });
    expect(await countWords()).toBe(0);
  });

  it('takes a reader that is slow, and one that leaves', async () => {
    await copyIn(client, 'copy word from stdin', lines(50_000));
    let bytes = 0;
    for await (const chunk of copyOut(client, 'copy word to stdout')) {
      bytes += (chunk as Buffer).length;
      if (bytes % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(bytes).toBeGreaterThan(50_000 * 120);
    for await (const chunk of copyOut(client, 'copy word to stdout')) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(await countWords()).toBe(50_000);
  });
});
