// A client for tests of the socket: the real `ws`, every message checked against the protocol.
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type RealtimeEventMessage, type ServerMessage, serverMessage } from './protocol.ts';

export interface TestSocket {
  readonly raw: WebSocket;
  readonly messages: ServerMessage[];
  readonly events: RealtimeEventMessage[];
  readonly ids: string[];
  /** How it ended: the close code, or code 0 and the HTTP status that refused it. */
  readonly closed: Promise<{ code: number; status: number }>;
  ready(): Promise<ServerMessage & { type: 'ready' }>;
  /** As when the network goes: no goodbye. */
  hangUp(): void;
}

/** Opens a socket; an empty `origin` sends none. */
export function openSocket(url: string, headers: Record<string, string>, options: { autoPong?: boolean } = {}): TestSocket {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
  const raw = new WebSocket(url, { headers: sent, autoPong: options.autoPong ?? true });
  const messages: ServerMessage[] = [];
  let isDone = false;
  raw.on('message', (text) => {
    if (!isDone) messages.push(serverMessage.parse(JSON.parse(String(text))));
  });
  raw.on('error', () => undefined);
  const closed = new Promise<{ code: number; status: number }>((resolve) => {
    raw.on('unexpected-response', (request, response) => {
      resolve({ code: 0, status: response.statusCode ?? 0 });
      request.destroy();
    });
    raw.on('close', (code) => resolve({ code, status: 101 }));
  });
  const events = () => messages.filter((message) => message.type === 'event');
  return {
    raw,
    messages,
    closed,
    get events() {
      return events();
    },
    get ids() {
      return events().map(({ id }) => id);
    },
    async ready() {
      await until(() => messages.some(({ type }) => type === 'ready'), 'ready');
      return messages.find((message) => message.type === 'ready')!;
    },
    hangUp() {
      isDone = true;
      raw.terminate();
    },
  };
}

/** Waits until something is true. @throws Error after `withinMs` */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string, withinMs = 10_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isTrue()); await wait(10))
    if (Date.now() > deadline) throw new Error(`waited for ${what}`);
}
