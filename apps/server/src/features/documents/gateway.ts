// clamd, where CLAMD_URL names one: a second look at every document (INSTREAM). It fails closed: no clear answer, no document. @rule documents.11
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { onePerNode } from '../../kernel/feature.ts';
import { Problem } from '../../kernel/http/problems.ts';

export type VirusScanner = {
  /** @throws Problem unavailable when it does not answer, or answers something else */
  scan(file: Readable): Promise<'clean' | 'infected'>;
};

const ANSWER_MS = 30_000;
const ANSWER_CHARACTERS = 4096;

/** Absent without CLAMD_URL: files are inspected without it. */
export const scannerOfNode = onePerNode(({ clamdUrl }) => (clamdUrl === undefined ? undefined : clamdScanner(clamdUrl)));

/** The scanner of `tcp://host:port` or `unix:/path`. */
export function clamdScanner(url: string, answerMs = ANSWER_MS): VirusScanner {
  return {
    async scan(file) {
      try {
        const answer = await instream(dial(url), file, answerMs);
        if (answer === 'stream: OK') return 'clean';
        if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
        throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
      } catch (error) {
        throw new Problem('unavailable', { headers: { 'retry-after': '10' }, cause: error });
      } finally {
        file.destroy();
      }
    },
  };
}

function dial(url: string): Socket {
  if (url.startsWith('unix:')) return connect({ path: url.slice('unix:'.length).replace(/^\/\//, '') });
  const { hostname, port } = new URL(url);
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 3310 });
}

/** Sends the file in pieces, each behind its length; gives the line that comes back. */
async function instream(socket: Socket, file: Readable, answerMs: number): Promise<string> {
  let answer = '';
  const answered = new Promise<string>((resolve, reject) => {
    socket.setTimeout(answerMs, () => reject(new Error('clamd does not answer')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\0') || answer.length > ANSWER_CHARACTERS) resolve(answer);
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
  // Whoever waits for it hears of it; until then nobody does.
  answered.catch(() => undefined);
  try {
    await Promise.race([send(socket, file), answered]);
    return (await answered).split('\0')[0]?.trim() ?? '';
  } finally {
    socket.destroy();
  }
}

async function send(socket: Socket, file: Readable): Promise<void> {
  const write = (bytes: Buffer | string) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  await write('zINSTREAM\0');
  for await (const piece of file) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((piece as Buffer).length);
    await write(Buffer.concat([length, piece as Buffer]));
  }
  await write(Buffer.alloc(4));
}
