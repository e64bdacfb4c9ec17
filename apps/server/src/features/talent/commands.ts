import type pg from 'pg';

/** After a restore, which fires no triggers: a node that knows people of before reads all that are there now. */
export async function noteEverybody(client: pg.ClientBase): Promise<void> {
  await client.query('insert into talent_outbox (user_id) select user_id from candidate_discoverable on conflict do nothing');
}
