// What the build leaves out of smaller libraries is named as their releases have it, and nothing of ours asks for it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT, LIBRARY_CUTS } from './lean-libraries.ts';
import { cut } from './lean-router.ts';

const LIBRARIES = path.join(import.meta.dirname, '../../node_modules');
const SOURCES = globSync(['src/**/*.{ts,tsx}', '../../packages/{ui,client}/src/**/*.{ts,tsx}'], { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }));
const lean = (file: string) =>
  cut(
    readFileSync(path.join(LIBRARIES, file), 'utf8'),
    LIBRARY_CUTS.filter((one) => one.file === file),
  );

describe('what no call does', () => {
  it.each(LIBRARY_CUTS.map(({ file }) => file))('is cut from %s as it is released, which reads as a module still', (file) => {
    expect(lean(file)).not.toBe(readFileSync(path.join(LIBRARIES, file), 'utf8'));
    expect(() => cut(lean(file), [])).not.toThrow();
  });

  it('is asked for by no source of ours', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    expect(SOURCES.filter(({ text }) => LEFT_OUT.test(text)).map(({ file }) => file)).toEqual([]);
    expect('queries.setQueriesData(').toMatch(LEFT_OUT);
  });

  it('and the client of the API writes the addresses and bodies that it wrote', async () => {
    const module = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`);
    const file = 'openapi-fetch/dist/index.mjs';
    const [whole, left] = await Promise.all([module(readFileSync(path.join(LIBRARIES, file), 'utf8')), module(lean(file))]);
    const sent = async ({
      default: createClient,
    }: {
      default: (options: object) => Record<string, (path: string, init: object) => unknown>;
    }) => {
      const calls: unknown[] = [];
      const client = createClient({
        baseUrl: 'https://site.example/',
        headers: { accept: 'application/json' },
        querySerializer: { array: { style: 'form', explode: true } },
        fetch: async (request: Request) => {
          calls.push([request.method, request.url, [...request.headers], await request.text()]);
          return Response.json({ fine: true });
        },
      });
      const params = {
        path: { id: 'a/b c', no: 7 },
        query: { q: 'Köln & co', none: undefined, nil: null, of: ['x y', 2], empty: [], on: true },
      };
      calls.push(await client.GET?.('/api/{id}/{no}/{missing}', { params }));
      await client.POST?.('/api', { body: { text: 'ä' } });
      await client.DELETE?.('/api', { params: { header: { 'x-one': '1' } } });
      const form = new FormData();
      form.set('part', 'one');
      await client.PUT?.('/api', { body: form, headers: { 'x-two': '2' } });
      return calls.map((call) => JSON.stringify(call).replaceAll(/-+[\w-]*Boundary\w+|formdata-undici-\d+/gi, 'BOUNDARY'));
    };
    expect(await sent(left)).toEqual(await sent(whole));
  });
});
