import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinary, getBinary, needService, servicesTested } from './found.ts';
import { freePorts, LOCKS, spawnServer, waitForPort } from './server-process.ts';

describe('a service that this machine does not have', () => {
  const none = () => false;

  test('is said aloud, and its tests do not run', () => {
    const written: string[] = [];
    const { write } = process.stderr;
    process.stderr.write = ((text: string) => written.push(text)) as unknown as typeof write;
    try {
      expect(needService('radosgw', {}, none)).toBe(false);
    } finally {
      process.stderr.write = write;
    }
    expect(written.join('')).toContain('services: radosgw not found');
  });

  test.each(['true', '1'])('fails with CI=%s', (CI) => {
    expect(() => needService('radosgw', { CI }, none)).toThrow(/radosgw not found, and CI needs it/);
  });

  test('is fine when it is there', () => {
    expect(needService('redis', { CI: 'true' }, () => true)).toBe(true);
  });
});

test('the count names what was found', () => {
  expect(servicesTested(['redis', 'nats'])).toBe('services tested: 2 of 4 (redis, nats)');
  expect(servicesTested([])).toBe('services tested: 0 of 4');
});

test('programs are found by name', () => {
  expect(findBinary('sh')).toMatch(/\/sh$/);
  expect(findBinary('no-such-program')).toBeUndefined();
  expect(() => getBinary('no-such-program')).toThrow('no-such-program is not installed');
});

test('free ports differ, and are kept from other processes until this one is gone', async () => {
  const before = process.env.TEST_PORTS;
  mkdirSync(LOCKS, { recursive: true });
  process.env.TEST_PORTS = '19990-19992';
  try {
    writeFileSync(path.join(LOCKS, '19990'), String(process.ppid));
    writeFileSync(path.join(LOCKS, '19991'), '999999999');
    expect((await freePorts(2)).toSorted()).toEqual([19_991, 19_992]);
    expect(readFileSync(path.join(LOCKS, '19991'), 'utf8')).toBe(String(process.pid));
    await expect(freePorts(3)).rejects.toThrow(/only 2 of 3 ports are free in 19990-19992/);
  } finally {
    rmSync(path.join(LOCKS, '19990'));
    if (before === undefined) delete process.env.TEST_PORTS;
    else process.env.TEST_PORTS = before;
  }
});

test('a server that ends instead of listening is reported with what it wrote', async () => {
  const [port] = await freePorts(1);
  const server = spawnServer('/bin/sh', ['-c', 'echo wrong setting >&2; exit 1']);
  await expect(waitForPort(port!, server)).rejects.toThrow(/wrong setting/);
  await server.stop();
  const missing = spawnServer('/no/such/program', []);
  await expect(waitForPort(port!, missing, 500)).rejects.toThrow(/ENOENT/);
  await missing.stop();
});

test('a server is ended by its id', async () => {
  const server = spawnServer('/bin/sleep', ['60']);
  expect(server.hasExited()).toBe(false);
  await server.stop();
  expect(server.hasExited()).toBe(true);
});
