import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listenAlso } from './second-address.ts';

const hasIpv6 = Object.values(os.networkInterfaces()).some((all) => all?.some((one) => one.address === '::1'));
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function application() {
  const app = Fastify();
  await app.register(websocket);
  app.get('/', async (incoming) => ({ from: incoming.ip }));
  app.post('/', async (incoming) => incoming.body);
  app.get('/socket', { websocket: true }, (socket) => {
    socket.on('message', (text: Buffer) => socket.send(`heard ${text}`));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  return { app, port: (app.server.address() as AddressInfo).port };
}

function isAnswered(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

// A machine without IPv6 proves the last case below by itself.
const secondAddress = hasIpv6 ? '::1' : '127.0.0.2';
const inUrl = hasIpv6 ? '[::1]' : secondAddress;

describe('a second address', () => {
  it('answers requests, bodies and sockets, and ends', async () => {
    const { app, port } = await application();
    const end = await listenAlso(app.server, secondAddress);
    expect(end).toBeDefined();
    expect(await (await fetch(`http://${inUrl}:${port}/`)).json()).toMatchObject({ from: secondAddress === '::1' ? '::1' : '127.0.0.1' });
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toEqual({ from: '127.0.0.1' });
    const posted = await fetch(`http://${inUrl}:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(await posted.json()).toEqual({ a: 1 });
    const socket = new WebSocket(`ws://${inUrl}:${port}/socket`);
    const heard = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('you'));
      socket.on('message', (text) => resolve(String(text)));
      socket.on('error', reject);
    });
    socket.terminate();
    expect(heard).toBe('heard you');
    await end?.();
    expect(await isAnswered(secondAddress, port)).toBe(false);
    expect(await isAnswered('127.0.0.1', port)).toBe(true);
  });

  it('refuses a broken request as the first does', async () => {
    const { app, port } = await application();
    closers.push((await listenAlso(app.server, secondAddress)) ?? (async () => undefined));
    const status = await new Promise((resolve, reject) => {
      const socket = connect({ host: secondAddress, port }, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (text) => resolve(String(text).split('\r\n')[0]));
      socket.on('error', reject);
    });
    expect(status).toBe('HTTP/1.1 400 Bad Request');
  });

  it('that another program has is said', async () => {
    const { app, port } = await application();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ port, host: secondAddress, ipv6Only: hasIpv6 }, resolve));
    closers.push(() => new Promise((resolve) => other.close(resolve)));
    await expect(listenAlso(app.server, secondAddress)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('that this machine does not have is no error', async () => {
    const { app } = await application();
    expect(await listenAlso(app.server, '2001:db8::1')).toBeUndefined();
  });
});
