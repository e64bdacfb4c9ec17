// The postings that the recognition benchmark judges: drawn by chance with a fixed seed from the collected real ones, so many of each source that
// none rules the figure. Nothing of them is kept in the repository but the id and what a reader judged.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { RawPosting } from '../apps/server/src/features/feeds/posting.ts';
import { readNdjson } from '../apps/server/src/features/feeds/readers/ndjson.ts';

/** Which half a posting belongs to: rules are improved by one and never by the other. */
export type Half = 'train' | 'test';
export type SampledPosting = { half: Half; source: string; posting: RawPosting };

const SEED = 'recognition 1';
/** Postings a file and half. */
const DRAWN: Record<string, number> = {
  'nhs-jobs-2020': 32,
  'nyc-jobs-2019': 22,
  'city-of-la-bulletins': 10,
  'cds-canada-en-fr': 8,
  pythonjobs: 14,
  'simplify-newgrad-listings': 11,
  'cvrve-internship-listings': 11,
};

/** The drawn postings of a folder, always in the same order; none where it is not there. */
export async function drawnPostings(folder: string): Promise<SampledPosting[]> {
  const drawn: SampledPosting[] = [];
  for (const { source, postings } of await allPostings(folder)) {
    const count = DRAWN[source] ?? 0;
    const ranked = postings
      .map((posting) => ({ posting, rank: createHash('sha256').update(`${SEED} ${posting.sourceId}`).digest('hex') }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1));
    for (const [at, { posting }] of ranked.slice(0, 2 * count).entries())
      drawn.push({ half: at < count ? 'train' : 'test', source, posting });
  }
  return drawn;
}

/** Every posting of a folder by its file. */
export async function allPostings(folder: string): Promise<{ source: string; postings: RawPosting[] }[]> {
  if (!existsSync(folder)) return [];
  const all: { source: string; postings: RawPosting[] }[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'))) {
    const postings: RawPosting[] = [];
    for await (const row of readNdjson(createReadStream(path.join(folder, file)).pipe(createGunzip()).setEncoding('utf8')))
      if ('posting' in row) postings.push(row.posting);
    all.push({ source: file.replace('.ndjson.gz', ''), postings });
  }
  return all;
}
