import { spawnSync } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isInternalAddress } from '../../kernel/http/internal-addresses.ts';
import { fetchFeed } from './gateway.ts';

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('internal addresses', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::10.0.0.1',
    '2002:7f00:0001::',
    '::127.0.0.1',
    '[::1]',
    'not-an-address',
    '',
  ])('%s is internal', (address) => {
    expect(isInternalAddress(address)).toBe(true);
  });
  it.each(['8.8.8.8', '172.32.0.1', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is not', (address) => {
    expect(isInternalAddress(address)).toBe(false);
  });
});

describe('fetching a feed', () => {
  it.each([
    'http://127.0.0.1:4369/',
    'http://localhost:4369/',
    'http://[::1]:4369/',
    'http://[::ffff:127.0.0.1]:4369/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0/',
    'http://10.0.0.1/',
  ])('refuses %s', async (address) => {
    await expect(fetchFeed(address)).rejects.toMatchObject({ code: 'internal_address' });
  });
  it.each(['file:///etc/passwd', 'ftp://example.org/x', 'gopher://example.org', 'http://user:pass@example.org/', 'http://', 'nonsense'])(
    'refuses %s',
    async (address) => {
      await expect(fetchFeed(address)).rejects.toMatchObject({ code: 'bad_address' });
    },
  );
  it('refuses a redirect to an internal address, whoever sends it', async () => {
    const host = await serve((request, response) => {
      response
        .writeHead(302, { location: request.url === '/name' ? 'http://localhost:4369/secret' : 'http://127.0.0.1:4369/secret' })
        .end();
    });
    await expect(fetchFeed(`http://${host}/`, { allowHosts: [host] })).rejects.toMatchObject({ code: 'internal_address' });
    await expect(fetchFeed(`http://${host}/name`, { allowHosts: [host] })).rejects.toMatchObject({ code: 'internal_address' });
  });
  it('follows a few redirects, not many', async () => {
    let host = '';
    host = await serve((request, response) => {
      const hops = Number(request.url?.slice(1));
      if (hops > 0) response.writeHead(301, { location: `/${hops - 1}` }).end();
      else response.writeHead(200, { 'content-type': 'application/xml; charset=ISO-8859-1' }).end('<source/>');
    });
    const fetched = await fetchFeed(`http://${host}/3`, { allowHosts: [host] });
    expect(fetched.charset).toBe('ISO-8859-1');
    expect(await readFile(fetched.file, 'utf8')).toBe('<source/>');
    await fetched.remove();
    await expect(readFile(fetched.file)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(fetchFeed(`http://${host}/9`, { allowHosts: [host] })).rejects.toMatchObject({ code: 'too_many_redirects' });
  });
  it('sweeps away what a killed process left, and nothing of one that lives', async () => {
    const ended = spawnSync('true').pid;
    const [dead, living] = [path.join(tmpdir(), `fairway-feed-${ended}-x`), path.join(tmpdir(), `fairway-feed-${process.ppid}-x`)];
    await Promise.all([mkdir(dead, { recursive: true }), mkdir(living, { recursive: true })]);
    const host = await serve((_, response) => response.end('<source/>'));
    await (await fetchFeed(`http://${host}/`, { allowHosts: [host] })).remove();
    expect([existsSync(dead), existsSync(living)]).toEqual([false, true]);
    await rm(living, { recursive: true });
  });
  it('stops at its limits of size and time', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/slow') response.writeHead(200).write('x');
      else response.writeHead(200).end('x'.repeat(100_000));
    });
    await expect(fetchFeed(`http://${host}/`, { allowHosts: [host], maxBytes: 1000 })).rejects.toMatchObject({ code: 'too_large' });
    await expect(fetchFeed(`http://${host}/slow`, { allowHosts: [host], timeoutMs: 300 })).rejects.toMatchObject({ code: 'timed_out' });
  });
  it('takes no more of an endless feed than its limit, and leaves nothing behind', async () => {
    const limit = 3_000_000;
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const host = await serve((_, response) => {
      const block = Buffer.alloc(64_000, 'x');
      const write = () => {
        while (!response.destroyed && response.write(block)) sent += block.length;
        response.once('drain', write);
      };
      response.on('close', () => closed.resolve()).writeHead(200);
      write();
    });
    await expect(fetchFeed(`http://${host}/`, { allowHosts: [host], maxBytes: limit })).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('3000000 bytes'),
    });
    await closed.promise;
    expect(sent).toBeLessThan(limit * 20);
  });
  // Writing to /dev/full gives the kernel's own ENOSPC.
  it('says that the disk is full, leaves nothing behind, and fetches once there is room', async () => {
    const host = await serve((_, response) => response.writeHead(200).end('x'.repeat(200_000)));
    const folders: string[] = [];
    const openFile = (file: string) => {
      folders.push(path.dirname(file));
      return createWriteStream('/dev/full');
    };
    await expect(fetchFeed(`http://${host}/`, { allowHosts: [host], openFile })).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringMatching(/The disk is full: there is no room for the feed in /),
    });
    await expect(stat(folders[0] ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
    const fetched = await fetchFeed(`http://${host}/`, { allowHosts: [host] });
    expect((await readFile(fetched.file)).length).toBe(200_000);
    await fetched.remove();
  });
  it('tells a refusal and a feed that broke off', async () => {
    const host = await serve((request, response) => {
      if (request.url === '/404') response.writeHead(404).end();
      else {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('half');
        setTimeout(() => response.destroy(), 50);
      }
    });
    await expect(fetchFeed(`http://${host}/404`, { allowHosts: [host] })).rejects.toMatchObject({ code: 'bad_status' });
    await expect(fetchFeed(`http://${host}/half`, { allowHosts: [host] })).rejects.toMatchObject({ code: 'cut_off' });
    await expect(fetchFeed('http://127.0.0.1:4369/', { allowHosts: ['127.0.0.1:4369'] })).rejects.toMatchObject({ code: 'unreachable' });
  });
});
