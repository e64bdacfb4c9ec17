// Where the host names of a tenant lead by DNS (rules/host-dns.ts), asked anew each time. Names of this machine are not asked for.
import { isIP } from 'node:net';
import type { getTenantDns } from '@fairway/contract/tenants/dns';
import { type HostRecords, hostState, type OwnHost } from '@fairway/rules/host-dns';
import type { z } from 'zod';
import type { Database } from '../../../kernel/database/database.ts';
import type { HostLookup } from '../../../kernel/host-lookup.ts';
import { isLoopbackName } from '../../../kernel/http/loopback.ts';
import { Problem } from '../../../kernel/http/problems.ts';

type TenantDns = z.input<typeof getTenantDns.returns>;

/** @throws Problem not_found */
export async function readTenantDns(
  database: Database,
  id: number,
  { baseUrl, lookUp, now }: { baseUrl: string; lookUp: HostLookup; now: Date },
): Promise<TenantDns> {
  const tenant = await database.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst();
  if (!tenant) throw new Problem('not_found');
  const rows = await database.selectFrom('tenant_host').select('host').where('tenant_id', '=', id).orderBy('host').execute();
  const names = rows.map((row) => row.host);
  const ownName = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '');
  const answers = await lookUp([...new Set([...names, ownName])].filter(isAsked));
  const recordsOf = (name: string) => answers.get(name) ?? (isAddress(name) ? leadsToItself(name) : undefined);
  const own: OwnHost = { host: ownName, addresses: recordsOf(ownName)?.addresses ?? [] };
  const hosts = names.map((host) => {
    const found = recordsOf(host);
    if (!found) return { host, state: 'this_machine' as const, cname: null, addresses: [] };
    return { host, state: hostState(found, own), cname: found.cname, addresses: [...found.addresses] };
  });
  return { own: { host: own.host, addresses: [...own.addresses] }, hosts, lookedAt: now.toISOString() };
}

const isAddress = (name: string) => !isLoopbackName(name) && isIP(name) !== 0;
const isAsked = (name: string) => !isLoopbackName(name) && isIP(name) === 0;
const leadsToItself = (address: string): HostRecords => ({ cname: null, addresses: [address], answer: 'records' });
