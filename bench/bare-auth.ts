// The floors of the auth benchmark: password checks alone, and a bare Fastify route that runs the SQL of a refresh, and nothing else.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { hashPassword, passwordIsRight } from '../apps/server/src/kernel/session/password-hash.ts';

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE ?? '', max: 12 });
const rotation = process.env.BENCH_ROTATION ?? '';
const app = Fastify();

app.get('/ready', async () => ({ ready: true }));

/** Checks one password 16 at a time for so many milliseconds; tells how many a second. */
app.get<{ Querystring: { ms: string } }>('/passwords', async ({ query }) => {
  const known = await hashPassword('Harbour-lamp-26');
  const startedAt = performance.now();
  let count = 0;
  const loop = async () => {
    while (performance.now() - startedAt < Number(query.ms)) {
      await passwordIsRight('Harbour-lamp-26', known);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, loop));
  return { perSecond: (count * 1000) / (performance.now() - startedAt) };
});

/** The statement of a rotation, with the values that the product gives it. */
app.post<{ Body: { refreshToken: string } }>('/rotate', async ({ body }) => {
  const { refreshToken } = body;
  const next = createHash('sha256').update(refreshToken).digest('base64url');
  const hash = (token: string) => createHash('sha256').update(token).digest();
  const now = new Date();
  const { rowCount } = await pool.query({ name: 'rotation', text: rotation, values: [now, hash(refreshToken), now, hash(next), now, now] });
  if (rowCount !== 1) throw new Error('The token was not exchanged.');
  return { refreshToken: next };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
