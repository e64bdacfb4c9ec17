import type pg from 'pg';

export type FedPosting = { id: string; source_id: string; content_hash: string; published_at: Date; withdrawn_at: Date | null };

/** Postings of a source by its ids, locked until the transaction ends; others may point to them meanwhile (duplicates/settling.ts). */
export async function lockPostings(client: pg.PoolClient, source: string, sourceIds: readonly string[]): Promise<FedPosting[]> {
  const { rows } = await client.query<FedPosting>(
    'select id, source_id, content_hash, published_at, withdrawn_at from job where source = $1 and source_id = any($2) for no key update',
    [source, sourceIds],
  );
  return rows;
}

/** The source ids among `hashes` that are stored as they are and open, or withdrawn for good. */
export async function findUnchanged(pool: pg.Pool, source: string, hashes: ReadonlyMap<string, string>): Promise<Set<string>> {
  const { rows } = await pool.query<{ source_id: string }>(
    `select job.source_id from unnest($2::text[], $3::text[]) as given(source_id, content_hash)
     join job on job.source = $1 and job.source_id = given.source_id and job.content_hash = given.content_hash
       and (job.withdrawn_at is null or exists (select from posting_withdrawal w where w.job_id = job.id))`,
    [source, [...hashes.keys()], [...hashes.values()]],
  );
  return new Set(rows.map((row) => row.source_id));
}

/** The source ids of the postings that are open to readers now. */
export async function listOpenIds(pool: pg.Pool, source: string, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ source_id: string }>(
    'select source_id from job where source = $1 and withdrawn_at is null and (deadline_at is null or deadline_at > $2)',
    [source, now],
  );
  return rows.map((row) => row.source_id);
}

/** Up to `limit` postings that are not withdrawn, by their source's ids, after one of them. */
export async function listAfter(
  pool: pg.Pool,
  source: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; source_id: string }[]> {
  const { rows } = await pool.query<{ id: string; source_id: string }>(
    'select id, source_id from job where source = $1 and withdrawn_at is null and source_id > $2 order by source_id limit $3',
    [source, after, limit],
  );
  return rows;
}
