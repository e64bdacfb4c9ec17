// The floor of the http benchmark: a bare Fastify route that runs the SQL of a list page's 20 rows, and nothing else.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 12 });
const { text, more } = JSON.parse(process.env.BENCH_STATEMENT ?? '{}') as { text: string; more: unknown[] };
const ids = (process.env.BENCH_IDS ?? '').split(',').filter(Boolean);
const pages = Array.from({ length: Math.max(1, Math.floor(ids.length / 20)) }, (_, n) => ids.slice(n * 20, n * 20 + 20));
let next = 0;

const app = Fastify();
app.get('/ready', async () => ({ ready: true }));
app.get('/rows', async () => {
  const page = pages[next++ % pages.length];
  const { rows } = await pool.query({ name: 'rows', text, values: [page, ...more] });
  return rows;
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
