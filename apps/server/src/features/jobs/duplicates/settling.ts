// Which postings are one is settled in the transaction that changes them: whoever writes or withdraws postings, or changes who sees them,
// says so here. All open postings with one title of one organization are looked at together and what comes out is written, so it does not
// matter in which order they came, and doing it twice changes nothing. @rule jobs.30, jobs.31
import { createHash } from 'node:crypto';
import { type CutText, cutText, joinPostings, LIKENESS_VERSION, pairOf, squeezed, titleKey } from '@fairway/rules/posting-likeness';
import { CompiledQuery } from 'kysely';
import type { Database } from '../../../kernel/database/database.ts';
import { type Candidate, joinedPosting, listCandidates, listDistinct, listTexts, type Queryable } from './candidates.ts';

export const queryableOf = (database: Database): Queryable => ({
  query: async <Row>(text: string, values: unknown[]) => database.executeQuery<Row>(CompiledQuery.raw(text, values)),
});

/** Postings of one organization whose titles have one key. */
type Group = { organization_id: number; title_key: string };

const AT_ONCE = 500;
const LETTERS_A_WORD = 5;
/** Locks of many organizations would fill the table of locks. */
const LOCKS = 64;

/** Compares these postings with what is there and settles which one stands; to be called when their rows are as they will be. */
export async function settlePostings(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) await settleSome(db, ids.slice(at, at + AT_ONCE), now);
}

/** The same for postings that only came or went as open ones: withdrawn, about to close, parted. Those that are nobody's cost nothing. */
export async function settleAround(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const groups = await groupsOf(db, ids);
  if (groups.length === 0) return;
  await lock(db, groups);
  await settleGroups(db, groups, now);
}

async function settleSome(db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  const before = await groupsOf(db, ids);
  const { rows } = await db.query<{
    id: string;
    organization_id: number;
    organization: string;
    title: string;
    text: string;
    places: string[];
  }>(
    `select j.id, j.organization_id, c.name as organization, j.title, j.description_text as text,
       array(select distinct city from job_place p where p.job_id = j.id and city <> '') as places
     from job j join organization c on c.id = j.organization_id where j.id = any($1::uuid[])`,
    [ids],
  );
  const likeness = rows.map(({ id, organization_id, organization, title, text, places }) => {
    const letters = squeezed(text);
    return {
      job_id: id,
      organization_id,
      title_key: titleKey(title, [organization, ...places]),
      text_hash: createHash('sha256').update(letters).digest('base64url'),
      words: Math.ceil(letters.length / LETTERS_A_WORD),
    };
  });
  const groups = [...new Map([...before, ...likeness].map((group) => [keyOf(group), group])).values()];
  await lock(db, groups);
  await db.query(
    `insert into job_likeness (job_id, organization_id, title_key, text_hash, words, version)
     select job_id, organization_id, title_key, text_hash, words, $2 from json_to_recordset($1::json)
       as given(job_id uuid, organization_id int, title_key text, text_hash text, words int)
     on conflict (job_id) do update set organization_id = excluded.organization_id, title_key = excluded.title_key,
       text_hash = excluded.text_hash, words = excluded.words, version = excluded.version`,
    [JSON.stringify(likeness), LIKENESS_VERSION],
  );
  await settleGroups(db, groups, now);
}

const keyOf = ({ organization_id, title_key }: Group): string => `${organization_id} ${title_key}`;

/** Takes what `settle...` would take for these postings, to read and decide before it. */
export async function lockGroups(db: Queryable, ids: readonly string[]): Promise<void> {
  await lock(db, await groupsOf(db, ids));
}

async function groupsOf(db: Queryable, ids: readonly string[]): Promise<Group[]> {
  const { rows } = await db.query<Group>('select distinct organization_id, title_key from job_likeness where job_id = any($1::uuid[])', [
    ids,
  ]);
  return rows;
}

/**
 * Of two who settle the same postings one waits, and sees then what the other wrote. In one order, so that nobody waits in a circle; whoever
 * holds these waits for no other lock: what is written from here on are rows that only their holder writes.
 */
async function lock(db: Queryable, groups: readonly Group[]): Promise<void> {
  const locks = [...new Set(groups.map(({ organization_id }) => organization_id % LOCKS))].sort((a, b) => a - b);
  await db.query("select pg_advisory_xact_lock(hashtext('job duplicates'), lock) from unnest($1::int[]) as given(lock)", [locks]);
}

async function settleGroups(db: Queryable, groups: readonly Group[], now: Date): Promise<void> {
  const asked = [groups.map(({ organization_id }) => organization_id), groups.map(({ title_key }) => title_key)];
  const { rows: joined } = await db.query<{ job_id: string; stands_id: string }>(
    `select d.job_id, d.stands_id from unnest($1::int[], $2::text[]) as asked(organization_id, title_key)
     join job_likeness l using (organization_id, title_key) join job_duplicate d on d.job_id = l.job_id`,
    asked,
  );
  const candidates = await listCandidates(db, asked, now);
  const wanted = await decide(db, candidates, now);
  const gone = joined.filter(({ job_id }) => !wanted.has(job_id)).map(({ job_id }) => job_id);
  const was = new Map(joined.map(({ job_id, stands_id }) => [job_id, stands_id]));
  const changed = [...wanted].filter(([id, standsId]) => was.get(id) !== standsId);
  if (gone.length > 0) await db.query('delete from job_duplicate where job_id = any($1::uuid[])', [gone]);
  if (changed.length > 0)
    await db.query(
      `insert into job_duplicate (job_id, stands_id, joined_at) select job_id, stands_id, $3 from unnest($1::uuid[], $2::uuid[]) as given(job_id, stands_id)
       on conflict (job_id) do update set stands_id = excluded.stands_id`,
      [changed.map(([id]) => id), changed.map(([, standsId]) => standsId), now],
    );
}

/** Which stands for which of the candidates, each with its group. */
async function decide(db: Queryable, candidates: readonly Candidate[], now: Date): Promise<Map<string, string>> {
  if (candidates.length === 0) return new Map();
  const distinct = new Set((await listDistinct(db, candidates)).map(({ job_id, other_id }) => pairOf(job_id, other_id)));
  const groups = [...Map.groupBy(candidates, keyOf).values()].map((group) => group.map(joinedPosting));
  const join = (textOf: (posting: { textHash: string }) => CutText) =>
    new Map(groups.flatMap((group) => [...joinPostings(group, { textOf, distinct, now })]));
  // Texts are long, and hardly any has to be read: a first round, in which none is nearly another, tells which.
  const compared = new Set<string>();
  const first = join(({ textHash }) => {
    compared.add(textHash);
    return { words: [], squeezed: textHash, rows: new Map() };
  });
  if (compared.size === 0) return first;
  const ids = new Map(candidates.map(({ text_hash, job_id }) => [text_hash, job_id]));
  const texts = await listTexts(
    db,
    [...compared].flatMap((hash) => ids.get(hash) ?? []),
  );
  const cuts = new Map<string, CutText>();
  for (const [id, hash] of candidates.map(({ job_id, text_hash }) => [job_id, text_hash] as const)) {
    const text = texts.get(id);
    if (text !== undefined) cuts.set(hash, cutText(text));
  }
  return join(({ textHash }) => cuts.get(textHash) ?? cutText(''));
}
