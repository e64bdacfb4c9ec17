import type pg from 'pg';

/** After a restore: the side table is filled again, and an index that was built before learns of every posting. */
export async function beginSearchAnew(client: pg.ClientBase): Promise<void> {
  await client.query('insert into search_cursor default values');
  await client.query('insert into search_outbox (job_id) select id from job');
}
