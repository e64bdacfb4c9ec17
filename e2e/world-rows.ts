// Rows of the demo world that no list shows, read from the database of the server under test.
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';

/** The id of a posting whose deadline has passed. */
export async function expiredJobId(): Promise<string> {
  const embedded = openEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', port: 54_318 });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from job where deadline_at < now() and not exists (select 1 from job_visibility v where v.job_id = job.id) order by id limit 1',
    );
    if (!rows[0]) throw new Error('The demo world has no expired posting');
    return rows[0].id;
  } finally {
    await client.end();
  }
}
