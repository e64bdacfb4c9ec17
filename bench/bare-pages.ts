// The floor of the benchmarks of the consoles: a bare Fastify route that runs the two statements of a page, hand-written, and nothing else.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 4 });
const pages = JSON.parse(readFileSync(process.env.BENCH_PAGES ?? '', 'utf8')) as { rows: string; total: string }[];
const app = Fastify();

app.get('/ready', async () => ({ ready: true }));
app.get<{ Params: { page: string } }>('/page/:page', async ({ params }) => {
  const page = pages[Number(params.page)];
  const { rows } = await pool.query({ name: `rows ${params.page}`, text: page?.rows ?? '' });
  const { rows: total } = await pool.query({ name: `total ${params.page}`, text: page?.total ?? '' });
  return { rows, total: total[0].total };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
