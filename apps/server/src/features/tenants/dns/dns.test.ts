// What DNS says of a tenant's host names, over a little DNS server of our own.
import { ReferenceSearch } from '@fairway/search/reference';
import { cloneDatabase } from '@fairway/testkit/cloned-database';
import { testApp } from '@fairway/testkit/test-app';
import { afterAll, describe, expect, it } from 'vitest';
import { everyRole } from '../../../api/every-role.fixture.ts';
import { startDnsServer } from '../../../kernel/dns-server.fixture.ts';

const db = await cloneDatabase();
const actors = await everyRole(db.database);
const dns = await startDnsServer();
afterAll(() => dns.close());
const OWN = 'fairway.example';
const at = (baseUrl: string) =>
  testApp({ ...db, search: new ReferenceSearch(), actors, app: { dnsServer: dns.address, baseUrl, onLoopback: true } });
const app = await at(`https://${OWN}`);
const local = await at('http://localhost:3000');

const HERE = ['203.0.113.7', '2001:db8::7'];
dns.hosts.set(OWN, { a: ['203.0.113.7'], aaaa: ['2001:db8::7'] });
dns.hosts.set('alias.example', { cname: OWN, a: ['203.0.113.7'], aaaa: ['2001:db8::7'] });
dns.hosts.set('direct.example', { a: ['203.0.113.7'] });
dns.hosts.set('half.example', { a: ['203.0.113.7', '198.51.100.1'] });
dns.hosts.set('moved.example', { cname: 'Other.Example', a: ['198.51.100.1'] });
dns.hosts.set('bare.example', {});
dns.hosts.set('broken.example', 'broken');

async function tenantOf(...hosts: string[]): Promise<number> {
  await db.database.deleteFrom('tenant').execute();
  const { id } = await db.database.insertInto('tenant').values({ slug: 'north', name: 'North' }).returning('id').executeTakeFirstOrThrow();
  if (hosts.length > 0)
    await db.database
      .insertInto('tenant_host')
      .values(hosts.map((host) => ({ host, tenant_id: id })))
      .execute();
  return id;
}
const look = (id: number, node = app, actor = 'platformAdmin') =>
  node.inject({ url: `/api/v1/admin/tenants/${id}/dns`, headers: { 'x-test-actor': actor, host: 'localhost' } });
const statesOf = async (id: number, node = app) =>
  Object.fromEntries((await look(id, node)).json().hosts.map(({ host, state }: { host: string; state: string }) => [host, state]));

// @rule tenants.10
describe('the host names of a tenant', () => {
  it('are said to lead where their records lead, against those of the own host', async () => {
    const names = [
      'alias.example',
      'direct.example',
      'half.example',
      'moved.example',
      'bare.example',
      'gone.example',
      'broken.example',
      'x.localhost',
    ];
    const id = await tenantOf(...names, OWN);
    expect(await statesOf(id)).toEqual({
      [OWN]: 'leads_here',
      'alias.example': 'leads_here',
      'direct.example': 'leads_here',
      'half.example': 'partly',
      'moved.example': 'elsewhere',
      'bare.example': 'no_records',
      'gone.example': 'no_domain',
      'broken.example': 'unanswered',
      'x.localhost': 'this_machine',
    });
    expect(dns.asked).not.toContain('x.localhost');
    const { own, hosts } = (await look(id)).json();
    expect(own).toEqual({ host: OWN, addresses: HERE.sort() });
    expect(hosts).toContainEqual({ host: 'moved.example', state: 'elsewhere', cname: 'other.example', addresses: ['198.51.100.1'] });
  });

  it('are asked for anew each time', async () => {
    const id = await tenantOf('soon.example');
    expect(await statesOf(id)).toEqual({ 'soon.example': 'no_domain' });
    dns.hosts.set('soon.example', { cname: OWN, a: ['203.0.113.7'] });
    expect(await statesOf(id)).toEqual({ 'soon.example': 'leads_here' });
  });

  it('are addresses themselves, which nobody is asked about', async () => {
    const id = await tenantOf('203.0.113.7', '198.51.100.1');
    expect(await statesOf(id)).toEqual({ '203.0.113.7': 'leads_here', '198.51.100.1': 'elsewhere' });
    expect(dns.asked).not.toContain('203.0.113.7');
  });

  it('cannot be compared where the platform is on this machine alone', async () => {
    expect(await statesOf(await tenantOf('direct.example'), local)).toEqual({ 'direct.example': 'incomparable' });
  });

  it('may be none; a tenant that is none is 404; others do not look', async () => {
    const id = await tenantOf();
    expect((await look(id)).json().hosts).toEqual([]);
    expect((await look(999_999)).statusCode).toBe(404);
    expect((await look(id, app, 'schoolAdmin')).statusCode).toBe(403);
  });
});
