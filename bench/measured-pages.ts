// Pages of lists of the consoles against hand-written SQL: one call at a time, product and floor in turn, and a ratio is that of the medians.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Calls } from './calls.ts';
import { type StartedServer, startProcess } from './started-server.ts';

/** `at`: behind the path of the console; `rows` and `total`: the same page by SQL. */
export type MeasuredPage = { name: string; at: string; rows: string; total: string };
/** `best`: the ratio of the quickest calls, which other load disturbs least. */
type Figures = Record<string, { ms: number; bareMs: number; ratio: number; best: number }>;

type Given = {
  pages: readonly MeasuredPage[];
  fairway: StartedServer;
  databaseUrl: string;
  dataDir: string;
  ask: Calls['ask'];
  callsEach: number;
  /** Of the console: `/api/v1/staff/schools/1/`. */
  base: string;
  headers: Record<string, string>;
};

/** @throws Error where product and floor do not show the same rows and total */
export async function measurePages({ pages, fairway, databaseUrl, dataDir, ask, callsEach, base, headers }: Given): Promise<Figures> {
  const pagesFile = path.join(dataDir, 'pages.json');
  writeFileSync(pagesFile, JSON.stringify(pages.map(({ rows, total }) => ({ rows, total }))));
  const bare = await startProcess('bench/bare-pages.ts', 'http://127.0.0.1:4684/ready', {
    PORT: '4684',
    BENCH_DATABASE: databaseUrl,
    BENCH_PAGES: pagesFile,
  });
  const figures: Figures = {};
  try {
    for (const [n, { name, at }] of pages.entries()) {
      const product = () => ask(fairway.url, 'GET', `${base}${at}`, undefined, headers);
      const floor = () => ask(bare.url, 'GET', `/page/${n}`);
      same(name, JSON.parse(await product()), JSON.parse(await floor()));
      const times: [number[], number[]] = [[], []];
      for (let call = 0; call < callsEach; call++) {
        times[0].push(await timed(product));
        times[1].push(await timed(floor));
      }
      const [ms, bareMs] = times.map(median) as [number, number];
      figures[name] = {
        ms: round(ms),
        bareMs: round(bareMs),
        ratio: round(ms / bareMs),
        best: round(Math.min(...times[0]) / Math.min(...times[1])),
      };
      console.log(
        `${name.padEnd(36)} ${ms.toFixed(2).padStart(8)} ms  bare ${bareMs.toFixed(2).padStart(8)} ms  ${(ms / bareMs).toFixed(2)}  ${figures[name].best}`,
      );
    }
  } finally {
    await bare.stop();
  }
  return figures;
}

function same(
  name: string,
  product: { rows: { id: string }[]; total: number; totalIsExact: boolean },
  floor: { rows: { id: string }[]; total: number },
): void {
  const ids = [product.rows.map((row) => row.id), floor.rows.map((row) => row.id)].map(String);
  const isTotal = product.totalIsExact ? product.total === floor.total : floor.total > 10_000 && product.total === 10_000;
  if (ids[0] !== ids[1] || !isTotal || product.rows.length === 0) throw new Error(`${name}: another page than the bare SQL gives`);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
