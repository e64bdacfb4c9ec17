// Files of a build that never change are sent with what a browser needs of them, and no more.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePageFiles } from './page-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fairway-files-'));
const app = Fastify() as unknown as FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  for (const file of ['assets/react-1.js', 'assets/react-1.js.br', 'assets/inter-1.woff2', 'assets/hills-1.svg', 'favicon.svg'])
    writeFileSync(path.join(root, file), file);
  await app.register(helmet, { hsts: { maxAge: 60 } });
  await servePageFiles(app, root);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each(['/assets/react-1.js', '/assets/inter-1.woff2'])('%s says its type, for how long, and that it is nothing else', async (file) => {
  const { headers, statusCode } = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=60'),
    vary: 'accept-encoding',
  });
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'etag', 'last-modified', 'accept-ranges'])
    expect(headers).not.toHaveProperty(name);
});

test.each(['/assets/hills-1.svg', '/favicon.svg'])('%s may be a document: it keeps all', async (file) => {
  const { headers } = await app.inject(file);
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'etag']) expect(headers).toHaveProperty(name);
});
