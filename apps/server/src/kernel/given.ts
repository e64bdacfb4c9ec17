// What the kernel and the entry points need and do not know: each is given by one feature (`gives` in its manifest).
import type { TenantConfiguration } from '@fairway/contract/tenants/endpoints';
import type { Locale } from '@fairway/rules/locales';
import type { JobSearch } from '@fairway/search/types';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { FindMailSender, FindReaderZone } from './mail/sender.ts';

export type TenantLoader = {
  /** The tenant that answers `host` (with or without a port). @throws Problem InvalidConfiguration */
  byHost(host: string): Promise<TenantConfiguration>;
  /** Whether a tenant was given this host name (in lower case, without a port). */
  isTenantHost(name: string): Promise<boolean>;
  /** Whether the tenant of this host name is suspended (SLUG.localhost counts, too). */
  isSuspended(name: string): Promise<boolean>;
  /** Forgets what it knows, after an edit. */
  clear(): void;
};

export type OpenedSearch = {
  search: JobSearch;
  ready(): boolean;
  /** Resolves when everything committed before the call is found. */
  waitUntil(): Promise<void>;
  /** The index as it was saved last. */
  saved(): Promise<{ sizeBytes: number; savedAt: Date } | undefined>;
  close(): Promise<void>;
};
type SearchNeeds = { pool: pg.Pool; databaseUrl: string; dataDir: string; log: Log; clock: Clock };

export type Given = {
  /** Ids of sessions that ended within the last seconds. */
  endedSessions(pool: pg.Pool, seconds: number): Promise<string[]>;
  mailSender: FindMailSender;
  /** Whether the grant in an address of a file still holds. */
  mayOpenFile(database: Database, grant: string, now: Date): Promise<boolean>;
  readerZone: FindReaderZone;
  search(needs: SearchNeeds): OpenedSearch;
  /** Names of sectors, by code, that are not those of the messages. */
  sectorNames(database: Database, locale: Locale, tenantLocale: Locale): Promise<Record<string, string>>;
  tenants(database: Database): TenantLoader;
};

/** @throws Error where no feature gives it, or several do */
export function givenBy<Name extends keyof Given>(features: readonly { gives?: Partial<Given> }[], name: Name): Given[Name] {
  const [given, ...others] = features.flatMap(({ gives }) => gives?.[name] ?? []);
  if (!given || others.length > 0) throw new Error(`${name} is given by ${given ? 'several features' : 'no feature'}`);
  return given as Given[Name];
}
