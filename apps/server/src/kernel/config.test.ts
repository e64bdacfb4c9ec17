import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const dir = () => mkdtempSync(path.join(os.tmpdir(), 'fairway-config-'));

describe('settings', () => {
  it('have defaults that work', () => {
    const DATA_DIR = dir();
    const config = loadConfig({ DATA_DIR });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      demo: true,
      role: 'all',
      filesUrl: path.join(DATA_DIR, 'files'),
    });
  });

  it('keep one secret per data folder', () => {
    const DATA_DIR = dir();
    expect(loadConfig({ DATA_DIR }).secret).toBe(loadConfig({ DATA_DIR }).secret);
    expect(readFileSync(path.join(DATA_DIR, 'secret'), 'utf8')).toHaveLength(64);
  });

  it('leave out the demo world on a database of one’s own', () => {
    expect(loadConfig({ DATA_DIR: dir(), DATABASE_URL: 'postgres://localhost/x' }).demo).toBe(false);
    expect(loadConfig({ DATA_DIR: dir(), DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }).demo).toBe(true);
  });

  it('listen at both addresses of localhost, or at the one that is named', () => {
    expect(loadConfig({ DATA_DIR: dir() })).toMatchObject({ host: '127.0.0.1', alsoHost: '::1' });
    expect(loadConfig({ DATA_DIR: dir(), HOST: '127.0.0.1' })).toMatchObject({ host: '127.0.0.1', alsoHost: undefined });
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.1', BASE_URL: 'http://nordic.localhost:3000' }, true],
    [{ BASE_URL: 'https://careers.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::', BASE_URL: 'http://localhost:3000' }, false],
    [{ HOST: '192.168.1.5', BASE_URL: 'http://localhost:3000' }, false],
  ])('know with %j whether only this machine can ask: %s', (env, isLocal) => {
    expect(loadConfig({ DATA_DIR: dir(), ...env }).isLocal).toBe(isLocal);
  });

  it.each([undefined, '127.0.0.1', '127.0.0.1:5353', '2001:db8::53', '[2001:db8::53]', '[2001:db8::53]:5353'])(
    'ask the DNS server that is named, or those of the machine: %s',
    (address) => expect(loadConfig({ DATA_DIR: dir(), DNS_SERVER: address }).dnsServer).toBe(address),
  );

  it('treat an empty variable as absent', () => expect(loadConfig({ DATA_DIR: dir(), PORT: '' }).port).toBe(3000));

  it.each([
    ['PORT', 'banana'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['BASE_URL', 'ftp://x'],
    ['MAIL_URL', 'http://x'],
    ['BUS_URL', 'kafka://x'],
    ['DNS_SERVER', 'dns.example'],
    ['DNS_SERVER', '127.0.0.1:99999'],
    ['DNS_SERVER', '127.0.0.1:0'],
    ['ROLE', 'king'],
    ['DEMO', 'perhaps'],
    ['SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRACES_URL', 'grpc://x'],
    ['TRACES_RATIO', '2'],
  ])('stop the start and name %s when it is %s', (name, value) => {
    expect(() => loadConfig({ DATA_DIR: dir(), [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ DATA_DIR: dir(), [name]: value })).toThrow(new RegExp(`${name}: .*${value}`));
  });

  it('refuse a name with our prefix', () => expect(() => loadConfig({ DATA_DIR: dir(), FAIRWAY_PORT: '1' })).toThrow(/FAIRWAY_PORT/));
});
