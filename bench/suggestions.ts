// Suggested postings of My page: what one call takes through HTTP, for the candidates of the demo world in turn, one call at a time.
// `bench suggestions [calls]`.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startFairway } from './started-server.ts';

const CALLS = Number(process.argv[2] ?? 300);
const WARM = 60;
const PEOPLE = ['ada@nordic.example', 'ben@nordic.example', 'chen@mail.example', 'dina@mail.example'];
const PASSWORD = 'Harbour-lamp-26';
const CALL = '/api/v1/candidate/suggested-postings?locale=en&limit=12&timeZone=Europe%2FOslo';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fairway-bench-'));
const fairway = await startFairway({ port: 4621, dataDir, env: { PAGES: 'off' } });
try {
  const people = await Promise.all(PEOPLE.map(authorization));
  const times: number[] = [];
  let suggested = 0;
  for (let n = 0; n < WARM + CALLS; n++) {
    const startedAt = performance.now();
    const reply = await fetch(fairway.url + CALL, { headers: { authorization: people[n % people.length] ?? '' } });
    const { suggestions } = (await reply.json()) as { suggestions: unknown[] };
    if (!reply.ok) throw new Error(`Suggestions answered ${reply.status}`);
    if (n < WARM) continue;
    times.push(performance.now() - startedAt);
    suggested += suggestions.length;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1));
  const each = Number((suggested / CALLS).toFixed(1));
  console.log(
    JSON.stringify({ bench: 'suggestions', calls: CALLS, p50Ms: at(0.5), p95Ms: at(0.95), suggestionsEach: each, limits: { p95Ms: 30 } }),
  );
} finally {
  await fairway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The header of a person who signed in. */
async function authorization(email: string): Promise<string> {
  const reply = await fetch(`${fairway.url}/identity/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fairway-tokens': 'bearer' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken } = (await reply.json()) as { accessToken?: string };
  if (!accessToken) throw new Error(`${email} cannot sign in: ${reply.status}`);
  return `Bearer ${accessToken}`;
}
