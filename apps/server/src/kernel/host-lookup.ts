// Reads where host names lead: A, AAAA and CNAME, each time anew. Always answers; what is wrong is part of the answer.
import { Resolver } from 'node:dns/promises';
import type { HostRecords } from '@fairway/rules/host-dns';

const TIMEOUT_MS = 2000;
const TRIES = 2;

/** The records of tidy names (lower case, without a dot at the end), by name. */
export type HostLookup = (names: readonly string[]) => Promise<Map<string, HostRecords>>;

/** Asks `server` (`address` or `address:port`; undefined: those of the machine). */
export function hostLookup(server: string | undefined, { timeoutMs = TIMEOUT_MS, tries = TRIES } = {}): HostLookup {
  return async (names) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    if (server !== undefined) resolver.setServers([server]);
    return new Map(await Promise.all(names.map(async (name) => [name, await recordsOf(resolver, name)] as const)));
  };
}

async function recordsOf(resolver: Resolver, name: string): Promise<HostRecords> {
  // The dot at the end: the very name, and not one below a search domain of this machine.
  const asked = `${name}.`;
  const answers = await Promise.allSettled([resolver.resolve4(asked), resolver.resolve6(asked), resolver.resolveCname(asked)]);
  const [v4, v6, cnames] = answers.map((one) => (one.status === 'fulfilled' ? one.value : []));
  const failures = answers.flatMap((one) => (one.status === 'rejected' ? [failureOf(one.reason)] : []));
  const cname = cnames?.[0]?.toLowerCase().replace(/\.$/, '') ?? null;
  return { cname, addresses: [...new Set([...(v4 ?? []), ...(v6 ?? [])])].sort(), answer: answerOf(failures, answers.length) };
}

type Failure = 'none' | 'no_domain' | 'unanswered';

function failureOf(reason: unknown): Failure {
  const { code } = reason as NodeJS.ErrnoException;
  if (code === 'ENODATA') return 'none';
  return code === 'ENOTFOUND' || code === 'EBADNAME' ? 'no_domain' : 'unanswered';
}

function answerOf(failures: readonly Failure[], asked: number): HostRecords['answer'] {
  const unanswered = failures.filter((one) => one === 'unanswered').length;
  if (unanswered > 0) return unanswered === asked ? 'unanswered' : 'half';
  if (failures.length < asked) return 'records';
  // Servers say of an alias without its target either; the name is there as soon as one says so.
  return failures.every((one) => one === 'no_domain') ? 'no_domain' : 'none';
}
