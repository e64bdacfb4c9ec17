// What tells that a posting changed: a hash of all its feed says, of the shift of dates, and of the recognition that reads it. A posting
// whose hash is stored already is neither prepared nor written, so a second run costs little more than reading.
import { hash } from 'node:crypto';
import type { Skill } from '@fairway/rules/recognition/skills';
import type pg from 'pg';

/** Raised when recognition or sanitising changes what it makes of a posting: the next run prepares all anew. */
const RECOGNITION_VERSION = 3;

/** A function that hashes postings (as JSON) under one shift, skill list and feed setting. */
export function contentHasher(skills: readonly Skill[], shiftDays: number, undatedDays: number): (json: string) => string {
  const ground = hash('sha256', JSON.stringify([RECOGNITION_VERSION, shiftDays, undatedDays, skills]), 'base64url');
  return (json) => hash('sha256', ground + json, 'base64url');
}

/** The source ids among `hashes` that are stored as they are and open. */
export async function findUnchanged(pool: pg.Pool, source: string, hashes: ReadonlyMap<string, string>): Promise<Set<string>> {
  const { rows } = await pool.query<{ source_id: string }>(
    `select job.source_id from unnest($2::text[], $3::text[]) as given(source_id, content_hash)
     join job on job.source = $1 and job.source_id = given.source_id and job.content_hash = given.content_hash and job.withdrawn_at is null`,
    [source, [...hashes.keys()], [...hashes.values()]],
  );
  return new Set(rows.map((row) => row.source_id));
}
