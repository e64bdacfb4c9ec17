import { txtRecord } from '@fairway/rules/domain-proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from './dns-server.fixture.ts';
import { groupedProofCode, newProofCode, newProofToken, txtLookup, typedProofCode } from './domain-proof.ts';

let dns: DnsServer;
beforeAll(async () => {
  dns = await startDnsServer();
});
afterAll(() => dns.close());
const look = (domain: string, token: string, quick = {}) => txtLookup(dns.address, quick)(domain, token);

describe('reading the TXT records of a domain', () => {
  it('finds the record of this claim, and sees when it is set and taken away', async () => {
    const token = newProofToken();
    dns.names.set('nordic.example', ['v=spf1 -all']);
    expect(await look('nordic.example', token)).toBe('none');
    dns.names.set('nordic.example', ['v=spf1 -all', txtRecord(token)]);
    expect(await look('nordic.example', token)).toBe('found');
    dns.names.set('nordic.example', [txtRecord(newProofToken())]);
    expect(await look('nordic.example', token)).toBe('other');
  });

  it('reads a record in pieces, as long ones come', async () => {
    const token = 'a'.repeat(300);
    dns.names.set('long.example', [txtRecord(token)]);
    expect(await look('long.example', token)).toBe('found');
  });

  it('says of a domain without records, of none at all, of a broken and of a silent server different things', async () => {
    dns.names.set('bare.example', []);
    dns.names.set('broken.example', 'broken');
    dns.names.set('silent.example', 'silent');
    expect(await look('bare.example', 'x')).toBe('none');
    expect(await look('unknown.example', 'x')).toBe('no_domain');
    expect(await look('broken.example', 'x')).toBe('failed');
    expect(await look('silent.example', 'x', { timeoutMs: 100, tries: 1 })).toBe('timeout');
  });

  it('asks for the very name, and never for what lies above it', async () => {
    dns.asked.length = 0;
    dns.names.set('example.test', [txtRecord('x')]);
    expect(await look('students.example.test', 'x')).toBe('no_domain');
    expect(new Set(dns.asked)).toEqual(new Set(['students.example.test']));
  });

  it('answers for a name that cannot be one, and where nobody listens', async () => {
    expect(await look('not a name', 'x')).toBe('no_domain');
    expect(await look(`${'a'.repeat(70)}.example`, 'x')).toBe('no_domain');
    const closed = await startDnsServer();
    await closed.close();
    expect(['failed', 'timeout']).toContain(await txtLookup(closed.address, { timeoutMs: 100, tries: 1 })('nordic.example', 'x'));
  });
});

describe('a token and a code', () => {
  it('are never the same twice', () => {
    expect(new Set(Array.from({ length: 200 }, newProofToken)).size).toBe(200);
    expect(new Set(Array.from({ length: 200 }, newProofCode)).size).toBe(200);
    expect(newProofToken()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is read as a mail shows it, and however it is typed', () => {
    const code = newProofCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
    expect(groupedProofCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345');
    for (const typed of [groupedProofCode(code), code.toLowerCase(), ` ${code.slice(0, 6)} ${code.slice(6)}\n`])
      expect(typedProofCode(typed)).toBe(code);
  });

  it.each(['', 'ABCD-EFGH', 'ABCD-EFGH-23450', 'ABCD-EFGH-234O', '<script>aaaa'])(
    'is refused at once where it cannot be one: %s',
    (typed) => expect(typedProofCode(typed)).toBeUndefined(),
  );
});
