// Small readings of a request and a tenant that page keys are made of.
import { createHash } from 'node:crypto';
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';

const fingerprints = new WeakMap<TenantConfiguration, string>();

/** Changes whenever anything of a tenant's configuration does: name, colours, switches. */
export function tenantFingerprint(tenant: TenantConfiguration): string {
  const known = fingerprints.get(tenant);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(tenant)).digest('base64url').slice(0, 16);
  fingerprints.set(tenant, made);
  return made;
}

/** The value of a cookie in a Cookie header, undecoded; undefined where it is absent or empty. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Path and query of a request target, as it was sent. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const at = target.indexOf('?');
  return at < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, at), search: target.slice(at) };
}
