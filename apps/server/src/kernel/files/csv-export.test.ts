import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '../http/request.ts';
import { csvLine, csvReply } from './csv-export.ts';

async function fileOf(batches: AsyncGenerator<string[]>) {
  const headers: Record<string, string> = {};
  const call = { setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }) } as unknown as ApiRequest;
  const reply = await csvReply(call, { fileName: 'my "list"\r\n.csv', header: ['Name'], batches, line: (row) => [row] });
  const parts: Uint8Array[] = [];
  for await (const part of reply) parts.push(part);
  return { bytes: Buffer.concat(parts), headers };
}

describe('a line', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' edge ', '" edge "'],
    ['=1+1', "'=1+1"],
    ['+47 22 33', "'+47 22 33"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    [-2, '-2'],
    [true, 'true'],
    [null, ''],
    [new Date('2026-11-21T10:00:00Z'), '2026-11-21T10:00:00.000Z'],
  ])('holds %j as %j', (cell, text) => {
    expect(csvLine([cell])).toBe(`${text}\r\n`);
  });
});

describe('a file', () => {
  it('begins with the mark of UTF-8 and its header, and has a name that no header can be broken with', async () => {
    const { bytes, headers } = await fileOf(
      (async function* () {
        yield ['Åse'];
        yield ['李'];
      })(),
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe('Name\r\nÅse\r\n李\r\n');
    expect(headers).toEqual({ 'content-disposition': 'attachment; filename="my-list-.csv"' });
  });

  it('of nothing is its header', async () => {
    const { bytes } = await fileOf((async function* (): AsyncGenerator<string[]> {})());
    expect(bytes.subarray(3).toString()).toBe('Name\r\n');
  });

  it('tells what fails at its beginning before it begins', async () => {
    const failing = (async function* (): AsyncGenerator<string[]> {
      if (Date.now() > 0) throw new Error('no database');
      yield [];
    })();
    await expect(fileOf(failing)).rejects.toThrow('no database');
  });
});
