import { below, pick, randomPosting, randomRequest, seeded } from '@fairway/search/postings.fixture';
import { ReferenceSearch } from '@fairway/search/reference';
import { type SearchChange, type SearchResult, SUGGESTION_KINDS } from '@fairway/search/types';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { expect, it } from 'vitest';
import { settleRows } from './row-follower.ts';
import { SqlJobSearch } from './sql-search.ts';

const db = await cloneDatabase();
const random = seeded(4);
const sql = new SqlJobSearch(db.pool);
const reference = new ReferenceSearch();

function comparable({ ids, total, facets, correctedText, meantText, next }: SearchResult) {
  return { ids, total, facets, correctedText, meantText, next: next && { key: next.key, id: next.id } };
}

async function apply(changes: SearchChange[]): Promise<void> {
  await sql.apply(changes);
  await reference.apply(changes);
}

await apply(Array.from({ length: 900 }, (_, number) => ({ kind: 'put', document: randomPosting(number, random) })));
await apply(
  Array.from({ length: 400 }, () => {
    const document = randomPosting(below(random, 900), random);
    return random() < 0.3 ? { kind: 'remove', id: document.id } : { kind: 'put', document };
  }),
);
await settleRows(db.pool);

it('search in SQL answers 200 random questions as the brute-force reference does', async () => {
  for (let at = 0; at < 200; at++) {
    const request = randomRequest(random);
    const [found, expected] = [await sql.search(request), await reference.search(request)];
    expect(comparable(found), JSON.stringify(request)).toEqual(comparable(expected));
  }
});

it('the ids of questions whose words are taken as written are those of the reference', async () => {
  const questions = Array.from({ length: 40 }, () => randomRequest(random));
  expect(await sql.findIds(questions)).toEqual(await reference.findIds(questions));
});

it('120 random beginnings and typos get the same suggestions', async () => {
  for (let at = 0; at < 120; at++) {
    const { text, visibility, now } = randomRequest(random);
    const typed = random() < 0.5 ? text : randomPosting(1, random).title.slice(0, 1 + below(random, 9));
    const kinds = random() < 0.7 ? SUGGESTION_KINDS : [pick(random, SUGGESTION_KINDS)];
    const limit = 1 + below(random, 12);
    expect(await sql.suggest(typed, kinds, limit, visibility, now), typed).toEqual(
      await reference.suggest(typed, kinds, limit, visibility, now),
    );
  }
});
