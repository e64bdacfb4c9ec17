// clamd as it answers, and as it does not: without a clear answer there is no document.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { multipart } from '@fairway/testkit/multipart';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBinary, needService } from '../../../../../tools/services/found.ts';
import { freePort, type ServerProcess, spawnServer, waitForPort } from '../../../../../tools/services/server-process.ts';
import { Problem } from '../../kernel/http/problems.ts';
import { signedInBrowsers } from '../account/signed-in.fixture.ts';
import { clamdScanner } from './gateway.ts';
import { EICAR, pdfFile } from './inspection/files.fixture.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const scan = (url: string, bytes: Uint8Array) => clamdScanner(url, 500).scan(Readable.from([bytes]));

/** Speaks INSTREAM as clamd does: says FOUND of what holds VIRUS. */
function standIn(
  answer: (content: Buffer) => string | undefined = (content) => (content.includes('VIRUS') ? 'stream: Test FOUND\0' : 'stream: OK\0'),
) {
  return createServer((socket: Socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk as Buffer]);
      if (!received.subarray(0, 10).equals(Buffer.from('zINSTREAM\0').subarray(0, Math.min(10, received.length)))) socket.destroy();
      const pieces: Buffer[] = [];
      for (let at = 10; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const words = answer(Buffer.concat(pieces));
          if (words === undefined) return;
          socket.end(words);
          return;
        }
        pieces.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
}
async function listening(server: Server, where: number | string = 0): Promise<string> {
  await new Promise<void>((resolve) =>
    typeof where === 'string' ? server.listen(where, resolve) : server.listen(where, '127.0.0.1', resolve),
  );
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return typeof address === 'object' && address ? `tcp://127.0.0.1:${address.port}` : `unix:${where}`;
}
const refusal = (scanned: Promise<unknown>) =>
  scanned.then(
    (verdict) => verdict,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('a scanner', () => {
  it('gets the whole file in pieces, over TCP and over a socket', async () => {
    let seen: Buffer = Buffer.alloc(0);
    const server = standIn((content) => {
      seen = content;
      return 'stream: OK\0';
    });
    const url = await listening(server);
    const pieces = [Buffer.alloc(70_000, 1), Buffer.alloc(3, 2), Buffer.alloc(70_000, 3)];
    expect(await clamdScanner(url).scan(Readable.from(pieces))).toBe('clean');
    expect(seen.equals(Buffer.concat(pieces))).toBe(true);
    expect(await scan(await listening(standIn(), path.join(folder, 'a.sock')), Buffer.from('a VIRUS'))).toBe('infected');
  });

  it.each([
    ['answers an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['answers anything else', 'hello'],
    ['hangs up without an answer', ''],
    ['does not answer', undefined],
  ])('that %s leaves the file out', async (_name, answer) => {
    expect(await refusal(scan(await listening(standIn(() => answer)), Buffer.from('x')))).toBe('unavailable');
  });

  it.each(['tcp://127.0.0.1:9', 'unix:/nowhere/clamd.sock'])('that is not there leaves the file out: %s', async (url) => {
    expect(await refusal(scan(url, Buffer.from('x')))).toBe('unavailable');
  });
});

describe('an upload where a scanner is set', async () => {
  const db = await cloneDatabase();
  const upload = async (clamdUrl: string, bytes: Uint8Array) => {
    const app = await testApp({ ...db, search: new ReferenceSearch(), app: { clamdUrl } });
    const { browser } = await signedInBrowsers(app, db, () => new Date())();
    const { payload, headers } = multipart({ name: 'consent', value: 'true' }, { name: 'file', fileName: 'CV.pdf', bytes });
    const reply = await browser.send('POST', '/api/v1/candidate/cv', payload, headers);
    return [reply.statusCode, reply.json().code, (await browser.send('GET', '/api/v1/candidate/cv')).json().documents.length];
  };

  it('is looked at by it, and refused while it is away', async () => {
    const url = await listening(standIn());
    expect(await upload(url, pdfFile())).toEqual([201, undefined, 1]);
    expect(await upload(url, pdfFile({ 9: '<< /A (VIRUS) >>' }))).toEqual([422, 'documents.infected', 0]);
    expect(await upload('tcp://127.0.0.1:9', pdfFile())).toEqual([503, 'unavailable', 0]);
  });
});

describe.runIf(needService('clamd'))('the real clamd', () => {
  let server: ServerProcess;
  let url = '';
  beforeAll(async () => {
    const port = await freePort();
    const virusFolder = path.join(folder, 'db');
    await mkdir(virusFolder);
    // Debian has no virus database; one line of our own knows the test virus, wherever it lies, and a word.
    await writeFile(
      path.join(virusFolder, 'test.ndb'),
      `Test-Word:0:*:${Buffer.from('FAIRWAY-TEST-VIRUS').toString('hex')}\nEicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
    );
    const settings = [
      'Foreground yes',
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `DatabaseDirectory ${virusFolder}`,
      `TemporaryDirectory ${folder}`,
      'LogClean no',
      'StreamMaxLength 20M',
    ];
    const file = path.join(folder, 'clamd.conf');
    await writeFile(file, `${settings.join('\n')}\n`);
    server = spawnServer(getBinary('clamd'), ['-c', file]);
    await waitForPort(port, server, 60_000);
    url = `tcp://127.0.0.1:${port}`;
    await promisify(execFile)(getBinary('clamd'), ['--version']);
  }, 90_000);
  afterAll(() => server?.stop());

  it('finds what its list names, in a PDF too, and lets the rest through', async () => {
    const look = (bytes: Uint8Array) => clamdScanner(url).scan(Readable.from([bytes]));
    expect(await look(pdfFile())).toBe('clean');
    expect(await look(Buffer.alloc(0))).toBe('clean');
    expect(await look(Buffer.from(EICAR))).toBe('infected');
    expect(await look(pdfFile({ 9: '<< /A (FAIRWAY-TEST-VIRUS) >>' }))).toBe('infected');
    expect(await look(Buffer.alloc(16_777_216, 65))).toBe('clean');
  });
});
