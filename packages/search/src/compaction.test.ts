import { expect, it } from 'vitest';
import { compact } from './compaction.ts';
import { JobIndex } from './job-index.ts';
import { below, idOf, randomPosting, randomRequest, seeded } from './postings.fixture.ts';
import { ReferenceSearch } from './reference.ts';
import { type SearchChange, SUGGESTION_KINDS } from './types.ts';

it('a compacted index answers as the reference does, though the old one changed while it was made', async () => {
  const random = seeded(5);
  const old = new JobIndex(64);
  const reference = new ReferenceSearch();
  const change = (): SearchChange => {
    const number = below(random, 1500);
    return random() < 0.2 ? { kind: 'remove', id: idOf(number) } : { kind: 'put', document: randomPosting(number, random) };
  };
  const changes = Array.from({ length: 3000 }, change);
  for (const one of changes) old.apply(one);
  expect(old.worn).toBe(true);
  const steps = compact(old);
  const kept: SearchChange[] = [];
  let index: JobIndex | null = null;
  while (index === null) {
    const step = steps.next();
    if (step.done === true) index = step.value;
    else if (kept.length < 400) {
      kept.push(change());
      old.apply(kept.at(-1)!);
    }
  }
  expect(kept).toHaveLength(400);
  for (const one of kept) index.apply(one);
  await reference.apply([...changes, ...kept]);
  expect(index.size).toBe(old.size);
  expect(index.slots.count).toBeLessThan(old.slots.count);
  expect(index.epoch).toBe(old.epoch + 1);
  for (let at = 0; at < 250; at++) {
    const request = randomRequest(random);
    const expected = await reference.search(request);
    const found = index.search(request);
    expect({ ...found, tookMicros: 0, next: found.next?.key }, JSON.stringify(request)).toEqual({ ...expected, next: expected.next?.key });
    const suggestions = index.suggest(request.text, SUGGESTION_KINDS, 8, request.visibility, request.now);
    expect(suggestions).toEqual(await reference.suggest(request.text, SUGGESTION_KINDS, 8, request.visibility, request.now));
    // A page key of the old index goes on in the new one.
    const page = old.search(request);
    if (page.next !== null)
      expect(index.search({ ...request, after: page.next }).ids).toEqual(old.search({ ...request, after: page.next }).ids);
  }
});

it('an index of nothing compacts to nothing', () => {
  const steps = compact(new JobIndex(64));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value.size).toBe(0);
});
