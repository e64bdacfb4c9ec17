// Files of a build that never change are sent with what a browser needs of them, and no more.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePageFiles } from './page-files.ts';
import { withViews } from './page-views.ts';

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

test('a route has the scripts of its view apart, and the styles of it with its own', () => {
  const manifest = {
    'jobs.page.tsx': { file: 'assets/page-1.js', imports: ['react'], dynamicImports: ['jobs-shown.tsx', 'menu.tsx'] },
    'jobs-shown.tsx': { file: 'assets/shown-1.js', imports: ['react', 'lists'], css: ['assets/shown-1.css'] },
    'menu.tsx': { file: 'assets/menu-1.js', css: ['assets/menu-1.css'] },
    lists: { file: 'assets/lists-1.js', imports: ['react', 'shell'], css: ['assets/lists-1.css'] },
    react: { file: 'assets/react-1.js' },
    shell: { file: 'assets/shell-1.js', css: ['assets/shell-1.css'] },
  };
  mkdirSync(path.join(root, '.vite'), { recursive: true });
  writeFileSync(path.join(root, '.vite/manifest.json'), JSON.stringify(manifest));
  const base = { id: 'root', module: '/assets/root-1.js', css: ['/assets/shell-1.css#'] };
  const routes = {
    root: base,
    jobs: { id: 'jobs', module: '/assets/page-1.js', imports: ['/assets/react-1.js'], css: ['/assets/page-1.css'] },
  };
  expect(withViews(routes, root)).toEqual({
    root: base,
    jobs: {
      ...routes.jobs,
      view: ['/assets/shown-1.js', '/assets/lists-1.js', '/assets/shell-1.js'],
      css: ['/assets/page-1.css', '/assets/shown-1.css', '/assets/lists-1.css'],
    },
  });
});
