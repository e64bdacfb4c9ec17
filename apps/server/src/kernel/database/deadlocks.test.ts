import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from './database.ts';
import { inTransaction } from './deadlocks.ts';

const { database } = await cloneDatabase();
beforeAll(() => sql`create table meeting (id int primary key, said text not null default '')`.execute(database));
beforeAll(() => sql`insert into meeting (id) values (1), (2)`.execute(database));

const say = (transaction: DatabaseTransaction, id: number, word: string) =>
  sql`update meeting set said = said || ${word} where id = ${id}`.execute(transaction);

describe('two commands that wait for each other', () => {
  it('are both done, each once', async () => {
    let arrived = 0;
    let bothAreThere = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothAreThere = resolve;
    });
    const again: string[] = [];
    const command = (word: string, [first, second]: [number, number]) =>
      inTransaction(
        database,
        async (transaction) => {
          await say(transaction, first, word);
          if (++arrived === 2) bothAreThere();
          await meeting;
          await say(transaction, second, word);
          return word;
        },
        () => again.push(word),
      );
    expect(await Promise.all([command('a', [1, 2]), command('b', [2, 1])])).toEqual(['a', 'b']);
    expect(again.length).toBeGreaterThan(0);
    const { rows } = await sql<{ said: string }>`select said from meeting order by id`.execute(database);
    expect(rows.map(({ said }) => [...said].sort().join(''))).toEqual(['ab', 'ab']);
  });

  it('are not run again for any other fault, nor for ever', async () => {
    let runs = 0;
    const failing = (code: string) =>
      inTransaction(
        database,
        () => {
          runs += 1;
          return Promise.reject(Object.assign(new Error('no'), { code }));
        },
        () => {},
      );
    await expect(failing('23505')).rejects.toThrow('no');
    expect(runs).toBe(1);
    await expect(failing('40P01')).rejects.toThrow('no');
    expect(runs).toBe(1 + 4);
  });
});
