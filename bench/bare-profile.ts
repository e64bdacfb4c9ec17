// The floor of the profile benchmark: a bare Fastify route that runs the statements of a full read, or of a full save in a transaction, as the
// product sent them for a person of its own, and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Recording } from './profile.ts';

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 12 });
const recordings = JSON.parse(readFileSync(process.env.BENCH_RECORDINGS ?? '', 'utf8')) as Recording[];
const named = (text: string, values: unknown[]) => ({ name: createHash('sha1').update(text).digest('base64url'), text, values });
const app = Fastify({ bodyLimit: 2_097_152 });

app.get('/ready', async () => ({ ready: true }));

app.get<{ Params: { person: string } }>('/read/:person', async ({ params }) => {
  const rows: unknown[] = [];
  for (const { text, values } of recordings[Number(params.person)]?.read ?? []) rows.push((await pool.query(named(text, values))).rows);
  return rows;
});

app.post<{ Params: { person: string; save: string } }>('/save/:person/:save', async ({ params }) => {
  const statements = recordings[Number(params.person)]?.saves[Number(params.save)] ?? [];
  const rows: unknown[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { text, values } of statements) rows.push((await client.query(named(text, values))).rows);
    await client.query('commit');
  } finally {
    client.release();
  }
  return rows;
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
