import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { below, FIXTURE_NOW, idOf, randomPosting, randomRequest, seeded } from './postings.fixture.ts';
import { ReferenceSearch } from './reference.ts';
import { SearchThread } from './search-thread.ts';
import { type SearchChange, type SearchDocument, SUGGESTION_KINDS } from './types.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fairway-search-'));
const threads: SearchThread[] = [];
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close();
});

function started(onLost?: (reason: Error) => void): SearchThread {
  const thread = new SearchThread(onLost === undefined ? {} : { onLost });
  threads.push(thread);
  return thread;
}

async function built(documents: SearchDocument[]): Promise<SearchThread> {
  const thread = started();
  await thread.beginBuild(documents.length);
  for (let at = 0; at < documents.length; at += 250) await thread.addToBuild(documents.slice(at, at + 250));
  await thread.finishBuild();
  return thread;
}

async function expectSame(thread: SearchThread, reference: ReferenceSearch, seed: number, questions = 60): Promise<void> {
  const random = seeded(seed);
  for (let at = 0; at < questions; at++) {
    const request = randomRequest(random);
    const expected = await reference.search(request);
    const found = await thread.search(request);
    expect({ ...found, tookMicros: 0, next: found.next?.key }).toEqual({ ...expected, next: expected.next?.key });
  }
}

const random = seeded(11);
const documents = Array.from({ length: 1200 }, (_, number) => randomPosting(number, random));

describe('the thread', () => {
  it('says that it holds nothing until it was built or loaded', async () => {
    const thread = started();
    await expect(thread.search(randomRequest(random))).rejects.toMatchObject({ code: 'search.not_loaded' });
    await expect(thread.suggest('a', SUGGESTION_KINDS, 5, { schoolIds: [], excludeSchoolIds: [] }, FIXTURE_NOW)).rejects.toMatchObject({
      code: 'search.not_loaded',
    });
    await expect(thread.apply([])).rejects.toMatchObject({ code: 'search.not_loaded' });
    await expect(thread.addToBuild([])).rejects.toMatchObject({ code: 'search.not_loaded' });
    await expect(thread.snapshot(path.join(folder, 'none'), { timeline: 'a', position: '1' })).rejects.toMatchObject({
      code: 'search.not_loaded',
    });
  });

  it('answers as the reference does after a build, thousands of changes and the compactions they cause', async () => {
    const thread = await built(documents);
    const reference = new ReferenceSearch();
    await reference.apply(documents.map((document) => ({ kind: 'put', document })));
    await expectSame(thread, reference, 1);
    const first = await thread.status();
    for (let round = 0; round < 6; round++) {
      const changes = Array.from({ length: 700 }, (): SearchChange => {
        const number = below(random, 1500);
        return random() < 0.2 ? { kind: 'remove', id: idOf(number) } : { kind: 'put', document: randomPosting(number, random) };
      });
      await Promise.all([thread.apply(changes), reference.apply(changes)]);
      await expectSame(thread, reference, 100 + round, 15);
    }
    await thread.settled();
    const last = await thread.status();
    expect(last.epoch).toBeGreaterThan(first.epoch);
    expect(last).toMatchObject({ loaded: true, compacting: false });
    expect(last.slots).toBeLessThan(1500 * 1.6);
    await expectSame(thread, reference, 2);
  });

  it('finds the ids of several questions at once, and takes words as they are written', async () => {
    const thread = await built(documents);
    const reference = new ReferenceSearch();
    await reference.apply(documents.map((document) => ({ kind: 'put', document })));
    const questions = Array.from({ length: 60 }, () => randomRequest(random));
    const found = await thread.findIds(questions);
    expect(found).toEqual(await reference.findIds(questions));
    const corrected = (await Promise.all(questions.map((question) => reference.search(question)))).map((answer) => answer.correctedText);
    expect(corrected.some((text) => text !== null)).toBe(true);
    expect(found.some((ids, at) => corrected[at] !== null && ids.length === 0)).toBe(true);
    expect(await thread.findIds([])).toEqual([]);
  });

  it('a change with a bad id is told, and the others are in', async () => {
    const thread = await built(documents.slice(0, 10));
    const good = { kind: 'put', document: randomPosting(77, random) } as const;
    await expect(thread.apply([{ kind: 'remove', id: 'nothing' }, good])).rejects.toMatchObject({ code: 'search.bad_id' });
    expect((await thread.status()).postings).toBe(11);
  });

  it('when it dies, calls in flight fail with a code, the owner is told once, and after a restart it can be built again', async () => {
    const lost: Error[] = [];
    const workers: Worker[] = [];
    const thread = new SearchThread({ onLost: (reason) => lost.push(reason), onStart: (worker) => workers.push(worker) });
    threads.push(thread);
    await thread.beginBuild(10);
    const calls = [thread.addToBuild(documents)];
    // A message that is no call: nothing in the thread catches what comes of it.
    workers[0]!.postMessage(null);
    calls.push(thread.addToBuild(documents), thread.addToBuild(documents));
    const ended = calls.map((call) => call.catch((error: unknown) => error));
    expect(await ended.at(-1)).toMatchObject({ code: 'search.thread_lost' });
    expect(lost).toHaveLength(1);
    await expect(thread.status()).rejects.toMatchObject({ code: 'search.thread_lost' });
    thread.restart();
    await thread.beginBuild(5);
    await thread.addToBuild(documents.slice(0, 5));
    await thread.finishBuild();
    expect((await thread.status()).postings).toBe(5);
    expect(lost).toHaveLength(1);
  });

  it('a restart fails the calls in flight and starts empty', async () => {
    let lost = 0;
    const thread = started(() => lost++);
    const waiting = thread.settled().catch((error: unknown) => error);
    thread.restart();
    expect(await waiting).toMatchObject({ code: 'search.thread_lost' });
    expect(lost).toBe(0);
    expect((await thread.status()).loaded).toBe(false);
  });
});

describe('a snapshot', () => {
  const file = path.join(folder, 'index.snapshot');

  it('of an index built in order of publication comes back with its position, answers the same, and takes changes', async () => {
    const thread = await built(documents.toSorted((a, b) => a.publishedAt - b.publishedAt));
    const reference = new ReferenceSearch();
    const changes = [...documents.map((document) => ({ kind: 'put', document }) as const), { kind: 'remove', id: idOf(3) } as const];
    await reference.apply(changes);
    await thread.apply(changes.slice(-1));
    await thread.snapshot(file, { timeline: 'one', position: '900719925474099312' });
    const other = started();
    expect(await other.load(file, 'one')).toBe('900719925474099312');
    await expectSame(other, reference, 3);
    const more = Array.from({ length: 300 }, (): SearchChange => ({ kind: 'put', document: randomPosting(below(random, 2000), random) }));
    await Promise.all([other.apply(more), reference.apply(more)]);
    await expectSame(other, reference, 4);
  });

  it('is refused when missing, cut off, changed anywhere, of another version or of another timeline; the index stays as it was', async () => {
    const thread = await built(documents.slice(0, 20));
    const whole = readFileSync(file);
    const refusal = (code: string, timeline = 'one') => expect(thread.load(file, timeline)).rejects.toMatchObject({ code });
    await refusal('search.snapshot_timeline', 'two');
    for (const length of [0, 7, 16, 500, whole.length - 1]) {
      writeFileSync(file, whole);
      truncateSync(file, length);
      await refusal('search.snapshot_damaged');
    }
    // Any byte: the zeros that fill up to the next array, too.
    const middle = Math.floor(whole.length / 2);
    for (const at of [0, 5, 9, 60, ...Array.from({ length: 16 }, (_, index) => middle + index), whole.length - 3]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x10;
      writeFileSync(file, changed);
      await refusal('search.snapshot_damaged');
    }
    rmSync(file);
    await refusal('search.snapshot_missing');
    expect((await thread.status()).postings).toBe(20);
  });
});
