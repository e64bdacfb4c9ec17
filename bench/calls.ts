// The client of the benchmarks over HTTP: calls on a few kept connections of plain sockets. It shares the processors with what it
// measures, and Node's own client takes up to a millisecond of them for a call; this one writes one buffer and looks for one end.
import net from 'node:net';

export type Ask = (url: string, method: string, at: string, body?: object, headers?: Record<string, string>) => Promise<string>;
export type Calls = { ask: Ask; close(): void };

type Waiting = { resolve(connection: Connection): void; reject(error: Error): void };
type Connection = { socket: net.Socket; onReply?: ((reply: Buffer | Error) => void) | undefined };

const HEAD_END = Buffer.from('\r\n\r\n');

/** At most `size` calls at a time to each origin; the rest wait their turn. */
export function openCalls(size: number): Calls {
  const origins = new Map<string, { idle: Connection[]; waiting: Waiting[]; opened: number }>();
  const sockets = new Set<net.Socket>();

  async function take(origin: string): Promise<Connection> {
    let of = origins.get(origin);
    if (!of) {
      of = { idle: [], waiting: [], opened: 0 };
      origins.set(origin, of);
    }
    const { idle, waiting } = of;
    const kept = idle.pop();
    if (kept) return kept;
    if (of.opened >= size) return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    of.opened += 1;
    const { hostname, port } = new URL(origin);
    const socket = net.connect(Number(port), hostname);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return listen(origin, socket);
  }

  function listen(origin: string, socket: net.Socket): Connection {
    const connection: Connection = { socket };
    let read: Buffer = Buffer.alloc(0);
    let end = 0;
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('data', (part: Buffer) => {
      read = read.length === 0 ? part : Buffer.concat([read, part]);
      if (end === 0) end = replyLength(read);
      if (end === 0 || read.length < end) return;
      const reply = read;
      [read, end] = [Buffer.alloc(0), 0];
      connection.onReply?.(reply);
    });
    socket.on('error', (error) => connection.onReply?.(error));
    socket.on('close', () => {
      // An idle connection that the server ended is not used again.
      sockets.delete(socket);
      const of = origins.get(origin);
      if (!of) return;
      of.opened -= 1;
      of.idle = of.idle.filter((kept) => kept !== connection);
      connection.onReply?.(new Error(`${origin} ended the connection`));
    });
    return connection;
  }

  function give(origin: string, connection: Connection): void {
    const of = origins.get(origin);
    const next = of?.waiting.shift();
    if (next) next.resolve(connection);
    else of?.idle.push(connection);
  }

  return {
    async ask(url, method, at, body, headers = {}) {
      const connection = await take(url);
      const reply = await new Promise<Buffer>((resolve, reject) => {
        connection.onReply = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
        connection.socket.write(requestText(url, method, at, body, headers));
      });
      connection.onReply = undefined;
      give(url, connection);
      const status = Number(reply.toString('latin1', 9, 12));
      const text = reply.toString('utf8', reply.indexOf(HEAD_END) + 4);
      if (status >= 300) throw new Error(`${method} ${at} answered ${status} ${text}`);
      return text;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function requestText(url: string, method: string, at: string, body: object | undefined, headers: Record<string, string>): string {
  const payload = body ? JSON.stringify(body) : '';
  const type = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n` : '';
  const own = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return `${method} ${at} HTTP/1.1\r\nhost: ${url.slice(url.indexOf('//') + 2)}\r\n${own}${type}\r\n${payload}`;
}

/** Bytes of the whole reply; 0 while its head is not there. @throws Error for one that does not say its length */
function replyLength(read: Buffer): number {
  const headEnd = read.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = read.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && !head.startsWith('HTTP/1.1 204')) throw new Error(`A reply without content-length: ${head}`);
  return headEnd + 4 + Number(length ?? 0);
}
