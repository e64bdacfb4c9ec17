// The postings that the recognition benchmark judges: drawn by chance with fixed seeds from the collected real ones, so many of each source that
// none rules the figure. Nothing of them is kept in the repository but the id and what a reader judged.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import type { RawPosting } from '../apps/server/src/features/feeds/posting.ts';
import { readNdjson } from '../apps/server/src/features/feeds/readers/ndjson.ts';
import { DRAWS, type Part } from './recognition-parts.ts';

export type SampledPosting = { part: Part; source: string; posting: RawPosting };

/** The drawn postings of a folder, always in the same order; none where it is not there. `judged`: ids that later draws leave out. */
export async function drawnPostings(folder: string, judged: ReadonlySet<string>): Promise<SampledPosting[]> {
  const drawn: SampledPosting[] = [];
  const taken = new Set(judged);
  const all = await allPostings(folder);
  for (const [turn, { seed, parts, counts, most, says }] of DRAWS.entries())
    for (const { source, postings } of all) {
      const untaken = turn === 0 ? postings : postings.filter(({ sourceId }) => !taken.has(sourceId));
      const fresh = says ? untaken.filter(({ description, sections }) => says.test(JSON.stringify([description, sections]))) : untaken;
      const chosen = chooseByChance(fresh, seed, parts.length * (counts[source] ?? 0), most);
      for (const [at, posting] of chosen.entries()) {
        taken.add(posting.sourceId);
        drawn.push({ part: parts[Math.floor((at * parts.length) / chosen.length)]!, source, posting });
      }
    }
  return drawn;
}

function chooseByChance(postings: readonly RawPosting[], seed: string, count: number, most = Infinity): RawPosting[] {
  const ranked = postings
    .map((posting) => ({ posting, rank: createHash('sha256').update(`${seed} ${posting.sourceId}`).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const ofOrganization = new Map<string, number>();
  const chosen: RawPosting[] = [];
  for (const { posting } of ranked) {
    const before = ofOrganization.get(posting.company.name) ?? 0;
    if (chosen.length === count || before >= most) continue;
    ofOrganization.set(posting.company.name, before + 1);
    chosen.push(posting);
  }
  return chosen;
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
