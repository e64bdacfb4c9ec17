// A process that says how it is, for a test that kills it: `node beating.fixture.ts DATABASE_URL PLACE`.
import { tmpdir } from 'node:os';
import { openPool } from '../../../kernel/database/database.ts';
import { openLog } from '../../../kernel/log.ts';
import { beatAsNode } from '../../../kernel/node-beat.ts';

/** Half empty, whatever the disk of this machine is: how full that is belongs to no test. */
export const roomyDisk = async () => ({ freeBytes: 50e9, sizeBytes: 100e9 });

const [url, place] = process.argv.slice(2);
if (url && place && import.meta.main) {
  const { pool } = openPool({ url, size: 2 });
  const ready = async () => ({ database: true });
  beatAsNode({
    pool,
    log: openLog('silent'),
    place,
    role: 'web',
    dataDir: tmpdir(),
    roomOn: roomyDisk,
    readiness: ready,
    caughtUp: async () => undefined,
    everyMs: 50,
  });
  // Beats keep no process running.
  setInterval(() => undefined, 1000);
}
