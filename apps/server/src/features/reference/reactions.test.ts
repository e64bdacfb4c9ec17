// Two nodes that keep the lists: what is changed at one is read anew at the other, as soon as the bus says so.
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { describe, expect, it } from 'vitest';
import type { Bus, BusListener } from '../../kernel/bus/bus.ts';
import type { Database } from '../../kernel/database/database.ts';
import { openLog } from '../../kernel/log.ts';
import { roundsOf } from '../../kernel/recurring.ts';
import { listSectors } from './queries.ts';
import { followReference } from './reactions.ts';
import { seedSectors } from './sectors.ts';
import { skillDirectory } from './skills/directory.ts';

const db = await cloneDatabase();
const log = openLog('silent');

/** A bus within this process. */
function busOfOneProcess(): Bus & { reconnect(): void } {
  const listeners = new Map<string, Set<BusListener>>();
  const reconnected = new Set<() => void>();
  return {
    publish: async (channel, payload) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload, channel);
    },
    subscribe: async (channel, listener) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      return async () => void set.delete(listener);
    },
    onReconnect: (listener) => {
      reconnected.add(listener);
      return () => reconnected.delete(listener);
    },
    close: async () => undefined,
    reconnect: () => {
      for (const listener of reconnected) listener();
    },
  };
}

async function node(bus: Bus | undefined) {
  // Another handle on the same rows keeps its own lists, as another process does.
  const database = db.database.withoutPlugins() as Database;
  const skills = skillDirectory(database, () => 0, roundsOf(log));
  const follower = await followReference({ database, skills, bus, log });
  const sector = async () => (await listSectors(database, 'en', 'en')).find((one) => one.code === 'consulting')?.name;
  const skillNames = async () => (await skills.skills('en')).map((skill) => skill.name);
  return { ...follower, sector, skillNames };
}
const rename = (name: string) =>
  db.pool.query("update sector set names = names || jsonb_build_object('en', $1::text) where code = 'consulting'", [name]);

describe('a changed list', () => {
  it('is read anew by every node that the bus reaches', async () => {
    await db.database.transaction().execute((transaction) => seedSectors(transaction));
    const bus = busOfOneProcess();
    const [here, there] = [await node(bus), await node(bus)];
    expect([await here.sector(), await there.sector(), await there.skillNames()]).toEqual(['Consulting', 'Consulting', []]);
    await rename('Advice');
    await db.pool.query("insert into skill (name, folded) values ('Welding', 'welding')");
    expect([await there.sector(), await there.skillNames()]).toEqual(['Consulting', []]);
    here.changed();
    expect([await here.sector(), await there.sector(), await there.skillNames()]).toEqual(['Advice', 'Advice', ['Welding']]);
  });

  it('is read anew after the bus was away, and by a node without one', async () => {
    const bus = busOfOneProcess();
    const [there, alone] = [await node(bus), await node(undefined)];
    await Promise.all([there.sector(), alone.sector()]);
    await rename('Counsel');
    bus.reconnect();
    alone.changed();
    expect([await there.sector(), await alone.sector()]).toEqual(['Counsel', 'Counsel']);
    await there.close();
    await rename('Advice');
    bus.reconnect();
    expect(await there.sector()).toBe('Counsel');
  });

  it('that is being read while it changes is not kept', async () => {
    const database = db.database.withoutPlugins() as Database;
    const skills = skillDirectory(database, () => 0, roundsOf(log));
    const early = skills.skills('en');
    skills.forget();
    await db.pool.query("insert into skill (name, folded) values ('Sailing', 'sailing') on conflict do nothing");
    await early;
    expect((await skills.skills('en')).map((skill) => skill.name)).toContain('Sailing');
  });
});
