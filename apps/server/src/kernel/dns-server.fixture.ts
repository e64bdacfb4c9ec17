// A little DNS server on loopback, over UDP (RFC 1035): it knows TXT records by name and answers, refuses or stays silent as a test says.
import { createSocket } from 'node:dgram';

/** The records of a name; or how it is answered: no such name, a broken server, no answer at all. */
type DnsAnswer = readonly string[] | 'no_domain' | 'broken' | 'silent';
const CODES = { broken: 2, no_domain: 3 } as const;
const TXT = 16;

export type DnsServer = {
  /** `address:port`, as DNS_SERVER takes it. */
  address: string;
  /** By name, in lower case; what is not here does not exist. */
  names: Map<string, DnsAnswer>;
  /** The names that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
};

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const names = new Map<string, DnsAnswer>();
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { name, end, type } = questionOf(message);
    asked.push(name);
    const answer = type === TXT ? (names.get(name) ?? 'no_domain') : [];
    if (answer === 'silent') return;
    socket.send(replyTo(message.subarray(0, 2), message.subarray(12, end), answer), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    names,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(message: Buffer): { name: string; end: number; type: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5, type: message.readUInt16BE(at + 1) };
}

function replyTo(id: Buffer, question: Buffer, answer: Exclude<DnsAnswer, 'silent'>): Buffer {
  const records = typeof answer === 'string' ? [] : answer;
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0x8180 | (typeof answer === 'string' ? CODES[answer] : 0), 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(records.length, 4);
  return Buffer.concat([id, head, question, ...records.map(recordOf)]);
}

/** A TXT record is text in pieces of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, at) => bytes.subarray(at * 255, at * 255 + 255));
  const data = Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), piece]));
  // The name is the question's; type, class IN, a minute to live.
  const head = Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
