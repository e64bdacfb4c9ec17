// A little DNS server on loopback, over UDP (RFC 1035): it knows TXT records and where hosts lead, by name, and answers, refuses or stays silent
// as a test says.
import { createSocket } from 'node:dgram';

/** The records of a name; or how it is answered: no such name, a broken server, no answer at all. */
type DnsAnswer = readonly string[] | 'no_domain' | 'broken' | 'silent';
const CODES = { broken: 2, no_domain: 3 } as const;
const [A, CNAME, TXT, AAAA] = [1, 5, 16, 28];

/** Where a host leads; the addresses of an alias are its target's. */
type HostAnswer = { a?: readonly string[]; aaaa?: readonly string[]; cname?: string };

export type DnsServer = {
  /** `address:port`, as DNS_SERVER takes it. */
  address: string;
  /** By name, in lower case; what is not here does not exist. */
  names: Map<string, DnsAnswer>;
  /** The same for A, AAAA and CNAME. */
  hosts: Map<string, HostAnswer | Exclude<DnsAnswer, readonly string[]>>;
  /** The names that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
};

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const names = new Map<string, DnsAnswer>();
  const hosts: DnsServer['hosts'] = new Map();
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { name, end, type } = questionOf(message);
    asked.push(name);
    const answer = type === TXT ? textsOf(names.get(name)) : leadsOf(hosts.get(name), type);
    if (answer === 'silent') return;
    socket.send(replyTo(message.subarray(0, 2), message.subarray(12, end), answer), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    names,
    hosts,
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

type Reply = Exclude<DnsAnswer, readonly string[]> | { type: number; bytes: Buffer }[];

const textsOf = (answer: DnsAnswer = 'no_domain'): Reply =>
  typeof answer === 'string' ? answer : answer.map((text) => ({ type: TXT, bytes: piecesOf(text) }));

function leadsOf(answer: HostAnswer | Exclude<DnsAnswer, readonly string[]> = 'no_domain', type: number): Reply {
  if (typeof answer === 'string') return answer;
  if (type === CNAME) return answer.cname === undefined ? [] : [{ type, bytes: labelsOf(answer.cname) }];
  if (type === A) return (answer.a ?? []).map((address) => ({ type, bytes: Buffer.from(address.split('.').map(Number)) }));
  if (type === AAAA) return (answer.aaaa ?? []).map((address) => ({ type, bytes: sixteenOf(address) }));
  return [];
}

function labelsOf(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

/** An IPv6 address with one `::`. */
function sixteenOf(address: string): Buffer {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function replyTo(id: Buffer, question: Buffer, answer: Exclude<Reply, 'silent'>): Buffer {
  const records = typeof answer === 'string' ? [] : answer;
  const head = Buffer.alloc(10);
  head.writeUInt16BE(0x8180 | (typeof answer === 'string' ? CODES[answer] : 0), 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(records.length, 4);
  return Buffer.concat([id, head, question, ...records.map(recordOf)]);
}

/** Text in pieces of at most 255 bytes. */
function piecesOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, at) => bytes.subarray(at * 255, at * 255 + 255));
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from([piece.length]), piece]));
}

function recordOf({ type, bytes }: { type: number; bytes: Buffer }): Buffer {
  // The name is the question's; type, class IN, a minute to live.
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}
