// The benchmark of the job search index: `node tools/run.mjs bench/search.ts [POSTINGS] [--snapshot FILE]` (1,000,000 postings by default).
// Builds the index from generated postings and writes a snapshot (or uses the one given), then measures in a fresh process: loading, memory,
// the 200-question mix, the bare and+popcount pass in the same run, changes, and the thread with 16 callers. The last line is JSON.
// `--stage changes --snapshot FILE` measures the changes alone.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { andCount, type Bitmap } from '@fairway/search/bitmap';
import { JobIndex } from '@fairway/search/job-index';
import { SearchThread } from '@fairway/search/search-thread';
import { readSnapshot, writeSnapshot } from '@fairway/search/snapshot';
import type { SearchChange } from '@fairway/search/types';
import { dataFolder } from '@fairway/testkit/data-folder';
import { CORPUS_NOW, Corpus, type Question } from './search-corpus.ts';

const TIMELINE = 'bench';
const WARM_ROUNDS = 2;
const ROUNDS = 5;
const CHANGES = 20_000;
const BARE_BITMAPS = 134;

export type SearchFigures = {
  postings: number;
  /** Processes that wanted a processor in the last minute: above 1 others took part of the time. */
  loadAverage: number;
  indexP50Ms: number;
  indexP95Ms: number;
  indexMaxMs: number;
  barePassMs: number;
  p50OverBare: number;
  bytesPerPosting: number;
  snapshotLoadMs: number;
  changesPerSecond: number;
  /** The same by processor time: what a free processor would do. */
  changesPerProcessorSecond: number;
  threadP50Ms: number;
  threadP95Ms: number;
  threadQuestionsPerSecond: number;
  changeToSearchableP95Ms: number;
  compactionMs: number;
  slowestQuestionWhileCompactingMs: number;
  suggestP50Ms: number;
  suggestP95Ms: number;
};

/** The whole benchmark; prints as it goes. */
export function benchSearch(postings: number, snapshot?: string): void {
  const folder = dataFolder('fairway-bench-');
  const file = snapshot ?? path.join(folder, 'index.snapshot');
  try {
    const here = fileURLToPath(import.meta.url);
    if (!existsSync(file)) run(here, postings, file, 'build');
    run(here, postings, file, 'measure');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each stage is a process of its own, so that memory is that of the stage. */
function run(script: string, postings: number, file: string, stage: string): void {
  const args = ['--disable-warning=ExperimentalWarning', '--expose-gc', script, String(postings), '--snapshot', file, '--stage', stage];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`the stage ${stage} of the search benchmark failed`);
}

async function build(postings: number, file: string): Promise<void> {
  const corpus = new Corpus(postings);
  const index = new JobIndex(Math.ceil(postings * 1.25));
  let putMs = 0;
  for (let number = 0; number < postings; number++) {
    const document = corpus.document(number);
    const startedAt = performance.now();
    index.put(document);
    putMs += performance.now() - startedAt;
  }
  console.log(
    `built from ${postings} postings in ${(putMs / 1000).toFixed(1)} s (${Math.round(postings / (putMs / 1000))} a second), generating not counted`,
  );
  for (const _ of index.pack());
  const startedAt = performance.now();
  await writeSnapshot(file, index.state(), { timeline: TIMELINE, position: '1' });
  console.log(`snapshot written in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function measure(postings: number, file: string): Promise<void> {
  const startedAt = performance.now();
  const { state } = await readSnapshot(file, TIMELINE);
  const index = JobIndex.restore(state);
  const corpusRequest = new Corpus(postings).questions();
  index.search(corpusRequest[0]!.request);
  const snapshotLoadMs = performance.now() - startedAt;
  const direct = askAll(index, corpusRequest);
  const barePassMs = barePass(index);
  const suggesting = suggestAll(index, corpusRequest);
  const bytesPerPosting = (await heldBytes()) / postings;
  const changes = changeRate(index, new Corpus(postings));
  const thread = await measureThread(new Corpus(postings), file);
  const figures: SearchFigures = {
    postings,
    loadAverage: loadavg()[0] ?? 0,
    indexP50Ms: quantile(direct, 0.5),
    indexP95Ms: quantile(direct, 0.95),
    indexMaxMs: Math.max(...direct),
    barePassMs,
    p50OverBare: quantile(direct, 0.5) / barePassMs,
    bytesPerPosting,
    snapshotLoadMs,
    ...changes,
    ...thread,
    suggestP50Ms: quantile(suggesting, 0.5),
    suggestP95Ms: quantile(suggesting, 0.95),
  };
  console.log(JSON.stringify(Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(3))]))));
}

/** The median time of each question, after warm rounds. */
function askAll(index: JobIndex, questions: readonly Question[]): number[] {
  const times = questions.map((): number[] => []);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    questions.forEach(({ request }, at) => {
      const startedAt = performance.now();
      index.search(request);
      if (round >= WARM_ROUNDS) times[at]!.push(performance.now() - startedAt);
    });
  }
  const medians = times.map((list) => quantile(list, 0.5));
  for (const kind of new Set(questions.map((question) => question.kind))) {
    const own = medians.filter((_, at) => questions[at]!.kind === kind);
    const [p50, p95, max] = [quantile(own, 0.5), quantile(own, 0.95), Math.max(...own)].map((ms) => ms.toFixed(2));
    console.log(`${kind.padEnd(10)} p50 ${p50} ms, p95 ${p95} ms, max ${max} ms`);
  }
  return medians;
}

/** One and + popcount of a set with as many full bitmaps as the design counts values: the floor of counting in this language. */
function barePass(index: JobIndex): number {
  const { words } = index.slots;
  const set: Bitmap = new Int32Array(words).fill(0x5a5a5a5a);
  const bitmaps = Array.from({ length: BARE_BITMAPS }, (_, at): Bitmap => new Int32Array(words).fill(Math.imul(at + 1, 0x9e3779b1)));
  const times: number[] = [];
  let sum = 0;
  for (let round = 0; round < 9; round++) {
    const startedAt = performance.now();
    for (const bitmap of bitmaps) sum += andCount(bitmap, set, words);
    times.push(performance.now() - startedAt);
  }
  if (sum < 0) throw new Error('counts cannot be negative');
  return quantile(times, 0.5);
}

function suggestAll(index: JobIndex, questions: readonly Question[]): number[] {
  const texts = questions.filter(({ kind }) => kind !== 'filters').map(({ request }) => request.text);
  return texts.map((text) => {
    const startedAt = performance.now();
    index.suggest(text, ['title', 'company', 'skill', 'place'], 10, { schoolIds: [], excludeSchoolIds: [] }, CORPUS_NOW);
    return performance.now() - startedAt;
  });
}

/** Only the changes, in five parts: other work on the machine comes and goes, the best part is what a free one does. */
async function measureChanges(postings: number, file: string): Promise<void> {
  const { state } = await readSnapshot(file, TIMELINE);
  const index = JobIndex.restore(state);
  const corpus = new Corpus(postings);
  index.search(corpus.questions()[0]!.request);
  for (const change of someChanges(corpus, CHANGES / 10, 1)) index.apply(change);
  for (let part = 0; part < 5; part++) {
    const { changesPerSecond, changesPerProcessorSecond } = rateOf(index, someChanges(corpus, CHANGES / 4, 2 + part));
    console.log(`${Math.round(changesPerSecond)} changes a second, ${Math.round(changesPerProcessorSecond)} by processor time`);
  }
}

/** Memory of the process once it gave back what it no longer holds: freed arrays go back beside the collection, not in it. */
async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return process.memoryUsage().rss;
}

/** Every posting that changes gets another text and title. As with questions, the engine has seen the work before the clock runs. */
function changeRate(index: JobIndex, corpus: Corpus) {
  for (const change of someChanges(corpus, CHANGES / 10, 1)) index.apply(change);
  return rateOf(index, someChanges(corpus, CHANGES, 2));
}

function rateOf(index: JobIndex, changes: readonly SearchChange[]) {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  for (const change of changes) index.apply(change);
  const { user, system } = process.cpuUsage(cpu);
  return {
    changesPerSecond: changes.length / ((performance.now() - startedAt) / 1000),
    changesPerProcessorSecond: changes.length / ((user + system) / 1_000_000),
  };
}

function someChanges(corpus: Corpus, count: number, version: number): SearchChange[] {
  const step = Math.max(1, Math.floor(corpus.count / count));
  return Array.from({ length: count }, (_, at) => ({ kind: 'put', document: corpus.document((at * step) % corpus.count, version) }));
}

async function measureThread(corpus: Corpus, file: string) {
  const thread = new SearchThread();
  await thread.load(file, TIMELINE);
  const questions = corpus.questions();
  for (const { request } of questions) await thread.search(request);
  const times: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 16 }, async (_, caller) => {
      for (let at = 0; at < questions.length; at++) await thread.search(questions[(at + caller * 13) % questions.length]!.request);
    }),
  );
  const threadQuestionsPerSecond = (16 * questions.length) / ((performance.now() - startedAt) / 1000);
  for (const { request } of questions) times.push(await timed(() => thread.search(request)));
  const fresh: number[] = [];
  for (const change of someChanges(corpus, 100, 3)) fresh.push(await timed(() => thread.apply([change])));
  const compaction = await whileCompacting(thread, corpus, questions);
  await thread.close();
  return {
    threadP50Ms: quantile(times, 0.5),
    threadP95Ms: quantile(times, 0.95),
    threadQuestionsPerSecond,
    changeToSearchableP95Ms: quantile(fresh, 0.95),
    ...compaction,
  };
}

/** Changes until the index compacts itself, and what questions wait meanwhile. */
async function whileCompacting(thread: SearchThread, corpus: Corpus, questions: readonly Question[]) {
  for (let version = 4; !(await thread.status()).compacting; version++)
    await thread.apply(someChanges(corpus, Math.ceil(corpus.count / 50), version));
  const startedAt = performance.now();
  let slowest = 0;
  for (let at = 0; (await thread.status()).compacting; at++) {
    slowest = Math.max(slowest, await timed(() => thread.search(questions[at % questions.length]!.request)));
  }
  return { compactionMs: performance.now() - startedAt, slowestQuestionWhileCompactingMs: slowest };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { snapshot: { type: 'string' }, stage: { type: 'string' } },
  });
  const postings = Number(positionals[0] ?? 1_000_000);
  if (!Number.isInteger(postings) || postings < 1) throw new Error('The number of postings is a whole number above 0.');
  if (values.stage === 'build') await build(postings, values.snapshot!);
  else if (values.stage === 'measure') await measure(postings, values.snapshot!);
  else if (values.stage === 'changes') await measureChanges(postings, values.snapshot!);
  else benchSearch(postings, values.snapshot);
}
