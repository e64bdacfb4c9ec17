// What a node is made of: given by main, and by tests with parts of their own.
import type { Warning } from '@fairway/rules/operations';
import type { JobSearch } from '@fairway/search/types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bus } from './kernel/bus/bus.ts';
import type { Clock } from './kernel/clock.ts';
import type { DatabasePool } from './kernel/database/database.ts';
import type { Filling } from './kernel/feature.ts';
import type { FileStore } from './kernel/files/file-store.ts';
import type { Actor, ApiRequest } from './kernel/http/request.ts';
import type { Quarantine } from './kernel/http/uploads.ts';
import type { Log } from './kernel/log.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { Tracing } from './kernel/tracing/tracing.ts';

export type AppOptions = DatabasePool & {
  log: Log;
  clock: Clock;
  metrics: Metrics;
  search: JobSearch;
  files: FileStore;
  quarantine: Quarantine;
  /** Address of a clamd that looks at documents too. */
  clamdUrl?: string | undefined;
  /** Who is asked about DNS records (`address:port`); those of the machine without. */
  dnsServer?: string | undefined;
  /** Wakes other nodes; with it comes the realtime endpoint. */
  bus?: Bus;
  secret: string;
  baseUrl: string;
  /** It listens on a loopback address. */
  onLoopback: boolean;
  /** Subdomains of the host are reached over https alone, too. */
  hstsSubdomains?: boolean;
  trustProxy: string[];
  rateLimitPerMinute: number;
  metricsToken?: string | undefined;
  tracing?: Tracing | undefined;
  /** Without MAIL_URL, for this machine alone: /_mail exists. */
  mailbox: boolean;
  /** Tests: contract breaches fail loudly. */
  strict: boolean;
  readiness(): Promise<Record<string, boolean>>;
  /** What is wrong but keeps nobody from calling, told at /readyz: `mail_waits`. */
  warnings?: () => Promise<Warning[]>;
  /** The index of postings as this node saved it last. */
  savedIndex?: () => Promise<{ sizeBytes: number; savedAt: Date } | undefined>;
  /** Tests: who calls, before any token is read; undefined lets the token decide. */
  authenticate?: (request: FastifyRequest) => Promise<Actor | undefined>;
  /** Slots that the settings fill: what manifests say of themselves comes before. */
  fillings?: readonly Filling[];
  /** The demo world on a local address: it plays sign-in providers (/_provider) and employers (/_employer). */
  playsOthers?: boolean;
  /** How often a node asks which sessions ended; 0: only what it ended itself (tests). */
  endedSessionsLookMs?: number;
  /** Serves the pages; given by main, absent in API tests. */
  pages?: (app: FastifyInstance, services: PageServices) => Promise<void>;
};

export type PageServices = {
  loadTenant(request: FastifyRequest): Promise<ApiRequest['tenant']>;
  /** Who asks, by the access token. @throws Problem unavailable when ended sessions cannot be known */
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** Value of the header x-fairway-page on the pages' own calls: they are not rate limited. */
  pageKey: string;
  /** Resolves when the lists that features keep in memory hold what committed before. */
  caughtUp(): Promise<unknown>;
};
