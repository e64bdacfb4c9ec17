// After all journeys: nothing may have failed in silence.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';
import { unexpectedLines } from '../tools/quiet-logs.ts';

export default async function tearDownWorld(): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const { clusterDir } = openEmbeddedDatabase({ dataDir, port: 54_318 });
  const lines = unexpectedLines({
    server: readFileSync(path.join(dataDir, 'server.log'), 'utf8'),
    database: readFileSync(path.join(clusterDir, '../postgres.log'), 'utf8'),
  });
  if (lines.length > 0) throw new Error(`The journeys left ${lines.length} lines in the logs that nobody expected:\n${lines.join('\n')}`);
}
