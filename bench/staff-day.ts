// What staff wait for besides lists: the search of everything while somebody types, and a roster of freshmen until it is shown.
import { FEW_ROWS } from '@fairway/rules/lists';
import type { Calls } from './calls.ts';

type Given = { url: string; schoolId: number; headers: Record<string, string> };

/** The lists that the console's search asks at each pause in typing, at once (finds of the web's manifests). */
const FOUND_IN = ['students?sort=-since&', 'verifications?', 'cv-reviews?', 'postings?'];
/** What is typed: beginnings of one letter, names that many and few have, two words, parts, accents, addresses, nonsense. */
const TYPED = [
  ...['a', 'ad', 'ada', 'be', 'berg', 'lind', 'lindqvist', 'lindqvist-1', 'sørensen', 'sorensen', 'nguyễn', 'chlo', 'chloé okafor', 'wei kim', 'zoë'],
  ...['student19', 'student1999@bench', 'bench.example', 'indqv', 'program 31', 'analyst', 'ö', 'xyzzy', 'ivanov-a', 'popescu', 'müller hana', '北', '-'],
]; // biome-ignore format: lists of words

/** Rounds of a fresh server that are not counted: it compiles, its connections open, pages of the database are read. */
const WARM_UP = 3;

/** Milliseconds until all lists have answered, at the median and of the slowest twentieth. */
export async function measurePalette(
  { url, schoolId, headers }: Given,
  { ask }: Calls,
  rounds: number,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const words of TYPED) {
      const from = performance.now();
      await Promise.all(
        FOUND_IN.map((list) =>
          ask(
            url,
            'GET',
            `/api/v1/staff/schools/${schoolId}/${list}pageSize=${FEW_ROWS}&q=${encodeURIComponent(words)}`,
            undefined,
            headers,
          ),
        ),
      );
      if (round >= WARM_UP) times.push(performance.now() - from);
    }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** Seconds from the upload of so many rows until they are shown with their differences; every second row is of somebody who is known. */
export async function measureRoster({ url, schoolId, headers }: Given, rows: number): Promise<number> {
  const path = `${url}/api/v1/staff/schools/${schoolId}/roster`;
  const line = (n: number) =>
    n % 2 === 0
      ? `s${n}@student.bench.example,M-${n},2029-06-30,Program ${n % 400}`
      : `new${n}@student.bench.example,M-${n},2030-06-30,Program ${n % 400}`;
  const file = ['email,number,end,program', ...Array.from({ length: rows }, (_, n) => line(n))].join('\r\n');
  const form = new FormData();
  form.append('mode', 'add');
  form.append('file', new Blob([file], { type: 'text/csv' }), 'freshmen.csv');
  const from = performance.now();
  const sent = await fetch(path, { method: 'POST', body: form, headers });
  if (sent.status !== 202) throw new Error(`The roster was answered ${sent.status}: ${await sent.text()}`);
  for (;;) {
    const { upload } = (await (await fetch(path, { headers })).json()) as {
      upload: { id: string; state: string; rowCount: number; fault: string | null };
    };
    if (upload.state === 'read') {
      if (upload.rowCount !== rows) throw new Error(`${upload.rowCount} rows were read, not ${rows}`);
      const seconds = (performance.now() - from) / 1000;
      await fetch(`${path}/${upload.id}`, { method: 'DELETE', headers });
      return Number(seconds.toFixed(2));
    }
    if (upload.state !== 'waiting' && upload.state !== 'running') throw new Error(`The roster is ${upload.state}: ${upload.fault}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
