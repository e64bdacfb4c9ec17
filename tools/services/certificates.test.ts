import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { makeCertificates } from './certificates.ts';

const made = makeCertificates();
afterAll(() => made.remove());

const greet = (host: string, port: number, ca?: Buffer) =>
  new Promise<boolean>((resolve, reject) => {
    const socket = connect({ host, port, servername: host === 'localhost' ? host : '', ...(ca && { ca }) }, () => {
      resolve(socket.authorized);
      socket.destroy();
    });
    socket.on('error', reject);
  });

test('the certificate is signed by the authority, for this machine', () => {
  const authority = new X509Certificate(readFileSync(made.authority));
  const server = new X509Certificate(readFileSync(made.certificate));
  expect(authority.ca).toBe(true);
  expect([server.ca, server.verify(authority.publicKey), server.checkIssued(authority)]).toEqual([false, true, true]);
  expect([server.checkIP('127.0.0.1'), server.checkIP('::1'), server.checkHost('localhost'), server.checkHost('example.org')]).toEqual([
    '127.0.0.1',
    '::1',
    'localhost',
    undefined,
  ]);
});

test('a server with it is trusted by who knows the authority, and by nobody else', async () => {
  const server = createServer({ key: readFileSync(made.key), cert: readFileSync(made.certificate) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await greet('127.0.0.1', port, readFileSync(made.authority))).toBe(true);
  await expect(greet('127.0.0.1', port)).rejects.toMatchObject({ code: expect.stringMatching(/UNABLE_TO|SELF_SIGNED/) });
  server.close();
});

test('they are gone afterwards', () => {
  const more = makeCertificates();
  more.remove();
  expect(existsSync(more.key)).toBe(false);
});
