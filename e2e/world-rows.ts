// Rows of the demo world that no list shows, read from the database of the server under test.
import pg from 'pg';
import { openEmbeddedDatabase } from '../apps/server/src/kernel/database/embedded.ts';

/** The id of a posting whose deadline has passed. */
export async function expiredJobId(): Promise<string> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from job where deadline_at < now() and not exists (select 1 from job_visibility v where v.job_id = job.id) order by id limit 1',
    );
    if (!rows[0]) throw new Error('The demo world has no expired posting');
    return rows[0].id;
  });
}

/**
 * Tenants that only the journeys of identity visit: prompt.localhost asks visitors by itself, forced.localhost lets nobody in. Everywhere
 * else the prompt is off, so that it never comes over what another journey is doing.
 */
export async function openIdentityTenants(): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(
      "insert into tenant_feature (tenant_id, feature, is_on) select id, 'loginPrompt', false from tenant where slug not in ('prompt', 'forced') on conflict do nothing",
    );
    await client.query("insert into tenant (slug, name) values ('prompt', 'Prompting'), ('forced', 'Members only') on conflict do nothing");
    await client.query(
      "insert into tenant_feature (tenant_id, feature, is_on) select id, 'forcedLogin', true from tenant where slug = 'forced' on conflict do nothing",
    );
  });
}

async function withDatabase<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = openEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', port: 54_318 });
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
