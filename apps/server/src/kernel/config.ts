// Settings from the environment (README.md has them). All optional; an unknown or bad value stops the start with a message that names the variable.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { isLoopbackName, isLoopbackUrl } from './http/loopback.ts';

const booleanText = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

/** 192.0.2.1, 192.0.2.1:53, 2001:db8::1, [2001:db8::1]:53 */
function isServerAddress(text: string): boolean {
  const [, bracketed, plain, at = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [undefined, undefined, text];
  return isIP(bracketed ?? plain ?? '') > 0 && Number(at) > 0 && Number(at) <= 65_535;
}

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  // A socket has no host name, so this is no URL in the strict sense.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a postgres:// address')
    .optional(),
  FILES_URL: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/]+:\d+|unix:\/.+)$/, 'tcp://host:port or unix:/path')
    .optional(),
  DNS_SERVER: z.string().refine(isServerAddress, 'an address, or address:port').optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  HSTS_SUBDOMAINS: booleanText.optional(),
  BUS_URL: z.url({ protocol: /^(redis|rediss|nats|tls|postgres|postgresql)$/ }).optional(),
  DEMO: booleanText.optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.string().default(''),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: port.optional(),
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_RATIO: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  DATABASE_PORT: port.default(54_318),
  PAGES: z.enum(['production', 'dev', 'off']).default('production'),
});

/** Variables that belong to us; any other FAIRWAY_* name is a spelling mistake. */
const PREFIX = 'FAIRWAY_';

export type Config = {
  port: number;
  host: string;
  /** A second address, where the machine has it: localhost is 127.0.0.1 and ::1. */
  alsoHost: string | undefined;
  baseUrl: string;
  /** Only this very machine can ask: it listens there, and its public address is there. Only so may everybody know a password or read mails. */
  isLocal: boolean;
  /** Browsers are told that subdomains are reached over https alone, too. */
  hstsSubdomains: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePort: number;
  databasePool: number;
  filesUrl: string;
  /** Where backups are made each night and tried; without it nobody makes any. */
  backupDir: string | undefined;
  /** A clamd that looks at documents too. */
  clamdUrl: string | undefined;
  /** Who is asked about DNS records; those of the machine without. */
  dnsServer: string | undefined;
  mailUrl: string | undefined;
  busUrl: string | undefined;
  demo: boolean;
  role: 'web' | 'worker' | 'all';
  /** Signs page tokens, file links and access tokens. Lives outside the database. */
  secret: string;
  trustProxy: string[];
  metricsToken: string | undefined;
  metricsPort: number | undefined;
  tracesUrl: string | undefined;
  /** The share of traces that is kept, 0 to 1. */
  tracesRatio: number;
  logLevel: string;
  rateLimitPerMinute: number;
  pages: 'production' | 'dev' | 'off';
};

/** A setting that cannot be used; the message names the variable and says what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the settings. Creates DATA_DIR and, without SECRET, a secret kept there.
 * @throws {ConfigError} naming each bad variable
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const unknown = Object.keys(env).filter((name) => name.startsWith(PREFIX));
  if (unknown.length > 0)
    throw new ConfigError(`Unknown setting ${unknown.join(', ')}: settings have no ${PREFIX} prefix, see README.md "Settings".`);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])}: ${issue.message} (it is ${JSON.stringify(given[String(issue.path[0])])})`,
    );
    throw new ConfigError(`These settings cannot be used:\n  ${lines.join('\n  ')}`);
  }
  const e = parsed.data;
  const dataDir = path.resolve(e.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const host = e.HOST ?? '127.0.0.1';
  const baseUrl = (e.BASE_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    port: e.PORT,
    host,
    alsoHost: e.HOST === undefined ? '::1' : undefined,
    baseUrl,
    isLocal: isLoopbackName(host) && isLoopbackUrl(baseUrl),
    hstsSubdomains: e.HSTS_SUBDOMAINS ?? false,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databasePort: e.DATABASE_PORT,
    databasePool: e.DATABASE_POOL,
    filesUrl: e.FILES_URL ?? path.join(dataDir, 'files'),
    backupDir: e.BACKUP_DIR && path.resolve(e.BACKUP_DIR),
    clamdUrl: e.CLAMD_URL,
    dnsServer: e.DNS_SERVER,
    mailUrl: e.MAIL_URL,
    busUrl: e.BUS_URL,
    demo: e.DEMO ?? e.DATABASE_URL === undefined,
    role: e.ROLE,
    secret: e.SECRET ?? keptSecret(dataDir),
    trustProxy: e.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    metricsToken: e.METRICS_TOKEN,
    metricsPort: e.METRICS_PORT,
    tracesUrl: e.TRACES_URL,
    tracesRatio: e.TRACES_RATIO,
    logLevel: e.LOG_LEVEL,
    rateLimitPerMinute: e.RATE_LIMIT_PER_MINUTE,
    pages: e.PAGES,
  };
}

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process made it first: its secret is the one that counts.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
